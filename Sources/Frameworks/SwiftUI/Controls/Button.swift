// SwiftUI's Button, Link and their styles. Actions are kept out of the tree: nothing presses a
// button while it is drawn.

public struct ButtonRole: Equatable, Sendable {
  let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  /// A button that confirms.
  public static let confirm = ButtonRole(name: "confirm")
  /// A button that closes a presentation.
  public static let close = ButtonRole(name: "close")
}

/// A control that starts an action.
nonisolated public struct Button<Label: View>: View, PrimitiveView {
  private let attributes: ViewAttributes
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  /// Whether a style makes the button of one that it shows.
  private var isOfStyle = false

  /// Creates a button with attributes for the tree, such as the intent it performs.
  nonisolated package init(
    attributes: ViewAttributes, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void = {}, label: Label
  ) {
    self.attributes = attributes
    self.role = role
    self.action = action
    self.label = label
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    var node = ViewNode("Button", attributes: attributes)
    if attributes == ViewAttributes(), !isOfStyle { context.noteIdle("Button without an intent") }
    if let role { node.attributes["role"] = .string(role.name) }
    let environment = context.environment
    if environment.isLaidOut {
      let isStyled = environment.buttonStyle != nil || environment.primitiveButtonStyle != nil
      node.attributes["isStyled"] = isStyled.attribute
    }
    if let style = context.environment.buttonStyle {
      let configuration = ButtonStyleConfiguration(
        role: role, label: .init(content: AnyView(label)), isPressed: false)
      let inner = context.with { $0.buttonStyle = nil }
      node.children = inner.nodes(of: style, configuration)
    } else if let style = context.environment.primitiveButtonStyle {
      let configuration = PrimitiveButtonStyleConfiguration(
        role: role, label: .init(content: AnyView(label)), action: action)
      let inner = context.with { $0.primitiveButtonStyle = nil }
      node.children = inner.nodes(of: style, configuration)
    } else {
      node.children = context.nodes(of: label)
    }
    return [node]
  }
}

extension ViewContext {
  @MainActor fileprivate func nodes<Style: ButtonStyle>(
    of style: Style, _ configuration: ButtonStyleConfiguration
  ) -> [ViewNode] {
    install(in: style)
    return nodes(of: style.makeBody(configuration: configuration))
  }

  @MainActor fileprivate func nodes<Style: PrimitiveButtonStyle>(
    of style: Style, _ configuration: PrimitiveButtonStyleConfiguration
  ) -> [ViewNode] {
    install(in: style)
    return nodes(of: style.makeBody(configuration: configuration))
  }
}

extension Button {
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(attributes: [:], action: action, label: label())
  }

  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(attributes: [:], role: role, action: action, label: label())
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button whose label is the one of its role: a cross for one that closes or cancels, a
  /// tick for one that confirms, a bin for one that destroys.
  @preconcurrency nonisolated public init(
    role: ButtonRole, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      attributes: [:], role: role, action: action, label: DefaultButtonLabel(role: role))
  }
}

/// The label that a button has by its role.
nonisolated public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// Apple documents no words or symbols: these are what iOS 26 shows.
  public var body: some View {
    let (title, symbol) =
      switch role {
      case .destructive: ("Delete", "trash")
      case .cancel: ("Cancel", "xmark")
      case .confirm: ("Done", "checkmark")
      default: ("Close", "xmark")
      }
    Label {
      Text(verbatim: title)
    } icon: {
      Image(systemName: symbol)
    }
  }
}

extension Button where Label == Text {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(attributes: [:], action: action, label: Text(titleKey))
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(attributes: [:], action: action, label: Text(title))
  }

  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(attributes: [:], role: role, action: action, label: Text(titleKey))
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(attributes: [:], role: role, action: action, label: Text(title))
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      attributes: [:], action: action,
      label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      attributes: [:], action: action, label: SwiftUI.Label(title, systemImage: systemImage))
  }

  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      attributes: [:], role: role, action: action,
      label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      attributes: [:], role: role, action: action,
      label: SwiftUI.Label(title, systemImage: systemImage))
  }

  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(attributes: [:], action: action, label: SwiftUI.Label(titleKey, image: image))
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  @preconcurrency nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      attributes: [:], role: configuration.role, action: configuration.action,
      label: configuration.label)
    isOfStyle = true
  }
}

/// A control that opens a location.
nonisolated public struct Link<Label: View>: View, PrimitiveView {
  private let destination: URL
  private let label: Label

  @preconcurrency nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [
      ViewNode(
        "Link", ["destination": destination.attribute], children: context.nodes(of: label))
    ]
  }
}

extension Link where Label == Text {
  @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
