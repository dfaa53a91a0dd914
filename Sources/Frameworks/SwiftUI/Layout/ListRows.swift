// How the rows and sections of lists look (iOS 13 to 17).

/// Whether every other row has a background of its own.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  fileprivate let name: String

  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

/// The size of a sidebar's rows.
public enum SidebarRowSize: Hashable, Sendable {
  case small, medium, large
}

nonisolated extension View {
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    node(".listSectionSeparatorTint", ["value": color?.attribute])
  }

  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    node(".alternatingRowBackgrounds", ["value": .string(behavior.name)])
  }
}

extension EnvironmentValues {
  private struct RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
  private struct HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private struct RowSizeKey: EnvironmentKey { static var defaultValue: SidebarRowSize { .medium } }

  /// The least height of a list's rows.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The least height of the headers in a list.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  /// The size of a sidebar's rows.
  public var sidebarRowSize: SidebarRowSize {
    get { self[RowSizeKey.self] }
    set { self[RowSizeKey.self] = newValue }
  }
}
