import SwiftUI

extension Golden {
    @GoldenList static var stacks: [Golden] {
        Golden("layout/stack/default-spacing", 100, 60) {
            HStack {
                Color.red.frame(width: 20, height: 20)
                Color.green.frame(width: 20, height: 30)
                Color.blue.frame(width: 20, height: 40)
            }
        }
        Golden("layout/stack/flexible-beside-fixed", 100, 60) {
            HStack(spacing: 4) {
                Color.red.frame(width: 20)
                Color.green
                Color.blue.frame(minWidth: 10, maxWidth: 14)
            }
        }
    }
}
