import Foundation
import ViewTree

extension View {
    nonisolated private func accessibility(
        _ change: @escaping (inout AccessibilityNode, EnvironmentValues) -> Void
    ) -> MappedView<Self> {
        mapNodes { node, context in
            // Modifiers in a row fill one node; the one nearest to the view has the first word.
            if case .accessibility(let inner) = node, !SizeMark.isMark(node) {
                var merged = inner
                change(&merged, context.environment)
                merged.label = inner.label ?? merged.label
                merged.identifier = inner.identifier ?? merged.identifier
                return .accessibility(merged)
            }
            var fresh = AccessibilityNode(child: node)
            change(&fresh, context.environment)
            return .accessibility(fresh)
        }
    }

    /// What assistive technology calls the view.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        mapNodes { node, context in
            .accessibility(AccessibilityNode(label: label.words(in: context.environment), child: node))
        }
    }

    /// What assistive technology calls the view.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// What assistive technology calls the view.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
        accessibilityLabel(Text(label))
    }

    /// The view's value in words.
    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        accessibility { $0.value = value.words(in: $1) }
    }

    /// The view's value in words.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// The view's value in words.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View {
        accessibilityValue(Text(value))
    }

    /// What a tap on the view does, in words.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View {
        accessibility { $0.hint = hint.words(in: $1) }
    }

    /// What a tap on the view does, in words.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    /// What a tap on the view does, in words.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Hides the view from assistive technology.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        mapNodes { node, _ in hidden ? .accessibility(AccessibilityNode(isHidden: true, child: node)) : node }
    }

    /// Makes the view one element, or a container of its children's.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        mapNodes { node, _ in .accessibility(AccessibilityNode(children: children.value, child: node)) }
    }

    /// A name for tests and styles.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility { node, _ in node.identifier = identifier }
    }

    /// What kind of element the view is, too.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { node, _ in node.traits += traits.names.filter { !node.traits.contains($0) } }
    }

    /// What kind of element the view is not.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { node, _ in node.traits.removeAll { traits.names.contains($0) } }
    }

    /// The order among siblings; archives keep the drawing order.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

    /// Whether colours may be inverted with the rest.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}

/// What becomes of the children's own words.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let value: AccessibilityNode.Children

    /// They are left out.
    public static let ignore = AccessibilityChildBehavior(value: .ignore)
    /// They stay elements of their own.
    public static let contain = AccessibilityChildBehavior(value: .contain)
    /// They become one.
    public static let combine = AccessibilityChildBehavior(value: .combine)
}

/// Kinds of elements.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
    private var members: Set<String>

    /// A button.
    public static let isButton = AccessibilityTraits("button")
    /// A heading.
    public static let isHeader = AccessibilityTraits("header")
    /// Chosen.
    public static let isSelected = AccessibilityTraits("selected")
    /// A link.
    public static let isLink = AccessibilityTraits("link")
    /// A picture.
    public static let isImage = AccessibilityTraits("image")
    /// Text that does not change.
    public static let isStaticText = AccessibilityTraits("staticText")
    /// Text that changes often.
    public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
    /// On or off.
    public static let isToggle = AccessibilityTraits("toggle")
    /// Tells the gist of the rest.
    public static let isSummaryElement = AccessibilityTraits("summary")

    private init(_ name: String) {
        members = [name]
    }

    /// No kind.
    public init() {
        members = []
    }

    var names: [String] { members.sorted() }

    /// Whether a kind is in the set.
    public func contains(_ member: AccessibilityTraits) -> Bool { member.members.isSubset(of: members) }

    /// Adds a kind.
    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        members.formUnion(newMember.members)
        return (isNew, newMember)
    }

    /// Takes a kind away.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        guard contains(member) else { return nil }
        members.subtract(member.members)
        return member
    }

    /// Adds a kind.
    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        insert(newMember).inserted ? nil : newMember
    }

    /// Both sets' kinds.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { changed { $0.formUnion(other.members) } }

    /// The kinds in both sets.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        changed { $0.formIntersection(other.members) }
    }

    /// The kinds in one of the sets.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        changed { $0.formSymmetricDifference(other.members) }
    }

    /// Adds kinds.
    public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }

    /// Keeps the kinds in both sets.
    public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }

    /// Keeps the kinds in one of the sets.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { self = symmetricDifference(other) }

    private func changed(_ change: (inout Set<String>) -> Void) -> AccessibilityTraits {
        var traits = self
        change(&traits.members)
        return traits
    }
}
