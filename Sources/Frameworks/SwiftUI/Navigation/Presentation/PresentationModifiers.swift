// The modifiers of sheets, bars, lists and transitions between screens. Modifiers of an app's
// screens leave no trace in a widget's tree; the spacing and colours of lists are kept.

public struct PresentationBackgroundInteraction: Sendable {
  public static var automatic: PresentationBackgroundInteraction { .init() }
  public static var enabled: PresentationBackgroundInteraction { .init() }
  public static var disabled: PresentationBackgroundInteraction { .init() }

  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    .init()
  }
}

public struct PresentationAdaptation: Sendable {
  public static var automatic: PresentationAdaptation { .init() }
  public static var none: PresentationAdaptation { .init() }
  public static var popover: PresentationAdaptation { .init() }
  public static var sheet: PresentationAdaptation { .init() }
  public static var fullScreenCover: PresentationAdaptation { .init() }
}

public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String

  public static var automatic: PresentationContentInteraction { .init(name: "automatic") }
  public static var resizes: PresentationContentInteraction { .init(name: "resizes") }
  public static var scrolls: PresentationContentInteraction { .init(name: "scrolls") }
}

public struct ToolbarRole: Sendable {
  public static var automatic: ToolbarRole { .init() }
  public static var navigationStack: ToolbarRole { .init() }
  public static var browser: ToolbarRole { .init() }
  public static var editor: ToolbarRole { .init() }
}

public struct ToolbarTitleDisplayMode: Sendable {
  public static var automatic: ToolbarTitleDisplayMode { .init() }
  public static var large: ToolbarTitleDisplayMode { .init() }
  public static var inlineLarge: ToolbarTitleDisplayMode { .init() }
  public static var inline: ToolbarTitleDisplayMode { .init() }
}

public struct ListSectionSpacing: Sendable {
  let value: ViewAttribute

  public static let `default` = ListSectionSpacing(value: "default")
  public static let compact = ListSectionSpacing(value: "compact")

  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(value: spacing.attribute)
  }
}

public struct ListItemTint: Sendable {
  let color: Color?

  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  public static let monochrome = ListItemTint(color: nil)
}

/// A transition from one screen to the next.
public protocol NavigationTransition {}

public struct AutomaticNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { .init() }
}

public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    .init()
  }
}

nonisolated extension View {
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    modifier(EmptyModifier())
  }

  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    modifier(EmptyModifier())
  }

  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func inspectorColumnWidth(_ width: CGFloat) -> some View { modifier(EmptyModifier()) }

  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    modifier(EmptyModifier())
  }

  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (
      EmptyMatchedTransitionSourceConfiguration
    ) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func toolbarRole(_ role: ToolbarRole) -> some View { modifier(EmptyModifier()) }

  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(EmptyModifier())
  }

  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modifier(EmptyModifier())
  }

  public func defersSystemGestures(on edges: Edge.Set) -> some View { modifier(EmptyModifier()) }

  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    node(".listRowSpacing", ["value": spacing.attribute])
  }

  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    node(".listSectionSpacing", ["value": spacing.value])
  }

  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  public func listItemTint(_ tint: ListItemTint?) -> some View {
    node(".listItemTint", ["value": tint?.color.attribute])
  }

  public func listItemTint(_ tint: Color?) -> some View {
    node(".listItemTint", ["value": tint.attribute])
  }

  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    node(".listRowSeparatorTint", ["value": color.attribute])
  }

  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    node(".listSectionSeparator", ["value": .string("\(visibility)")])
  }
}

/// Room between the items of a toolbar.
nonisolated public struct ToolbarSpacer: ToolbarContent {
  nonisolated public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {}

  public var body: Never { return noBody(Self.self) }
}

public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  public static let flexible = SpacerSizing(name: "flexible")
  public static let fixed = SpacerSizing(name: "fixed")
}
