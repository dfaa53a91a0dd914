// SwiftUI's Table. A widget cannot have one; its headers and cells stand in the tree.

/// Rows of values in columns.
nonisolated public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View,
  PrimitiveView
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
  private let rows: Rows
  private let columns: Columns
  private let customization: Binding<TableColumnCustomization<Value>>?

  nonisolated init(
    rows: Rows, columns: Columns, _ customization: Binding<TableColumnCustomization<Value>>? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.customization = customization
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    let customization = customization?.wrappedValue ?? TableColumnCustomization()
    let columns = columns._parts.filter(customization.shows)
    let cells = rows._values.map { value in
      ViewNode("TableRow", children: columns.flatMap { context.nodes(of: $0.cell(value)) })
    }
    let headers = columns.flatMap { context.nodes(of: $0.label) }
    return [ViewNode("Table", children: [ViewNode("Table.header", children: headers)] + cells)]
  }
}

extension Table {
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared
  {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  nonisolated public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns())
  }

  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows: rows(), columns: columns())
  }

  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared
  {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns())
  }

  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows: rows(), columns: columns())
  }

  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared
  {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns())
  }

  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows: rows(), columns: columns())
  }
}

/// Rows of a table.
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  /// The content that the rows are made of; `Never` for SwiftUI's own.
  associatedtype TableRowBody: TableRowContent = Never

  /// The content that the rows are made of.
  @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }

  /// The values of the rows, in order.
  var _values: [TableRowValue] { get }
}

/// A row for a value.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  public let _values: [Value]

  nonisolated public init(_ value: Value) { _values = [value] }
}

/// A row for each element of a collection.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  let data: Data

  public var _values: [Data.Element] { Array(data) }
}

nonisolated struct TableRowList<Value: Identifiable>: TableRowContent {
  let _values: [Value]
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  public var _values: [Content.TableRowValue] { data.flatMap { content($0)._values } }
}

extension ForEach where Content: TableRowContent {
  // A closure without content is one of no views.
  @_disfavoredOverload
  nonisolated public init<V: Identifiable>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Content: TableRowContent<V>, Data.Element: Identifiable {
    self.init(repeatedOver: data, content: content)
  }
}

/// Builds the rows of a table.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<C: TableRowContent>(_ content: C) -> C
  where C.TableRowValue == Value { content }

  public static func buildPartialBlock<C: TableRowContent>(first: C) -> C
  where C.TableRowValue == Value { first }

  public static func buildPartialBlock<First: TableRowContent, Next: TableRowContent>(
    accumulated: First, next: Next
  ) -> some TableRowContent<Value> where First.TableRowValue == Value, Next.TableRowValue == Value {
    TableRowList(_values: accumulated._values + next._values)
  }

  public static func buildIf<C: TableRowContent>(_ content: C?) -> some TableRowContent<Value>
  where C.TableRowValue == Value {
    TableRowList(_values: content?._values ?? [])
  }
}
