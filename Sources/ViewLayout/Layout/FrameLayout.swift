internal import ViewTree

extension LayoutItem {
    /// What a frame of fixed lengths proposes to its child.
    func frameProposal(_ frame: FrameNode, _ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(
            width: Length.fixed(frame.width) ?? proposal.width,
            height: Length.fixed(frame.height) ?? proposal.height
        )
    }

    func frameSize(_ frame: FrameNode, _ proposal: ProposedSize) -> Size {
        let width = Length.fixed(frame.width)
        let height = Length.fixed(frame.height)
        if let width, let height { return Size(width: width, height: height) }
        let inner = child.size(frameProposal(frame, proposal))
        return Size(width: width ?? inner.width, height: height ?? inner.height)
    }

    func flexibleFrameSize(_ frame: FlexibleFrameNode, _ proposal: ProposedSize) -> Size {
        let width = FrameBounds(frame.width)
        let height = FrameBounds(frame.height)
        if let width = width.decided(by: proposal.width), let height = height.decided(by: proposal.height) {
            return Size(width: width, height: height)
        }
        let offered = ProposedSize(
            width: width.childProposal(proposal.width),
            height: height.childProposal(proposal.height)
        )
        let inner = child.size(offered)
        return Size(
            width: width.decided(by: proposal.width) ?? width.length(child: inner.width, offered: offered.width),
            height: height.decided(by: proposal.height) ?? height.length(child: inner.height, offered: offered.height)
        )
    }

    /// What a flexible frame that became `size` proposes to its child when it places it.
    func flexibleFrameProposal(_ frame: FlexibleFrameNode, _ proposal: ProposedSize, size: Size) -> ProposedSize {
        func length(_ bounds: FrameBounds, _ proposed: Double?, _ length: Double) -> Double? {
            // An open proposal stays open while no bound has changed the child's own length.
            guard proposed == nil, bounds.ideal == nil else { return length }
            let isInside = length > (bounds.min ?? -.infinity) && length < (bounds.max ?? .infinity)
            return isInside ? nil : length
        }
        return ProposedSize(
            width: length(FrameBounds(frame.width), proposal.width, size.width),
            height: length(FrameBounds(frame.height), proposal.height, size.height)
        )
    }
}

/// The bounds of a flexible frame along one axis, put in order.
private struct FrameBounds {
    var min: Double?
    var ideal: Double?
    var max: Double?

    /// A lower bound that is not a number counts as none; each bound is at least the one before.
    init(_ bounds: FlexibleFrameNode.Bounds) {
        func atLeastZero(_ value: Double?) -> Double? {
            guard let value, !value.isNaN else { return nil }
            return Swift.max(value, 0)
        }
        min = atLeastZero(bounds.min).flatMap { $0.isFinite ? Swift.min($0, Length.limit) : nil }
        ideal = atLeastZero(bounds.ideal).flatMap { $0.isFinite ? Swift.min($0, Length.limit) : nil }
        max = atLeastZero(bounds.max).map { $0.isFinite ? Swift.min($0, Length.limit) : $0 }
        ideal = ideal.map { Swift.max($0, min ?? 0) }
        max = max.map { Swift.max($0, ideal ?? min ?? 0) }
    }

    func clamped(_ value: Double) -> Double {
        Swift.min(Swift.max(value, min ?? -.infinity), max ?? .infinity)
    }

    /// The length where the child has no say.
    func decided(by proposal: Double?) -> Double? {
        guard let proposal else { return ideal }
        return min != nil && max != nil ? clamped(proposal) : nil
    }

    func childProposal(_ proposal: Double?) -> Double? {
        (proposal ?? ideal).map(clamped)
    }

    func length(child: Double, offered: Double?) -> Double {
        switch (min, max) {
        case (nil, nil): child
        case (.some, .some): clamped(child)
        case (let min?, nil): Swift.max(Swift.min(offered ?? .infinity, child), min)
        case (nil, let max?): Swift.min(Swift.max(offered ?? -.infinity, child), max)
        }
    }
}
