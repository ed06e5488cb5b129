@_exported public import Foundation

@_exported public import protocol AppIntents.CustomLocalizedStringResourceConvertible
@_exported public import struct AppIntents.LocalizedStringResource
@_exported public import func AppIntents.NSLocalizedString
