// Files that import SwiftUI use Foundation's types without naming it, as on Apple's platforms.
@_exported public import Foundation

@_exported public import protocol AppIntents.CustomLocalizedStringResourceConvertible
@_exported public import struct AppIntents.LocalizedStringResource
@_exported public import func AppIntents.NSLocalizedString
