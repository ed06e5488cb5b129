import AVFoundation
import Testing

struct PlayerTests {
    @Test("a sound that is there does not play, one that is not is an error")
    func play() throws {
        try AVAudioSession.sharedInstance().setCategory(.playback)
        try AVAudioSession.sharedInstance().setActive(true)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).mp3")
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: file) }
        try Data("sound".utf8).write(to: file)
        let player = try AVAudioPlayer(contentsOf: file)
        #expect(player.play() == false)
        #expect(player.isPlaying == false)
    }
}
