import AuthorFiles
import SwiftUI
import Testing
import ViewTree

/// Files that import one module and use names of others, compiled as an outside author's are.
@MainActor
struct AuthorFileTests {
    @Test("objects, entries and gestures: state is read once, the new branch of a check is taken")
    func counts() {
        let strings = content(SwiftUIAlone.counts()).strings
        #expect(strings == ["3 4 5 2", "Ada 0 tea+milk", "new"])
    }

    @Test("a bindable object's properties are read through bindings")
    func bindable() {
        #expect(content(SwiftUIAlone.bindable()).strings == ["2 books"])
    }

    @Test("an unavailable content says what and why")
    func unavailable() {
        #expect(content(SwiftUIAlone.unavailable()).strings == ["No Books", "Add one."])
    }

    @Test("networking, XML, Core Graphics and UIKit come with SwiftUI")
    func foundation() {
        let facts = [
            "true", "GET", "true", "7", "true", "12.0", "true", "true", "true", "-1.0", "3.0", "true", "[\"a\"]",
            "true",
            "Title", "1",
        ]
        #expect(SwiftUIAlone.foundation() == facts)
    }

    @Test("CoreGraphics and UIKit stand behind their imports")
    func graphics() {
        #expect(GraphicsAndUIKit.facts() == ["4.0", "[0.0, 0.0, 0.0, 1.0]", "2.0"])
    }

    @Test("os.log, os and OSLog stand behind their imports")
    func logging() {
        logThroughSubmodule()
        logThroughModules(CancellationError())
    }

    @Test("Combine and CoreLocation stand behind their imports")
    func combining() {
        #expect(Combining.facts() == ["true", "1", "4"])
    }
}
