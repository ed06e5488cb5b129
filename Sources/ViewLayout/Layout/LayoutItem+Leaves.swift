internal import ViewTree

extension LayoutItem {
    /// Shapes take what they are offered; a circle, alone of the system's shapes, only a square of it.
    func shapeSize(_ shape: ShapeKind, _ proposal: ProposedSize) -> Size {
        switch shape {
        case .circle:
            let side = [proposal.width, proposal.height].compactMap { $0 }.min() ?? 10
            return Size(width: side, height: side)
        case .trimmed(let base, _, _), .rotated(let base, _, _), .offset(let base, _, _), .scaled(let base, _, _, _):
            return shapeSize(base, proposal)
        case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .ellipse, .capsule, .containerRelative, .path:
            return proposal.fixingUnspecified()
        }
    }

    func symbolSize(_ symbol: SymbolNode, _ proposal: ProposedSize) -> Size {
        rigidSize ?? proposal.fixingUnspecified(at: session.symbolBox(symbol).size)
    }

    func bitmapSize(_ bitmap: BitmapNode, _ proposal: ProposedSize) -> Size {
        let natural = Size(width: Length.placed(bitmap.size.width), height: Length.placed(bitmap.size.height))
        return rigidSize ?? proposal.fixingUnspecified(at: natural)
    }

    /// A spacer grows along its stack, outside of any stack along both axes.
    func spacerSize(_ spacer: SpacerNode, _ proposal: ProposedSize) -> Size {
        let least = Length.fixed(spacer.minLength) ?? 8
        func length(_ axis: Axis) -> Double {
            if let stackAxis, stackAxis != axis { return 0 }
            return max(proposal[axis] ?? least, least)
        }
        return Size(width: length(.horizontal), height: length(.vertical))
    }

    /// A line, usually of one pixel, across the axis of its stack.
    func dividerSize(_ divider: DividerNode, _ proposal: ProposedSize) -> Size {
        let thickness = Length.fixed(divider.thickness) ?? context.pixelLength
        if stackAxis == .horizontal { return Size(width: thickness, height: proposal.height ?? 10) }
        return Size(width: proposal.width ?? 10, height: thickness)
    }

    /// Bars take the width they are offered; rings have a size of their own and shrink to a smaller proposal.
    func meterSize(_ meter: MeterNode, _ proposal: ProposedSize) -> Size {
        switch meter.form {
        case .bar: return Size(width: proposal.width ?? 100, height: 4)
        case .barMarker: return Size(width: proposal.width ?? 100, height: 8)
        case .ring, .arcMarker:
            let side = min(58, proposal.width ?? 58, proposal.height ?? 58)
            return Size(width: side, height: side)
        case .progressRing: return Size(width: 20, height: 20)
        }
    }
}
