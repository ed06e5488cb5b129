import SwiftUI

extension Golden {
    /// The goldens below `Recorded/text`.
    @GoldenList static var text: [Golden] {}
}
