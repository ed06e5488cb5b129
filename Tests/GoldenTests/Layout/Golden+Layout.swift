import SwiftUI

extension Golden {
    /// The goldens below `Recorded/layout`.
    @GoldenList static var layout: [Golden] {
        stacks
        frames
        grids
        alignments
    }
}
