// SwiftUI's Tab and TabSection.

/// The role of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String

  public static let search = TabRole(name: "search")
}

/// The default label of a tab with a role.
nonisolated public struct DefaultTabLabel: View {
  public var body: some View { EmptyView() }
}

/// A tab: its content and its label.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent,
  PrimitiveTabContent
{
  public typealias TabValue = Value

  private let content: Content
  private let label: Label
  private let value: Value?

  nonisolated init(content: Content, label: Label, value: Value?) {
    self.content = content
    self.label = label
    self.value = value
  }

  public var body: Never { return noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [
      ViewNode(
        "Tab", children: context.labelled("Tab.label", label) + context.nodes(of: content))
    ]
  }
}

extension Tab {
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(content: content(), label: label(), value: value)
  }

  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == Never {
    self.init(content: content(), label: label(), value: nil)
  }
}

extension Tab where Label == DefaultTabLabel {
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: DefaultTabLabel(), value: value)
  }

  nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content)
  where Value == Never {
    self.init(content: content(), label: DefaultTabLabel(), value: nil)
  }
}

/// Tabs under a header.
nonisolated public struct TabSection<Header: View, Content: TabContent>: TabContent,
  PrimitiveTabContent
{
  public typealias TabValue = Content.TabValue

  private let header: Header
  private let content: Content

  nonisolated public init<T: Hashable>(
    @TabContentBuilder<T> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Content: TabContent<T> {
    self.content = content()
    self.header = header()
  }

  public var body: Never { return noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [
      ViewNode(
        "TabSection",
        children: context.labelled("TabSection.header", header)
          + context.nodes(of: TabContentBuilder<TabValue>.Content(content: content)))
    ]
  }
}

extension TabSection where Header == EmptyView {
  nonisolated public init<T: Hashable>(@TabContentBuilder<T> content: () -> Content)
  where Content: TabContent<T> {
    self.init(content: content) { EmptyView() }
  }
}

/// The placement of a tab.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// Whether a person may move or hide a tab.
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String

  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
}

nonisolated extension TabContent {
  public func badge(_ count: Int) -> some TabContent<TabValue> { self }

  public func badge(_ label: Text?) -> some TabContent<TabValue> { self }

  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { self }

  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { self }

  /// Takes the tab away while a condition holds.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    TabList<TabValue>(tabs: hidden ? [] : [self])
  }

  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { self }

  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }

  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> { self }

  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TabContent<TabValue> { self }

  public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> { self }
}

/// The placement of a tab bar that adapts to a sidebar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// The place of a tab view's accessory at the bottom.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  case inline, expanded
}

/// The place of a tab bar.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  public static let topBar = TabBarPlacement(name: "topBar")
  public static let sidebar = TabBarPlacement(name: "sidebar")
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
}

extension EnvironmentValues {
  /// The place of the accessory that the view is in; nil, for a widget has no tabs.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }

  /// The place of the bar of the tabs around the view; nil, for a widget has none.
  public var tabBarPlacement: TabBarPlacement? { nil }

  /// Whether the bar shows the sections of the tabs.
  public var isTabBarShowingSections: Bool { false }
}

nonisolated extension TabContent {
  public func popover<C: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: () -> C
  ) -> some TabContent<TabValue> {
    self
  }

  public func popover<Item: Identifiable, C: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: (Item) -> C
  ) -> some TabContent<TabValue> {
    self
  }
}
