// The styles of tables, kept by name.

/// A style of tables.
public protocol TableStyle: Sendable {}

nonisolated extension View {
  /// Sets the style of the tables below.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    node(".tableStyle", ["value": .string(String(describing: S.self))])
  }

  /// Says whether the tables below have headers.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    node(".tableColumnHeaders", ["value": .string("\(visibility)")])
  }
}
