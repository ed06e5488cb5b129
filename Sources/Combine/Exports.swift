// Files that import Combine use Foundation's types without naming it, as on Apple's platforms.
@_exported public import Foundation
@_exported public import FoundationNetworking
