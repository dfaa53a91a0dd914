// The orders of texts, from iOS 15. Linux's Foundation knows the lexical one only, and sorts a
// property of texts by it where Apple's sorts as the Finder does.

public import Foundation

extension String {
  /// An order of texts.
  public typealias StandardComparator = StringStandardComparator
}

/// An order of texts.
public struct StringStandardComparator: SortComparator, Codable, Hashable, Sendable {
  private enum Kind: Codable, Hashable {
    case lexical, localized, localizedStandard
  }

  private let kind: Kind
  /// Whether the order goes up or down.
  public var order: SortOrder = .forward

  private init(kind: Kind) { self.kind = kind }

  /// By the numbers of the characters.
  @_disfavoredOverload
  public static let lexical = StringStandardComparator(kind: .lexical)
  /// As the locale's dictionaries do.
  public static let localized = StringStandardComparator(kind: .localized)
  /// As people expect of lists of files: case aside, and numbers by their size.
  public static let localizedStandard = StringStandardComparator(kind: .localizedStandard)

  /// Creates an order that goes up or down.
  public init(_ base: StringStandardComparator, order: SortOrder = .forward) {
    self = base
    self.order = order
  }

  /// Returns the order of two texts.
  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let result = forward(lhs, rhs)
    guard order == .reverse else { return result }
    return result == .orderedAscending
      ? .orderedDescending : result == .orderedDescending ? .orderedAscending : .orderedSame
  }

  private func forward(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let locale = ExtensionSurroundings.current.locale
    switch kind {
    case .lexical:
      return lhs < rhs ? .orderedAscending : lhs > rhs ? .orderedDescending : .orderedSame
    case .localized: return lhs.compare(rhs, locale: locale)
    case .localizedStandard:
      let options: String.CompareOptions = [
        .caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering,
      ]
      return lhs.compare(rhs, options: options, locale: locale)
    }
  }

  fileprivate func ranked<Root>(
    _ keyPath: KeyPath<Root, String>, _ order: SortOrder
  ) -> SortDescriptor<Root> {
    switch kind {
    case .lexical:
      SortDescriptor(sendable(keyPath.appending(path: \String.lexicalRank)), order: order)
    case .localized:
      SortDescriptor(sendable(keyPath.appending(path: \String.localizedRank)), order: order)
    case .localizedStandard:
      SortDescriptor(sendable(keyPath.appending(path: \String.localizedStandardRank)), order: order)
    }
  }

  fileprivate func ranked<Root>(
    _ keyPath: KeyPath<Root, String?>, _ order: SortOrder
  ) -> SortDescriptor<Root> {
    switch kind {
    case .lexical:
      SortDescriptor(sendable(keyPath.appending(path: \String?.lexicalRank)), order: order)
    case .localized:
      SortDescriptor(sendable(keyPath.appending(path: \String?.localizedRank)), order: order)
    case .localizedStandard:
      SortDescriptor(
        sendable(keyPath.appending(path: \String?.localizedStandardRank)), order: order)
    }
  }
}

/// Returns a path as one that may be sent: those that it is made of may.
func sendable<Root, Value>(
  _ path: KeyPath<Root, Value>
) -> any KeyPath<Root, Value> & Sendable {
  unsafeBitCast(path, to: (any KeyPath<Root, Value> & Sendable).self)
}

/// A text with its place in an order.
private struct TextRank: Comparable {
  let text: String
  let comparator: StringStandardComparator

  static func < (one: TextRank, other: TextRank) -> Bool {
    one.comparator.compare(one.text, other.text) == .orderedAscending
  }

  static func == (one: TextRank, other: TextRank) -> Bool {
    one.comparator.compare(one.text, other.text) == .orderedSame
  }
}

extension String {
  fileprivate var lexicalRank: TextRank { TextRank(text: self, comparator: .lexical) }
  fileprivate var localizedRank: TextRank { TextRank(text: self, comparator: .localized) }
  fileprivate var localizedStandardRank: TextRank {
    TextRank(text: self, comparator: .localizedStandard)
  }
}

extension String? {
  fileprivate var lexicalRank: TextRank? { self?.lexicalRank }
  fileprivate var localizedRank: TextRank? { self?.localizedRank }
  fileprivate var localizedStandardRank: TextRank? { self?.localizedStandardRank }
}

extension SortComparator where Self == StringStandardComparator {
  /// As the locale's dictionaries do.
  public static var localized: StringStandardComparator { .localized }
  /// As people expect of lists of files.
  public static var localizedStandard: StringStandardComparator { .localizedStandard }
}

extension SortDescriptor {
  /// Creates the order of a property of texts.
  public init(
    _ keyPath: KeyPath<Compared, String>,
    comparator: StringStandardComparator = .localizedStandard
  ) {
    self = comparator.ranked(keyPath, comparator.order)
  }

  /// Creates the order of a property of texts.
  public init(
    _ keyPath: KeyPath<Compared, String>,
    comparator: StringStandardComparator = .localizedStandard, order: SortOrder
  ) {
    self = comparator.ranked(keyPath, order)
  }

  /// Creates the order of a property of texts that may be missing.
  public init(
    _ keyPath: KeyPath<Compared, String?>,
    comparator: StringStandardComparator = .localizedStandard
  ) {
    self = comparator.ranked(keyPath, comparator.order)
  }

  /// Creates the order of a property of texts that may be missing.
  public init(
    _ keyPath: KeyPath<Compared, String?>,
    comparator: StringStandardComparator = .localizedStandard, order: SortOrder
  ) {
    self = comparator.ranked(keyPath, order)
  }
}
