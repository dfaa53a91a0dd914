import Testing
import WidgetDrawing

@Suite struct DrawnLayersTests {
  private func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> PathData {
    PathData(rectangle: x, y, width, height)
  }

  private func layers(_ list: [DrawingOperation]) -> DrawnLayers {
    DrawnLayers(
      RecordedDrawing(
        DrawnLook("light"), size: DrawnSize(100, 100), scale: 1, list: list, boxes: [], notes: []))
  }

  private let text = DrawingOperation.glyphs(
    face: "f", size: 10, .color(.black), [PlacedGlyph(1, x: 20, y: 30)])
  private let frame = [20.0, 20, 40, 12]

  @Test func `what lies behind a text is what was drawn before it`() {
    let red = PaintColor(red: 1, green: 0, blue: 0)
    let found = layers([
      .fill(rectangle(0, 0, 100, 100), .color(red), evenOdd: false), text,
      .fill(rectangle(0, 0, 100, 100), .color(.black), evenOdd: false),
    ])
    .color(behind: frame, at: DrawnPoint(30, 25), on: .white)
    #expect(found == red)
  }

  @Test func `groups move, clip and fade what is in them`() {
    var moved = DrawingGroup()
    moved.transform = [1, 0, 0, 1, 20, 20]
    moved.clip = rectangle(0, 0, 20, 20)
    moved.opacity = 0.5
    let layers = layers([
      .push(moved), .fill(rectangle(0, 0, 100, 100), .color(.black), evenOdd: false), .pop, text,
    ])
    let inside = layers.color(behind: frame, at: DrawnPoint(30, 25), on: .white)
    #expect(abs((inside?.components.red ?? 0) - 0.5) < 0.01)
    #expect(layers.color(behind: frame, at: DrawnPoint(50, 25), on: .white) == .white)
  }

  @Test func `a symbol among a text's letters is no ground, and a bar behind half of it is`() {
    let symbol = layers([.fill(rectangle(20, 22, 8, 8), .color(.black), evenOdd: false), text])
    #expect(symbol.color(behind: frame, at: DrawnPoint(24, 25), on: .white) == .white)
    let bar = layers([.fill(rectangle(20, 18, 20, 16), .color(.black), evenOdd: false), text])
    #expect(bar.color(behind: frame, at: DrawnPoint(24, 25), on: .white) == .black)
  }

  @Test func `a point outside the drawing is none of it`() {
    let layers = layers([])
    #expect(layers.contains(DrawnPoint(0, 100)))
    #expect(!layers.contains(DrawnPoint(50, -1)))
    #expect(!layers.contains(DrawnPoint(101, 50)))
    var outline = DrawingGroup()
    outline.clip = rectangle(0, 0, 100, 40)
    let cut = self.layers([.push(outline), text, .pop])
    #expect(cut.contains(DrawnPoint(30, 25)) && !cut.contains(DrawnPoint(30, 50)))
  }

  @Test func `a gradient has the colour of its place`() {
    let paint = Paint.linear([0, 0, 100, 0], [Paint.Stop(0, .black), Paint.Stop(1, .white)])
    let layers = layers([.fill(rectangle(0, 0, 100, 100), paint, evenOdd: false), text])
    let found = layers.color(behind: frame, at: DrawnPoint(50, 25), on: .white)
    #expect(found == PaintColor(red: 0.5, green: 0.5, blue: 0.5))
  }

  @Test func `behind a picture or a blur nothing is known`() {
    var blurred = DrawingGroup()
    blurred.blur = 4
    let first = layers([.image("p", [0, 0, 100, 100], tint: nil), text])
    #expect(first.color(behind: frame, at: DrawnPoint(30, 25), on: .white) == nil)
    let second = layers([
      .push(blurred), .fill(rectangle(0, 0, 100, 100), .color(.black), evenOdd: false), .pop,
      text,
    ])
    #expect(second.color(behind: frame, at: DrawnPoint(30, 25), on: .white) == nil)
  }

  @Test func `a picture has the colours that are given for it, at its place`() throws {
    let colors = try #require(PictureColors(columns: 2, rows: 1, [.black, .white]))
    var moved = DrawingGroup()
    moved.transform = [1, 0, 0, 1, 20, 0]
    let layers = DrawnLayers(
      [.push(moved), .image("p", [0, 0, 60, 60], tint: nil), .pop, text], size: DrawnSize(100, 100),
      backgroundCount: 0, pictures: ["p": colors])
    let red = PaintColor(red: 1, green: 0, blue: 0)
    #expect(layers.color(behind: frame, at: DrawnPoint(30, 25), on: red) == .black)
    #expect(layers.color(behind: frame, at: DrawnPoint(60, 25), on: red) == .white)
    #expect(layers.color(behind: frame, at: DrawnPoint(90, 25), on: red) == red)
  }

