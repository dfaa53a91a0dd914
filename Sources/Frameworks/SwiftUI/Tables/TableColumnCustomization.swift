// The customization of a table's columns, and rows that have rows below them; iOS 17.
//
// https://developer.apple.com/documentation/swiftui/tablecolumncustomization

/// The visibility and order of a table's columns.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var visibilities: [String: Bool] = [:]

  /// Creates a customization that changes nothing.
  public init() {}

  /// Puts the columns into their order; none is moved here.
  public mutating func resetOrder() {}

  /// Whether the column with an identifier is shown; automatic where nobody has changed it.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { visibilities[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Whether a column is shown.
  func shows(_ column: _TableColumnPart<RowValue>) -> Bool {
    let chosen = column.id.map { self[visibility: $0] } ?? .automatic
    return (chosen == .automatic ? column.visibility : chosen) != .hidden
  }
}

/// The ways in which a person may customize a column.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
  private var names: Set<String>

  /// Creates an empty set.
  public init() { names = [] }

  private init(_ names: Set<String>) { self.names = names }

  /// Everything.
  public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }
  /// Moving the column.
  public static var reorder: TableColumnCustomizationBehavior { .init(["reorder"]) }
  /// Changing the column's width.
  public static var resize: TableColumnCustomizationBehavior { .init(["resize"]) }
  /// Showing and hiding the column.
  public static var visibility: TableColumnCustomizationBehavior { .init(["visibility"]) }

  public typealias Element = TableColumnCustomizationBehavior

  public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }
  public func union(_ other: Self) -> Self { Self(names.union(other.names)) }
  public func intersection(_ other: Self) -> Self { Self(names.intersection(other.names)) }
  public func symmetricDifference(_ other: Self) -> Self {
    Self(names.symmetricDifference(other.names))
  }
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  public mutating func formSymmetricDifference(_ other: Self) {
    names.formSymmetricDifference(other.names)
  }

  @discardableResult
  public mutating func insert(
    _ newMember: Self
  ) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let removed = intersection(member)
    names.subtract(member.names)
    return removed.names.isEmpty ? nil : removed
  }

  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    let known = intersection(newMember)
    formUnion(newMember)
    return known.names.isEmpty ? nil : known
  }
}

/// A row for each element of a collection. The elements below them are closed, as a table shows
/// them before anybody opens a row.
nonisolated public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element

  let data: Data

  public var _values: [Data.Element] { Array(data) }
}
