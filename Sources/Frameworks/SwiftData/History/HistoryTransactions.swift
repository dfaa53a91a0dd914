// The transactions of a store's history, each with the changes of one save.

import CoreData
public import FoundationSupplement

/// A save in a store's history.
public protocol HistoryTransaction: Identifiable, Sendable {
  associatedtype TokenType: HistoryToken
  var author: String? { get }
  var bundleIdentifier: String { get }
  var changes: [HistoryChange] { get }
  var processIdentifier: String { get }
  var storeIdentifier: String { get }
  var timestamp: Date { get }
  var token: TokenType { get }
  var transactionIdentifier: Int64 { get }
}

/// A place in a store's history.
public protocol HistoryToken: Codable, Comparable, Hashable, Sendable {
  associatedtype TokenType: Codable, Comparable, Hashable
  var tokenValue: TokenType { get }
}

/// The place behind a transaction in the histories of all of a container's stores.
public struct DefaultHistoryToken: HistoryToken {
  public struct Numbers: Codable, Comparable, Hashable, Sendable {
    /// The number of the last transaction, by the stores' identifiers.
    let numbers: [String: Int64]

    /// The number of transactions up to the place; it grows with each of whatever store.
    private var count: Int64 { numbers.values.reduce(0, +) }

    public static func < (lhs: Self, rhs: Self) -> Bool {
      guard lhs.count == rhs.count else { return lhs.count < rhs.count }
      let stores = Set(lhs.numbers.keys).union(rhs.numbers.keys).sorted()
      return stores.map { lhs.numbers[$0] ?? 0 }.lexicographicallyPrecedes(
        stores.map { rhs.numbers[$0] ?? 0 })
    }
  }

  public let tokenValue: Numbers
  public var id: Numbers { tokenValue }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.tokenValue < rhs.tokenValue }
}

public struct DefaultHistoryTransaction: HistoryTransaction {
  public let author: String?
  public let bundleIdentifier: String
  public let changes: [HistoryChange]
  public let processIdentifier: String
  public let storeIdentifier: String
  public let timestamp: Date
  public let token: DefaultHistoryToken
  public let transactionIdentifier: Int64
  public var id: Int64 { transactionIdentifier }

  init(
    _ transaction: NSPersistentHistoryTransaction, _ changes: [HistoryChange],
    _ token: DefaultHistoryToken
  ) {
    author = transaction.author
    bundleIdentifier = transaction.bundleID
    self.changes = changes
    processIdentifier = transaction.processID
    storeIdentifier = transaction.storeID
    timestamp = transaction.timestamp
    self.token = token
    transactionIdentifier = transaction.transactionNumber
  }
}

/// A change of one model.
public enum HistoryChange: Sendable {
  case insert(any HistoryInsert)
  case update(any HistoryUpdate)
  case delete(any HistoryDelete)

  public var changeIdentifier: Int64 {
    switch self {
    case .insert(let change): change.changeIdentifier
    case .update(let change): change.changeIdentifier
    case .delete(let change): change.changeIdentifier
    }
  }

  public var changedPersistentIdentifier: PersistentIdentifier {
    switch self {
    case .insert(let change): change.changedPersistentIdentifier
    case .update(let change): change.changedPersistentIdentifier
    case .delete(let change): change.changedPersistentIdentifier
    }
  }

  public var transactionIdentifier: Int64 {
    switch self {
    case .insert(let change): change.transactionIdentifier
    case .update(let change): change.transactionIdentifier
    case .delete(let change): change.transactionIdentifier
    }
  }
}

public protocol HistoryInsert<Model>: Sendable {
  associatedtype Model: PersistentModel
  var changeIdentifier: Int64 { get }
  var changedPersistentIdentifier: PersistentIdentifier { get }
  var transactionIdentifier: Int64 { get }
}

public protocol HistoryUpdate<Model>: Sendable {
  associatedtype Model: PersistentModel
  var changeIdentifier: Int64 { get }
  var changedPersistentIdentifier: PersistentIdentifier { get }
  var transactionIdentifier: Int64 { get }
  var updatedAttributes: [PartialKeyPath<Model>] { get }
}

public protocol HistoryDelete<Model>: Sendable {
  associatedtype Model: PersistentModel
  var changeIdentifier: Int64 { get }
  var changedPersistentIdentifier: PersistentIdentifier { get }
  var transactionIdentifier: Int64 { get }
  var tombstone: HistoryTombstone<Model> { get }
}

public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert {
  public let changeIdentifier: Int64
  public let changedPersistentIdentifier: PersistentIdentifier
  public let transactionIdentifier: Int64
}

public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate, @unchecked Sendable {
  public let changeIdentifier: Int64
  public let changedPersistentIdentifier: PersistentIdentifier
  public let transactionIdentifier: Int64
  public let updatedAttributes: [PartialKeyPath<Model>]
}

public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete {
  public let changeIdentifier: Int64
  public let changedPersistentIdentifier: PersistentIdentifier
  public let transactionIdentifier: Int64
  public let tombstone: HistoryTombstone<Model>
}

/// The values that a deleted model left: those of attributes with `.preserveValueOnDeletion`.
public struct HistoryTombstone<Model: PersistentModel>: Sequence, @unchecked Sendable {
  private let values: [PartialKeyPath<Model>: Any]

  init(_ values: [PartialKeyPath<Model>: Any]) { self.values = values }

  public subscript<Value>(keyPath: KeyPath<Model, Value>) -> Value? { values[keyPath] as? Value }

  public func makeIterator() -> some IteratorProtocol<(key: PartialKeyPath<Model>, value: Any)> {
    values.makeIterator()
  }
}

/// The transactions that are wanted.
public struct HistoryDescriptor<Transaction: HistoryTransaction> {
  public var predicate: Predicate<Transaction>?
  public var fetchLimit: UInt64?
  public var sortBy: [SortDescriptor<Transaction>] = []

  public init(predicate: Predicate<Transaction>? = nil) { self.predicate = predicate }

  public init(
    predicate: Predicate<Transaction>? = nil, sortBy: [SortDescriptor<Transaction>]
  ) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
