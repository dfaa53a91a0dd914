// Paths to and from Core Graphics, and transforms.

extension Path {
  public init(_ path: CGPath) {
    self.init(
      elements: path.elements.map { element -> Element in
        switch element {
        case .move(let point): .move(to: point)
        case .line(let point): .line(to: point)
        case .quad(let end, let control): .quadCurve(to: end, control: control)
        case .curve(let end, let first, let second):
          .curve(to: end, control1: first, control2: second)
        case .close: .closeSubpath
        }
      })
  }

  public init(_ path: CGMutablePath) { self.init(path as CGPath) }

  public var cgPath: CGPath {
    CGPath(
      elements: elements.map { element -> PathElement in
        switch element {
        case .move(let point): .move(point)
        case .line(let point): .line(point)
        case .quadCurve(let point, let control): .quad(point, control: control)
        case .curve(let point, let first, let second):
          .curve(point, control1: first, control2: second)
        case .closeSubpath: .close
        }
      })
  }

  public func applying(_ transform: CGAffineTransform) -> Path {
    mapped { $0.applying(transform) }
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
    addPath(path.applying(transform))
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
    addPath(Path(rect), transform: transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }

  public mutating func addLines(_ lines: [CGPoint], transform: CGAffineTransform) {
    addLines(lines.map { $0.applying(transform) })
  }

  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform
  ) {
    add(under: transform) {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }
  }

  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform
  ) {
    add(under: transform) {
      $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
  }

  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform
  ) {
    add(under: transform) {
      $0.addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta)
    }
  }

  /// Appends elements added in transformed coordinates.
  private mutating func add(under transform: CGAffineTransform, _ change: (inout Path) -> Void) {
    var copy = applying(transform.inverted())
    let count = copy.elements.count
    change(&copy)
    elements += Path(elements: Array(copy.elements[count...])).applying(transform).elements
  }
}

nonisolated extension Shape {
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}

/// A shape under a transform.
nonisolated public struct TransformedShape<Content: Shape>: Shape, PrimitiveShape {
  public var shape: Content
  public var transform: CGAffineTransform

  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  func shapeAttribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields(["shape": shape.attribute(in: environment), "transform": transform.attribute])
  }
}

extension CGAffineTransform: AttributeRepresentable {
  package var attribute: ViewAttribute { [a, b, c, d, tx, ty].attribute }
}

nonisolated extension View {
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    node(".transformEffect", ["value": transform.attribute])
  }
}
