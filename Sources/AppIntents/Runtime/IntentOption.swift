/// One value that a parameter can have, with how it shows itself.
package struct IntentOption: Sendable, Hashable, Codable {
    /// The value as it goes on the wire.
    package var value: IntentValue

    /// Its title.
    package var title: String

    /// The line below the title.
    package var subtitle: String?

    /// The heading it stands under.
    package var section: String?

    /// The name of its symbol.
    package var symbol: String?

    /// A value shown as its author says.
    init(_ value: IntentValue, shown: DisplayRepresentation) {
        self.value = value
        title = shown.title.text
        subtitle = shown.subtitle?.text
        if case .symbol(let name) = shown.image?.source { symbol = name }
    }

    /// A value that shows itself if it can, else as its wire form.
    init(_ value: any Sendable) {
        let wire = IntentValueCodec.encode(value)
        if let value = value as? any InstanceDisplayRepresentable {
            self.init(wire, shown: value.displayRepresentation)
        } else {
            self.init(wire, shown: DisplayRepresentation(stringLiteral: wire.string ?? String(describing: wire)))
        }
    }
}

/// A collection of values that can be listed as options.
protocol OptionListing {
    /// The options, in order.
    var options: [IntentOption] { get }
}

extension Array: OptionListing where Element: _IntentValue {
    var options: [IntentOption] { map { IntentOption($0) } }
}

extension IntentItemCollection: OptionListing {
    var options: [IntentOption] {
        sections.flatMap { section in
            section.items.map { item in
                var option = IntentOption(item.value)
                if let title = item.title { option.title = title.text }
                if let subtitle = item.subtitle { option.subtitle = subtitle.text }
                if case .symbol(let name) = item.image?.source { option.symbol = name }
                option.section = section.title?.text
                return option
            }
        }
    }
}
