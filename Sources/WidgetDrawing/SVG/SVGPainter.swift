/// Paints drawings as SVG files that need neither fonts nor styles nor scripts.
///
/// Looks are presentation attributes, words stand in the title, and equal drawings give equal
/// bytes.
public struct SVGPainter: Sendable {
  private let store: OutlineStore

  /// Creates a painter.
  ///
  /// - Parameter outlines: The outlines and pictures that the drawings refer to.
  public init(_ outlines: OutlineStore) { store = outlines }

  /// Returns a drawing as an SVG file.
  ///
  /// - Parameters:
  ///   - drawing: The drawing.
  ///   - title: The accessible name of the drawing.
  /// - Returns: The file's text.
  public func svg(_ drawing: RecordedDrawing, title: String) -> String {
    var writer = SVGWriter()
    let list = drawing.list.withBlurredBackdrops(in: drawing.size)
    writer.repeated = list.repeatedPictures
    for operation in list { paint(operation, with: &writer) }
    while !writer.open.isEmpty { writer.closeGroup() }
    let (width, height) = (
      Coordinate.text(drawing.size.width), Coordinate.text(drawing.size.height)
    )
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img">
      <title>\(SVGWriter.escaped(title))</title>

      """
    text.reserveCapacity(
      text.utf8.count + writer.definitions.utf8.count + writer.body.utf8.count + 32)
    if !writer.definitions.isEmpty {
      text += "<defs>\n"
      text += writer.definitions
      text += "</defs>\n"
    }
    text += writer.body
    text += "</svg>\n"
    return text
  }

  private func paint(_ operation: DrawingOperation, with writer: inout SVGWriter) {
    switch operation {
    case .push(let group): push(group, with: &writer)
    case .pop: writer.closeGroup()
    case .fill(let path, .angular(let numbers, let stops), let evenOdd):
      writer.sweep(path, numbers, stops, evenOdd: evenOdd)
    case .fill(let path, let paint, let evenOdd):
      let rule = evenOdd ? " fill-rule=\"evenodd\"" : ""
      writer.body += "<path d=\"\(path.text)\"\(writer.look("fill", paint))\(rule)/>\n"
    case .stroke(let path, .angular(let numbers, let stops), let line):
      writer.sweep(path, numbers, stops, along: line.attributes)
    case .stroke(let path, let paint, let line):
      writer.body +=
        "<path d=\"\(path.text)\" fill=\"none\"\(writer.look("stroke", paint))\(line.attributes)/>\n"
    case .glyphs(let face, let size, .color(let color), let glyphs):
      paint(glyphs, of: face, size: size, color, with: &writer)
    case .glyphs(let face, let size, let gradient, let glyphs):
      // A gradient of SVG lies in the coordinates of each glyph.
      let outline = store.outline(of: glyphs, in: face, size: size)
      paint(.fill(outline, gradient, evenOdd: false), with: &writer)
    case .image(let digest, let frame, _):
      guard let picture = store.picture(digest),
        ["image/png", "image/jpeg"].contains(picture.type),
        picture.data.utf8.allSatisfy(\.isBase64)
      else { return }
      if writer.repeated.contains(digest) {
        let name = writer.picture(picture, digest)
        let matrix = [frame[2], 0, 0, frame[3], frame[0], frame[1]].map(Coordinate.text)
        writer.body +=
          "<use href=\"#\(name)\" transform=\"matrix(\(matrix.joined(separator: " ")))\"/>\n"
        return
      }
      let place = zip(["x", "y", "width", "height"], frame).map {
        "\($0)=\"\(Coordinate.text($1))\""
      }
      writer.body += """
        <image \(place.joined(separator: " ")) preserveAspectRatio="none" \
        href="data:\(picture.type);base64,\(picture.data)"/>

        """
    }
  }

  private func paint(
    _ glyphs: [PlacedGlyph], of face: String, size: Double, _ color: PaintColor,
    with writer: inout SVGWriter
  ) {
    guard let units = store.unitsPerEm(of: face), let first = glyphs.first, size > 0 else { return }
    let scale = size / Double(units)
    let factor = Coordinate.text(scale, decimals: 6)
    let look = writer.look("fill", .color(color))
    writer.body += """
      <g\(look) transform="matrix(\(factor) 0 0 -\(factor) \(Coordinate.text(first.x)) \
      \(Coordinate.text(first.y)))">
      """
    for glyph in glyphs {
      guard let outline = store.outline(of: glyph.number, in: face), !outline.isEmpty
      else { continue }
      let name = writer.glyph(outline, number: glyph.number, face: face)
      let x = ((glyph.x - first.x) / scale).rounded()
      let y = ((first.y - glyph.y) / scale).rounded()
      let place = (x == 0 ? "" : " x=\"\(Coordinate.text(x))\"")
      let height = (y == 0 ? "" : " y=\"\(Coordinate.text(y))\"")
      writer.body += "<use href=\"#\(name)\"\(place)\(height)/>"
    }
    writer.body += "</g>\n"
  }

  private func push(_ group: DrawingGroup, with writer: inout SVGWriter) {
    var attributes = ""
    if !group.transform.isEmpty {
      let numbers = group.transform.map { Coordinate.text($0, decimals: 6) }
      attributes += " transform=\"matrix(\(numbers.joined(separator: " ")))\""
    }
    if group.opacity != 1 { attributes += " opacity=\"\(Coordinate.text(group.opacity))\"" }
    if let clip = group.clip {
      attributes += " clip-path=\"url(#\(writer.clip(clip, evenOdd: group.clipIsEvenOdd)))\""
    } else if group.isIsolated {
      // A clipped group is composed for itself; the property for that alone is no attribute.
      let all = PathData(rectangle: -2000, -2000, 6000, 6000)
      attributes += " clip-path=\"url(#\(writer.clip(all, evenOdd: false)))\""
    }
    if !group.mask.isEmpty {
      var inner = SVGWriter(continuing: writer)
      for operation in group.mask { paint(operation, with: &inner) }
      while !inner.open.isEmpty { inner.closeGroup() }
      let name = writer.mask(takingOver: inner, isInverse: group.maskIsInverse)
      attributes += " mask=\"url(#\(name))\""
    }
    if let name = writer.filter(group) { attributes += " filter=\"url(#\(name))\"" }
    // Browsers read this one from no attribute of its own.
    if let blend = group.blend { attributes += " style=\"mix-blend-mode:\(blend)\"" }
    writer.body += "<g\(attributes)>\n"
    writer.open.append(())
  }
}

extension [DrawingOperation] {
  /// The digests of the pictures that are drawn more than once.
  fileprivate var repeatedPictures: Set<String> {
    var (seen, repeated): (Set<String>, Set<String>) = ([], [])
    func look(at list: [DrawingOperation]) {
      for operation in list {
        switch operation {
        case .image(let digest, _, _):
          if !seen.insert(digest).inserted { repeated.insert(digest) }
        case .push(let group): look(at: group.mask)
        default: continue
        }
      }
    }
    look(at: self)
    return repeated
  }
}

extension LineStyle {
  fileprivate var attributes: String {
    var text = " stroke-width=\"\(Coordinate.text(width))\""
    if cap != "butt" { text += " stroke-linecap=\"\(cap)\"" }
    if join != "miter" { text += " stroke-linejoin=\"\(join)\"" }
    if !dash.isEmpty {
      text += " stroke-dasharray=\"\(dash.map(Coordinate.text).joined(separator: " "))\""
    }
    if phase != 0 { text += " stroke-dashoffset=\"\(Coordinate.text(phase))\"" }
    return text
  }
}

extension UInt8 {
  fileprivate var isBase64: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"),
      UInt8(ascii: "="):
      true
    default: false
    }
  }
}
