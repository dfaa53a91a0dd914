// Sheets, menus, titles and toolbars. In a tree that is drawn once nothing is presented, so the
// content of presentations is not resolved; titles are kept.

nonisolated extension View {
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(EmptyModifier())
  }

  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(EmptyModifier())
  }

  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    node(".tabItem", with: label())
  }

  public func badge(_ count: Int) -> some View { node(".badge", ["value": count.attribute]) }

  public func badge(_ label: Text?) -> some View {
    node(".badge", ["value": label.map(\.attribute)])
  }

  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}

nonisolated extension View {
  public func navigationTitle(_ title: Text) -> some View {
    node(".navigationTitle", ["value": title.attribute])
  }

  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(titleKey))
  }

  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func navigationBarHidden(_ hidden: Bool) -> some View { modifier(EmptyModifier()) }

  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    modifier(EmptyModifier())
  }

  public func navigationBarItems<L: View>(leading: L) -> some View { modifier(EmptyModifier()) }

  public func navigationBarItems<T: View>(trailing: T) -> some View { modifier(EmptyModifier()) }

  public func statusBarHidden(_ hidden: Bool = true) -> some View { modifier(EmptyModifier()) }
}

nonisolated extension View {
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(EmptyModifier())
  }

  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func listRowBackground<V: View>(_ view: V?) -> some View {
    node(".listRowBackground", with: view)
  }

  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    node(".listRowInsets", ["value": insets.attribute])
  }

  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    node(".listRowSeparator", ["value": .string("\(visibility)")])
  }

  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    node(".scrollContentBackground", ["value": .string("\(visibility)")])
  }

  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    node(setting: {
      if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
      if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
    })
  }

  public func scrollDisabled(_ disabled: Bool) -> some View { modifier(EmptyModifier()) }
}

public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let name: String

  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  public static let never = ScrollIndicatorVisibility(name: "never")
}

public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let toolbarPrincipal = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()

  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }

  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }
}

public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

public struct PresentationDetent: Hashable, Sendable {
  private let name: String

  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")

  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }
}

extension PresentationDetent {
  /// The context of a custom detent: its maximum height and the environment.
  @dynamicMemberLookup public struct Context {
    private let environment: EnvironmentValues

    /// The maximum height of a detent.
    public let maxDetentValue: CGFloat

    init(environment: EnvironmentValues, maxDetentValue: CGFloat) {
      self.environment = environment
      self.maxDetentValue = maxDetentValue
    }

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  /// A height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(name: "custom \(type)")
  }
}

/// A height of an app's own.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context

  static func height(in context: Self.Context) -> CGFloat?
}

public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
  }
}
