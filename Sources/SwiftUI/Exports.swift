// Files that import SwiftUI use Foundation's types, and those of Combine and Observation that mark objects, without naming
// the modules, as on Apple's platforms.
@_exported public import FoundationSupplement
@_exported public import Observation

@_exported public import protocol AppIntents.CustomLocalizedStringResourceConvertible
@_exported public import struct AppIntents.LocalizedStringResource
@_exported public import func AppIntents.NSLocalizedString
@_exported public import class Combine.AnyCancellable
@_exported public import protocol Combine.ObservableObject
@_exported public import class Combine.ObservableObjectPublisher
@_exported public import struct Combine.Published
