// SwiftUI's gradients and ImagePaint.

/// Colours with their places along a line.
public struct Gradient: Equatable, Sendable {
  public struct Stop: Equatable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The color space of a gradient's interpolation.
  public struct ColorSpace: Hashable, Sendable {
    let name: String

    public static let device = ColorSpace(name: "device")
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  public init(colors: [Color]) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map {
      Stop(color: $0.element, location: CGFloat($0.offset) / CGFloat(last))
    }
  }

  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }
}

extension Gradient: AttributeRepresentable {
  package var attribute: ViewAttribute {
    .list(
      stops.map {
        .fields(["color": $0.color.attribute, "location": $0.location.attribute])
      })
  }
}

extension Gradient: ShapeStyle, PrimitiveShapeStyle {
  func attribute(in environment: EnvironmentValues) -> ViewAttribute { styleAttribute }

  /// The gradient as a style without a direction.
  var styleAttribute: ViewAttribute { .fields(["gradient": "linear", "stops": attribute]) }
}

/// A gradient whose type is not known.
public struct AnyGradient: Hashable, ShapeStyle, PrimitiveShapeStyle {
  let stops: ViewAttribute
  /// The space between whose colours there are even steps.
  private var space = Gradient.ColorSpace.perceptual

  public init(_ gradient: Gradient) { stops = gradient.attribute }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.space = space
    return gradient
  }

  func attribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields([
      "gradient": "any", "stops": stops, "space": space == .device ? "device" : nil,
    ])
  }
}

/// Colours along a line.
nonisolated public struct LinearGradient: ShapeStyle, View, PrimitiveShapeStyle, PrimitiveView,
  Sendable
{
  let value: ViewAttribute

  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    value = .fields([
      "gradient": "linear", "stops": gradient.attribute, "startPoint": startPoint.attribute,
      "endPoint": endPoint.attribute,
    ])
  }

  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  func attribute(in environment: EnvironmentValues) -> ViewAttribute { value }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    context.nodes(of: _ShapeView(shape: Rectangle(), style: self))
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

/// Colours around a point, by distance.
nonisolated public struct RadialGradient: ShapeStyle, View, PrimitiveShapeStyle, PrimitiveView,
  Sendable
{
  let value: ViewAttribute

  nonisolated public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    value = .fields([
      "gradient": "radial", "stops": gradient.attribute, "center": center.attribute,
      "startRadius": startRadius.attribute, "endRadius": endRadius.attribute,
    ])
  }

  nonisolated public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  func attribute(in environment: EnvironmentValues) -> ViewAttribute { value }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    context.nodes(of: _ShapeView(shape: Rectangle(), style: self))
  }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

/// Colours around a point, stretched to the shape.
nonisolated public struct EllipticalGradient: ShapeStyle, View, PrimitiveShapeStyle, PrimitiveView,
  Sendable
{
  let value: ViewAttribute

  nonisolated public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    value = .fields([
      "gradient": "elliptical", "stops": gradient.attribute, "center": center.attribute,
      "startRadiusFraction": startRadiusFraction.attribute,
      "endRadiusFraction": endRadiusFraction.attribute,
    ])
  }

  nonisolated public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  func attribute(in environment: EnvironmentValues) -> ViewAttribute { value }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    context.nodes(of: _ShapeView(shape: Rectangle(), style: self))
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
