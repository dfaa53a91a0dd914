// The controller that keeps a fetch's results. It fetches when `performFetch()` is called; later
// changes are not sent to its delegate.

public import FoundationSupplement

public protocol NSFetchedResultsControllerDelegate: AnyObject {}

public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

private struct Section: NSFetchedResultsSectionInfo {
  var name: String
  var objects: [Any]?
  var indexTitle: String? { name.first.map(String.init) }
  var numberOfObjects: Int { objects?.count ?? 0 }
}

open class NSFetchedResultsController<ResultType>: NSObject {
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  open private(set) var fetchedObjects: [ResultType]?

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
  }

  open func performFetch() throws { fetchedObjects = try managedObjectContext.fetch(fetchRequest) }

  open var sections: [any NSFetchedResultsSectionInfo]? {
    guard let fetchedObjects else { return nil }
    guard let path = sectionNameKeyPath else { return [Section(name: "", objects: fetchedObjects)] }
    var sections: [Section] = []
    for object in fetchedObjects {
      let name = KeyValues.value(of: object, path: path).map { "\($0)" } ?? ""
      if sections.last?.name != name { sections.append(Section(name: name, objects: [])) }
      sections[sections.count - 1].objects?.append(object)
    }
    return sections
  }
}
