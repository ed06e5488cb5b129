import AppIntents
import SwiftUI
import WidgetKit

struct StateReader: View {
    @State private var count = 3

    var body: some View { BindingReader(count: $count) }
}

struct BindingReader: View {
    @Binding var count: Int

    var body: some View { Text("\(count)") }
}

struct FamilyReader: View {
    @Environment(\.widgetFamily) private var family

    var body: some View { Text(verbatim: "\(family)") }
}

struct SchemeReader: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text(scheme == .dark ? "dark" : "light") }
}

private struct ListedWordKey: EnvironmentKey {
    static let defaultValue = "word"
}

extension EnvironmentValues {
    var listedWord: String {
        get { self[ListedWordKey.self] }
        set { self[ListedWordKey.self] = newValue }
    }
}

struct OwnKeyReader: View {
    @Environment(\.listedWord) private var word

    var body: some View { Text(word) }
}

struct StorageReader: View {
    @AppStorage("count", store: UserDefaults(suiteName: "group.listed")) private var count = 2

    var body: some View { Text("\(count)") }
}

struct MetricReader: View {
    @ScaledMetric private var side = 12.0

    var body: some View { Color.red.frame(width: side, height: side) }
}

struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.padding(3).border(.red) }
}

struct Branches: View {
    let isOn: Bool

    var body: some View {
        if isOn { Text("on") } else { Text("off") }
        switch isOn {
        case true: Text("yes")
        case false: EmptyView()
        }
    }
}
