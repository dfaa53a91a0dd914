// The controller that keeps a fetch's results. With a delegate it fetches anew whenever its context
// has processed changes, is saved or merges, and tells what is another one.

public import FoundationSupplement

public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

struct ResultsSection: NSFetchedResultsSectionInfo {
  var name: String
  var objects: [Any]?
  var indexTitle: String? { name.first.map { String($0).uppercased() } }
  var numberOfObjects: Int { objects?.count ?? 0 }
}

open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    didSet { if delegate != nil { observe() } }
  }
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  open private(set) var fetchedObjects: [ResultType]?

  private var observers: [any NSObjectProtocol] = []
  /// The results that the delegate was told of last.
  private var told: [ToldResult] = []
  private var toldSections: [String] = []

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
  }

  deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

  open class func deleteCache(withName name: String?) {}

  open func performFetch() throws {
    fetchedObjects = try managedObjectContext.fetch(fetchRequest)
    let sections = resultSections
    told = ToldResult.all(in: sections)
    toldSections = sections.map(\.name)
  }

  // MARK: Results

  private var resultSections: [ResultsSection] {
    let fetchedObjects = fetchedObjects ?? []
    guard let path = sectionNameKeyPath else {
      return [ResultsSection(name: "", objects: fetchedObjects)]
    }
    var sections: [ResultsSection] = []
    for object in fetchedObjects {
      let name = KeyValues.value(of: object, path: path).map { "\($0)" } ?? ""
      if sections.last?.name != name { sections.append(ResultsSection(name: name, objects: [])) }
      sections[sections.count - 1].objects?.append(object)
    }
    return sections
  }

  open var sections: [any NSFetchedResultsSectionInfo]? {
    fetchedObjects == nil ? nil : resultSections
  }

  open func object(at indexPath: IndexPath) -> ResultType {
    let sections = resultSections
    guard indexPath.count == 2, sections.indices.contains(indexPath[0]),
      let objects = sections[indexPath[0]].objects as? [ResultType],
      objects.indices.contains(indexPath[1])
    else { preconditionFailure("no object at index \(indexPath)") }
    return objects[indexPath[1]]
  }

  open func indexPath(forObject object: ResultType) -> IndexPath? {
    let wanted = object as? NSObject
    for (section, content) in resultSections.enumerated() {
      let index = content.objects?.firstIndex { ($0 as? NSObject).map { $0 == wanted } ?? false }
      if let index { return [section, index] }
    }
    return nil
  }

  open var sectionIndexTitles: [String] {
    resultSections.compactMap { sectionIndexTitle(forSectionName: $0.name) }
  }

  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    let title = delegate?.controller(erased(), sectionIndexTitleForSectionName: sectionName)
    return title ?? ResultsSection(name: sectionName, objects: nil).indexTitle
  }

  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    resultSections.firstIndex { sectionIndexTitle(forSectionName: $0.name) == title }
      ?? sectionIndex
  }

  // MARK: Changes

  /// A controller of the same results for a delegate, whose methods know no type of results.
  private func erased() -> NSFetchedResultsController<any NSFetchRequestResult> {
    if let self = self as? NSFetchedResultsController<any NSFetchRequestResult> { return self }
    let other = NSFetchedResultsController<any NSFetchRequestResult>(
      fetchRequest: fetchRequest.copied(), managedObjectContext: managedObjectContext,
      sectionNameKeyPath: sectionNameKeyPath, cacheName: cacheName)
    other.fetchedObjects = fetchedObjects?.compactMap { $0 as? any NSFetchRequestResult }
    return other
  }

  private func observe() {
    guard observers.isEmpty else { return }
    observers = [
      Notification.Name.NSManagedObjectContextObjectsDidChange, .NSManagedObjectContextDidSave,
    ].map { name in
      NotificationCenter.default.addObserver(
        forName: name, object: managedObjectContext, queue: nil
      ) { [weak self] _ in self?.refresh() }
    }
  }

  /// Fetches anew and tells the delegate what is another one.
  private func refresh() {
    guard let delegate, fetchedObjects != nil,
      let found = try? managedObjectContext.fetch(fetchRequest)
    else { return }
    let (old, oldSections) = (told, toldSections)
    fetchedObjects = found
    let sections = resultSections
    told = ToldResult.all(in: sections)
    toldSections = sections.map(\.name)
    let changes = ResultsChanges(from: old, oldSections, to: told, sections)
    guard !changes.isEmpty else { return }
    changes.tell(delegate, erased())
  }
}
