// Files that import WidgetKit use Foundation's types without naming it, as on Apple's platforms.
@_exported public import FoundationSupplement

@_exported public import protocol AppIntents.CustomLocalizedStringResourceConvertible
@_exported public import struct AppIntents.LocalizedStringResource
@_exported public import func AppIntents.NSLocalizedString
