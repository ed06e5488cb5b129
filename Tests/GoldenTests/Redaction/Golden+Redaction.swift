import SwiftUI

extension Golden {
    /// The goldens below `Recorded/redaction`.
    @GoldenList static var redaction: [Golden] {
        placeholders
        privacy
    }
}
