// The customization of toolbars, and the appearance of bars. A widget has no bars.

/// The customization behavior of a toolbar item.
public struct ToolbarCustomizationBehavior: Sendable {
  public static var `default`: ToolbarCustomizationBehavior { .init() }
  public static var reorderable: ToolbarCustomizationBehavior { .init() }
  public static var disabled: ToolbarCustomizationBehavior { .init() }
}

/// Options for the customization of a toolbar item.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static var alwaysAvailable: ToolbarCustomizationOptions { .init(rawValue: 1) }
}

/// A default item of a toolbar.
public struct ToolbarDefaultItemKind: Sendable {
  public static let sidebarToggle = ToolbarDefaultItemKind()
  public static let title = ToolbarDefaultItemKind()
  public static let search = ToolbarDefaultItemKind()
}

/// The label style of a toolbar's items.
public struct ToolbarLabelStyle: Sendable {
  public static var automatic: ToolbarLabelStyle { .init() }
  public static var titleAndIcon: ToolbarLabelStyle { .init() }
  public static var titleOnly: ToolbarLabelStyle { .init() }
  public static var iconOnly: ToolbarLabelStyle { .init() }
}

nonisolated extension CustomizableToolbarContent {
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    self
  }

  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent {
    self
  }
}

nonisolated extension ToolbarContent {
  /// Takes the parts away while a condition holds.
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent { self }

  /// Sets whether the parts stand on glass together with those beside them.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }

  /// Names the place from which a screen opens.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent {
    self
  }
}

/// A default item of a toolbar in a chosen placement.
nonisolated public struct DefaultToolbarItem: ToolbarContent {
  nonisolated public init(
    kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic
  ) {}

  public var body: Never { return noBody(Self.self) }
}

/// The actions behind a title.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  nonisolated public init() where Content == EmptyView {}

  nonisolated public init(@ViewBuilder content: () -> Content) {}

  public var body: Never { return noBody(Self.self) }
}

nonisolated extension View {
  /// Sets a toolbar that a person may change.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(EmptyModifier())
  }

  /// Removes a default item of a toolbar.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets the actions behind a title.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(EmptyModifier())
  }

  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    modifier(EmptyModifier())
  }

  public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(EmptyModifier())
  }

  public func tabViewBottomAccessory<C: View>(
    isEnabled: Bool, @ViewBuilder content: () -> C
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func tabViewSidebarBottomBar<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(EmptyModifier())
  }

  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    modifier(EmptyModifier())
  }

  public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(EmptyModifier())
  }

  public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(EmptyModifier())
  }

  /// Hides the bar at the top of the screen.
  public func statusBar(hidden: Bool) -> some View { modifier(EmptyModifier()) }

  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(title))
  }
}

/// The minimize behavior of a tab bar.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let never = TabBarMinimizeBehavior(name: "never")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}

/// The person's customization of a sidebar's tabs.
public struct TabViewCustomization: Equatable, Codable, Sendable {
  public init() {}
}
