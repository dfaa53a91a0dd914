// The styles of date pickers, menus, text editors, split views and page dots, kept by name.

public protocol DatePickerStyle: Sendable {}

public protocol TextEditorStyle: Sendable {}

public protocol NavigationSplitViewStyle: Sendable {}

public protocol IndexViewStyle: Sendable {}

public struct PageIndexViewStyle: IndexViewStyle {
  public struct BackgroundDisplayMode: Sendable {
    public static let automatic = BackgroundDisplayMode()
    public static let interactive = BackgroundDisplayMode()
    public static let always = BackgroundDisplayMode()
    public static let never = BackgroundDisplayMode()
  }

  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  nonisolated public static var page: PageIndexViewStyle { .init() }

  nonisolated public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    .init()
  }
}

/// A style of menus.
@MainActor @preconcurrency public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration

  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

nonisolated public struct MenuStyleConfiguration {
  nonisolated public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  nonisolated public struct Content: View {
    public var body: some View { EmptyView() }
  }

  let label: Label
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.init {
      MenuStyleConfiguration.Content()
    } label: {
      configuration.label
    }
  }
}

extension EnvironmentValues {
  private struct MenuStyleKey: EnvironmentKey {
    static var defaultValue: (any MenuStyle)? { nil }
  }

  /// The style of an author's for the menus below.
  var menuStyle: (any MenuStyle)? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

extension ViewContext {
  @MainActor func nodes<Style: MenuStyle>(
    of style: Style, _ configuration: MenuStyleConfiguration
  ) -> [ViewNode] {
    install(in: style)
    return with { $0.menuStyle = nil }.nodes(of: style.makeBody(configuration: configuration))
  }
}

public struct MenuOrder: Equatable, Hashable, Sendable {
  private let name: String

  public static let automatic = MenuOrder(name: "automatic")
  public static let fixed = MenuOrder(name: "fixed")
  public static let priority = MenuOrder(name: "priority")
}

public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let name: String

  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

nonisolated extension View {
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    node(".datePickerStyle", ["value": .string(String(describing: S.self))])
  }

  public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    node(".textEditorStyle", ["value": .string(String(describing: type(of: style)))])
  }

  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    node(".navigationSplitViewStyle", ["value": .string(String(describing: S.self))])
  }

  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    node(".indexViewStyle", ["value": .string(String(describing: S.self))])
  }

  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    let name = (style as? any BuiltInStyle)?.name
    return node(name == nil ? nil : ".menuStyle", ["value": name.attribute]) {
      $0.menuStyle = name == nil ? style : nil
    }
  }

  public func menuIndicator(_ visibility: Visibility) -> some View {
    node(".menuIndicator", ["value": .string("\(visibility)")]) {
      $0.menuIndicatorVisibility = visibility
    }
  }

  public func menuOrder(_ order: MenuOrder) -> some View {
    node(setting: { $0.menuOrder = order })
  }

  public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    modifier(EmptyModifier())
  }
}

/// How a palette shows which of its values is chosen.
public struct PaletteSelectionEffect: Equatable, Sendable {
  private let name: String

  public static var automatic: PaletteSelectionEffect { .init(name: "automatic") }
  public static var custom: PaletteSelectionEffect { .init(name: "custom") }

  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    .init(name: "\(variant)")
  }
}

nonisolated extension View {
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    modifier(EmptyModifier())
  }

  public func horizontalRadioGroupLayout() -> some View { modifier(EmptyModifier()) }

  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    modifier(EmptyModifier())
  }
}
