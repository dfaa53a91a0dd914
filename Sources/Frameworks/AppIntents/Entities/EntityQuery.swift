// DynamicOptionsProvider and the queries: iOS 16, macOS 13, watchOS 9; EnumerableEntityQuery 17.
//
// A query answers for the entities that a manifest names, and its `defaultResult()` fills a
// parameter that nothing was said about.

public protocol DynamicOptionsProvider: _SupportsAppDependencies {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue: _IntentValue = Result.Result
  where DefaultValue.ValueType == Result.Result.ValueType
  func results() async throws -> Result
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public typealias ItemCollection = IntentItemCollection
  public typealias ItemSection<R> = IntentItemSection<R> where R == Result.Result
  public typealias Item<R> = IntentItem<R> where R == Result.Result
  public typealias ParameterDependency = IntentParameterDependency

  public func defaultResult() async -> DefaultValue? {
    nil
  }
}

public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
  associatedtype Entity: AppEntity = Result.Result.ValueType where Entity == Result.Result
  associatedtype Result = [Entity]
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  public func suggestedEntities() async throws -> Result {
    .empty
  }

  public func results() async throws -> Result {
    try await suggestedEntities()
  }
}

public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> Result
}

public protocol EnumerableEntityQuery: EntityQuery {
  func allEntities() async throws -> Result
  static var findIntentDescription: IntentDescription? { get }
}

extension EnumerableEntityQuery {
  public static var findIntentDescription: IntentDescription? { nil }
}
