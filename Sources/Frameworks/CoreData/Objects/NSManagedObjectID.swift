public import FoundationSupplement
import Synchronization

/// An object's identity, the same in all contexts.
open class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult, @unchecked Sendable {
  open var entity: NSEntityDescription { description_ }
  open var isTemporaryID: Bool { place.withLock { $0 == nil } }
  open weak var persistentStore: NSPersistentStore? { place.withLock { $0?.store } }

  /// The store of a saved object, and its number there.
  private struct Place {
    weak var store: NSPersistentStore?
    var identifier: String
    var number: Int64
  }

  private let description_: NSEntityDescription
  /// Counts the objects of a process, so that they have an order.
  let number: Int
  private let place = Mutex<Place?>(nil)

  private static let count = Mutex(0)

  init(entity: NSEntityDescription) {
    description_ = entity
    number = Self.count.withLock { count in
      count += 1
      return count
    }
  }

  /// The object's number among its store's, its primary key; nil before it is saved.
  var rowNumber: Int64? { place.withLock { $0?.number } }

  /// The place in the order in which objects were saved; those that were not come after all others.
  package var order: Int64 { rowNumber ?? (Int64.max / 2 + Int64(number)) }

  /// Makes the identity a permanent one.
  func settle(in store: NSPersistentStore?, _ number: Int64) {
    place.withLock {
      $0 = Place(store: store, identifier: store?.identifier ?? "store", number: number)
    }
  }

  open func uriRepresentation() -> URL {
    let text = place.withLock { place in
      let name = entity.name ?? ""
      return place.map { "x-coredata://\($0.identifier)/\(name)/p\($0.number)" }
        ?? "x-coredata:///\(name)/t\(number)"
    }
    return URL(string: text) ?? URL(fileURLWithPath: "/")
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String { uriRepresentation().absoluteString }
}
