// How tables look (iOS 16 and 17), kept by name.

/// How a table looks.
public protocol TableStyle: Sendable {}

/// The style for the platform.
public struct AutomaticTableStyle: TableStyle {
  nonisolated public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  nonisolated public static var automatic: AutomaticTableStyle { .init() }
}

/// A table whose rows stand in from its edges.
public struct InsetTableStyle: TableStyle {
  nonisolated public init() {}
}

extension TableStyle where Self == InsetTableStyle {
  nonisolated public static var inset: InsetTableStyle { .init() }
}

/// A table with a border.
public struct BorderedTableStyle: TableStyle {
  nonisolated public init() {}
}

extension TableStyle where Self == BorderedTableStyle {
  nonisolated public static var bordered: BorderedTableStyle { .init() }
}

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
