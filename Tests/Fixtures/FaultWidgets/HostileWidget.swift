import SwiftUI
import WidgetKit

/// Shows what XML, HTML and JSON trip over.
struct HostileWidget: Widget {
    static let text =
        (0x0...0x1F).map { String(Character(UnicodeScalar(UInt8($0)))) }.joined()
        + "&amp; & <script>alert(\"1\")</script> 'quoted' ]]> \u{7F}\u{85}\u{9F}\u{FFFE}\u{FFFF}"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Hostile", provider: HostileProvider()) { entry in
            VStack {
                Text(verbatim: Self.text)
                Text("Data & <Science>").accessibilityLabel("Data & <Science> \"x\" 'y'")
                if let url = URL(string: "https://x.example/?a=1&b=%22%3E") { Link("Go & see", destination: url) }
            }
            .widgetURL(URL(string: "myapp://x?a=1&b=2"))
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Data & <Science> \"x\" 'y'")
        .supportedFamilies([.systemMedium])
    }
}

struct HostileEntry: TimelineEntry {
    var date: Date
}

struct HostileProvider: TimelineProvider {
    func placeholder(in context: Context) -> HostileEntry { HostileEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (HostileEntry) -> Void) {
        completion(HostileEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<HostileEntry>) -> Void) {
        completion(Timeline(entries: [HostileEntry(date: .now)], policy: .never))
    }
}
