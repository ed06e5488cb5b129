import SwiftUI

extension VerticalAlignment {
    private enum Middle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
    }

    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }

    /// A line of the tests' own; the bottom where a view sets none.
    fileprivate static let middleOfStar = VerticalAlignment(Middle.self)
    /// A line of the tests' own, a third from the top.
    fileprivate static let third = VerticalAlignment(Third.self)
}

extension HorizontalAlignment {
    private enum Colon: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
    }

    /// A line of the tests' own; the middle where a view sets none.
    fileprivate static let colon = HorizontalAlignment(Colon.self)
}

extension AuthoredCase {
    /// Alignment lines, built-in ones and authors' own.
    static let guides: [AuthoredCase] = [
        AuthoredCase(
            "views in two columns share a line of the author's own",
            200,
            200,
            [
                "a": [76, 100, 20, 20], "b": [76, 128, 20, 40], "c": [104, 32, 20, 60], "d": [104, 100, 20, 20],
            ]
        ) {
            HStack(alignment: .middleOfStar) {
                VStack {
                    Color.red.box("a", 20, 20).alignmentGuide(.middleOfStar) { $0[VerticalAlignment.center] }
                    Color.blue.box("b", 20, 40)
                }
                VStack {
                    Color.green.box("c", 20, 60)
                    Color.yellow.box("d", 20, 20).alignmentGuide(.middleOfStar) { $0[VerticalAlignment.center] }
                }
            }
        },
        AuthoredCase(
            "a line of the author's own lies by default where its definition says",
            100,
            100,
            ["a": [26, 30, 20, 40], "b": [54, 50, 20, 20]]
        ) {
            HStack(alignment: .middleOfStar) {
                Color.red.box("a", 20, 40)
                Color.blue.box("b", 20, 20)
            }
        },
        AuthoredCase(
            "a default is no value of a view's own: padding around a row moves the row's line",
            100,
            100,
            ["x": [27, 15, 10, 30], "y": [45, 5, 10, 60], "z": [63, 5, 10, 90]]
        ) {
            HStack(alignment: .third) {
                HStack(alignment: .third) {
                    Color.red.box("x", 10, 30)
                    Color.blue.box("y", 10, 60)
                }
                .padding(.bottom, 30)
                Color.green.box("z", 10, 90)
            }
        },
        AuthoredCase(
            "a row does not take over a leading edge that one of its views moved",
            100,
            100,
            ["a": [40, 30, 20, 20], "b": [40, 50, 20, 20]]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 0) { Color.red.box("a", 20, 20).alignmentGuide(.leading) { _ in -30 } }
                Color.blue.box("b", 20, 20)
            }
        },
        AuthoredCase(
            "padding takes over a leading edge that its view moved",
            100,
            100,
            ["a": [37.5, 30, 20, 20], "b": [47.5, 55, 20, 20]]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.box("a", 20, 20).alignmentGuide(.leading) { _ in 10 }.padding(5)
                Color.blue.box("b", 20, 20)
            }
        },
        AuthoredCase(
            "a frame takes over the line of the view inside, where that lies in it",
            100,
            100,
            ["a": [40, 30, 20, 20], "b": [50, 50, 20, 20]]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.box("a", 20, 20).alignmentGuide(.leading) { _ in 10 }
                    .frame(width: 40, alignment: .trailing)
                Color.blue.box("b", 20, 20)
            }
            .frame(width: 80, alignment: .leading)
            .frame(width: 100, alignment: .center)
            .offset(x: 10)
        },
        AuthoredCase(
            "an offset leaves the line where it was",
            100,
            100,
            ["a": [65, 30, 20, 20], "b": [45, 50, 20, 20]]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.box("a", 20, 20).alignmentGuide(.leading) { _ in 10 }.offset(x: 30)
                Color.blue.box("b", 20, 20)
            }
        },
        AuthoredCase(
            "a guide asks for a line of text",
            100,
            40,
            ["t": [nil, 9.333, nil, 20.333], "c": [nil, 20.667, 20, 10]]
        ) {
            HStack {
                Text("Text").accessibilityIdentifier("t")
                    .alignmentGuide(VerticalAlignment.center) { $0[.firstTextBaseline] }
                Color.red.box("c", 20, 10)
            }
        },
        AuthoredCase(
            "a guide asks for a line that nobody set",
            100,
            100,
            ["a": [33, 30, 20, 20], "b": [47, 50, 20, 20]]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.box("a", 20, 20).alignmentGuide(.leading) { $0[explicit: .leading] ?? 14 }
                Color.blue.box("b", 20, 20)
            }
        },
        AuthoredCase(
            "a guide asks for a line that the view set before",
            100,
            100,
            ["a": [38, 30, 20, 20], "b": [42, 50, 20, 20]]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.box("a", 20, 20).alignmentGuide(.leading) { _ in 3 }
                    .alignmentGuide(.leading) { ($0[explicit: .leading] ?? 14) + 1 }
                Color.blue.box("b", 20, 20)
            }
        },
        AuthoredCase(
            "a guide decides by the size of its view",
            100,
            100,
            ["a": [20, 30, 60, 20], "b": [40, 50, 40, 20]]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.box("a", 60, 20).alignmentGuide(.leading) { $0.width > 50 ? 20 : 0 }
                Color.blue.box("b", 40, 20).alignmentGuide(.leading) { $0.width > 50 ? 20 : 0 }
            }
        },
        AuthoredCase(
            "a trailing edge that is moved pulls the view across",
            100,
            100,
            ["a": [40, 30, 30, 20], "b": [30, 50, 20, 20]]
        ) {
            VStack(alignment: .trailing, spacing: 0) {
                Color.red.box("a", 30, 20).alignmentGuide(.trailing) { $0[HorizontalAlignment.center] - 5 }
                Color.blue.box("b", 20, 20)
            }
        },
        AuthoredCase(
            "a column aligns by a line of the author's own, set in one view, the middle in the other",
            100,
            100,
            ["a": [30, 30, 40, 20], "b": [35, 50, 20, 20]]
        ) {
            VStack(alignment: .colon, spacing: 0) {
                Color.red.box("a", 40, 20).alignmentGuide(.colon) { $0.width * 0.375 }
                Color.blue.box("b", 20, 20)
            }
        },
        AuthoredCase(
            "a depth stack, a frame and an overlay align by lines of the author's own",
            100,
            100,
            ["a": [20, 20, 60, 60], "b": [40, 70, 20, 10], "f": [30, 10, 10, 30], "o": [45, 77, 10, 3]]
        ) {
            let alignment = Alignment(horizontal: .colon, vertical: .middleOfStar)
            ZStack(alignment: alignment) {
                Color.red.box("a", 60, 60)
                Color.blue.box("b", 20, 10).overlay(alignment: alignment) { Color.green.box("o", 10, 3) }
            }
            .overlay(alignment: .topLeading) {
                Color.yellow.box("f", 10, 30).frame(width: 30, height: 20, alignment: alignment)
            }
        },
        AuthoredCase(
            "the first line of text counts through a column, the last one too",
            200,
            100,
            [
                "a": [nil, 28.667, nil, nil], "b": [nil, 51, nil, nil], "c": [nil, 40, nil, 5],
                "d": [nil, 60.333, nil, 5],
            ]
        ) {
            HStack(alignment: .lastTextBaseline) {
                HStack(alignment: .firstTextBaseline) {
                    Color.green.box("c", 5, 5)
                    VStack {
                        Text("A").accessibilityIdentifier("a")
                        Text("B").accessibilityIdentifier("b")
                    }
                }
                Color.yellow.frame(width: 5, height: 5).alignmentGuide(.lastTextBaseline) { $0[.bottom] - 2 }
                    .accessibilityIdentifier("e")
                Color.yellow.box("d", 5, 5).padding(.bottom, 2).alignmentGuide(.lastTextBaseline) { $0.height }
            }
        },
    ]
}
