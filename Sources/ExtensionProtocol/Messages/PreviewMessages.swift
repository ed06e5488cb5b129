package import ViewTree

/// A preview that an author has declared.
package struct PreviewDescription: Hashable, Sendable, Codable {
    /// Tells the preview apart from the others of its bundle.
    package var id: String
    /// The author's name for it.
    package var name: String?
    /// The file as `Module/File.swift`; nil for the previews of a `PreviewProvider`.
    package var file: String?
    /// From 1.
    package var line: Int?
    /// The type that declares the preview, where that is a `PreviewProvider`.
    package var provider: String?
    /// What the preview is shown in; nil for a view on a screen.
    package var family: WidgetFamilyName?
    package var layout: Layout

    package init(
        id: String,
        name: String? = nil,
        file: String? = nil,
        line: Int? = nil,
        provider: String? = nil,
        family: WidgetFamilyName? = nil,
        layout: Layout = .device
    ) {
        self.id = id
        self.name = name
        self.file = file
        self.line = line
        self.provider = provider
        self.family = family
        self.layout = layout
    }

    /// How large a preview is shown.
    package enum Layout: Hashable, Sendable {
        /// As large as the widget's family or the screen.
        case device
        /// As large as the view.
        case sizeThatFits
        /// In points.
        case fixed(Size)
    }
}

extension PreviewDescription.Layout: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let size = try? container.decode(Size.self) {
            self = .fixed(size)
        } else {
            self = try container.decode(String.self) == "sizeThatFits" ? .sizeThatFits : .device
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .device: try container.encode("device")
        case .sizeThatFits: try container.encode("sizeThatFits")
        case .fixed(let size): try container.encode(size)
        }
    }
}

/// Which preview to archive, and for what surroundings.
package struct PreviewRequest: Hashable, Sendable, Codable {
    /// The preview's id.
    package var id: String
    /// In points: the family's size or the screen's.
    package var size: Size
    /// A locale identifier such as `en_US`.
    package var locale: String
    /// An identifier of the time zone database.
    package var timeZone: String
    /// The radius of the widget's corners, in points.
    package var cornerRadius: Double

    package init(id: String, size: Size, locale: String, timeZone: String, cornerRadius: Double) {
        self.id = id
        self.size = size
        self.locale = locale
        self.timeZone = timeZone
        self.cornerRadius = cornerRadius
    }
}
