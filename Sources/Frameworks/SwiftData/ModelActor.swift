// Actors with contexts of their own.

public protocol ModelExecutor: AnyObject, Sendable {
  var modelContext: ModelContext { get }
}

public protocol SerialModelExecutor: ModelExecutor {}

public final class DefaultSerialModelExecutor: SerialModelExecutor {
  public let modelContext: ModelContext

  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}

/// An actor that works with a context of its own. `@ModelActor` makes an actor one.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  public var modelContext: ModelContext { modelExecutor.modelContext }

  public subscript<T: PersistentModel>(id: PersistentIdentifier, as as: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}
