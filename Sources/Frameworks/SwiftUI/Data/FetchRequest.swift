// SwiftUI's @FetchRequest and the environment's managed object context. A body sees the objects
// that the context holds when it is read.

public import CoreData

extension EnvironmentValues {
  private struct ContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext {
      NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    }
  }

  public var managedObjectContext: NSManagedObjectContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
}

/// The objects that a fetch found.
public struct FetchedResults<Result>: RandomAccessCollection {
  let objects: [Result]
  let request: FetchSettings

  public var startIndex: Int { objects.startIndex }
  public var endIndex: Int { objects.endIndex }
  public subscript(position: Int) -> Result { objects[position] }

  public var nsPredicate: NSPredicate? {
    get { request.predicate }
    nonmutating set { request.predicate = newValue }
  }

  public var nsSortDescriptors: [NSSortDescriptor] {
    get { request.sortDescriptors }
    nonmutating set { request.sortDescriptors = newValue }
  }
}

/// The predicate and order of a fetch; they may be changed while it is shown.
final class FetchSettings {
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor] { didSet { typed = nil } }
  /// The descriptors as they were given, with the type of the objects.
  var typed: Any?

  init(_ predicate: NSPredicate?, _ sortDescriptors: [NSSortDescriptor]) {
    self.predicate = predicate
    self.sortDescriptors = sortDescriptors
  }
}

/// The managed objects that a fetch finds in the environment's context.
@MainActor @preconcurrency @propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
  final class Box {
    var objects: [Result] = []
  }

  private let box = Box()
  private let settings: FetchSettings
  private let makeRequest: () -> NSFetchRequest<Result>

  private init(_ settings: FetchSettings, _ make: @escaping () -> NSFetchRequest<Result>) {
    self.settings = settings
    makeRequest = make
  }

  public var wrappedValue: FetchedResults<Result> {
    FetchedResults(objects: box.objects, request: settings)
  }

  public var projectedValue: Binding<Configuration> {
    let settings = settings
    return Binding {
      Configuration(
        nsSortDescriptors: settings.sortDescriptors, nsPredicate: settings.predicate,
        typed: settings.typed)
    } set: { configuration in
      settings.sortDescriptors = configuration.nsSortDescriptors
      settings.typed = configuration.typed
      settings.predicate = configuration.nsPredicate
    }
  }

  public struct Configuration {
    public var nsSortDescriptors: [NSSortDescriptor] { didSet { typed = nil } }
    public var nsPredicate: NSPredicate?
    var typed: Any?
  }

  public nonisolated mutating func update() {}
}

extension FetchRequest: InstallableProperty {
  package func install(in context: ViewContext) {
    let request = makeRequest()
    request.predicate = settings.predicate
    request.sortDescriptors = settings.sortDescriptors
    let managed = context.environment.managedObjectContext
    // Without a container there is no store to ask, as in previews of Apple's.
    guard managed.hasStore else { return }
    box.objects = (try? managed.fetch(request)) ?? []
  }
}

extension FetchRequest where Result: NSManagedObject {
  public init(
    entity: NSEntityDescription? = nil, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(FetchSettings(predicate, sortDescriptors)) { Self.request(entity) }
  }

  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(FetchSettings(fetchRequest.predicate, fetchRequest.sortDescriptors ?? [])) {
      fetchRequest
    }
  }

  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(fetchRequest: fetchRequest)
  }

  @_disfavoredOverload
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let settings = FetchSettings(predicate, sortDescriptors.map(NSSortDescriptor.init))
    settings.typed = sortDescriptors
    self.init(settings) { Self.request(nil) }
  }

  private static func request(_ entity: NSEntityDescription?) -> NSFetchRequest<Result> {
    let request = NSFetchRequest<Result>()
    request.entity = entity
    return request
  }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
  /// The order of the objects; empty where it was given by other descriptors.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { typed as? [SortDescriptor<Result>] ?? [] }
    set {
      nsSortDescriptors = newValue.map(NSSortDescriptor.init)
      typed = newValue
    }
  }
}

extension FetchedResults where Result: NSManagedObject {
  /// The order of the objects; empty where it was given by other descriptors.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { request.typed as? [SortDescriptor<Result>] ?? [] }
    nonmutating set {
      request.sortDescriptors = newValue.map(NSSortDescriptor.init)
      request.typed = newValue
    }
  }
}
