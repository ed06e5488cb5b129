import SwiftUI

extension Golden {
    /// The goldens below `Recorded/paint`.
    @GoldenList static var paint: [Golden] {}
}
