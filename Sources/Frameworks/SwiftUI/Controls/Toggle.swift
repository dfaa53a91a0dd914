// SwiftUI's Toggle and its styles.

/// A control that is on or off.
nonisolated public struct Toggle<Label: View>: View, PrimitiveView {
  private let attributes: ViewAttributes
  private let isOn: Binding<Bool>
  private let label: Label
  /// Whether a style makes the toggle of one that it shows.
  var isOfStyle = false

  /// Creates a toggle with attributes for the tree, such as the intent it performs.
  nonisolated package init(
    attributes: ViewAttributes, isOn: Binding<Bool>, label: Label
  ) {
    self.attributes = attributes
    self.isOn = isOn
    self.label = label
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    var node = ViewNode("Toggle", attributes: attributes)
    if attributes == ViewAttributes(), !isOfStyle { context.noteIdle("Toggle without an intent") }
    node.attributes["isOn"] = isOn.wrappedValue.attribute
    if context.environment.isLaidOut {
      node.attributes["isStyled"] = (context.environment.toggleStyle != nil).attribute
    }
    if let style = context.environment.toggleStyle {
      let configuration = ToggleStyleConfiguration(
        label: .init(content: AnyView(label)), isOn: isOn)
      let inner = context.with { $0.toggleStyle = nil }
      node.children = inner.nodes(of: style, configuration)
    } else {
      node.children = context.nodes(of: label)
    }
    return [node]
  }
}

extension ViewContext {
  @MainActor fileprivate func nodes<Style: ToggleStyle>(
    of style: Style, _ configuration: ToggleStyleConfiguration
  ) -> [ViewNode] {
    install(in: style)
    return nodes(of: style.makeBody(configuration: configuration))
  }
}

extension Toggle {
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(attributes: [:], isOn: isOn, label: label())
  }
}

extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(attributes: [:], isOn: isOn, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(attributes: [:], isOn: isOn, label: Text(title))
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(
      attributes: [:], isOn: isOn, label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(attributes: [:], isOn: configuration.$isOn, label: configuration.label)
    isOfStyle = true
  }
}

/// A style of toggles.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

nonisolated public struct ToggleStyleConfiguration {
  nonisolated public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed = false

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension EnvironmentValues {
  private struct ToggleStyleKey: EnvironmentKey {
    static var defaultValue: (any ToggleStyle)? { nil }
  }

  /// The style of an author's for the toggles below.
  var toggleStyle: (any ToggleStyle)? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    let (name, tint) = ((style as? any BuiltInStyle)?.name, (style as? any TintedStyle)?.tint)
    return node(
      name == nil ? nil : ".toggleStyle",
      ["value": name.attribute, "tint": tint]
    ) {
      $0.toggleStyle = name == nil ? style : nil
    }
  }
}

public struct SwitchToggleStyle: ToggleStyle, TintedStyle {
  nonisolated let tint: ViewAttribute?

  nonisolated public init() { tint = nil }

  @available(*, deprecated, message: "Use View.tint(_:) instead.")
  nonisolated public init(tint: Color) { self.tint = tint.attribute }

  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  nonisolated public static var `switch`: SwitchToggleStyle { .init() }
}
