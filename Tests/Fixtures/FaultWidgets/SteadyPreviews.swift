import SwiftUI
import WidgetKit

#Preview("Steady Preview", as: .systemSmall) {
    SteadyWidget()
} timeline: {
    SteadyEntry(date: .now, count: 7)
    SteadyEntry(date: .now.addingTimeInterval(60), count: 8)
}

#Preview("Steady Notes", traits: .fixedLayout(width: 100, height: 80)) {
    VStack {
        Text("moves").animation(.default, value: 1)
        Image(systemName: "hart.fill")
        Text("words that do not fit into the space for them").lineLimit(1)
    }
}
