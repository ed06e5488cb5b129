public import Foundation

/// How a value changes over time; an archive stands still.
public struct Animation: Hashable, Sendable {
    /// What the place asks for.
    public static let `default` = Animation()
    /// Even.
    public static let linear = Animation()
    /// Slow at first.
    public static let easeIn = Animation()
    /// Slow at last.
    public static let easeOut = Animation()
    /// Slow at both ends.
    public static let easeInOut = Animation()
    /// Like a spring.
    public static let spring = Animation()
    /// Like a soft spring.
    public static let smooth = Animation()
    /// Like a quick spring.
    public static let snappy = Animation()
    /// Like a loose spring.
    public static let bouncy = Animation()

    /// Even, for some seconds.
    public static func linear(duration: TimeInterval) -> Animation { Animation() }
    /// Slow at first, for some seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
    /// Slow at last, for some seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
    /// Slow at both ends, for some seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
    /// Like a spring.
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation
    {
        Animation()
    }
    /// Like a spring.
    public static func spring(response: Double, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0)
        -> Animation
    {
        Animation()
    }
    /// Later, in seconds.
    public func delay(_ delay: TimeInterval) -> Animation { self }
    /// Faster or slower.
    public func speed(_ speed: Double) -> Animation { self }
    /// Again and again.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
    /// Several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
}

/// How a view comes and goes; an archive stands still.
public struct AnyTransition: Hashable, Sendable {
    /// At once.
    public static let identity = AnyTransition()
    /// By fading.
    public static let opacity = AnyTransition()
    /// By growing.
    public static let scale = AnyTransition()
    /// From the side.
    public static let slide = AnyTransition()

    /// By pushing the old view away.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    /// From an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    /// From elsewhere.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    /// By growing.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    /// One way in, another out.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
    /// Both ways at once.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// With an animation.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How a view's content changes; an archive stands still.
public struct ContentTransition: Hashable, Sendable {
    /// At once.
    public static let identity = ContentTransition()
    /// By fading.
    public static let opacity = ContentTransition()
    /// From one shape to the other.
    public static let interpolate = ContentTransition()
    /// As symbols do.
    public static let symbolEffect = ContentTransition()

    /// As numbers do.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
    /// As numbers do.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

extension View {
    /// Animates changes; an archive stands still.
    nonisolated public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
        without(.animation)
    }

    /// Animates changes; an archive stands still.
    nonisolated public func animation(_ animation: Animation?) -> some View { without(.animation) }

    /// How the view comes and goes; an archive stands still.
    nonisolated public func transition(_ transition: AnyTransition) -> some View { without(.animation) }

    /// How the view's content changes; an archive stands still.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { without(.animation) }

    /// Runs when the view appears; an archived view never does.
    nonisolated public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        without(.lifecycle)
    }

    /// Runs when the view disappears; an archived view never does.
    nonisolated public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        without(.lifecycle)
    }

    /// Runs while the view is shown; an archived view never is.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        without(.lifecycle)
    }

    /// Runs while the view is shown; an archived view never is.
    nonisolated public func task<Value: Equatable>(
        id value: Value,
        priority: TaskPriority = .userInitiated,
        _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        without(.lifecycle)
    }

    /// Runs when a value changes; an archive stands still.
    nonisolated public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping @MainActor (Value, Value) -> Void
    ) -> some View {
        without(.lifecycle)
    }

    /// Runs when a value changes; an archive stands still.
    nonisolated public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping @MainActor () -> Void
    ) -> some View {
        without(.lifecycle)
    }

    /// Runs when a value changes; an archive stands still.
    nonisolated public func onChange<Value: Equatable>(
        of value: Value,
        perform action: @escaping (Value) -> Void
    ) -> some View {
        without(.lifecycle)
    }

    /// Runs at a tap; widgets act by intents and links only.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
        without(.gesture)
    }

    /// Whether taps reach the view.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }

    /// Tells views of one type apart.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { self }

    /// Names the view for a choice.
    nonisolated public func tag<Value: Hashable>(_ tag: Value) -> some View { self }

    /// A title for a screen; widgets have none.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { without(.screen) }

    /// A title for a screen; widgets have none.
    @_disfavoredOverload
    nonisolated public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View { without(.screen) }
}