  @Test func `a mark's contrast is with what was there before it`() {
    let yellow = PaintColor(red: 1, green: 1, blue: 0)
    let star = PathData("M21 27L25 21L29 27L25 29Z") ?? PathData()
    func contrast(_ mark: PaintColor) -> Double? {
      layers([
        .fill(rectangle(0, 0, 100, 100), .color(.black), evenOdd: false),
        .fill(rectangle(20, 20, 12, 12), .color(yellow), evenOdd: false),
        .fill(star, .color(mark), evenOdd: false),
      ])
      .contrast(ofMarkIn: [21, 20, 9, 10], on: .white)
    }
    #expect((contrast(.white) ?? 0) < 1.2)
    #expect((contrast(.black) ?? 0) > 15)
    #expect(contrast(.black.faded(by: 0.3)) == nil)
    #expect(layers([]).contrast(ofMarkIn: [21, 21, 8, 8], on: .white) == nil)
  }

  @Test func `an opaque area over all of the drawing covers the background`() {
    func covers(_ path: PathData, _ color: PaintColor = .black) -> Bool {
      DrawnLayers(
        [
          .fill(rectangle(0, 0, 100, 100), .color(.white), evenOdd: false),
          .fill(path, .color(color), evenOdd: false),
        ], size: DrawnSize(100, 100), backgroundCount: 1
      ).coverOfBackground != nil
    }
    #expect(covers(rectangle(0, 0, 100, 100)))
    #expect(!covers(rectangle(16, 16, 68, 68)))
    #expect(!covers(rectangle(0, 0, 100, 100), .black.faded(by: 0.5)))
    let plain = DrawnLayers(
      [.fill(rectangle(0, 0, 100, 100), .color(.white), evenOdd: false)], size: DrawnSize(100, 100),
      backgroundCount: 1)
    #expect(plain.coverOfBackground == nil)
  }

  @Test func `contrast is that of WCAG`() {
    #expect(abs(PaintColor.black.contrast(with: .white) - 21) < 0.001)
    let gray = PaintColor(red: 0x77 / 255, green: 0x77 / 255, blue: 0x77 / 255)
    #expect(abs(gray.contrast(with: .white) - 4.48) < 0.01)
  }

  @Test func `bounds are those of the curve, not of its control points`() {
    var path = PathData()
    path.move(0, 0)
    path.quad(10, 20, 20, 0)
    path.close()
    #expect(path.bounds == DrawnBounds(minX: 0, minY: 0, maxX: 20, maxY: 10))
    #expect(path.elements.count == 3)
    #expect(PathData("M-1.5 2L3 -.25Z")?.elements.first == .move(DrawnPoint(-1.5, 2)))
  }

  @Test func `letters are as large, faint and cut as their groups make them`() {
    var outline = DrawingGroup()
    outline.clip = rectangle(0, 0, 100, 100)
    var inner = DrawingGroup()
    inner.transform = [0.5, 0, 0, 0.5, 10, 10]
    inner.clip = rectangle(0, 0, 60, 60)
    inner.opacity = 0.25
    let layers = layers([.push(outline), .push(inner), text, .pop, .pop])
    let letters = layers.letters(in: [20, 20, 20, 6])
    #expect(letters?.start == DrawnPoint(20, 25))
    #expect(letters?.magnification == 0.5)
    #expect(letters?.opacity == 0.25)
    #expect(letters?.visible == DrawnBounds([10, 10, 30, 30]))
    #expect(layers.letters(in: [60, 60, 20, 20]) == nil)
  }

  @Test func `a gradient of letters has the colour of its place`() {
    let paint = Paint.linear([0, 0, 100, 0], [Paint.Stop(0, .black), Paint.Stop(1, .white)])
    let layers = layers([.glyphs(face: "f", size: 10, paint, [PlacedGlyph(1, x: 20, y: 30)])])
    let letters = layers.letters(in: frame)
    #expect(letters?.isGradient == true)
    #expect(letters?.color(at: DrawnPoint(50, 25)) == PaintColor(red: 0.5, green: 0.5, blue: 0.5))
  }

  @Test func `letters are hidden by what is opaque and painted between two texts`() throws {
    func isHidden(by color: PaintColor) throws -> Bool {
      let layers = layers([
        text, .fill(rectangle(0, 0, 100, 100), .color(color), evenOdd: false),
        .glyphs(face: "f", size: 10, .color(.black), [PlacedGlyph(1, x: 21, y: 30)]),
      ])
      let first = try #require(layers.letters(in: frame))
      let last = try #require(layers.letters(in: frame, isLast: true))
      return layers.isCovered(first, before: last, at: DrawnPoint(30, 25))
    }
    #expect(try isHidden(by: .white))
    #expect(try !isHidden(by: PaintColor(red: 1, green: 1, blue: 1, opacity: 0.5)))
  }

  @Test func `letters and lines in the colour of what is behind are no marks`() {
    let white = DrawingOperation.glyphs(
      face: "f", size: 10, .color(.white), [PlacedGlyph(1, x: 20, y: 30)])
    #expect(!layers([white]).hasVisibleMarks(on: .white))
    #expect(layers([white]).hasVisibleMarks(on: .black))
    #expect(layers([text]).hasVisibleMarks(on: .white))
    let line = DrawingOperation.stroke(rectangle(0, 0, 9, 9), .color(.white), LineStyle(width: 1))
    #expect(!layers([line]).hasVisibleMarks(on: .white))
    #expect(layers([line]).hasVisibleMarks(on: .black))
    #expect(layers([.image("p", [0, 0, 9, 9], tint: nil)]).hasVisibleMarks(on: .white))
  }
}
