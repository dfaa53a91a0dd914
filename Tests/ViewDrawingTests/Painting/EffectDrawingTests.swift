import SwiftUI
import Testing

@testable import ViewDrawing
@testable import WidgetDrawing

/// Effects on what a view draws, and symbols that are composed.
@MainActor @Suite struct EffectDrawingTests {
  @Test func `a view is transformed in its own coordinates`() {
    let moved = CGAffineTransform(a: 1, b: 0, c: 0, d: 2, tx: 5, ty: 0)
    let square = Color.red.frame(width: 10, height: 10)
    #expect(transforms(square.transformEffect(moved).padding(20)) == [[1, 0, 0, 2, 5, -20]])
    let projected = square.projectionEffect(ProjectionTransform(moved)).padding(20)
    #expect(transforms(projected) == [[1, 0, 0, 2, 5, -20]])
    #expect(transforms(square.modifier(Halfway())) == [[1, 0, 0, 1, 5, 0]])
  }

  @Test func `a turn in space is drawn from afar`() {
    let square = Color.red.frame(width: 10, height: 10)
    let mirrored = square.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
    #expect(transforms(mirrored) == [[-1, 0, 0, 1, 10, 0]])
    let inPlane = square.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 2))
    #expect(transforms(inPlane) == transforms(square.rotationEffect(.degrees(90))))
  }

  @Test func `styles have shadows, behind shapes and letters or in them`() {
    let drop = ShadowStyle.drop(color: .black, radius: 4, x: 1, y: 2)
    let shape = LaidOut(Circle().fill(.blue.shadow(drop))).canvas(20, 20)
    #expect(groups(shape).compactMap(\.shadow).map(\.radius) == [4])
    for view in [AnyView(Text("x")), AnyView(Image(systemName: "star")), AnyView(Circle())] {
      let drawn = LaidOut(view.foregroundStyle(.blue.shadow(drop).shadow(drop))).canvas(20, 20)
      #expect(groups(drawn).compactMap(\.shadow?.offset) == [[1, 2], [1, 2]])
    }
    let inner = LaidOut(Circle().fill(.blue.shadow(.inner(radius: 3)))).canvas(20, 20)
    #expect(groups(inner).contains { $0.clip != nil })
    #expect(groups(inner).compactMap(\.shadow).map(\.radius) == [3])
  }

  @Test func `styles have blend modes, for shapes, letters and symbols`() {
    func mixed(_ style: some ShapeStyle) -> some ShapeStyle { style.blendMode(.plusLighter) }
    for view in [AnyView(Text("x")), AnyView(Image(systemName: "star")), AnyView(Circle())] {
      let style = mixed(Color.white)
      let drawn = LaidOut(view.foregroundStyle(AnyShapeStyle(style))).canvas(20, 20)
      #expect(Set(groups(drawn).map(\.blend)) == ["plus-lighter"])
      let tinted = LaidOut(view.foregroundStyle(AnyShapeStyle(style))) {
        $0.scene.look.renderingMode = .accented
      }
      #expect(groups(tinted.canvas(20, 20)).allSatisfy { $0.blend == nil })
    }
  }

  @Test func `sectors of a gradient around a point share their edges`() {
    let sectors = AngularSectors(
      [0, 0, 0, 360], [Paint.Stop(0, .black), Paint.Stop(1, .white)]
    ).sectors.map(\.path.elements)
    #expect(sectors.count == 120)
    for (sector, next) in zip(sectors, sectors.dropFirst() + sectors.prefix(1)) {
      #expect(sector.count == 4 && sector[2] == next[1])
    }
  }

  @Test func `a symbol in lines is told by its filled twin, and the other way round`() {
    func drawn(_ name: String) -> LaidOut { LaidOut(Image(systemName: name)) }
    for name in ["bubble.left", "hand.thumbsup"] {
      let (lines, filled) = (drawn(name), drawn(name + ".fill"))
      #expect(lines.notes.all.isEmpty && filled.notes.all.isEmpty)
      #expect(lines.canvas().operations != filled.canvas().operations)
    }
  }

  @Test func `symbols in figures, of letters and crossed out are composed`() {
    func drawn(_ name: String) -> DrawingCanvas { LaidOut(Image(systemName: name)).canvas() }
    for name in ["flame.circle.fill", "flame.circle", "a.square", "a.circle.fill", "star.slash"] {
      #expect(LaidOut(Image(systemName: name)).notes.all.isEmpty, "\(name)")
    }
    #expect(groups(drawn("star.slash")).contains { $0.maskIsInverse })
    let heart = Image(systemName: "flame").symbolVariant(.circle.fill)
    #expect(LaidOut(heart).canvas().operations == drawn("flame.circle.fill").operations)
    let crossed = LaidOut(Image(systemName: "star").symbolVariant(.slash)).canvas()
    #expect(crossed.operations == drawn("star.slash").operations)
    for (name, variant, whole) in [
      ("flame.fill", SymbolVariants.circle, "flame.circle.fill"),
      ("flame.circle", .slash.fill, "flame.slash.circle.fill"),
      ("arrow.triangle.2.circlepath", .circle, "arrow.triangle.2.circlepath.circle"),
      ("person.fill.badge.plus", .fill, "person.fill.badge.plus"),
    ] {
      let view = Image(systemName: name).symbolVariant(variant)
      #expect(LaidOut(view).canvas().operations == drawn(whole).operations, "\(whole)")
    }
    let bolt = drawn("bolt.circle.fill").operations
    #expect(bolt != drawn("bolt.fill").operations && bolt.count == 1)
  }

  private func transforms(_ view: some View) -> [[Double]] {
    groups(LaidOut(view).canvas()).map(\.transform).filter { !$0.isEmpty }
  }

  private func groups(_ canvas: DrawingCanvas) -> [DrawingGroup] {
    canvas.operations.compactMap { if case .push(let group) = $0 { group } else { nil } }
  }
}

/// Moves a view by half of its width.
private struct Halfway: GeometryEffect {
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: 0))
  }
}
