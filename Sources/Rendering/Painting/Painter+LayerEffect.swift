internal import ViewLayout
internal import ViewTree

extension Painter {
    /// Templates have no colours to change: in the other modes what is drawn stays as it is.
    mutating func paintLayerEffect(_ effect: LayerEffect, _ placed: PlacedNode, in scope: Scope) -> [DisplayItem] {
        let items = paintChildren(of: placed, in: scope)
        guard !items.isEmpty, resolver.mode == .fullColor, !scope.isMask else { return items }
        var group = DisplayGroup(children: items)
        // Shadows and turned views reach beyond their frame.
        let frame = placed.frame.standardized
        let region = frame.outset(by: max(frame.width, frame.height) / 2 + 16)
        switch effect {
        case .matrix(let values):
            group.effect = .matrix(values, region: region)
        case .multiply(let paint):
            let use = PaintUse(isAccented: scope.isAccented, isMask: scope.isMask)
            guard case .color(let color) = resolver.resolve(paint, in: frame, for: use) else { return items }
            let diagonal = [color.red, color.green, color.blue, color.alpha]
            let values = (0..<20).map { $0 % 5 == $0 / 5 ? diagonal[$0 / 5] : 0 }
            group.effect = .matrix(values, region: region)
        case .blend(let mode):
            group.blending = .mode(mode)
        case .isolate:
            group.blending = .isolated
        }
        return [.group(group)]
    }
}
