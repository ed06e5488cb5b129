import Foundation
import Testing

@testable import AppIntents

struct LoadedImageTests {
    private let maps = """
        55d000000000-55d000001000 r--p 00000000 08:01 12 /opt/a program
        55d000001000-55d000002000 r-xp 00001000 08:01 12 /opt/a program
        55d000003000-55d000004000 ---p 00002000 08:01 12 /opt/a program
        7f0000000000-7f0000001000 rw-p 00000000 00:00 0
        7ffc00000000-7ffc00001000 r-xp 00000000 00:00 0 [vdso]
        broken line
        zz-yy r--p 00000000 08:01 12 /opt/b
        """

    @Test("a listing gives the files with their readable and executable ranges")
    func ranges() throws {
        let images = LoadedImage.images(inMaps: maps)
        #expect(images.map(\.path) == ["/opt/a program"])
        let image = try #require(images.first)
        #expect(image.canRead(0x55d0_0000_0FFC, count: 8))
        #expect(!image.canRead(0x55d0_0000_1FFC, count: 8))
        #expect(!image.canRead(0x55d0_0000_3000, count: 1))
        #expect(image.canCall(0x55d0_0000_1000))
        #expect(!image.canCall(0x55d0_0000_0000))
    }

    @Test("a file that is no ELF file, or a cut or random one, has no sections and crashes nothing")
    func damagedFiles() throws {
        let image = try #require(LoadedImage.images(inMaps: maps).first)
        let name = "swift5_protocol_conformances"
        #expect(image.section(named: name, in: Data("#!/bin/sh".utf8)) == nil)
        var header = Data([0x7F, 0x45, 0x4C, 0x46, 2, 1])
        header.append(Data(repeating: 0xFF, count: 4096))
        #expect(image.section(named: name, in: header) == nil)
        let own = try #require(FileManager.default.contents(atPath: "/proc/self/exe"))
        for length in stride(from: 0, through: 4096, by: 61) {
            #expect(image.section(named: name, in: Data(own.prefix(length))) == nil)
        }
    }

    @Test("the running executable's section is found where it is mapped")
    func ownSection() throws {
        let maps = try #require(FileManager.default.contents(atPath: "/proc/self/maps"))
        let text = String(decoding: maps, as: UTF8.self)
        let sections = LoadedImage.images(inMaps: text).compactMap { image in
            FileHandle(forReadingAtPath: image.path).flatMap {
                image.section(named: "swift5_protocol_conformances", in: $0)
            }
        }
        #expect(!sections.isEmpty)
        #expect(sections.allSatisfy { $0.count % 4 == 0 })
    }
}
