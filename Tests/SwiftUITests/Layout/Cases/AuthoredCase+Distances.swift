import SwiftUI

extension AuthoredCase {
    /// What a view wants between itself and its neighbours.
    static let distances: [AuthoredCase] = [
        AuthoredCase(
            "views that are nothing take neither space nor distance",
            100,
            100,
            ["a": [40, 26, 20, 20], "b": [40, 54, 20, 20]]
        ) {
            let isShown = false
            VStack {
                Color.red.box("a", 20, 20)
                EmptyView()
                EmptyView().padding(10)
                if isShown { Color.green }
                ForEach(0..<0, id: \.self) { _ in Color.green }
                Group { EmptyView() }
                Color.blue.box("b", 20, 20)
            }
        },
        AuthoredCase(
            "a divider crosses its row and keeps 8 points",
            100,
            50,
            ["a": [21.833, 15, 20, 20], "d": [49.833, 0, 0.333, 50], "b": [58.167, 15, 20, 20]]
        ) {
            HStack {
                Color.red.box("a", 20, 20)
                Divider().accessibilityIdentifier("d")
                Color.blue.box("b", 20, 20)
            }
        },
        AuthoredCase(
            "a divider is a point thick where text is very large, and outside of a stack horizontal",
            100,
            50,
            ["d": [0, 24.5, 100, 1]]
        ) {
            Divider().accessibilityIdentifier("d").dynamicTypeSize(.accessibility1)
        },
        AuthoredCase(
            "text below text keeps the leading of its font, also from within a column",
            100,
            100,
            ["a": [nil, 28.667, nil, 20.333], "b": [nil, 51, nil, 20.333]]
        ) {
            VStack {
                VStack(alignment: .leading) { Text("A").accessibilityIdentifier("a") }
                Text("B").accessibilityIdentifier("b")
            }
        },
        AuthoredCase(
            "text below a plain view keeps the distance of its line",
            100,
            100,
            ["a": [40, 26.616, 20, 20], "t": [nil, 53.05, nil, 20.333]]
        ) {
            VStack {
                Color.red.box("a", 20, 20)
                Text("Text").accessibilityIdentifier("t")
            }
        },
        AuthoredCase(
            "padding above text makes it a plain view there",
            100,
            100,
            ["a": [40, 24.333, 20, 20], "t": [nil, 54.333, nil, 20.333]]
        ) {
            VStack {
                Color.red.box("a", 20, 20)
                Text("Text").accessibilityIdentifier("t").padding(.top, 2)
            }
            .padding(.bottom, 1)
        },
        AuthoredCase(
            "a frame around a row that ends in a spacer keeps 8 points",
            100,
            20,
            ["I": [6, 0, 60, 20], "a": [6, 0, 20, 20], "b": [74, 0, 20, 20]]
        ) {
            HStack {
                HStack {
                    Color.red.box("a", 20, 20)
                    Spacer()
                }
                .frame(width: 60).accessibilityIdentifier("I")
                Color.blue.box("b", 20, 20)
            }
        },
        AuthoredCase(
            "a spacer in a frame still touches its neighbours, whatever else is around it",
            100,
            20,
            ["a": [20, 0, 20, 20], "s": [40, 10, 20, 0], "b": [60, 0, 20, 20]]
        ) {
            HStack {
                Color.red.box("a", 20, 20)
                Spacer().opacity(0.5).frame(width: 20).accessibilityIdentifier("s")
                Color.blue.box("b", 20, 20)
            }
        },
        AuthoredCase(
            "an empty row touches its neighbours",
            100,
            100,
            ["a": [40, 30, 20, 20], "e": [50, 50, 0, 0], "b": [40, 50, 20, 20]]
        ) {
            VStack {
                Color.red.box("a", 20, 20)
                HStack {}.accessibilityIdentifier("e")
                Color.blue.box("b", 20, 20)
            }
        },
        AuthoredCase(
            "text beside anything in a row is 8 points away",
            200,
            40,
            ["c": [nil, 10, 20, 20], "d": [nil, 10, 20, 20]]
        ) {
            HStack {
                Color.red.box("c", 20, 20)
                Text("Text").frame(width: 50).accessibilityIdentifier("t")
                Color.red.box("d", 20, 20)
            }
        },
        AuthoredCase(
            "a distance that is given counts for text and spacers too",
            100,
            100,
            ["a": [40, 0, 20, 20], "s": [50, 30, 0, 20], "b": [40, 60, 20, 20]]
        ) {
            VStack(spacing: 10) {
                Color.red.box("a", 20, 20)
                Spacer().accessibilityIdentifier("s")
                Color.blue.box("b", 20, 20)
            }
            .frame(height: 80, alignment: .top)
            .frame(height: 100, alignment: .top)
        },
    ]
}
