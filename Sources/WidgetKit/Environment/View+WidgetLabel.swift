public import SwiftUI

extension View {
    /// Accepted; the label curves beside a corner complication, which is drawn without it.
    nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }

    /// Accepted; the label curves beside a corner complication, which is drawn without it.
    nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

    /// Accepted; the label curves beside a corner complication, which is drawn without it.
    @_disfavoredOverload
    nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }

    /// Accepted; content of corner complications stays straight.
    nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
}
