import AssetWidgets
import SwiftUI

extension Golden {
    @GoldenList static var catalog: [Golden] {
        Golden("images/catalog/colours", 158, 40) { AssetViews.colors }
        Golden("images/catalog/colours-dark", 158, 40, in: .dark) { AssetViews.colors }
        Golden("images/catalog/pictures", 158, 50) { AssetViews.images }
        Golden("images/catalog/pictures-dark", 158, 50, in: .dark) { AssetViews.images }
        Golden("images/catalog/stand-ins", 158, 50) { AssetViews.missing }
        Golden("images/catalog/template-tinted", 60, 50) {
            Image("Mark", bundle: AssetViews.bundle).resizable().frame(width: 36, height: 36).foregroundStyle(.blue)
        }
        Golden("images/catalog/vector-scaled", 100, 100) {
            Image("Leaf", bundle: AssetViews.bundle).resizable().scaledToFit().padding(8)
        }
        Golden("images/catalog/redacted", 80, 50) {
            HStack {
                Image("Leaf", bundle: AssetViews.bundle)
                Image("Badge", bundle: AssetViews.bundle)
            }
            .redacted(reason: .placeholder)
        }
    }
}
