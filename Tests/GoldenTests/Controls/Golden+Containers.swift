import SwiftUI

extension Golden {
    @GoldenList static var containers: [Golden] {
        Golden("controls/container/group-box", 158, 100) {
            GroupBox("Today") { Text("3 meetings") }.padding(6)
        }
        Golden("controls/container/group-box-dark", 158, 100, in: .dark) {
            GroupBox("Today") { Text("3 meetings") }.padding(6)
        }
        Golden("controls/container/list", 158, 150) {
            List {
                Text("One")
                Text("Two")
                Text("Three")
            }
        }
        Golden("controls/container/section", 158, 110) {
            VStack(alignment: .leading) {
                Section {
                    Text("Content")
                } header: {
                    Text("Header")
                } footer: {
                    Text("Footer")
                }
            }
        }
        Golden("controls/container/content-unavailable", 158, 158) {
            ContentUnavailableView("No mail", systemImage: "tray", description: Text("New mail comes here."))
        }
        Golden("controls/container/link", 120, 44) {
            if let url = URL(string: "https://example.org") { Link("Open site", destination: url) }
        }
        Golden("controls/composition/for-each", 158, 60) {
            HStack { ForEach(1..<5) { Text("\($0)") } }
        }
        Golden("controls/composition/conditions", 158, 60) {
            HStack {
                if Golden.isTrue { Color.green.frame(width: 20) } else { Color.red.frame(width: 20) }
                if !Golden.isTrue { Color.red.frame(width: 20) }
                EmptyView()
                AnyView(Color.blue.frame(width: 20))
                Group {
                    Color.orange
                    Color.purple
                }
                .frame(width: 20)
            }
            .frame(height: 30)
        }
        Golden("controls/composition/modifier", 120, 60) { Text("Card").modifier(CardModifier()) }
    }

    private static let isTrue = true

    private struct CardModifier: ViewModifier {
        func body(content: Content) -> some View {
            content.padding(8).background(.yellow.opacity(0.4), in: RoundedRectangle(cornerRadius: 8))
        }
    }
}
