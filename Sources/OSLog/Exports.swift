// Files that import OSLog use os's and Foundation's types without naming them, as on Apple's platforms.
@_exported public import Foundation
@_exported public import os
