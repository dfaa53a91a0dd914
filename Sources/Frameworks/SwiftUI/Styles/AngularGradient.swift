// SwiftUI's AngularGradient, MeshGradient and ImagePaint.

/// Colours around a point, by angle.
nonisolated public struct AngularGradient: ShapeStyle, View, PrimitiveShapeStyle, PrimitiveView,
  Sendable
{
  let value: ViewAttribute

  nonisolated public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle)
  {
    value = .fields([
      "gradient": "angular", "stops": gradient.attribute, "center": center.attribute,
      "startAngle": startAngle.attribute, "endAngle": endAngle.attribute,
    ])
  }

  nonisolated public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle
    )
  }

  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  func attribute(in environment: EnvironmentValues) -> ViewAttribute { value }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    context.nodes(of: _ShapeView(shape: Rectangle(), style: self))
  }
}

extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

extension ShapeStyle where Self == AngularGradient {
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
}

/// Colours at the points of a grid.
nonisolated public struct MeshGradient: ShapeStyle, View, PrimitiveShapeStyle, PrimitiveView,
  Sendable
{
  let value: ViewAttribute

  nonisolated public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    let places = points.map {
      ViewAttribute.list([Double($0.x).attribute, Double($0.y).attribute])
    }
    value = .fields([
      "gradient": "mesh", "width": width.attribute, "height": height.attribute,
      "points": .list(places), "colors": colors.attribute, "background": background.attribute,
      "smooths": smoothsColors.attribute, "space": colorSpace.name.attribute,
    ])
  }

  func attribute(in environment: EnvironmentValues) -> ViewAttribute { value }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    context.nodes(of: _ShapeView(shape: Rectangle(), style: self))
  }
}

/// A style that repeats a part of an image.
public struct ImagePaint: ShapeStyle, PrimitiveShapeStyle {
  public var image: Image
  public var sourceRect: CGRect
  public var scale: CGFloat
  /// The corner of a repetition; nil for that of the shape's rectangle.
  var origin: CGPoint?

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  func attribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields([
      "image": image.attribute, "source": sourceRect.attribute, "scale": scale.attribute,
      "origin": origin.attribute,
    ])
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
