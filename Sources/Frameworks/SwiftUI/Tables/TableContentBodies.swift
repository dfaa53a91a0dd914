// Columns and rows of a table that are made of others, as an author's own types are. Wrappers of
// other content hand it on by the functions with an underscore, which SwiftUI's interface declares.

/// A value of SwiftUI's graph, from which those of its properties are taken.
nonisolated public struct _GraphValue<Value> {
  let value: Value

  /// The value of a property.
  public subscript<Property>(keyPath: KeyPath<Value, Property>) -> _GraphValue<Property> {
    _GraphValue<Property>(value: value[keyPath: keyPath])
  }
}

/// The inputs of a column, of which none is needed here.
nonisolated public struct _TableColumnInputs { init() {} }

/// The columns that were made.
nonisolated public struct _TableColumnOutputs { let parts: [Any] }

nonisolated extension TableColumnContent {
  public var _parts: [_TableColumnPart<TableRowValue>] {
    let parts: [Any]
    if TableColumnBody.self == Never.self {
      let content = _GraphValue(value: self)
      parts = Self._makeContent(content: content, inputs: _TableColumnInputs()).parts
    } else {
      parts = tableColumnBody._parts
    }
    return parts.compactMap { $0 as? _TableColumnPart<TableRowValue> }
  }

  public static func _makeContent(
    content: _GraphValue<Self>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs {
    _TableColumnOutputs(parts: content.value._parts)
  }
}

nonisolated extension TableColumnContent where TableColumnBody == Never {
  public var tableColumnBody: Never { noBody(Self.self) }
}

nonisolated extension TableRowContent {
  public var _values: [TableRowValue] {
    tableRowBody._values.compactMap { $0 as? TableRowValue }
  }
}

nonisolated extension TableRowContent where TableRowBody == Never {
  public var tableRowBody: Never { noBody(Self.self) }
}

extension Never: TableColumnContent, TableRowContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never
  public typealias TableRowBody = Never

  public var _parts: [_TableColumnPart<Never>] { [] }
  public var _values: [Never] { [] }
}

// Content of an author's own types, and bodies that are never asked.

extension TableColumnBuilder {
  @_disfavoredOverload
  public static func buildExpression<C: TableColumnContent>(_ content: C) -> C
  where C.TableRowValue == RowValue { content }

  public static func buildExpression(_ content: Never) -> Never {}

  public static func buildPartialBlock(first: Never) -> Never {}
}

extension TableRowBuilder {
  public static func buildExpression(_ content: Never) -> Never {}

  public static func buildPartialBlock(first: Never) -> Never {}
}
