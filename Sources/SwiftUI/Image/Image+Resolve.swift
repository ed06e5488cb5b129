import Foundation
package import ViewTree

extension Image: View, PrimitiveView {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        let environment = context.environment
        let values = environment.inherited
        let node: ViewNode
        switch source {
        case .symbol(let name, let value):
            let symbol = symbol(name, value, in: environment)
            if values.isRedacted { return [redacted(symbol, in: context)] }
            context.check(symbol: symbol.name)
            node = .symbol(symbol)
        case .asset(let name, let bundle):
            switch AssetFolder(path: bundle).asset(named: name, scheme: values.colorScheme) {
            case .picture(let picture): node = bitmap(picture, in: environment)
            case .unusable(let file): node = standIn(for: file, named: name, in: context)
            case .missing: node = standIn(for: nil, named: name, in: context)
            }
        case .picture(let picture):
            node = bitmap(picture, in: environment)
        }
        if isDecorative { return [.accessibility(AccessibilityNode(isHidden: true, child: node))] }
        guard let label, !values.isRedacted else { return [node] }
        return [.accessibility(AccessibilityNode(label: label, child: node))]
    }

    /// What stands for the image in a line of text; nil for a picture that is not there.
    func inlineContent(in environment: EnvironmentValues, _ attributes: TextAttributes) -> TextContent? {
        let name: String
        let value: Double?
        switch source {
        case .symbol(let symbolName, let variable):
            (name, value) = (symbolName, variable)
        case .asset(let name, let bundle):
            let scheme = environment.inherited.colorScheme
            return AssetFolder(path: bundle).picture(named: name, scheme: scheme).map { inline($0, attributes) }
        case .picture(let picture):
            return inline(picture, attributes)
        }
        var symbol = symbol(name, value, in: environment)
        symbol.font = (attributes.font ?? .body)
            .description(at: environment.inherited.dynamicTypeSize, changes: attributes.fontChanges)
        symbol.paints = [attributes.paint]
        return .symbol(symbol)
    }

    /// A picture on a line keeps its size, whether it is resizable or not.
    private func inline(_ picture: PictureData, _ attributes: TextAttributes) -> TextContent {
        let isTemplate = templateMode == .template || templateMode == nil && picture.isTemplate
        return .bitmap(
            BitmapNode(
                data: picture.data.base64EncodedString(),
                mediaType: picture.mediaType,
                size: Size(width: picture.size.width, height: picture.size.height),
                isResizable: false,
                template: isTemplate ? attributes.paint : nil,
                accentedMode: accentedMode
            )
        )
    }

    private func symbol(_ name: String, _ value: Double?, in environment: EnvironmentValues) -> SymbolNode {
        let values = environment.inherited
        let levels = values.foreground
        var paints = [levels.paint(level: 0)]
        if levels.secondary != nil { paints.append(levels.paint(level: 1)) }
        if levels.tertiary != nil { paints.append(levels.paint(level: 2)) }
        var mode = symbolMode?.value ?? values.symbolRenderingMode?.value
        if mode == nil, templateMode == .original { mode = .multicolor }
        // Several foreground styles mean the palette, as each is for one layer.
        let rendering = mode ?? (paints.count > 1 ? .palette : .monochrome)
        if rendering == .palette, paints.count == 1 { paints.append(levels.paint(level: 1)) }
        return SymbolNode(
            name: values.symbolVariants.applied(to: name),
            font: (values.font ?? .body).description(at: values.dynamicTypeSize, changes: values.fontChanges),
            scale: values.imageScale.value,
            rendering: rendering,
            paints: rendering == .palette ? paints : [paints[0]],
            variableValue: value,
            isResizable: isResizable
        )
    }

    private func bitmap(_ picture: PictureData, in environment: EnvironmentValues) -> ViewNode {
        guard !environment.inherited.isRedacted else {
            return redacted(width: picture.size.width, height: picture.size.height, in: environment)
        }
        let isTemplate = templateMode == .template || templateMode == nil && picture.isTemplate
        return .bitmap(
            BitmapNode(
                data: picture.data.base64EncodedString(),
                mediaType: picture.mediaType,
                size: Size(width: picture.size.width, height: picture.size.height),
                isResizable: isResizable,
                template: isTemplate ? environment.inherited.foreground.paint(level: 0) : nil,
                accentedMode: accentedMode
            )
        )
    }

    /// The ground that stands for a hidden symbol, of its size and on its baseline.
    private func redacted(_ symbol: SymbolNode, in context: ResolveContext) -> ViewNode {
        let box = context.record.symbols.box(of: symbol)
        let ground = redacted(width: box.size.width, height: box.size.height, in: context.environment)
        guard !isResizable else { return ground }
        func guide(_ key: AlignmentKey, _ child: ViewNode) -> ViewNode {
            .alignmentGuide(
                AlignmentGuideNode(key: key, axis: .vertical, value: .init(constant: box.baseline), child: child)
            )
        }
        return guide(.firstTextBaseline, guide(.lastTextBaseline, ground))
    }

    /// The ground that stands for a hidden image of a size in points.
    func redacted(width: Double, height: Double, in environment: EnvironmentValues) -> ViewNode {
        let paint = Paint.opacity(environment.inherited.foreground.paint(level: 0), 0.16)
        let shape = ViewNode.shape(
            ShapeNode(
                shape: .roundedRectangle(cornerSize: Size(width: 4, height: 4), style: .continuous),
                fill: paint
            )
        )
        let hidden = ViewNode.accessibility(AccessibilityNode(isHidden: true, child: shape))
        return isResizable ? hidden : .frame(FrameNode(width: width, height: height, child: hidden))
    }
}
