// Requests for the history of stores.

public import FoundationSupplement

public enum NSPersistentHistoryResultType: Int, Sendable {
  case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  /// The place that a request begins behind, or ends at.
  private enum Place {
    case date(Date)
    case token(NSPersistentHistoryToken?)
  }

  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
  private let place: Place
  private let deletes: Bool

  open var token: NSPersistentHistoryToken? {
    guard case .token(let token) = place else { return nil }
    return token
  }

  private init(_ place: Place, deletes: Bool = false) {
    self.place = place
    self.deletes = deletes
    super.init()
    if deletes { resultType = .statusOnly }
  }

  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
    Self.make(.date(date))
  }
  open class func fetchHistory(
    after token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest { make(.token(token)) }
  open class func fetchHistory(
    after transaction: NSPersistentHistoryTransaction?
  ) -> NSPersistentHistoryChangeRequest { make(.token(transaction?.token)) }
  open class func fetchHistory(
    withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  ) -> NSPersistentHistoryChangeRequest {
    let request = make(.token(nil))
    request.fetchRequest = fetchRequest
    return request
  }

  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
    make(.date(date), deletes: true)
  }
  open class func deleteHistory(
    before token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest { make(.token(token), deletes: true) }
  open class func deleteHistory(
    before transaction: NSPersistentHistoryTransaction?
  ) -> NSPersistentHistoryChangeRequest { make(.token(transaction?.token), deletes: true) }

  private class func make(
    _ place: Place, deletes: Bool = false
  ) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(place, deletes: deletes)
  }

  /// Answers the request, or forgets what it names.
  func run(in context: NSManagedObjectContext) throws -> NSPersistentHistoryResult {
    guard let coordinator = context.coordinator else {
      return NSPersistentHistoryResult(answer(to: []), resultType)
    }
    let stores = coordinator.persistentStores.filter {
      affectedStores?.contains($0) != false
    }
    if deletes {
      for store in stores { try coordinator.forgetHistory(of: store, part(of: store)) }
      return NSPersistentHistoryResult(true, resultType)
    }
    let hasChanges = resultType != .transactionsOnly || isOfChanges
    let found = try stores.flatMap { store in
      try coordinator.history(of: store, part(of: store), hasChanges: hasChanges).map {
        NSPersistentHistoryTransaction($0, of: store.identifier, hasChanges: hasChanges)
      }
    }
    return NSPersistentHistoryResult(answer(to: found), resultType, of: found)
  }

  /// Whether the request's fetch chooses among changes, and not among transactions.
  private var isOfChanges: Bool { fetchRequest?.entityName == "Change" }

  /// The part of a store's history that is wanted, or that goes.
  private func part(of store: NSPersistentStore) -> HistoryPart {
    switch place {
    case .date(let date): deletes ? .earlier(than: date) : .later(than: date)
    case .token(nil): .all
    case .token(let token?):
      token.numbers[store.identifier].map { deletes ? .upTo($0) : .after($0) }
        ?? (deletes ? .none : .all)
    }
  }

  /// The transactions or changes that the request's fetch wants, in its order.
  private func selected<Item: NSObject & KeyValueReadable>(_ items: [Item]) -> [Item] {
    guard let fetchRequest else { return items }
    var found = items
    if let predicate = fetchRequest.predicate {
      found = found.filter { predicate.evaluate(with: $0) }
    }
    if let descriptors = fetchRequest.sortDescriptors, !descriptors.isEmpty {
      found = NSManagedObjectContext.sorted(found, by: descriptors)
    }
    return fetchRequest.limited(found)
  }

  private func answer(to all: [NSPersistentHistoryTransaction]) -> Any {
    var transactions = all
    var changes: [NSPersistentHistoryChange]
    if isOfChanges {
      changes = selected(all.flatMap { $0.changes ?? [] })
      let wanted = Set(changes.compactMap { $0.transaction.map(ObjectIdentifier.init) })
      transactions = all.filter { wanted.contains(ObjectIdentifier($0)) }
    } else {
      transactions = selected(all)
      changes = transactions.flatMap { $0.changes ?? [] }
    }
    return switch resultType {
    case .statusOnly: true
    case .objectIDs: changes.map(\.changedObjectID)
    case .count: changes.count
    case .transactionsOnly, .transactionsAndChanges: transactions
    case .changesOnly: changes
    }
  }
}

open class NSPersistentHistoryResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSPersistentHistoryResultType

  /// The transactions of the result's changes, which know them only as long as somebody holds them.
  private let transactions: [NSPersistentHistoryTransaction]

  init(
    _ result: Any, _ resultType: NSPersistentHistoryResultType,
    of transactions: [NSPersistentHistoryTransaction] = []
  ) {
    self.result = result
    self.resultType = resultType
    self.transactions = transactions
  }
}
