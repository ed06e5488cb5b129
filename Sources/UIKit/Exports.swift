// UIKit's types stand where SwiftUI's do, since files that import SwiftUI alone use them too. Each is named here, so
// that SwiftUI's own names stay out of files that import UIKit.
@_exported public import Foundation
@_exported public import FoundationSupplement

@_exported public import enum SwiftUI.NSLineBreakMode
@_exported public import class SwiftUI.NSMutableParagraphStyle
@_exported public import class SwiftUI.NSParagraphStyle
@_exported public import enum SwiftUI.NSTextAlignment
@_exported public import class SwiftUI.UIColor
@_exported public import class SwiftUI.UIDevice
@_exported public import enum SwiftUI.UIDeviceOrientation
@_exported public import class SwiftUI.UIFont
@_exported public import class SwiftUI.UIFontMetrics
@_exported public import class SwiftUI.UIImage
@_exported public import class SwiftUI.UIScreen
@_exported public import class SwiftUI.UITraitCollection
@_exported public import enum SwiftUI.UIUserInterfaceIdiom
@_exported public import enum SwiftUI.UIUserInterfaceStyle
