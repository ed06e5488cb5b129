internal import Foundation
internal import ViewTree

/// Trigonometry in degrees; y grows downwards, so angles run clockwise.
enum Angle {
    /// Exact at the quarters, where rounding would leave a line almost upright.
    static func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
        guard degrees.isFinite else { return (0, 1) }
        let turned = degrees.remainder(dividingBy: 360)
        switch turned {
        case 0: return (0, 1)
        case 90: return (1, 0)
        case -90: return (-1, 0)
        case 180, -180: return (0, -1)
        default:
            let radians = turned * .pi / 180
            return (sin(radians), cos(radians))
        }
    }

    /// The point on a circle.
    static func point(about center: Point, radius: Double, degrees: Double) -> Point {
        let (sine, cosine) = sineAndCosine(degrees: degrees)
        return Point(x: center.x + radius * cosine, y: center.y + radius * sine)
    }

    /// The length of the handles of a cubic that follows `degrees` of a circle of `radius`.
    static func handle(degrees: Double, radius: Double) -> Double {
        4.0 / 3.0 * tan(degrees * .pi / 720) * radius
    }
}
