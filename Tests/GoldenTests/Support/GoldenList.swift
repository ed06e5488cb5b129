/// Lets goldens stand below each other, each type-checked by itself.
@resultBuilder
enum GoldenList {
    static func buildBlock(_ goldens: [Golden]...) -> [Golden] { goldens.flatMap(\.self) }
    static func buildExpression(_ golden: Golden) -> [Golden] { [golden] }
    static func buildExpression(_ goldens: [Golden]) -> [Golden] { goldens }
    static func buildArray(_ goldens: [[Golden]]) -> [Golden] { goldens.flatMap(\.self) }
}
