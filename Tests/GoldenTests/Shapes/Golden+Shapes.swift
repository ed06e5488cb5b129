import SwiftUI

extension Golden {
    /// The goldens below `Recorded/shapes`.
    @GoldenList static var shapes: [Golden] {}
}
