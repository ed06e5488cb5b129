// Files that import SwiftUI use Foundation's types without naming it, as on Apple's platforms.
@_exported public import Foundation
