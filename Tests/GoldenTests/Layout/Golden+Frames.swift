import SwiftUI

extension Golden {
    @GoldenList static var frames: [Golden] {
        Golden("layout/frame/alignment", 100, 60) {
            Color.red.frame(width: 20, height: 20).frame(
                maxWidth: .infinity,
                maxHeight: .infinity,
                alignment: .bottomTrailing
            )
        }
        Golden("layout/frame/overflow", 100, 60) {
            Color.red.opacity(0.6).frame(width: 80, height: 40).frame(width: 40, height: 20).border(.black)
        }
        Golden("layout/frame/minimum", 100, 60) {
            Color.green.frame(minWidth: 30, maxWidth: 50, minHeight: 10, maxHeight: 20)
        }
        Golden("layout/frame/fixed-size", 100, 60) {
            Text("One line that is long").fixedSize().border(.blue)
        }
        Golden("layout/aspect/fit", 100, 60) { Color.blue.aspectRatio(1, contentMode: .fit) }
        Golden("layout/aspect/fill", 100, 60) {
            Color.blue.opacity(0.5).aspectRatio(1, contentMode: .fill).frame(width: 60, height: 30).border(.black)
        }
        Golden("layout/padding/edges", 100, 60) { Color.orange.padding(.leading, 30).padding(.vertical, 10) }
        Golden("layout/padding/default", 100, 60) { Color.orange.padding() }
        Golden("layout/position/centre", 100, 60) { Color.red.frame(width: 10, height: 10).position(x: 20, y: 15) }
        Golden("layout/spacer/pushes", 100, 60) {
            HStack {
                Color.red.frame(width: 10)
                Spacer()
                Color.blue.frame(width: 10)
            }
        }
        Golden("layout/divider/axes", 100, 60) {
            HStack {
                Text("a")
                Divider()
                VStack {
                    Text("b")
                    Divider()
                    Text("c")
                }
            }
        }
        Golden("layout/reader/size", 100, 60) {
            GeometryReader { proxy in
                Color.green.frame(width: proxy.size.width / 2, height: proxy.size.height / 3)
            }
        }
        Golden("layout/fits/second", 100, 60) {
            ViewThatFits {
                Color.red.frame(width: 120, height: 20)
                Color.green.frame(width: 80, height: 20)
                Color.blue.frame(width: 40, height: 20)
            }
        }
    }
}
