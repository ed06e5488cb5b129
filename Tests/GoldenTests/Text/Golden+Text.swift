import SwiftUI

extension Golden {
    /// The goldens below `Recorded/text`.
    @GoldenList static var text: [Golden] {
        textFonts
        textStyles
        textSizes
        textRuns
        textMarkdown
        textAttributes
        textFormats
        textScripts
        textBidi
        textWrapping
        textTruncation
        textScaling
        textAlignment
        textLines
        textDecorations
        textRedaction
    }
}
