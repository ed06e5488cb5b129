import SwiftUI

// As authors write it: one import, names of many modules.

extension EnvironmentValues {
    @Entry var guest = "nobody"
    @Entry var seats: Int? = nil
    @Entry public var drinks: [String] = ["tea", "milk"]
}

class Counter: ObservableObject {
    @Published var count = 3
    @Published private(set) var name = "Counter"
}

@Observable class Shelf {
    var books = 2
}

struct CountsView: View {
    @StateObject private var own = Counter()
    @ObservedObject var given: Counter
    @EnvironmentObject var around: Counter
    @Environment(\.guest) private var guest
    @Environment(\.seats) private var seats
    @Environment(\.drinks) private var drinks
    @Environment(Shelf.self) private var shelf
    @Namespace private var names
    @FocusState private var isFocused: Bool
    @AppStorage("greeting", store: UserDefaults(suiteName: "group.test")) private var greeting = "Hi"
    @State private var isOpen = false

    var body: some View {
        VStack {
            Text(verbatim: "\(own.count) \(given.count) \(around.count) \(shelf.books)")
            Text(verbatim: "\(guest) \(seats ?? 0) \(drinks.joined(separator: "+"))")
                .widgetBackground(Color(.systemBackground))
                .contentMarginsDisabledIfAvailable()
        }
        .matchedGeometryEffect(id: 1, in: names)
        .gesture(TapGesture().onEnded { isOpen.toggle() })
        .onReceive(given.$count) { _ in isOpen = true }
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in isOpen = true }
        .sheet(isPresented: $isOpen) { Text("never") }
        .transaction { $0.animation = nil }
    }
}

extension View {
    // Named like modifiers of newer systems, as authors bridge to them.
    func widgetBackground(_ background: some View) -> some View {
        if #available(iOS 17.0, iOSApplicationExtension 17.0, *) {
            return AnyView(overlay(alignment: .bottom) { Text(verbatim: "new") })
        } else {
            return AnyView(self.background(background))
        }
    }

    func contentMarginsDisabledIfAvailable() -> some View { self }
}

struct BindableShelf: View {
    @Bindable var shelf: Shelf
    var body: some View { Text(verbatim: "\($shelf.books.wrappedValue) books") }
}

@MainActor public enum SwiftUIAlone {
    public static func counts() -> some View {
        let outside = Counter()
        outside.count = 4
        let around = Counter()
        around.count = 5
        return CountsView(given: outside).environmentObject(around).environment(Shelf()).environment(\.guest, "Ada")
    }

    public static func bindable() -> some View { BindableShelf(shelf: Shelf()) }

    public static func unavailable() -> some View {
        NavigationStack {
            ContentUnavailableView("No Books", systemImage: "book", description: Text("Add one."))
                .navigationTitle("Books")
        }
    }

    public static func foundation() -> [String] {
        var facts: [String] = []
        facts.append("\(URLSession.shared.configuration.httpMaximumConnectionsPerHost > 0)")
        facts.append("\(URLRequest(url: URL(fileURLWithPath: "/a")).httpMethod ?? "")")
        let parser = XMLParser(data: Data("<a><b/></a>".utf8))
        facts.append("\(parser.parse())")
        facts.append("\(autoreleasepool { 7 })")
        facts.append("\(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))")
        facts.append("\(UIFont.systemFont(ofSize: 12).pointSize)")
        facts.append("\(UIScreen.main.bounds.width > 300)")
        facts.append("\(UIDevice.current.userInterfaceIdiom == .phone)")
        facts.append("\(UIImage(data: Data()) == nil)")
        facts.append("\(CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi)).x.rounded())")
        facts.append(
            "\(Path(CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 3), transform: nil)).boundingRect.height)"
        )
        facts.append(
            "\(Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1)) == Color(red: 1, green: 0, blue: 0))"
        )
        let defaults = UserDefaults(suiteName: "author.files.\(UUID().uuidString)")
        defaults?.setValue(["a"], forKey: "list")
        facts.append("\(defaults?.value(forKey: "list") as? [String] ?? [])")
        facts.append("\(URL.documentsDirectory.isFileURL)")
        let title: LocalizedStringResource = "Title"
        facts.append(title.key)
        let text = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 9), .kern: 1])
        facts.append("\(text.length)")
        return facts
    }
}
