// SwiftData with stores in memory. A run starts with empty stores: the data that the app would have
// saved on a device is not here. Models that the extension inserts can be fetched, filtered, sorted
// and deleted, by every context of the container once they are saved. Contexts share their models,
// the other side of a relationship is not set by itself, and nothing is migrated.

@_exported public import FoundationSupplement
@_exported public import Observation
import Synchronization

/// An object that a context can keep. `@Model` makes a class one.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  var _modelState: _ModelState { get }
}

/// The state of a model besides its properties: its identifier and its context.
public final class _ModelState: @unchecked Sendable {
  fileprivate var identifier: PersistentIdentifier?
  package weak var context: ModelContext?
  package var isDeleted = false

  public init() {}
}

/// A model's identity.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Identifiable, Sendable {
  let number: Int
  public let entityName: String
  public var storeIdentifier: String? { "store" }
  public var id: ID { ID(number: number) }

  public struct ID: Hashable, Comparable, Codable, Sendable {
    let number: Int

    public static func < (lhs: ID, rhs: ID) -> Bool { lhs.number < rhs.number }
  }

  public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool {
    lhs.number < rhs.number
  }

  private static let count = Mutex(0)

  fileprivate init(entityName: String) {
    self.entityName = entityName
    number = Self.count.withLock { count in
      count += 1
      return count
    }
  }
}

extension PersistentModel {
  public var persistentModelID: PersistentIdentifier {
    if let known = _modelState.identifier { return known }
    let new = PersistentIdentifier(entityName: String(describing: Self.self))
    _modelState.identifier = new
    return new
  }

  public var id: PersistentIdentifier { persistentModelID }
  public var modelContext: ModelContext? { _modelState.context }
  public var hasChanges: Bool { modelContext?.isPending(self) == true }
  public var isDeleted: Bool { _modelState.isDeleted }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public enum SwiftDataError: Error, Hashable, Sendable {
  case modelValidationFailure, loadIssueModelContainer, missingModelContext, unknownSchema
  case configurationSchemaNotFoundInContainerSchema, unsupportedPredicate, unsupportedKeyPath
  case unsupportedSortDescriptor, includePendingChangesWithBatchSize
}
