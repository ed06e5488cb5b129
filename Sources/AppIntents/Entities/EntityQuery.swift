/// Finds the values that a parameter can have.
public protocol DynamicOptionsProvider: Sendable {
    /// The collection that `results()` gives.
    associatedtype Result: ResultsCollection

    /// The type of the default.
    associatedtype DefaultValue: Sendable = Result.Element

    /// The values to choose from.
    func results() async throws -> Result

    /// The value to start with.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    /// Nothing to start with.
    public func defaultResult() async -> Result.Element? { nil }

    /// Values in sections.
    public typealias ItemCollection<Value: _IntentValue> = IntentItemCollection<Value>

    /// One section of values.
    public typealias ItemSection<Value: _IntentValue> = IntentItemSection<Value>

    /// One value with its title.
    public typealias Item<Value: _IntentValue> = IntentItem<Value>

    /// A value that the app registered with `AppDependencyManager`.
    public typealias Dependency<Value: Sendable> = AppDependency<Value>
}

/// Finds entities by their identifiers and suggests some.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable
where Result.Element == Entity, DefaultValue == Entity {
    /// The entities it finds.
    associatedtype Entity: AppEntity

    /// The collection of suggestions.
    associatedtype Result = [Entity]

    /// A query.
    init()

    /// The entities with these identifiers; ones that are gone are left out.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

    /// The entities that a picker shows first.
    func suggestedEntities() async throws -> Result

    /// Every entity, which only an `EnumerableEntityQuery` has to know. It stands here so that the compiler infers
    /// `Entity` from it.
    func allEntities() async throws -> [Entity]
}

extension EntityQuery {
    /// The suggestions.
    public func results() async throws -> Result { try await suggestedEntities() }

    /// Nothing to start with.
    public func defaultResult() async -> Entity? { nil }

    /// None: the query cannot list its entities.
    public func allEntities() async throws -> [Entity] { [] }

    /// No suggestions.
    public func suggestedEntities() async throws -> [Entity] { [] }
}

/// A query that also searches by text.
public protocol EntityStringQuery: EntityQuery {
    /// The entities that a text finds.
    func entities(matching string: String) async throws -> Result
}

/// A query that knows all its entities.
public protocol EnumerableEntityQuery: EntityQuery {
    /// Every entity.
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
    /// The entities with these identifiers, out of all.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }

    /// Every entity.
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// A query for a type that has one entity only.
public protocol UniqueAppEntityQuery: EntityQuery {
    /// The entity.
    func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
    /// The one entity, whatever the identifiers.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [try await uniqueEntity()] }
}
