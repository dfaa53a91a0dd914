// The columns of a table.

/// Columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable
  associatedtype TableColumnSortComparator
  /// The content that the columns are made of; `Never` for SwiftUI's own.
  associatedtype TableColumnBody: TableColumnContent = Never

  /// The content that the columns are made of.
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator> var tableColumnBody: TableColumnBody
  { get }

  /// The columns one by one.
  var _parts: [_TableColumnPart<TableRowValue>] { get }

  static func _makeContent(
    content: _GraphValue<Self>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs
}

/// A type-erased column.
nonisolated public struct _TableColumnPart<Value> {
  let label: AnyView
  let cell: (Value) -> AnyView
  var id: String?
  var visibility = Visibility.automatic
}

nonisolated struct TableColumnList<Value: Identifiable, Sort>: TableColumnContent {
  typealias TableRowValue = Value
  typealias TableColumnSortComparator = Sort

  let _parts: [_TableColumnPart<Value>]
}

/// A column of a table.
nonisolated public struct TableColumn<
  RowValue: Identifiable, Sort, Content: View, Label: View
>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  private let label: Label
  private let content: (RowValue) -> Content
  var id: String?
  var visibility = Visibility.automatic

  nonisolated fileprivate init(label: Label, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.content = content
  }

  public var _parts: [_TableColumnPart<RowValue>] {
    let content = content
    return [
      _TableColumnPart(
        label: AnyView(label), cell: { AnyView(content($0)) }, id: id, visibility: visibility)
    ]
  }

  /// Sets the column's width.
  public func width(_ width: CGFloat? = nil) -> TableColumn { self }

  /// Sets the widths between which the column can be.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn {
    self
  }
}

extension TableColumn where Sort == Never, Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), content: content)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), content: content)
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(label: Text(titleKey)) { Text($0[keyPath: value]) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(label: Text(title)) { Text($0[keyPath: value]) }
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>
  )
  where Content == Text {
    self.init(label: Text(titleResource)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), content: content)
  }

  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), content: content)
  }

  nonisolated public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(label: Text(titleKey), content: content)
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(label: Text(titleKey)) { Text($0[keyPath: value]) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(label: Text(title), content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(label: Text(title)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: StringStandardComparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: StringStandardComparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), content: content)
  }
}

extension TableColumn where Sort: SortComparator, Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort.Compared == RowValue {
    self.init(label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort.Compared == RowValue {
    self.init(label: Text(title), content: content)
  }
}

/// Builds the columns of a table.
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    column
  }

  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> {
    column
  }

  public static func buildPartialBlock<C: TableColumnContent>(first: C) -> C
  where C.TableRowValue == RowValue { first }

  public static func buildPartialBlock<First: TableColumnContent, Next: TableColumnContent>(
    accumulated: First, next: Next
  ) -> some TableColumnContent<RowValue, Sort>
  where First.TableRowValue == RowValue, Next.TableRowValue == RowValue {
    TableColumnList<RowValue, Sort>(_parts: accumulated._parts + next._parts)
  }

  public static func buildIf<C: TableColumnContent>(
    _ content: C?
  ) -> some TableColumnContent<RowValue, Sort> where C.TableRowValue == RowValue {
    TableColumnList<RowValue, Sort>(_parts: content?._parts ?? [])
  }
}
