import SwiftUI

extension Golden {
    @GoldenList static var textFonts: [Golden] {
        Golden("text/font/weights", 130, 170) {
            VStack(alignment: .leading, spacing: 0) {
                Text("Ultralight").fontWeight(.ultraLight)
                Text("Thin").fontWeight(.thin)
                Text("Light").fontWeight(.light)
                Text("Regular").fontWeight(.regular)
                Text("Medium").fontWeight(.medium)
                Text("Semibold").fontWeight(.semibold)
                Text("Bold").fontWeight(.bold)
                Text("Heavy").fontWeight(.heavy)
                Text("Black").fontWeight(.black)
            }
            .font(.system(size: 15))
        }
        Golden("text/font/weight-of-nil", 120, 70) {
            VStack {
                Text("inherited")
                Text("nil").fontWeight(nil)
                Text("not bold").bold(false)
            }
            .fontWeight(.heavy)
        }
        Golden("text/font/designs", 150, 100) {
            VStack(alignment: .leading) {
                Text("Default 123").fontDesign(.default)
                Text("Rounded 123").fontDesign(.rounded)
                Text("Serif 123").fontDesign(.serif)
                Text("Mono 123").fontDesign(.monospaced)
            }
        }
        Golden("text/font/bold-designs", 150, 100) {
            VStack(alignment: .leading) {
                Text("Default 123")
                Text("Rounded 123").fontDesign(.rounded)
                Text("Serif 123").fontDesign(.serif)
                Text("Mono 123").fontDesign(.monospaced)
            }
            .bold()
        }
        Golden("text/font/italic", 150, 80) {
            VStack(alignment: .leading) {
                Text("Italic").italic()
                Text("Bold italic").bold().italic()
                Text("Serif italic").fontDesign(.serif).italic()
            }
        }
        Golden("text/font/widths", 150, 110) {
            VStack(alignment: .leading) {
                Text("Compressed").fontWidth(.compressed)
                Text("Condensed").fontWidth(.condensed)
                Text("Standard").fontWidth(.standard)
                Text("Expanded").fontWidth(.expanded)
            }
            .font(.headline)
        }
        Golden("text/font/monospaced-digits", 100, 90) {
            VStack(alignment: .trailing, spacing: 2) {
                Text("11:11:11")
                Text("48:00:48")
                Text("11:11:11").monospacedDigit()
                Text("48:00:48").monospacedDigit()
            }
        }
        Golden("text/font/small-caps", 158, 90) {
            VStack(alignment: .leading) {
                Text("Small Caps 12").font(.body.smallCaps())
                Text("Lowercase 12").font(.body.lowercaseSmallCaps())
                Text("Uppercase 12").font(.body.uppercaseSmallCaps())
            }
        }
        Golden("text/font/custom", 158, 120) {
            VStack(alignment: .leading) {
                Text("Georgia").font(.custom("Georgia", size: 17))
                Text("Menlo 0123").font(.custom("Menlo", size: 15))
                Text("AvenirNext-Bold").font(.custom("AvenirNext-Bold", size: 15))
                Text("No such font").font(.custom("NoSuchFont", fixedSize: 15))
            }
        }
        Golden("text/font/leading", 240, 90) {
            HStack(alignment: .top) {
                Text("tight lines of text").font(.body.leading(.tight)).frame(width: 64)
                Text("usual lines of text").frame(width: 64)
                Text("loose lines of text").font(.body.leading(.loose)).frame(width: 64)
            }
        }
        Golden("text/font/large-type", 158, 80) {
            HStack(alignment: .firstTextBaseline, spacing: 2) {
                Text("72").font(.system(size: 54, weight: .thin))
                Text("km/h").font(.system(size: 15, weight: .semibold, design: .rounded))
            }
        }
    }
}
