// SwiftUI's styles of buttons.

/// A style of buttons.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A style of buttons that also decides when they act.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

nonisolated public struct ButtonStyleConfiguration {
  nonisolated public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

nonisolated public struct PrimitiveButtonStyleConfiguration {
  nonisolated public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  @MainActor public func trigger() { action() }
}

/// The outline of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
  let value: ViewAttribute
  private var radius: CGFloat?

  private init(value: ViewAttribute, radius: CGFloat? = nil) {
    self.value = value
    self.radius = radius
  }

  public static let automatic = ButtonBorderShape(value: "automatic")
  public static let capsule = ButtonBorderShape(value: "capsule")
  public static let roundedRectangle = ButtonBorderShape(value: "roundedRectangle")
  public static let circle = ButtonBorderShape(value: "circle")

  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(value: .fields(["roundedRectangle": radius.attribute]), radius: radius)
  }
}

/// The outline as a shape: a capsule, a circle, or a rectangle with round corners, of which Apple
/// does not document the radius; where none is given, 8 points are assumed.
nonisolated extension ButtonBorderShape: InsettableShape, PrimitiveShape {
  private var shape: AnyShape {
    if self == .circle { return AnyShape(Circle()) }
    if self == .roundedRectangle { return AnyShape(RoundedRectangle(cornerRadius: 8)) }
    if let radius { return AnyShape(RoundedRectangle(cornerRadius: radius)) }
    return AnyShape(Capsule())
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }

  func shapeAttribute(in environment: EnvironmentValues) -> ViewAttribute {
    shape.attribute(in: environment)
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The outline of the bordered buttons here.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

/// How a button takes the size that it is offered.
public struct ButtonSizing: Hashable, Sendable {
  let name: String

  public static let automatic = ButtonSizing(name: "automatic")
  public static let flexible = ButtonSizing(name: "flexible")
  public static let fitted = ButtonSizing(name: "fitted")
}

extension EnvironmentValues {
  private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: (any ButtonStyle)? { nil }
  }
  private struct PrimitiveButtonStyleKey: EnvironmentKey {
    static var defaultValue: (any PrimitiveButtonStyle)? { nil }
  }

  /// The style of an author's for the buttons below.
  var buttonStyle: (any ButtonStyle)? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  /// The style of an author's, with its own gestures, for the buttons below.
  var primitiveButtonStyle: (any PrimitiveButtonStyle)? {
    get { self[PrimitiveButtonStyleKey.self] }
    set { self[PrimitiveButtonStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    node(setting: {
      $0.buttonStyle = style
      $0.primitiveButtonStyle = nil
    })
  }

  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let name = (style as? any BuiltInStyle)?.name
    return node(name == nil ? nil : ".buttonStyle", ["value": name.attribute]) {
      $0.buttonStyle = nil
      $0.primitiveButtonStyle = name == nil ? style : nil
    }
  }

  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    node(".buttonBorderShape", ["value": shape.value])
  }

  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    node(".buttonSizing", ["value": .string(sizing.name)])
  }

  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    node(setting: { $0.buttonRepeatBehavior = behavior })
  }
}

public struct ButtonRepeatBehavior: Hashable, Sendable {
  let name: String

  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}
