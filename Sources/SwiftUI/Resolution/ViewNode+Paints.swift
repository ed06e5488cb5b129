import ViewTree

extension ViewNode {
    /// The tree with every paint replaced by what `transform` makes of it.
    func mapPaints(_ transform: (Paint) -> Paint) -> ViewNode {
        let node = mapChildren { $0.mapPaints(transform) }
        switch node {
        case .text(var text):
            for index in text.runs.indices { text.runs[index] = text.runs[index].mapPaints(transform) }
            return .text(text)
        case .symbol(var symbol):
            symbol.paints = symbol.paints.map(transform)
            return .symbol(symbol)
        case .bitmap(var bitmap):
            bitmap.template = bitmap.template.map(transform)
            return .bitmap(bitmap)
        case .shape(var shape):
            shape.fill = shape.fill.map(transform)
            shape.strokePaint = shape.strokePaint.map(transform)
            return .shape(shape)
        case .divider(var divider):
            divider.paint = transform(divider.paint)
            return .divider(divider)
        case .meter(var meter):
            meter.tint = transform(meter.tint ?? .accent)
            return .meter(meter)
        case .toggleSwitch(var toggle):
            toggle.tint = transform(toggle.tint ?? .color(.system(.green)))
            return .toggleSwitch(toggle)
        case .shadow(var shadow):
            shadow.paint = transform(shadow.paint)
            return .shadow(shadow)
        case .empty, .spacer, .stack, .depthStack, .frame, .flexibleFrame, .padding, .offset, .position, .fixedSize,
            .aspectRatio, .layoutPriority, .alignmentGuide, .layered, .direction, .opacity, .clip, .mask, .transform,
            .blur, .layerEffect,
            .zIndex, .accentGroup, .action, .accessibility, .grid, .gridRow, .gridCell, .trackGrid, .fitting, .arranged:
            return node
        }
    }
}

extension TextRun {
    fileprivate func mapPaints(_ transform: (Paint) -> Paint) -> TextRun {
        var run = self
        run.paint = transform(run.paint)
        run.background = run.background.map(transform)
        if let paint = run.underline?.paint { run.underline?.paint = transform(paint) }
        if let paint = run.strikethrough?.paint { run.strikethrough?.paint = transform(paint) }
        if case .symbol(var symbol) = run.content {
            symbol.paints = symbol.paints.map(transform)
            run.content = .symbol(symbol)
        }
        if case .bitmap(var bitmap) = run.content {
            bitmap.template = bitmap.template.map(transform)
            run.content = .bitmap(bitmap)
        }
        return run
    }
}
