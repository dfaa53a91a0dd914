// Shapes made of shapes: trimmed, moved, scaled, turned, inset, and the type eraser.

/// A shape with a change of its path.
nonisolated struct ModifiedShape<Content: Shape>: Shape, PrimitiveShape {
  let shape: Content
  let change: String
  let value: ViewAttribute
  let transform: @Sendable (Path, CGRect) -> Path

  init(
    shape: Content, change: String, value: ViewAttribute,
    transform: @escaping @Sendable (Path, CGRect) -> Path
  ) {
    self.shape = shape
    self.change = change
    self.value = value
    self.transform = transform
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  func path(in rect: CGRect) -> Path { transform(shape.path(in: rect), rect) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  func shapeAttribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields(["shape": shape.attribute(in: environment), change: value])
  }
}

extension ModifiedShape: InsettableShape where Content: InsettableShape {
  func inset(by amount: CGFloat) -> some InsettableShape {
    let change = transform
    return ModifiedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), change: self.change, value: value
    ) { change($0, $1) }
  }
}

nonisolated extension Shape {
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    ModifiedShape(
      shape: self, change: "trim", value: [startFraction, endFraction].attribute
    ) { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
  }

  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  public func size(_ size: CGSize) -> some Shape {
    let shape = self
    return ModifiedShape(shape: self, change: "size", value: size.attribute) { _, rect in
      shape.path(in: CGRect(origin: rect.origin, size: size))
    }
  }

  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}

/// A shape moved.
nonisolated public struct OffsetShape<Content: Shape>: Shape, PrimitiveShape {
  public var shape: Content
  public var offset: CGSize

  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  func shapeAttribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields(["shape": shape.attribute(in: environment), "offset": offset.attribute])
  }
}

/// A shape made larger or smaller.
nonisolated public struct ScaledShape<Content: Shape>: Shape, PrimitiveShape {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint

  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func path(in rect: CGRect) -> Path {
    let fixed = anchor.point(in: rect)
    return shape.path(in: rect).mapped {
      CGPoint(
        x: fixed.x + ($0.x - fixed.x) * scale.width, y: fixed.y + ($0.y - fixed.y) * scale.height)
    }
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  func shapeAttribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields([
      "shape": shape.attribute(in: environment), "scale": scale.attribute,
      "anchor": anchor.attribute,
    ])
  }
}

/// A shape turned.
nonisolated public struct RotatedShape<Content: Shape>: Shape, PrimitiveShape {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint

  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func path(in rect: CGRect) -> Path {
    let fixed = anchor.point(in: rect)
    let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
    return shape.path(in: rect).mapped {
      let (x, y) = ($0.x - fixed.x, $0.y - fixed.y)
      return CGPoint(x: fixed.x + x * cosine - y * sine, y: fixed.y + x * sine + y * cosine)
    }
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  func shapeAttribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields([
      "shape": shape.attribute(in: environment), "rotation": angle.attribute,
      "anchor": anchor.attribute,
    ])
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension UnitPoint {
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
  }
}

/// A shape whose type is not known.
nonisolated public struct AnyShape: Shape, PrimitiveShape {
  private let shape: any Shape

  public init<S: Shape>(_ shape: S) { self.shape = shape }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  func shapeAttribute(in environment: EnvironmentValues) -> ViewAttribute {
    shape.attribute(in: environment)
  }
}
