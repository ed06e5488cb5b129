package import ViewTree

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public let data: Data

    /// Makes the view of an element.
    public let content: (Data.Element) -> Content

    /// What the author's view saw when it made this one: its wrappers are read inside `content`.
    private let scope = EvaluationScope.current
}

extension ForEach where Content: View {
    /// A view for each element, told apart by the elements' own identity.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        self.content = content
    }

    /// A view for each element, told apart by a property.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.data = data
        self.content = content
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// A view for each number of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.data = data
        self.content = content
    }
}

extension ForEach: View, PrimitiveView where Content: View {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        var nodes: [ViewNode] = []
        for element in data {
            guard context.hasRoom else { break }
            let view = EvaluationScope.within(scope ?? context.scope) { content(element) }
            nodes += context.resolve(view)
        }
        return nodes
    }
}
