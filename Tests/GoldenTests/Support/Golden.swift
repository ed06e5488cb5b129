import SwiftUI

/// One behaviour, shown by one small view whose picture is on record.
///
/// Everything that a picture depends on is given here: the locale is en_US, the zone UTC, the instant
/// ``GoldenStage/instant``.
struct Golden: Sendable {
    /// Category, property and case, such as `layout/stack/spacing`; where the picture lies below `Recorded`.
    let name: String
    /// The widget's width in points.
    let width: Double
    /// The widget's height in points.
    let height: Double
    let surroundings: Surroundings
    let view: @MainActor @Sendable () -> AnyView

    /// What a picture depends on beside its view.
    struct Surroundings: Sendable {
        var scheme: ColorScheme = .light
        var hasIncreasedContrast = false
        var isRightToLeft = false
        var typeSize: DynamicTypeSize = .large
        /// The family's raw name.
        var family = "systemSmall"
    }

    /// A golden of `width` by `height` points.
    init<Content: View>(
        _ name: String,
        _ width: Double = 158,
        _ height: Double = 158,
        in surroundings: Surroundings = Surroundings(),
        @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
    ) {
        self.name = name
        self.width = width
        self.height = height
        self.surroundings = surroundings
        self.view = { AnyView(view()) }
    }

    /// Every golden.
    static let all: [Golden] = layout + text + paint + shapes + effects + images + controls + families + redaction
}

extension Golden.Surroundings {
    /// Dark surroundings.
    static var dark: Self { Self(scheme: .dark) }
    /// Text runs from right to left.
    static var rightToLeft: Self { Self(isRightToLeft: true) }
}
