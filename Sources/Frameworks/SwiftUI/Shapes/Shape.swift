// SwiftUI's Shape and the views made of one.

/// A figure that fills the space it is given.
nonisolated public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path

  nonisolated static var role: ShapeRole { get }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

public enum ShapeRole: Sendable {
  case fill, stroke, separator
}

public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)

  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  nonisolated public static var role: ShapeRole { .fill }

  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  nonisolated public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape with an attribute of its own in a view tree.
nonisolated protocol PrimitiveShape {
  func shapeAttribute(in environment: EnvironmentValues) -> ViewAttribute
}

extension Shape {
  /// The shape as the tree keeps it; an author's own is its path in the proposed size.
  nonisolated package func attribute(in environment: EnvironmentValues) -> ViewAttribute {
    if let primitive = self as? any PrimitiveShape {
      return primitive.shapeAttribute(in: environment)
    }
    let size = environment.proposedSize
    return .fields([
      "path": path(in: CGRect(origin: .zero, size: size)).attribute, "size": size.attribute,
    ])
  }
}

extension Shape {
  /// The layout hook of the shape: its outline and size, where there is layout.
  nonisolated package func outline(in environment: EnvironmentValues) -> LayoutHook.Action {
    guard environment.isLaidOut else { return .none }
    guard layoutDirectionBehavior == .mirrors(in: environment.layoutDirection) else {
      return .outline({ path(in: $0) }, size: { sizeThatFits($0) })
    }
    return .outline(
      { rect in
        path(in: rect).mapped { CGPoint(x: rect.minX + rect.maxX - $0.x, y: $0.y) }
      }, size: { sizeThatFits($0) })
  }
}

/// The fill style of a path: the fill rule and antialiasing.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The stroke style of a path.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle: AttributeRepresentable {
  package var attribute: ViewAttribute {
    .fields([
      "width": lineWidth.attribute, "cap": .string("\(lineCap)"), "join": .string("\(lineJoin)"),
      "miterLimit": miterLimit == 10 ? nil : miterLimit.attribute,
      "dash": dash.isEmpty ? nil : dash.attribute,
      "dashPhase": dashPhase == 0 ? nil : dashPhase.attribute,
    ])
  }
}

/// A view that shows a shape.
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
  associatedtype Content: Shape

  nonisolated var shape: Self.Content { get }
}

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView,
  PrimitiveView
{
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [
      ViewNode(
        "Shape",
        [
          "shape": shape.attribute(in: context.environment),
          "fill": style.styleAttribute(in: context.environment),
          "evenOdd": fillStyle.isEOFilled ? true : nil,
        ]
      ).with(shape.outline(in: context.environment))
    ]
  }
}

/// A shape drawn with a style, in front of another view of the same shape.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView, PrimitiveView
{
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  nonisolated public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [
      ViewNode(
        "Shape",
        [
          "shape": shape.attribute(in: context.environment),
          "stroke": style.styleAttribute(in: context.environment),
          "line": strokeStyle.attribute,
        ], children: context.nodes(of: background)
      ).with(shape.outline(in: context.environment))
    ]
  }
}

/// A shape drawn within its bounds, in front of another view of the same shape.
nonisolated public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView, PrimitiveView {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  nonisolated public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [
      ViewNode(
        "Shape",
        [
          "shape": shape.attribute(in: context.environment),
          "strokeBorder": style.styleAttribute(in: context.environment),
          "line": strokeStyle.attribute,
        ], children: context.nodes(of: background)
      ).with(shape.inset(by: strokeStyle.lineWidth / 2).outline(in: context.environment))
    ]
  }
}

/// A shape filled with a style, in front of another view of the same shape.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView, PrimitiveView
{
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background

  nonisolated public init(
    shape: Content, style: Style, fillStyle: FillStyle, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [
      ViewNode(
        "Shape",
        [
          "shape": shape.attribute(in: context.environment),
          "fill": style.styleAttribute(in: context.environment),
          "evenOdd": fillStyle.isEOFilled ? true : nil,
        ], children: context.nodes(of: background)
      ).with(shape.outline(in: context.environment))
    ]
  }
}
