import Testing
import WidgetDrawing

@Suite struct SVGPainterTests {
  private var painter: SVGPainter { SVGPainter(outlines) }

  private var outlines: OutlineStore {
    var outlines = OutlineStore()
    outlines.add(
      RecordedOutlines(
        face: "Inter 400", unitsPerEm: 2000, glyphs: [3: PathData(rectangle: 0, 0, 1000, 1000)]))
    outlines.add(RecordedPicture(digest: "abc", type: "image/png", data: "iVBORw0KGgo="))
    return outlines
  }

  @Test func `the same drawing gives the same bytes`() {
    let drawing = RecordedDrawingTests.everything
    #expect(painter.svg(drawing, title: "t") == painter.svg(drawing, title: "t"))
  }

  @Test func `a file is whole, and its groups are closed`() {
    let text = painter.svg(RecordedDrawingTests.everything, title: "t")
    #expect(text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"10\""))
    #expect(text.hasSuffix("</svg>\n"))
    #expect(text.matches(of: /<g[ >]/).count == text.matches(of: /<\/g>/).count)
    #expect(text.contains("mask-type=\"alpha\""))
    #expect(text.contains("<use href=\"#g"))
  }

  @Test func `groups that are never closed, or closed too often, do no harm`() {
    for list: [DrawingOperation] in [[.push(DrawingGroup())], [.pop, .pop]] {
      let drawing = RecordedDrawing(
        DrawnLook("light"), size: DrawnSize(1, 1), scale: 1, list: list, boxes: [], notes: [])
      let text = painter.svg(drawing, title: "")
      #expect(text.matches(of: /<g[ >]/).count == text.matches(of: /<\/g>/).count)
    }
  }

  @Test func `words cannot become markup`() {
    let drawing = RecordedDrawing(
      DrawnLook("light"), size: DrawnSize(1, 1), scale: 1,
      list: [.glyphs(face: "\"><script>", size: 1, .color(.black), [PlacedGlyph(1, x: 0, y: 0)])],
      boxes: [], notes: [])
    let text = painter.svg(drawing, title: "</title><script>\u{0}&\u{FFFF}")
    #expect(!text.contains("<script"))
    #expect(text.contains("&lt;/title&gt;&lt;script&gt;\u{FFFD}&amp;\u{FFFD}"))
  }

  @Test func `a gradient runs through all letters of a line, in points`() {
    let stops = [Paint.Stop(0, .black), Paint.Stop(1, .white)]
    let letters = [PlacedGlyph(3, x: 10, y: 30), PlacedGlyph(3, x: 30, y: 30)]
    func text(_ paint: Paint) -> String {
      let drawing = RecordedDrawing(
        DrawnLook("light"), size: DrawnSize(50, 40), scale: 1,
        list: [.glyphs(face: "Inter 400", size: 20, paint, letters)], boxes: [], notes: [])
      return painter.svg(drawing, title: "")
    }
    let outline = "M10 30L20 30L20 20L10 20ZM30 30L40 30L40 20L30 20Z"
    let linear = text(.linear([0, 10, 0, 30], stops))
    #expect(linear.contains("<path d=\"\(outline)\" fill=\"url(#p1)\"/>"))
    #expect(!linear.contains("<use"))
    let angular = text(.angular([25, 25, 0, 360], stops))
    #expect(angular.contains("<path d=\"\(outline)\"/></clipPath>"))
    #expect(text(.color(.black)).matches(of: /<use/).count == 2)
  }

  @Test(arguments: [0.0, 4]) func `a shadow lies behind what casts it`(radius: Double) {
    var group = DrawingGroup()
    group.shadow = DrawingGroup.Shadow(color: .black, radius: radius, x: 1, y: 2)
    let drawing = RecordedDrawing(
      DrawnLook("light"), size: DrawnSize(9, 9), scale: 1,
      list: [
        .push(group), .fill(PathData(rectangle: 1, 1, 3, 3), .color(.white), evenOdd: false), .pop,
      ],
      boxes: [], notes: [])
    let text = painter.svg(drawing, title: "")
    let blur = radius > 0 ? "<feGaussianBlur stdDeviation=\"2\"/>" : ""
    #expect(
      text.contains(
        """
        <feOffset dx="0" dy="0" result="shown"/>\(blur)<feOffset dx="1" dy="2" result="shape"/>\
        <feFlood flood-color="#000000" flood-opacity="1"/><feComposite in2="shape" operator="in"/>\
        <feMerge><feMergeNode/><feMergeNode in="shown"/></feMerge>
        """))
  }

  @Test func `a picture of another type is left out`() {
    var outlines = outlines
    outlines.add(RecordedPicture(digest: "bad", type: "text/html", data: "PHA+"))
    outlines.add(RecordedPicture(digest: "worse", type: "image/png", data: "\"/><script>"))
    let drawing = RecordedDrawing(
      DrawnLook("light"), size: DrawnSize(1, 1), scale: 1,
      list: [.image("bad", [0, 0, 1, 1], tint: nil), .image("worse", [0, 0, 1, 1], tint: nil)],
      boxes: [], notes: [])
    #expect(!SVGPainter(outlines).svg(drawing, title: "").contains("<image"))
  }

  @Test(arguments: [
    (0.0, 1.0, 0.0), (90, 0, 1), (180, -1, 0), (-90, 0, -1), (45, 0.707107, 0.707107),
  ])
  func `the unit circle is the same everywhere`(degrees: Double, x: Double, y: Double) {
    let point = UnitCircle.point(atDegrees: degrees)
    #expect(abs(point.x - x) < 2e-6 && abs(point.y - y) < 2e-6)
  }
}
