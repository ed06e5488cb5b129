package import ViewTree

extension Font {
    /// The font for texts of `size` with further `changes`, those nearest to the text last.
    package func description(at size: DynamicTypeSize, changes further: [Change] = []) -> FontDescription {
        var font: FontDescription
        var boldWeight = FontWeight.bold
        switch base {
        case .style(let style):
            font = FontDescription(
                size: style.size(at: size),
                weight: style.weight,
                leading: style.leading(at: size)
            )
            boldWeight = style.boldWeight
        case .system(let points):
            font = FontDescription(size: Self.usable(points))
        case .custom(let name, let points, let style):
            let scale = style?.scale(at: size) ?? 1
            let face = FontFace(name: name)
            font = FontDescription(
                size: Self.usable(points * scale),
                weight: face.weight,
                design: face.design,
                isItalic: face.isItalic,
                family: name
            )
        }
        let regular = font.weight
        for change in Self.standing(changes) + Self.standing(further) {
            switch change {
            case .bold(let isActive): font.weight = isActive ? max(boldWeight, font.weight) : regular
            case .italic(let isActive): font.isItalic = isActive
            case .weight(let weight): font.weight = weight.value
            case .design(let design): font.design = design.value
            case .width(let width): font.width = width.named
            case .leading(.standard): break
            case .leading(.tight): font.leading -= 2
            case .leading(.loose): font.leading += 2
            case .monospacedDigits: font.hasMonospacedDigits = true
            case .smallCaps(let caps): font.smallCaps = font.smallCaps.map { $0 == caps ? caps : .all } ?? caps
            case .scaled(let factor):
                font.size *= factor
                font.leading *= factor
            case .without: break
            }
        }
        return font
    }

    /// The changes that no later one takes back.
    private static func standing(_ changes: [Change]) -> [Change] {
        var standing: [Change] = []
        for change in changes {
            switch change {
            case .bold(false):
                standing.removeAll { $0 == .bold(true) }
            case .without(let trait):
                standing.removeAll { $0.sets(trait) }
            default:
                standing.append(change)
            }
        }
        return standing
    }

    private func max(_ first: FontWeight, _ second: FontWeight) -> FontWeight {
        first.cssValue >= second.cssValue ? first : second
    }

    /// A size that can be drawn, in points.
    private static func usable(_ points: Double) -> Double {
        points.isFinite ? Swift.min(Swift.max(points, 0.1), 2_000) : 17
    }
}

extension Font.Change {
    /// Whether the change sets what `trait` names.
    fileprivate func sets(_ trait: Font.Trait) -> Bool {
        switch (self, trait) {
        case (.weight, .weight), (.design, .design), (.width, .width), (.design(.monospaced), .monospaced): true
        default: false
        }
    }
}
