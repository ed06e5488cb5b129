internal import AppIntents
internal import ExtensionProtocol
internal import SwiftUI
internal import ViewTree

/// The previews that a program declares, in the order of its files.
@MainActor
struct PreviewCatalog {
    /// A preview that can be shown.
    struct Entry {
        var description: PreviewDescription
        var source: Source
    }

    /// Where a preview's pictures come from.
    enum Source {
        case widget(WidgetPreview)
        /// One of the previews that a view consists of.
        case view(@MainActor () -> any View, index: Int)
    }

    private(set) var entries: [Entry] = []
    private var ids: Set<String> = []

    /// The previews that the compiler's records in the executable lead to.
    static func discovered(_ scanner: ConformanceScanner = ConformanceScanner()) -> PreviewCatalog {
        var catalog = PreviewCatalog()
        let declared = scanner.types(conformingTo: (any PreviewRegistry).self)
            .compactMap { $0 as? any PreviewRegistry.Type }
            .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
        for type in declared { catalog.add(type) }
        let providers = scanner.types(conformingTo: (any PreviewProvider).self)
            .compactMap { $0 as? any PreviewProvider.Type }
            .sorted { String(reflecting: $0) < String(reflecting: $1) }
        for type in providers { catalog.add(type) }
        return catalog
    }

    private mutating func add<Registry: PreviewRegistry>(_ type: Registry.Type) {
        let content: Registry.Content
        do {
            content = try type.makePreview()
        } catch {
            ProcessNotes.write("the preview at \(type.fileID):\(type.line) cannot be made: \(error)")
            return
        }
        let stem = type.fileID.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? "preview"
        var description = PreviewDescription(id: "\(stem)-\(type.line)", file: type.fileID, line: type.line)
        switch content {
        case let preview as WidgetPreview:
            description.family = preview.family.name
            description.name = preview.name
            add(description, .widget(preview))
        case let preview as Preview:
            description.name = preview.name
            description.layout = .init(preview.layout)
            add(parts: preview.content, description)
        default:
            ProcessNotes.write("the preview at \(type.fileID):\(type.line) is of an unknown kind")
        }
    }

    private mutating func add<Provider: PreviewProvider>(_ type: Provider.Type) {
        let name = String(describing: type)
        add(parts: { type.previews }, PreviewDescription(id: name, provider: name))
    }

    /// Adds each preview that a view consists of.
    private mutating func add(parts content: @escaping @MainActor () -> any View, _ outer: PreviewDescription) {
        let traits = Self.traits(of: content(), environment: EnvironmentValues())
        for (index, part) in traits.enumerated() {
            var description = outer
            if traits.count > 1 { description.id += "-\(index + 1)" }
            description.name = part.name ?? outer.name
            description.family = part.family.flatMap(WidgetFamilyName.init(rawValue:))
            if let layout = part.layout { description.layout = .init(layout) }
            add(description, .view(content, index: index))
        }
    }

    private static func traits(of view: some View, environment: EnvironmentValues) -> [PreviewTraits] {
        PreviewCollector.traits(of: view, environment: environment)
    }

    /// Adds a preview under a name of its own, made of the author's where there is one.
    private mutating func add(_ description: PreviewDescription, _ source: Source) {
        var description = description
        let base = description.name.map(Self.kebab).flatMap { $0.isEmpty ? nil : $0 } ?? Self.kebab(description.id)
        var id = base
        var number = 2
        while !ids.insert(id).inserted {
            id = "\(base)-\(number)"
            number += 1
        }
        description.id = id
        entries.append(Entry(description: description, source: source))
    }

    /// Letters and digits in lower case, everything else as one hyphen: `TasksWidget-18` becomes `tasks-widget-18`.
    static func kebab(_ text: String) -> String {
        var words: [String] = []
        var isInWord = false
        var wasLower = false
        for character in text {
            guard character.isLetter || character.isNumber else {
                isInWord = false
                continue
            }
            if !isInWord || character.isUppercase && wasLower { words.append("") }
            words[words.count - 1] += character.lowercased()
            isInWord = true
            wasLower = character.isLowercase || character.isNumber
        }
        return words.joined(separator: "-")
    }
}

extension PreviewDescription.Layout {
    init(_ layout: PreviewLayout) {
        switch layout {
        case .device: self = .device
        case .sizeThatFits: self = .sizeThatFits
        case .fixed(let width, let height):
            self = .fixed(ViewTree.Size(width: Double(width), height: Double(height)))
        }
    }
}
