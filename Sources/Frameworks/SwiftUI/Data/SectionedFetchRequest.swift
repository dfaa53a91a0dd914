// SwiftUI's @SectionedFetchRequest: the objects that a fetch finds, in the sections that follow one
// another in its order.

public import CoreData

/// The objects that a fetch found, in sections.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  RandomAccessCollection
{
  /// The objects that have an identifier in common.
  public struct Section: Identifiable, RandomAccessCollection {
    public let id: SectionIdentifier
    fileprivate var objects: [Result]

    public var startIndex: Int { objects.startIndex }
    public var endIndex: Int { objects.endIndex }
    public subscript(position: Int) -> Result { objects[position] }
  }

  private let sections: [Section]
  private let path: SectionPath<SectionIdentifier, Result>
  fileprivate let results: FetchedResults<Result>

  fileprivate init(
    _ results: FetchedResults<Result>, path: SectionPath<SectionIdentifier, Result>
  ) {
    self.results = results
    self.path = path
    var sections: [Section] = []
    for object in results {
      let id = object[keyPath: path.identifier]
      if let last = sections.indices.last, sections[last].id == id {
        sections[last].objects.append(object)
      } else {
        sections.append(Section(id: id, objects: [object]))
      }
    }
    self.sections = sections
  }

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(position: Int) -> Section { sections[position] }

  public var nsPredicate: NSPredicate? {
    get { results.nsPredicate }
    nonmutating set { results.nsPredicate = newValue }
  }

  public var nsSortDescriptors: [NSSortDescriptor] {
    get { results.nsSortDescriptors }
    nonmutating set { results.nsSortDescriptors = newValue }
  }

  /// The key path by whose value objects form sections.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { path.identifier }
    nonmutating set { path.identifier = newValue }
  }
}

extension SectionedFetchResults where Result: NSManagedObject {
  /// The order of the objects; empty where it was given by other descriptors.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { results.sortDescriptors }
    nonmutating set { results.sortDescriptors = newValue }
  }
}

/// The key path that forms the sections; it may be changed while they are shown.
private final class SectionPath<SectionIdentifier: Hashable, Result> {
  var identifier: KeyPath<Result, SectionIdentifier>

  init(_ identifier: KeyPath<Result, SectionIdentifier>) { self.identifier = identifier }
}

/// The managed objects that a fetch finds in the environment's context, in sections.
@MainActor @preconcurrency @propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  DynamicProperty
{
  private let request: FetchRequest<Result>
  private let path: SectionPath<SectionIdentifier, Result>

  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(request.wrappedValue, path: path)
  }

  public var projectedValue: Binding<Configuration> {
    let inner = request.projectedValue
    let path = path
    return Binding {
      Configuration(sectionIdentifier: path.identifier, inner: inner.wrappedValue)
    } set: { configuration in
      path.identifier = configuration.sectionIdentifier
      inner.wrappedValue = configuration.inner
    }
  }

  /// The configuration of a sectioned fetch: its section identifier, order and predicate.
  public struct Configuration {
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
    fileprivate var inner: FetchRequest<Result>.Configuration

    public var nsSortDescriptors: [NSSortDescriptor] {
      get { inner.nsSortDescriptors }
      set { inner.nsSortDescriptors = newValue }
    }

    public var nsPredicate: NSPredicate? {
      get { inner.nsPredicate }
      set { inner.nsPredicate = newValue }
    }
  }

  public nonisolated mutating func update() {}
}

extension SectionedFetchRequest.Configuration where Result: NSManagedObject {
  /// The order of the objects; empty where it was given by other descriptors.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { inner.sortDescriptors }
    set { inner.sortDescriptors = newValue }
  }
}

extension SectionedFetchRequest: InstallableProperty {
  package func install(in context: ViewContext) { request.install(in: context) }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  public init(
    entity: NSEntityDescription? = nil,
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = FetchRequest(
      entity: entity, sortDescriptors: sortDescriptors, predicate: predicate)
    path = SectionPath(sectionIdentifier)
  }

  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
    path = SectionPath(sectionIdentifier)
  }

  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    request = FetchRequest(fetchRequest: fetchRequest)
    path = SectionPath(sectionIdentifier)
  }

  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) {
    self.init(fetchRequest: fetchRequest, sectionIdentifier: sectionIdentifier)
  }
}
