import SwiftUI

extension Golden {
    /// The goldens below `Recorded/images`.
    @GoldenList static var images: [Golden] {
        catalog
    }
}
