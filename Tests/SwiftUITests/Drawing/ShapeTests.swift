import SwiftUI
import Synchronization
import Testing

@MainActor @Suite struct ShapeTests {
  let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func `a path is spelled in the letters of SVG`() {
    let path = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 1, y: 2))
      path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 5, y: 6))
      path.closeSubpath()
    }
    #expect(path.attribute == "M 0.0 0.0 L 1.0 2.0 Q 5.0 6.0 3.0 4.0 Z")
  }

  @Test func `an arc goes the way it is told`() throws {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x) < 1e-9 && abs(end.y - 10) < 1e-9)
    #expect(path.elements.count == 2)
    var back = Path()
    back.addArc(
      center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
    #expect(back.elements.count == 4)
    #expect(back.boundingRect.minX < -9.9)
  }

  @Test func `circles and ellipses fit their bounds`() {
    let ellipse = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10)).boundingRect
    #expect(abs(ellipse.width - 20) < 0.01 && abs(ellipse.height - 10) < 0.01)
    let circle = Circle().path(in: CGRect(x: 0, y: 0, width: 20, height: 10)).boundingRect
    #expect(abs(circle.minX - 5) < 0.01 && abs(circle.width - 10) < 0.01)
  }

  @Test func `a path knows what it encloses`() {
    let ring = Path { path in
      path.addEllipse(in: square)
      path.addEllipse(in: square.insetBy(dx: 3, dy: 3))
    }
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(ring.contains(CGPoint(x: 1, y: 5), eoFill: true))
    #expect(!ring.contains(CGPoint(x: 0.1, y: 0.1)))
  }

  @Test func `trimming cuts by length`() throws {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
    }
    let middle = line.trimmedPath(from: 0.25, to: 0.75)
    #expect(middle.boundingRect == CGRect(x: 2.5, y: 0, width: 5, height: 0))
    #expect(
      line.trimmedPath(from: 0.5, to: 0.5).isEmpty
        || line.trimmedPath(from: 0.5, to: 0.5).boundingRect.width == 0)
  }

  @Test func `insets, offsets, scales, turns and transforms move the outline`() {
    #expect(Rectangle().inset(by: 2).path(in: square).boundingRect == square.insetBy(dx: 2, dy: 2))
    #expect(Rectangle().offset(x: 3).path(in: square).boundingRect.minX == 3)
    #expect(
      Rectangle().scale(0.5).path(in: square).boundingRect == square.insetBy(dx: 2.5, dy: 2.5))
    let turned = Rectangle().rotation(.degrees(90)).path(in: square).boundingRect
    #expect(abs(turned.minX) < 1e-9 && abs(turned.width - 10) < 1e-9)
    let moved = Rectangle().transform(CGAffineTransform(translationX: 4, y: 0)).path(in: square)
    #expect(moved.boundingRect.minX == 4)
  }

  @Test func `rounded rectangles keep within their bounds`() {
    for shape in [
      AnyShape(RoundedRectangle(cornerRadius: 100)), AnyShape(Capsule()),
      AnyShape(UnevenRoundedRectangle(topLeadingRadius: 4)),
    ] {
      let bounds = shape.path(in: square).boundingRect
      #expect(abs(bounds.width - 10) < 0.01 && abs(bounds.height - 10) < 0.01)
      #expect(!shape.path(in: square).contains(CGPoint(x: 0.2, y: 0.2)))
    }
  }

  @Test func `a radius beyond half of the shorter side makes a capsule`() {
    let bar = CGRect(x: 0, y: 0, width: 40, height: 10)
    let capsule = Capsule().path(in: bar)
    #expect(RoundedRectangle(cornerRadius: 100).path(in: bar) == capsule)
    #expect(
      RoundedRectangle(cornerSize: CGSize(width: 15, height: 6)).path(in: bar) == capsule)
    #expect(capsule.contains(CGPoint(x: 6, y: 0.5)))
  }

  @Test func `paths come from and go to Core Graphics`() {
    let path = Path(roundedRect: square, cornerRadius: 2)
    #expect(Path(path.cgPath) == path)
    #expect(path.cgPath.boundingBoxOfPath == path.boundingRect)
  }

  @Test func `a shape shows its fill and its strokes`() {
    let node = tree(Circle().fill(.red).stroke(.blue, lineWidth: 2))
    #expect(node.attributes["stroke"] == .record(["system": "blue"]))
    #expect(node.children.first?.attributes["fill"] == .record(["system": "red"]))
    #expect(tree(Circle()).attributes["fill"] == .record(["semantic": "foreground"]))
    let border = tree(Capsule().strokeBorder(.green, lineWidth: 3))
    #expect(border.attributes["strokeBorder"] == .record(["system": "green"]))
  }

  @Test func `a trimmed shape keeps its fractions`() {
    func ring(_ end: CGFloat) -> some View {
      Circle().trim(from: 0, to: end).stroke(style: StrokeStyle(lineWidth: 4, lineCap: .round))
    }
    #expect(tree(ring(0.5)).digest != tree(ring(0.6)).digest)
  }

  @Test func `an author's shape is its path in the proposed size`() {
    struct Diagonal: Shape {
      func path(in rect: CGRect) -> Path {
        Path { path in
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        }
      }
    }
    #expect(
      tree(Diagonal().fill(.red)).attributes["shape"]
        == .record([
          "path": "M 0.0 0.0 L 100.0 50.0", "size": .list([.number(100), .number(50)]),
        ]))
  }

  @Test func `an author's shape can be inset and bordered`() {
    struct Level: InsettableShape {
      var amount: CGFloat = 0
      func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
      func inset(by amount: CGFloat) -> some InsettableShape { Level(amount: self.amount + amount) }
    }
    #expect(tree(Level().strokeBorder(.red)).attributes["strokeBorder"] != nil)
    #expect(Level().inset(by: 2).path(in: square).boundingRect.width == 6)
  }

  @Test func `clipping keeps the shape`() {
    let node = tree(Image("a").clipShape(RoundedRectangle(cornerRadius: 8)))
    #expect(node.kind == ".clipShape")
    #expect(node.digest != tree(Image("a").clipShape(Circle())).digest)
  }

  @Test func `a canvas leaves its commands in order, with their state`() {
    let node = tree(
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        var layer = context
        layer.opacity = 0.5
        layer.translateBy(x: 3, y: 4)
        layer.stroke(Path(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1)), with: .foreground)
        context.draw(Text("hi"), at: CGPoint(x: 1, y: 2))
      })
    #expect(node.children.map(\.kind) == ["Canvas.fill", "Canvas.stroke", "Canvas.text"])
    #expect(node.children[1].attributes["opacity"] == .number(0.5))
    #expect(node.children[2].attributes["opacity"] == nil)
    #expect(node.texts == ["hi"])
  }

  @Test func `the outlines of buttons and concentric rectangles are shapes`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(ButtonBorderShape.circle.path(in: rect) == Circle().path(in: rect))
    #expect(
      ButtonBorderShape.roundedRectangle(radius: 3).path(in: rect)
        == RoundedRectangle(cornerRadius: 3).path(in: rect))
    #expect(ButtonBorderShape.automatic.path(in: rect) == Capsule().path(in: rect))
    #expect(
      ConcentricRectangle(corners: .concentric(minimum: 500)).path(in: rect)
        == RoundedRectangle(cornerRadius: 500).path(in: rect))
    #expect(ConcentricRectangle(corners: 0).path(in: rect) != Capsule().path(in: rect))
    // The radius that an earlier drawing left changes nothing of what the shape is.
    let shape = ConcentricRectangle(corners: .concentric(minimum: 12))
    let before = tree(shape).digest
    ContainerRelativeShape.cornerRadius.withLock { $0 = 40 }
    defer { ContainerRelativeShape.cornerRadius.withLock { $0 = 0 } }
    #expect(tree(shape).digest == before)
  }
}
