package import ViewTree

/// What layout needs to know about the screen and the widget.
package struct LayoutContext: Sendable, Hashable {
    /// Pixels per point.
    package var displayScale: Double
    package var isRightToLeft: Bool
    /// The widget's size in points.
    package var containerSize: Size
    /// The widget's corner radius in points.
    package var containerCornerRadius: Double

    package init(
        displayScale: Double = 3,
        isRightToLeft: Bool = false,
        containerSize: Size = .zero,
        containerCornerRadius: Double = 0
    ) {
        self.displayScale = displayScale
        self.isRightToLeft = isRightToLeft
        self.containerSize = containerSize
        self.containerCornerRadius = containerCornerRadius
    }

    /// Pixels per point, fit for division.
    var pixelsPerPoint: Double {
        displayScale.isFinite && displayScale > 0 ? min(displayScale, 16) : 1
    }

    /// The length of a pixel in points.
    var pixelLength: Double { 1 / pixelsPerPoint }

    /// `length` rounded up to a whole pixel; what exceeds one by less than a thousandth does not count.
    func roundedUp(_ length: Double) -> Double {
        guard length.isFinite else { return length }
        return ((length * pixelsPerPoint) - 0.001).rounded(.up) / pixelsPerPoint + 0
    }

    /// `length` rounded to the nearest pixel.
    func roundedToPixel(_ length: Double) -> Double {
        guard length.isFinite else { return length }
        return (length * pixelsPerPoint).rounded() / pixelsPerPoint
    }
}
