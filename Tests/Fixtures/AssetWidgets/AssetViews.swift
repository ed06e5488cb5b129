import SwiftUI
import WidgetKit

/// Views as Xcode's generated symbols let authors write them.
public enum AssetViews {
    /// The bundle of this target's resources.
    public static var bundle: Bundle { .module }

    /// Colours by generated members, in every spelling.
    @MainActor public static var colors: some View {
        HStack(spacing: 4) {
            Color(.brandBlue)
            Color.brandBlue
            Rectangle().fill(.alert)
            Color(.wideGreen)
            Color("SystemTint", bundle: .module)
            Color(.dot)
        }
    }

    /// Pictures by generated members, one in a folder with a namespace.
    @MainActor public static var images: some View {
        HStack(spacing: 4) {
            Image(.leaf)
            Image(.badge)
            Image(.mark).foregroundStyle(.orange)
            Image(.Icons.sun)
        }
    }

    /// A picture whose format cannot be drawn, and one that is not there.
    @MainActor public static var missing: some View {
        HStack(spacing: 4) {
            Image(.sheet)
            Image("Nothing", bundle: .module)
            Color("Nowhere", bundle: .module).frame(width: 24, height: 24)
        }
    }
}
