// SwiftUI's own shapes.

package import Synchronization

/// A shape that can be made smaller from all sides.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

/// A shape inset by an amount.
nonisolated public struct _InsetShape<Base: Shape>: InsettableShape, PrimitiveShape {
  let shape: Base
  let amount: CGFloat

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func path(in rect: CGRect) -> Path {
    shape.path(
      in: CGRect(
        x: rect.minX + amount, y: rect.minY + amount, width: max(0, rect.width - 2 * amount),
        height: max(0, rect.height - 2 * amount)))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(shape: shape, amount: self.amount + amount)
  }

  func shapeAttribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields(["shape": shape.attribute(in: environment), "inset": amount.attribute])
  }
}

nonisolated public struct Rectangle: InsettableShape, PrimitiveShape {
  public init() {}

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }

  func shapeAttribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields(["name": "Rectangle"])
  }
}

nonisolated public struct Circle: InsettableShape, PrimitiveShape {
  public init() {}

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    )
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = [proposal.width, proposal.height].compactMap(\.self).min() ?? 10
    return CGSize(width: side, height: side)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }

  func shapeAttribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields(["name": "Circle"])
  }
}

nonisolated public struct Ellipse: InsettableShape, PrimitiveShape {
  public init() {}

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }

  func shapeAttribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields(["name": "Ellipse"])
  }
}

nonisolated public struct Capsule: InsettableShape, PrimitiveShape {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }

  func shapeAttribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields(["name": "Capsule", "style": style.attribute])
  }
}

nonisolated public struct RoundedRectangle: InsettableShape, PrimitiveShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }

  func shapeAttribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields([
      "name": "RoundedRectangle", "cornerSize": cornerSize.attribute,
      "style": style.attribute,
    ])
  }
}

nonisolated public struct UnevenRoundedRectangle: InsettableShape, PrimitiveShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }

  func shapeAttribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields([
      "name": "UnevenRoundedRectangle", "cornerRadii": cornerRadii.attribute,
      "style": style.attribute,
    ])
  }
}

/// A rectangle with the corners of the container around it, which is known where views are laid
/// out.
nonisolated public struct ContainerRelativeShape: InsettableShape, PrimitiveShape {
  /// The radius of the corners that the container around a rectangle leaves for it.
  package static let cornerRadius = Mutex<CGFloat>(0)

  public init() {}

  public func path(in rect: CGRect) -> Path {
    let radius = Self.cornerRadius.withLock { $0 }
    return radius > 0 ? Path(roundedRect: rect, cornerRadius: radius) : Path(rect)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }

  func shapeAttribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields(["name": "ContainerRelativeShape"])
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { .init() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    .init(cornerRadius: cornerRadius, style: style)
  }

  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    .init(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    .init(cornerRadii: cornerRadii, style: style)
  }

  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    .init(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}

extension Shape where Self == Circle {
  public static var circle: Circle { .init() }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { .init() }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { .init() }

  public static func capsule(style: RoundedCornerStyle) -> Capsule { .init(style: style) }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { .init() }
}
