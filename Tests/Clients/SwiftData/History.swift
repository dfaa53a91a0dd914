import Foundation
import SwiftData

@Model final class Visit {
  @Attribute(.preserveValueOnDeletion) var name: String
  var count = 0
  init(name: String) { self.name = name }
}

/// The saves of the app since the widget looked.
struct VisitHistory {
  var token: DefaultHistoryToken?

  /// The identifiers of the visits that came, changed and went.
  mutating func news(in context: ModelContext) throws -> [String] {
    var descriptor = HistoryDescriptor<DefaultHistoryTransaction>()
    if let token {
      descriptor.predicate = #Predicate { $0.token > token && $0.author != "widget" }
    }
    descriptor.fetchLimit = 20
    descriptor.sortBy = [SortDescriptor(\.timestamp)]
    let transactions = try context.fetchHistory(descriptor)
    token = transactions.last?.token
    return transactions.flatMap { transaction in
      [transaction.bundleIdentifier, transaction.processIdentifier, transaction.storeIdentifier]
        + transaction.changes.map(line)
    }
  }

  private func line(_ change: HistoryChange) -> String {
    let place = "\(change.transactionIdentifier) \(change.changeIdentifier)"
    switch change {
    case .insert(let insertion as DefaultHistoryInsert<Visit>):
      return "\(place) new \(insertion.changedPersistentIdentifier)"
    case .update(let update as DefaultHistoryUpdate<Visit>):
      return "\(place) \(update.updatedAttributes.contains(\.count))"
    case .delete(let deletion as DefaultHistoryDelete<Visit>):
      let name: String? = deletion.tombstone[\.name]
      return "\(place) \(name ?? "")" + deletion.tombstone.map { "\($0.value)" }.joined()
    case .insert, .update, .delete: return "\(change.changedPersistentIdentifier)"
    }
  }

  /// Forgets what every process has seen.
  func forget(in context: ModelContext) throws {
    let old = HistoryDescriptor<DefaultHistoryTransaction>(sortBy: [])
    try context.deleteHistory(old)
  }
}

/// Stands for any history's types, as generic code takes them.
func kinds(
  _ insertion: any HistoryInsert, _ update: any HistoryUpdate, _ deletion: any HistoryDelete
) -> [Int64] {
  [insertion.changeIdentifier, update.changeIdentifier, deletion.transactionIdentifier]
}

func names<Transaction: HistoryTransaction>(_ transactions: [Transaction]) -> [String] {
  transactions.compactMap(\.author)
}

func value<Token: HistoryToken>(_ token: Token) -> Token.TokenType { token.tokenValue }

func names(_ tombstone: HistoryTombstone<Visit>) -> [String] {
  tombstone.compactMap { $0.value as? String }
}
