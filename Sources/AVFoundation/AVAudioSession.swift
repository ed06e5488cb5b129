// Files that import AVFoundation use Foundation's types without naming it, as on Apple's platforms.
@_exported public import Foundation

/// What a program wants of the sound of a device; a server makes none, so that nothing comes of it.
public final class AVAudioSession: Sendable {
    /// What sound is for.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A purpose by its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Beside what others play.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// In place of what others play, unless the device is silent.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// What people came for.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    }

    /// What sound is for, in more detail.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A purpose by its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Nothing in particular.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Speech.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    }

    /// How sound lives with that of others.
    public struct CategoryOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Options by their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Beside it.
        public static let mixWithOthers = CategoryOptions(rawValue: 1 << 0)
        /// Above it.
        public static let duckOthers = CategoryOptions(rawValue: 1 << 1)
    }

    private static let shared = AVAudioSession()

    /// The session of the program.
    public class func sharedInstance() -> AVAudioSession { shared }

    /// Accepted.
    public func setCategory(_ category: Category) throws {}

    /// Accepted.
    public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}

    /// Accepted.
    public func setActive(_ active: Bool) throws {}
}
