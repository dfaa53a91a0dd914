/// The permanent name of a check: kebab-case, and it states the fault.
public struct CheckID: RawRepresentable, Hashable, Sendable, Comparable, JSONConvertible,
  ExpressibleByStringLiteral
{
  /// The name, such as `entries-out-of-order`.
  public let rawValue: String

  /// Creates a name from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a name from a literal.
  public init(stringLiteral value: String) {
    rawValue = value
  }

  /// Orders names as text.
  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension CheckID: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}

/// The severity of a fault.
public enum FindingLevel: String, Hashable, Sendable, CaseIterable, Comparable, JSONConvertible {
  /// Worth knowing.
  case note
  /// Probably wrong.
  case warning
  /// Wrong.
  case error

  /// Orders notes before warnings before errors.
  public static func < (left: Self, right: Self) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// The changes that a manifest makes to the checks.
public struct CheckSettings: Hashable, Sendable {
  /// The checks that are not run.
  public var disabled: [CheckID]
  /// The levels of findings by check, where they are not the usual ones.
  public var levels: [CheckID: FindingLevel]

  /// Creates settings.
  public init(disabled: [CheckID] = [], levels: [CheckID: FindingLevel] = [:]) {
    self.disabled = disabled
    self.levels = levels
  }
}

extension CheckSettings: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self() }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.defaulted("disable", &disabled, [])
    var words = Dictionary(uniqueKeysWithValues: levels.map { ($0.key.rawValue, $0.value) })
    try fields.defaulted("levels", &words, [:])
    guard fields.isReading else { return }
    levels = Dictionary(uniqueKeysWithValues: words.map { (CheckID(rawValue: $0.key), $0.value) })
  }
}
