// The modifiers and values of list rows and sections.

/// The prominence of a badge.
public struct BadgeProminence: Hashable, Sendable {
  fileprivate let name: String

  public static let decreased = BadgeProminence(name: "decreased")
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
}

/// The prominence of a background.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String

  public static let standard = BackgroundProminence(name: "standard")
  public static let increased = BackgroundProminence(name: "increased")
}

/// The background behavior of alternating rows.
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
  /// Adds the actions of a section in a sidebar.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(EmptyModifier())
  }

  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    node(".listSectionMargins", ["edges": edges.attribute, "value": length.attribute])
  }

  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    node(".listRowInsets", ["edges": edges.attribute, "length": length.attribute])
  }

  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    modifier(EmptyModifier())
  }

  public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    modifier(EmptyModifier())
  }

  public func sectionIndexLabel(_ label: Text?) -> some View { modifier(EmptyModifier()) }

  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    node(".listSectionSeparatorTint", ["value": color?.attribute])
  }

  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    node(".badgeProminence", ["value": .string(prominence.name)]) {
      $0.badgeProminence = prominence
    }
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
  private struct ProminenceKey: EnvironmentKey {
    static var defaultValue: BackgroundProminence { .standard }
  }
  private struct RowSizeKey: EnvironmentKey { static var defaultValue: SidebarRowSize { .medium } }

  /// The minimum height of a list's rows.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The minimum height of a list's headers.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  /// The prominence of the background below, increased in a selected row.
  public var backgroundProminence: BackgroundProminence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }

  /// The size of a sidebar's rows.
  public var sidebarRowSize: SidebarRowSize {
    get { self[RowSizeKey.self] }
    set { self[RowSizeKey.self] = newValue }
  }
}
