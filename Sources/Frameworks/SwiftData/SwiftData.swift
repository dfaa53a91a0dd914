// SwiftData on Core Data's stores, as on Apple's platforms: a container's stores are SQLite files
// in its configurations' places, which app and extension share, or in memory. Relationships keep
// their other side, deletion follows its rules, unique attributes make an insertion an update, and
// stores of older schemas are migrated as Core Data infers it; the stages of a plan are not run. A
// Codable structure has a column for each of its values, a collection is a property list, and any
// other Codable type is stored as JSON. Stores keep a history.

@_exported public import FoundationSupplement
@_exported public import Observation
import CoreData
import Synchronization

/// An object that a context can keep. `@Model` makes a class one.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  var _modelState: _ModelState { get }
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
  static var _uniqueKeyPaths: [[AnyKeyPath]] { get }
  init(_stored state: _ModelState)
}

/// The mark of a property whose value a model's state keeps.
public struct _StoredProperty: Sendable {
  public init() {}
}

/// A model's identity, the same before and after it is saved.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Identifiable, Sendable {
  /// The identity in the store; nil for a model that no context has, and for one that was decoded.
  let object: NSManagedObjectID?
  let number: Int
  public let entityName: String
  private let address: String?

  public var storeIdentifier: String? { object?.persistentStore?.identifier }
  public var id: ID { ID(identifier: self) }

  public struct ID: Hashable, Comparable, Codable, Sendable {
    let identifier: PersistentIdentifier

    public static func < (lhs: ID, rhs: ID) -> Bool { lhs.identifier < rhs.identifier }
  }

  private static let count = Mutex(0)

  init(of object: NSManagedObjectID) {
    self.object = object
    number = 0
    entityName = object.entity.name ?? ""
    address = nil
  }

  init(entityName: String) {
    object = nil
    self.entityName = entityName
    address = nil
    number = Self.count.withLock { count in
      count += 1
      return count
    }
  }

  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    object = nil
    number = 0
    address = text
    entityName = text.split(separator: "/").dropLast().last.map(String.init) ?? ""
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(uri)
  }

  /// The address under which a store knows the model.
  var uri: String {
    address ?? object?.uriRepresentation().absoluteString
      ?? "x-swiftdata:///\(entityName)/t\(number)"
  }

  public static func == (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool {
    if let one = lhs.object, let other = rhs.object { return one === other }
    return lhs.uri == rhs.uri
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(entityName) }

  public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool {
    (lhs.object?.order ?? 0, lhs.number, lhs.uri) < (rhs.object?.order ?? 0, rhs.number, rhs.uri)
  }
}

extension PersistentModel {
  /// The lists of key paths of the model's `#Unique`.
  public static var _uniqueKeyPaths: [[AnyKeyPath]] { [] }

  public var persistentModelID: PersistentIdentifier {
    _modelState.identifier(entityName: Schema.entityName(for: Self.self))
  }

  public var id: PersistentIdentifier { persistentModelID }
  public var modelContext: ModelContext? { _modelState.context }
  public var hasChanges: Bool { _modelState.object?.hasChanges == true }
  public var isDeleted: Bool { _modelState.isDeleted }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public enum SwiftDataError: Error, Hashable, Sendable {
  case modelValidationFailure, loadIssueModelContainer, missingModelContext, unknownSchema
  case configurationSchemaNotFoundInContainerSchema, unsupportedPredicate, unsupportedKeyPath
  case unsupportedSortDescriptor, includePendingChangesWithBatchSize
}
