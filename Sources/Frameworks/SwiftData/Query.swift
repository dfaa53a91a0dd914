// SwiftData's additions to SwiftUI: @Query, the environment's context and the modifiers that set
// it. A query without a container finds nothing.

public import FoundationSupplement
public import SwiftUI

extension EnvironmentValues {
  private struct ContextKey: EnvironmentKey {
    static var defaultValue: ModelContext? { nil }
  }

  public var modelContext: ModelContext {
    get { self[ContextKey.self] ?? Self.emptyContext }
    set { self[ContextKey.self] = newValue }
  }

  /// The context that code is given where none was set.
  private static var emptyContext: ModelContext {
    do {
      let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
      return ModelContext(try ModelContainer(for: Schema(), configurations: [configuration]))
    } catch {
      preconditionFailure("a container in memory cannot fail: \(error)")
    }
  }
}

extension View {
  nonisolated public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  @MainActor public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  @MainActor public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(for: [modelType], inMemory: inMemory, onSetup: onSetup)
  }

  @MainActor public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    let made = Result<ModelContainer, any Error> {
      let schema = Schema(modelTypes)
      let configuration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: inMemory)
      return try ModelContainer(for: schema, configurations: [configuration])
    }
    onSetup(made)
    return transformEnvironment(\.modelContext) { context in
      if case .success(let container) = made { context = container.mainContext }
    }
  }
}

extension Scene {
  public func modelContainer(_ container: ModelContainer) -> some Scene { self }

  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    self
  }

  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    self
  }
}

/// The models that a fetch finds in the environment's context.
///
/// Apple's has a second parameter, its result, which is always an array of the first.
@MainActor @preconcurrency @propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
  final class Box {
    var models: [Element] = []
    var error: (any Error)?
    var context: ModelContext?
  }

  private let box = Box()
  private let descriptor: FetchDescriptor<Element>

  // Only an initialiser of the type itself makes a property without arguments optional to set.
  public init() { descriptor = FetchDescriptor() }

  public var wrappedValue: [Element] { box.models }
  public var modelContext: ModelContext { box.context ?? EnvironmentValues().modelContext }
  public var fetchError: (any Error)? { box.error }

  public nonisolated mutating func update() {}
}

extension Query: InstallableProperty {
  package func install(in context: ViewContext) {
    let model = context.environment.modelContext
    box.context = model
    do {
      box.models = try model.fetch(descriptor)
    } catch {
      box.models = []
      box.error = error
    }
  }
}

extension Query {
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.descriptor = descriptor
  }

  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor)
  }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }
}
