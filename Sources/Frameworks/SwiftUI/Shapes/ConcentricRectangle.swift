// SwiftUI's rectangles of iOS 26 whose corners follow those of the container around them.

import Synchronization

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }
}

extension Edge.Corner {
  /// The form of a corner.
  public struct Style: Hashable, Sendable {
    fileprivate let radius: CGFloat?
    fileprivate let minimum: CGFloat

    /// A corner with the centre of the container's, whose radius is less by the distance.
    public static var concentric: Style { Style(radius: nil, minimum: 0) }

    public static func concentric(minimum: Style) -> Style {
      Style(radius: nil, minimum: minimum.radius ?? minimum.minimum)
    }

    public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius, minimum: 0) }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self = .fixed(value) }

  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// A rectangle with corners that follow the container's, or have radii of their own.
nonisolated public struct ConcentricRectangle: InsettableShape, PrimitiveShape {
  private let corners: Edge.Corner.Style

  public init(corners: Edge.Corner.Style = .concentric, isUniform: Bool = false) {
    self.corners = corners
  }

  /// The shape that stands for it here: the container's, where its corners are not larger.
  private var shape: AnyShape {
    if let radius = corners.radius { return AnyShape(RoundedRectangle(cornerRadius: radius)) }
    let container = ContainerRelativeShape.cornerRadius.withLock { $0 }
    if corners.minimum > container {
      return AnyShape(RoundedRectangle(cornerRadius: corners.minimum))
    }
    return AnyShape(ContainerRelativeShape())
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }

  /// Its corners as they are asked for: the container's are known where it is drawn.
  func shapeAttribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields([
      "name": "ConcentricRectangle", "radius": corners.radius?.attribute,
      "minimum": corners.minimum.attribute,
    ])
  }
}

extension Shape where Self == ConcentricRectangle {
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle {
    .init(corners: corners, isUniform: isUniform)
  }
}
