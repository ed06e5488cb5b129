import SwiftUI

extension Golden {
    /// The goldens below `Recorded/effects`.
    @GoldenList static var effects: [Golden] {}
}
