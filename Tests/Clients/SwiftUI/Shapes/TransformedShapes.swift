import SwiftUI

/// A stamp cut from a shape, moved and scaled in every way.
struct Stamp<Outline: InsettableShape>: View {
  let outline: Outline

  private var dashed: StrokeStyle {
    var style = StrokeStyle(lineWidth: 2)
    style.lineCap = .square
    style.lineJoin = .miter
    return style
  }

  var body: some View {
    VStack {
      outline.offset(CGSize(width: 2, height: 2)).stroke(.primary)
      outline.offset(CGPoint(x: 2, y: 2)).fill()
      outline.offset(x: 2, y: 2).fill()
      outline.scale(x: 0.5, y: 1, anchor: .leading).fill()
      outline.size(CGSize(width: 10, height: 10)).fill()
      outline.size(width: 10, height: 20).fill()
      outline.strokeBorder(.tint, style: dashed, antialiased: false)
      outline.strokeBorder(style: dashed)
      outline.strokeBorder(lineWidth: 3)
    }
    VStack {
      outline.fill(.quaternary).fill(.tint)
      outline.fill(.quaternary).strokeBorder(.tint, style: dashed)
      outline.fill(.quaternary).strokeBorder(.tint, lineWidth: 1)
    }
  }
}

/// Stamps of every shape the system names.
struct StampSheet: View {
  let radii: RectangleCornerRadii

  var body: some View {
    VStack {
      Text("Plain").clipShape(.rect)
      Text("Soft").clipShape(.rect(cornerSize: CGSize(width: 4, height: 4), style: .circular))
      Text("Odd").clipShape(.rect(cornerRadii: radii))
      Text("Tab").clipShape(.rect(topLeadingRadius: 8, topTrailingRadius: 8))
      Text("Round").clipShape(.circle)
      Text("Long").clipShape(.ellipse)
      Stamp(outline: Ellipse())
    }
  }

  /// Whether a corner is rounder at its start.
  var leans: Bool { radii.topLeading > radii.topTrailing }
}

/// The descriptions of shapes in a drawing program.
struct ShapeInspector {
  func describe(_ shape: OffsetShape<Circle>) -> CGSize { shape.offset }

  func describe(_ shape: ScaledShape<Circle>) -> CGSize { shape.scale }

  func describe(_ shape: RotatedShape<Capsule>) -> Bool {
    shape.angle == .zero && shape.shape.style == .continuous
  }

  func describe(_ shape: TransformedShape<RoundedRectangle>) -> Bool {
    shape.transform.a == 1 && shape.shape.style == .circular
  }

  func describe(_ shape: UnevenRoundedRectangle) -> Bool {
    shape.style == .continuous && shape.cornerRadii.topLeading > 0
  }

  /// A shape moved, scaled and turned back to where it was.
  func undone(
    _ offset: OffsetShape<Circle>, _ scaled: ScaledShape<Circle>
  ) -> (OffsetShape<Circle>, ScaledShape<Circle>) {
    let back = CGSize(width: -offset.offset.width, height: -offset.offset.height)
    return (
      OffsetShape(shape: offset.shape, offset: back),
      ScaledShape(shape: scaled.shape, scale: CGSize(width: 1, height: 1), anchor: scaled.anchor)
    )
  }

  func mirrored(_ shape: RoundedRectangle) -> TransformedShape<RoundedRectangle> {
    TransformedShape(shape: shape, transform: CGAffineTransform(scaleX: -1, y: 1))
  }
}

/// The drawn shapes of the program, each as its own view.
struct DrawnShapes: View {
  private let filled = FillShapeView(
    shape: Circle(), style: Color.red, fillStyle: FillStyle(), background: EmptyView())
  private let stroked = StrokeShapeView(
    shape: Circle(), style: Color.red, strokeStyle: StrokeStyle(), isAntialiased: true,
    background: EmptyView())
  private let bordered = StrokeBorderShapeView(
    shape: Circle(), style: Color.red, strokeStyle: StrokeStyle(), isAntialiased: true,
    background: EmptyView())

  var body: some View {
    filled
    stroked
    bordered
    filled.shape.fill(filled.style, style: filled.fillStyle)
    stroked.shape.stroke(stroked.style)
    bordered.shape.stroke(bordered.style)
    ZStack {
      filled.background
      stroked.background
      bordered.background
    }
  }
}

/// A shape for a role, which changes sides with the language or does not.
struct RoleShape: Shape {
  static let role: ShapeRole = .separator

  static let others: [ShapeRole] = [.fill, .stroke]

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path { Path(rect) }

  func behavior(isArrow: Bool) -> LayoutDirectionBehavior { isArrow ? .mirrors : .fixed }
}

/// A path as the drawing program's file holds it.
func instructions(of path: Path) -> [String] {
  var lines: [String] = []
  path.forEach { element in
    switch element {
    case .move(let point): lines.append("M \(point)")
    case .line(let point): lines.append("L \(point)")
    case .quadCurve(let point, let control): lines.append("Q \(control) \(point)")
    case .curve(let point, let first, let second): lines.append("C \(first) \(second) \(point)")
    case .closeSubpath: lines.append("Z")
    }
  }
  return lines
}

/// The elements of an empty sheet.
let sheetElements: [Path.Element] = [
  .move(to: .zero), .line(to: CGPoint(x: 1, y: 0)),
  .quadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 2, y: 0)),
  .curve(to: .zero, control1: CGPoint(x: 0, y: 1), control2: .zero), .closeSubpath,
]

/// A frame around a card, as far as it can be told by its corners.
func cardFrame(in rect: CGRect, radii: RectangleCornerRadii?, turn: CGAffineTransform) -> Path {
  guard let radii else {
    return Path(roundedRect: rect, cornerSize: CGSize(width: 4, height: 4), style: .circular)
      .applying(turn)
  }
  return Path(roundedRect: rect, cornerRadii: radii, style: .continuous)
}
