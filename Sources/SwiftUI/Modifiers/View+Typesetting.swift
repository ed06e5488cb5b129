public import Foundation

/// The language that lines are set for.
public struct TypesettingLanguage: Hashable, Sendable {
    /// The language of the view's surroundings.
    public static let automatic = TypesettingLanguage()

    /// A language given by the author.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { TypesettingLanguage() }
}

extension Text {
    /// The language that lines are set for; lines are set alike for all of them here.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }

    /// The language that lines are set for; lines are set alike for all of them here.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }

    /// How high a voice reads the text; nothing is read aloud here.
    public func speechAdjustedPitch(_ value: Double) -> Text { self }

    /// Whether a voice reads punctuation; nothing is read aloud here.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

    /// Whether a voice waits for what it reads; nothing is read aloud here.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

    /// Whether a voice spells the text; nothing is read aloud here.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}

extension View {
    /// The language that lines are set for; lines are set alike for all of them here.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        self
    }

    /// The language that lines are set for; lines are set alike for all of them here.
    nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        self
    }

    /// How high a voice reads the texts; nothing is read aloud here.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }

    /// Whether a voice reads punctuation; nothing is read aloud here.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

    /// Whether a voice waits for what it reads; nothing is read aloud here.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

    /// Whether a voice spells the texts; nothing is read aloud here.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
