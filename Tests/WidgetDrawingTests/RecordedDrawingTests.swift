import JSON
import Testing
import WidgetDrawing

@Suite struct RecordedDrawingTests {
  @Test func `a drawing reads as what was written`() throws {
    let drawing = Self.everything
    let bytes = JSONWriter.bytes(of: drawing)
    #expect(try JSONReader.read(RecordedDrawing.self, from: bytes) == drawing)
    #expect(try JSONReader.read(RecordedDrawing.self, from: bytes).digest == drawing.digest)
  }

  @Test func `a drawing comes with its JSON, whatever its texts are`() {
    var box = DrawnBox(node: "Text", frame: [0, 0, 1, 1], text: "\"digest\":\"\"")
    box.font = "12 400"
    let (drawing, text) = RecordedDrawing.written(
      DrawnLook("light"), size: DrawnSize(10, 10), scale: 3, list: Self.everything.list,
      boxes: [box],
      notes: ["\"digest\":\""])
    #expect(text.bytes == JSONWriter.bytes(of: drawing))
    #expect(drawing.digest.count == 16)
  }

  @Test func `drawings have equal names exactly where they are equal`() {
    #expect(Self.everything.digest == Self.everything.digest)
    let other = RecordedDrawing(
      DrawnLook("dark"), size: DrawnSize(10, 10), scale: 3, list: Self.everything.list, boxes: [],
      notes: [])
    #expect(other.digest != Self.everything.digest)
  }

  @Test func `an operation that is not known is refused where it stands`() {
    let text = """
      {"digest":"x","list":[["fill","M0 0Z","#000000ff"],["explode"]],"scale":1,
      "scheme":"light","size":[1,1]}
      """
    #expect(throws: JSONError.self) {
      try JSONReader.read(RecordedDrawing.self, from: text.utf8)
    }
  }

  @Test(arguments: [
    (#""scale":1,"size":[-1,-1]"#, "/size"), (#""scale":1,"size":["-Infinity",158]"#, "/size"),
    (#""scale":1,"size":[158,"NaN"]"#, "/size"), (#""scale":1,"size":[338,-9.3e+18]"#, "/size"),
    (#""scale":1,"size":[1]"#, "/size"), (#""scale":1,"size":[1,2e6]"#, "/size"),
    (#""scale":0,"size":[1,1]"#, "/scale"), (#""scale":"NaN","size":[1,1]"#, "/scale"),
    (#""scale":1e9,"size":[1,1]"#, "/scale"),
  ])
  func `a size or a scale that no picture has is refused`(_ members: String, _ pointer: String) {
    let text = #"{"digest":"x","list":[],"scheme":"light",\#(members)}"#
    let error = #expect(throws: JSONError.self) {
      try JSONReader.read(RecordedDrawing.self, from: text.utf8)
    }
    #expect(error?.pointer == pointer)
  }

  @Test func `a size has no length that is negative, infinite or none`() {
    #expect(DrawnSize(-1, .nan) == DrawnSize(0, 0))
    #expect(DrawnSize(.infinity, 3) == DrawnSize(DrawnSize.limit, 3))
  }

  @Test(arguments: ["M0 0\"/><script>", "M0 0 url(x)", "javascript:", "m0 0"])
  func `path data that is more than numbers is none`(text: String) {
    #expect(PathData(text) == nil)
  }

  @Test(arguments: [
    (0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.005, "0.01"), (-0.004, "0"), (10.10, "10.1"),
    (.infinity, "0"), (.nan, "0"), (123456.789, "123456.79"),
  ])
  func `numbers are written in hundredths`(number: Double, text: String) {
    #expect(Coordinate.text(number) == text)
  }

  /// A drawing with every kind of operation.
  static var everything: RecordedDrawing {
    var group = DrawingGroup()
    group.transform = [1, 0, 0, 1, 2.5, 3]
    group.clip = PathData(rectangle: 0, 0, 10, 10)
    group.opacity = 0.5
    group.blend = "multiply"
    group.blur = 2
    group.backdropBlur = 12.5
    group.shadow = DrawingGroup.Shadow(color: .black, radius: 3, x: 1, y: 2)
    group.filters = [
      DrawingGroup.Filter("hue", 90), DrawingGroup.Filter("multiply", 1, color: .white),
    ]
    group.mask = [.fill(PathData(rectangle: 0, 0, 5, 5), .color(.black), evenOdd: false)]
    var line = LineStyle(width: 2)
    line.cap = "round"
    line.dash = [1, 2]
    let stops = [Paint.Stop(0, .black), Paint.Stop(1, .white)]
    let square = PathData(rectangle: 1, 1, 2, 2)
    var box = DrawnBox(node: "Text", frame: [1, 2, 3, 4], text: "a < b", lines: 2)
    box.truncated = true
    box.scale = 0.8
    return RecordedDrawing(
      DrawnLook("light"), size: DrawnSize(10, 10), scale: 3,
      list: [
        .push(group), .fill(square, .linear([0, 0, 10, 10], stops), evenOdd: true),
        .fill(square, .angular([5, 5, 0, 360], stops), evenOdd: false),
        .stroke(square, .radial([5, 5, 0, 5, 2], stops), line),
        .glyphs(face: "Inter 400", size: 16.32, .color(.black), [PlacedGlyph(3, x: 1.234, y: 5)]),
        .image("abc", [0, 0, 4, 4], tint: .black), .pop,
      ], boxes: [box], notes: ["a note"])
  }
}
