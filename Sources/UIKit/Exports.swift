// Files that import UIKit use SwiftUI's and Foundation's types without naming them, as on Apple's platforms.
@_exported public import Foundation
