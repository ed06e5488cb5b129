import SwiftUI

extension Golden {
    /// The goldens below `Recorded/controls`.
    @GoldenList static var controls: [Golden] {
        labels
        gauges
        progress
        toggles
        buttons
        containers
    }
}
