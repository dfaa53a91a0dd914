import Testing
import WidgetDrawing

private let isInstalled = PNGPainter(OutlineStore()) != nil

@Suite struct PNGPainterTests {
  private func png(_ list: [DrawingOperation]) throws -> [UInt8] {
    let drawing = RecordedDrawing(
      DrawnLook("light"), size: DrawnSize(20, 10), scale: 2, list: list, boxes: [], notes: [])
    var outlines = OutlineStore()
    var triangle = PathData()
    triangle.move(0, 0)
    triangle.line(10, 0)
    triangle.line(0, 10)
    triangle.close()
    outlines.add(RecordedOutlines(face: "f", unitsPerEm: 10, glyphs: [1: triangle]))
    let painter = try #require(PNGPainter(outlines))
    return try #require(painter.png(drawing))
  }

  @Test(.enabled(if: isInstalled)) func `a drawing is a PNG file of the device's pixels`() throws {
    let file = try png([
      .fill(PathData(rectangle: 0, 0, 20, 10), .color(.white), evenOdd: false)
    ])
    #expect(file.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(Array(file[16..<24]) == [0, 0, 0, 40, 0, 0, 0, 20])
  }

  @Test(.enabled(if: isInstalled)) func `every kind of operation leaves its mark, each time alike`()
    throws
  {
    let empty = try png([])
    let area = DrawingOperation.fill(
      PathData(rectangle: 2, 2, 8, 4), .color(.black), evenOdd: false)
    var shadow = DrawingGroup()
    shadow.shadow = DrawingGroup.Shadow(color: .black, radius: 2, x: 1, y: 1)
    var masked = DrawingGroup()
    masked.mask = [area]
    var blurred = DrawingGroup()
    blurred.blur = 2
    var gray = DrawingGroup()
    gray.filters = [DrawingGroup.Filter("invert", 1)]
    let stops = [Paint.Stop(0, .black), Paint.Stop(1, .white)]
    let angular = Paint.angular([5, 5, 0, 360], stops)
    let lists: [[DrawingOperation]] = [
      [area],
      [.stroke(PathData(rectangle: 2, 2, 8, 4), .color(.black), LineStyle(width: 1))],
      [.glyphs(face: "f", size: 8, .color(.black), [PlacedGlyph(1, x: 1, y: 9)])],
      [.image("none", [0, 0, 5, 5], tint: nil)],
      [.fill(PathData(rectangle: 0, 0, 20, 10), .linear([0, 0, 20, 0], stops), evenOdd: false)],
      [.fill(PathData(rectangle: 0, 0, 20, 10), .radial([5, 5, 0, 5, 2], stops), evenOdd: false)],
      [.fill(PathData(rectangle: 0, 0, 20, 10), .angular([5, 5, 0, 360], stops), evenOdd: false)],
      [.glyphs(face: "f", size: 8, angular, [PlacedGlyph(1, x: 1, y: 9)])],
      [.stroke(PathData(rectangle: 2, 2, 8, 4), angular, LineStyle(width: 1))],
      [.push(shadow), area, .pop], [.push(masked), area, .pop], [.push(blurred), area, .pop],
      [.push(gray), area, .pop],
    ]
    var files: Set<[UInt8]> = [empty]
    for list in lists {
      let file = try png(list)
      #expect(try png(list) == file)
      files.insert(file)
    }
    // A mask of the area over the area is the area.
    #expect(files.count == lists.count)
  }
}
