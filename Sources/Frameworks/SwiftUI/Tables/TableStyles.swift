// The styles of tables, kept by name, and the modifiers of their columns and rows.

public import CoreTransferable

/// A style of tables.
public protocol TableStyle: Sendable {}

nonisolated extension View {
  /// Sets the style of the tables below.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    node(".tableStyle", ["value": .string(String(describing: S.self))])
  }

  /// Sets whether the tables below have headers.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    node(".tableColumnHeaders", ["value": .string("\(visibility)")])
  }
}

/// The alignment of a column's cells.
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String

  public static let automatic = TableColumnAlignment(name: "automatic")
  public static let leading = TableColumnAlignment(name: "leading")
  public static let center = TableColumnAlignment(name: "center")
  public static let trailing = TableColumnAlignment(name: "trailing")
  public static let numeric = TableColumnAlignment(name: "numeric")
}

extension TableColumn {
  /// Sets the alignment of the column's cells, which a tree does not keep.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn { self }

  /// Names the column for the customization of its table.
  public func customizationID(_ id: String) -> TableColumn {
    var column = self
    column.id = id
    return column
  }

  /// Sets whether the column is shown before anybody customizes the table.
  public func defaultVisibility(_ visibility: Visibility) -> TableColumn {
    var column = self
    column.visibility = visibility
    return column
  }

  /// Sets how nobody can customize the column; nobody customizes a table here.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> TableColumn {
    self
  }
}

nonisolated extension TableRowContent {
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> {
    self
  }

  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> {
    self
  }

  public func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> some TableRowContent<TableRowValue> {
    self
  }

  public func selectionDisabled(
    _ isDisabled: Bool = true
  ) -> some TableRowContent<TableRowValue> {
    self
  }

  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    self
  }

  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    self
  }
}
