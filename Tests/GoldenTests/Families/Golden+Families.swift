import SwiftUI

extension Golden {
    /// The goldens below `Recorded/families`.
    @GoldenList static var families: [Golden] {}
}
