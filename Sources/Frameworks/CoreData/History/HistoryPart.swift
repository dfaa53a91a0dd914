import FoundationSupplement

/// A part of a store's history.
enum HistoryPart {
  case all, none
  /// The transactions after one.
  case after(Int64)
  /// The transactions up to one, itself included.
  case upTo(Int64)
  case later(than: Date)
  case earlier(than: Date)
  case numbers(Set<Int64>)

  /// Whether a transaction belongs to the part.
  func contains(_ transaction: RecordedTransaction) -> Bool {
    switch self {
    case .all: true
    case .none: false
    case .after(let number): transaction.number > number
    case .upTo(let number): transaction.number <= number
    case .later(let date): transaction.timestamp > date
    case .earlier(let date): transaction.timestamp < date
    case .numbers(let numbers): numbers.contains(transaction.number)
    }
  }

  /// The conditions of SQL that the part's transactions meet, each with its values.
  ///
  /// - Parameter number: The column with a transaction's number.
  func conditions(on number: String) -> [(text: String, values: [SQLiteValue])] {
    let dated = "\(number) IN (SELECT Z_PK FROM ATRANSACTION WHERE ZTIMESTAMP"
    return switch self {
    case .all: [("1", [])]
    case .none: []
    case .after(let last): [("\(number) > ?", [.integer(last)])]
    case .upTo(let last): [("\(number) <= ?", [.integer(last)])]
    case .later(let date): [("\(dated) > ?)", [.real(date.timeIntervalSinceReferenceDate)])]
    case .earlier(let date): [("\(dated) < ?)", [.real(date.timeIntervalSinceReferenceDate)])]
    case .numbers(let numbers): numbers.sorted().map { ("\(number) = ?", [.integer($0)]) }
    }
  }
}
