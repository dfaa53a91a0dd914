// SwiftUI's ShapeStyle and its type eraser. A style keeps its place in the tree as a record; an
// author's own is resolved for the environment first.

/// A colour or pattern to draw with.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) does not resolve to another style")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

/// A style with an attribute of its own in a view tree.
protocol PrimitiveShapeStyle {
  func attribute(in environment: EnvironmentValues) -> ViewAttribute
}

extension ShapeStyle {
  /// The style as the tree keeps it.
  package func styleAttribute(in environment: EnvironmentValues) -> ViewAttribute {
    if let primitive = self as? any PrimitiveShapeStyle {
      return primitive.attribute(in: environment)
    }
    guard Resolved.self != Never.self else { return .string(String(describing: Self.self)) }
    return resolve(in: environment).styleAttribute(in: environment)
  }
}

/// A style whose type is not known.
public struct AnyShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  func attribute(in environment: EnvironmentValues) -> ViewAttribute {
    style.styleAttribute(in: environment)
  }
}

/// A style that is known by its attribute alone, such as one that a chart has chosen.
package struct KeptStyle: ShapeStyle, PrimitiveShapeStyle {
  private let kept: ViewAttribute

  /// Creates the style that an attribute stands for.
  package init(_ kept: ViewAttribute) { self.kept = kept }

  func attribute(in environment: EnvironmentValues) -> ViewAttribute { kept }
}

/// A style with a change, such as an opacity.
struct ModifiedShapeStyle<Base: ShapeStyle>: ShapeStyle, PrimitiveShapeStyle {
  let base: Base
  let change: String
  let value: ViewAttribute

  func attribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields(["style": base.styleAttribute(in: environment), change: value])
  }
}

extension ModifiedShapeStyle: View, PrimitiveView {
  nonisolated var body: Never { noBody(Self.self) }

  @MainActor func nodes(in context: ViewContext) -> [ViewNode] {
    context.nodes(of: _ShapeView(shape: Rectangle(), style: self))
  }
}

extension ShapeStyle {
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: "opacity", value: opacity.attribute)
  }

  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: "blendMode", value: mode.attribute)
  }

  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: "shadow", value: style.value)
  }

  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: "in", value: rect.attribute)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The style around, with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }

  /// The style around, blended in another way.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }

  /// The style around, with an opacity.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }
}

/// A shadow of a style.
public struct ShadowStyle: Equatable, Sendable {
  let value: ViewAttribute

  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle("drop", color, radius, x, y)
  }

  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle("inner", color, radius, x, y)
  }

  private init(
    _ kind: ViewAttribute, _ color: Color, _ radius: CGFloat, _ x: CGFloat, _ y: CGFloat
  ) {
    value = .fields([
      "kind": kind, "color": color.attribute, "radius": radius.attribute, "x": x.attribute,
      "y": y.attribute,
    ])
  }
}

public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

extension BlendMode: AttributeRepresentable {
  package var attribute: ViewAttribute { .string("\(self)") }
}
