/// What property wrappers see while an author's code runs.
///
/// `@Environment` and its kin are plain values inside the author's view, so the environment reaches them through a
/// task-local that is bound around every call into the author's code and nowhere else.
package final class EvaluationScope: @unchecked Sendable {
    package let environment: EnvironmentValues

    /// The innermost scope, nil outside of an evaluation.
    @TaskLocal package static var current: EvaluationScope?

    package init(environment: EnvironmentValues) {
        self.environment = environment
    }

    /// The result of `body`, run with `scope` current.
    @MainActor
    package static func within<Result>(_ scope: EvaluationScope, _ body: () -> Result) -> Result {
        $current.withValue(scope) { body() }
    }

    /// The current environment, or the defaults outside of an evaluation.
    static var environmentOrDefault: EnvironmentValues { current?.environment ?? EnvironmentValues() }
}
