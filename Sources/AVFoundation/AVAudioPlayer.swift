public import Foundation

/// Plays a sound; a server makes none, so that it never plays.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    /// Where the sound is.
    public let url: URL?
    /// How often it is played again; for ever where negative.
    public var numberOfLoops = 0
    /// How loud it is, 0...1.
    public var volume: Float = 1
    /// How far it has come, in seconds.
    public var currentTime: TimeInterval = 0
    /// How long it is, in seconds; not known.
    public var duration: TimeInterval { 0 }
    /// Whether it plays.
    public var isPlaying: Bool { false }

    /// A sound in a file; the error where there is none.
    public init(contentsOf url: URL) throws {
        _ = try FileHandle(forReadingFrom: url)
        self.url = url
    }

    /// A sound in memory.
    public init(data: Data) throws {
        url = nil
    }

    /// Prepares nothing; false.
    @discardableResult
    open func prepareToPlay() -> Bool { false }

    /// Plays nothing; false.
    @discardableResult
    open func play() -> Bool { false }

    /// Nothing to pause.
    open func pause() {}

    /// Nothing to stop.
    open func stop() {}
}
