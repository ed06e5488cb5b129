// Files that import AppIntents use Foundation's types without naming it, as on Apple's platforms.
@_exported public import FoundationSupplement
