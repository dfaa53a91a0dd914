/// The text of an SVG file while it grows: its elements, and the definitions they refer to.
struct SVGWriter {
  var body = ""
  var definitions = ""
  /// The digests of pictures that are defined once and used several times.
  var repeated: Set<String> = []
  /// The groups that are open.
  var open: [Void] = []
  private var names: [String: String] = [:]
  /// The names of letters, by face and number.
  private var glyphs: [String: [Int: String]] = [:]
  private var count = 0

  init() {
    // The room that most widgets need.
    body.reserveCapacity(1 << 13)
    definitions.reserveCapacity(1 << 13)
  }

  /// Creates a writer for a part that is defined beside another's.
  init(continuing other: SVGWriter) {
    names = other.names
    glyphs = other.glyphs
    count = other.count
    repeated = other.repeated
  }

  static func escaped(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
      default: (0x20...0x7E).contains(byte)
      }
    }
    if isPlain { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\u{20}"..."\u{7E}", "\u{A0}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}",
        "\u{10000}"..."\u{10FFFF}":
        result.unicodeScalars.append(scalar)
      default: result += "\u{FFFD}"
      }
    }
    return result
  }

  mutating func closeGroup() {
    guard open.popLast() != nil else { return }
    body += "</g>\n"
  }

  /// Names a definition, and writes it where nothing has asked for it before.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of the name.
  ///   - element: The name of the definition's element.
  ///   - content: The text that follows the element's name and identifier.
  /// - Returns: The name.
  private mutating func name(_ prefix: String, of element: String, _ content: String) -> String {
    let key = prefix + element + content
    if let known = names[key] { return known }
    count += 1
    let name = "\(prefix)\(count)"
    names[key] = name
    definitions += "<\(element) id=\"\(name)\""
    definitions += content
    return name
  }

  mutating func glyph(_ outline: PathData, number: Int, face: String) -> String {
    if let known = glyphs[face]?[number] { return known }
    count += 1
    let name = "g\(count)"
    glyphs[face, default: [:]][number] = name
    definitions += "<path id=\"\(name)\" d=\"\(outline.text)\"/>\n"
    return name
  }

  /// Returns the name of a picture of one unit by one.
  mutating func picture(_ picture: RecordedPicture, _ digest: String) -> String {
    if let known = names["i\(digest)"] { return known }
    count += 1
    let name = "i\(count)"
    names["i\(digest)"] = name
    definitions += """
      <image id="\(name)" width="1" height="1" preserveAspectRatio="none" \
      href="data:\(picture.type);base64,\(picture.data)"/>

      """
    return name
  }

  mutating func clip(_ path: PathData, evenOdd: Bool) -> String {
    let rule = evenOdd ? " clip-rule=\"evenodd\"" : ""
    return name(
      "c", of: "clipPath", "><path d=\"\(path.text)\"\(rule)/></clipPath>\n")
  }

  /// Defines a mask of what another writer drew.
  mutating func mask(takingOver inner: SVGWriter, isInverse: Bool = false) -> String {
    names = inner.names
    glyphs = inner.glyphs
    count = inner.count
    definitions += inner.definitions
    var content = inner.body
    if isInverse {
      let name = filter(
        "<feComponentTransfer><feFuncA type=\"linear\" slope=\"-1\" intercept=\"1\"/>"
          + "</feComponentTransfer>")
      content = "<g filter=\"url(#\(name))\">\n\(content)</g>\n"
    }
    // SVG masks by brightness unless it is told otherwise; SwiftUI's masks go by opacity.
    return name(
      "m",
      of: "mask",
      " mask-type=\"alpha\" maskUnits=\"userSpaceOnUse\" x=\"-2000\" "
        + "y=\"-2000\" width=\"6000\" height=\"6000\">\n\(content)</mask>\n")
  }

  /// Returns the attributes that fill or stroke with a paint.
  mutating func look(_ attribute: String, _ paint: Paint) -> String {
    switch paint {
    case .color(let color):
      let opacity =
        color.opacity == 1
        ? "" : " \(attribute)-opacity=\"\(Coordinate.text(color.opacity, decimals: 3))\""
      return " \(attribute)=\"\(color.opaqueText)\"\(opacity)"
    case .linear(let numbers, let stops):
      let places = zip(["x1", "y1", "x2", "y2"], numbers).map { "\($0)=\"\(Coordinate.text($1))\"" }
      return " \(attribute)=\"url(#\(gradient("linearGradient", places, "", stops)))\""
    case .radial(let numbers, let stops):
      let aspect = numbers[4]
      let places = [
        "cx=\"0\"", "cy=\"0\"", "r=\"\(Coordinate.text(max(0.01, numbers[3])))\"",
        "fr=\"\(Coordinate.text(max(0, min(numbers[2], numbers[3]))))\"",
      ]
      let focus =
        numbers.count == 7
        ? [
          "fx=\"\(Coordinate.text(numbers[5] - numbers[0]))\"",
          "fy=\"\(Coordinate.text(numbers[6] - numbers[1]))\"",
        ] : []
      let transform =
        " gradientTransform=\"matrix(\(Coordinate.text(aspect, decimals: 4)) 0 0 1 "
        + "\(Coordinate.text(numbers[0])) \(Coordinate.text(numbers[1])))\""
      return
        " \(attribute)=\"url(#\(gradient("radialGradient", places + focus, transform, stops)))\""
    case .angular(_, let stops):
      return look(attribute, .color(stops.first?.color ?? .clear))
    }
  }

  private mutating func gradient(
    _ kind: String, _ places: [String], _ transform: String, _ stops: [Paint.Stop]
  ) -> String {
    let list = stops.map { stop in
      let opacity =
        stop.color.opacity == 1
        ? "" : " stop-opacity=\"\(Coordinate.text(stop.color.opacity, decimals: 3))\""
      return "<stop offset=\"\(Coordinate.text(stop.location))\" "
        + "stop-color=\"\(stop.color.opaqueText)\"\(opacity)/>"
    }
    return name(
      "p",
      of: kind,
      " gradientUnits=\"userSpaceOnUse\" "
        + "\(places.joined(separator: " "))\(transform)>\(list.joined())</\(kind)>\n")
  }

  /// Fills an outline with colours around a point: SVG has no such gradient, so with narrow
  /// sectors.
  mutating func sweep(
    _ path: PathData, _ numbers: [Double], _ stops: [Paint.Stop], evenOdd: Bool
  ) {
    sweep(numbers, stops, " clip-path=\"url(#\(clip(path, evenOdd: evenOdd)))\"")
  }

  private mutating func sweep(_ numbers: [Double], _ stops: [Paint.Stop], _ limits: String) {
    body += "<g\(limits) shape-rendering=\"crispEdges\">\n"
    for sector in AngularSectors(numbers, stops).sectors {
      body += "<path d=\"\(sector.path.text)\"\(look("fill", .color(sector.color)))/>\n"
    }
    body += "</g>\n"
  }

  /// Draws along an outline with colours around a point.
  mutating func sweep(
    _ path: PathData, _ numbers: [Double], _ stops: [Paint.Stop], along line: String
  ) {
    var inner = SVGWriter(continuing: self)
    inner.body = "<path d=\"\(path.text)\" fill=\"none\" stroke=\"#000000\"\(line)/>\n"
    sweep(numbers, stops, " mask=\"url(#\(mask(takingOver: inner)))\"")
  }

  /// Returns the name of a filter for blur, shadow and changes of colour; nil where there are none.
  mutating func filter(_ group: DrawingGroup) -> String? {
    var steps = group.filters.map(\.element).joined()
    if group.blur > 0 {
      steps += "<feGaussianBlur stdDeviation=\"\(Coordinate.text(group.blur / 2))\"/>"
    }
    if let shadow = group.shadow { steps += Self.steps(of: shadow) }
    return steps.isEmpty ? nil : filter(steps)
  }

  /// The steps that put a shadow behind the result of those before.
  ///
  /// `feDropShadow` says the same, and librsvg 2.54 paints nothing of what has it.
  private static func steps(of shadow: DrawingGroup.Shadow) -> String {
    let blur =
      shadow.radius > 0
      ? "<feGaussianBlur stdDeviation=\"\(Coordinate.text(shadow.radius / 2))\"/>" : ""
    return """
      <feOffset dx="0" dy="0" result="shown"/>\(blur)\
      <feOffset dx="\(Coordinate.text(shadow.offset[0]))" dy="\(Coordinate.text(shadow.offset[1]))" \
      result="shape"/>\
      <feFlood flood-color="\(shadow.color.opaqueText)" \
      flood-opacity="\(Coordinate.text(shadow.color.opacity, decimals: 3))"/>\
      <feComposite in2="shape" operator="in"/>\
      <feMerge><feMergeNode/><feMergeNode in="shown"/></feMerge>
      """
  }

  /// Defines a filter of some steps.
  private mutating func filter(_ steps: String) -> String {
    name(
      "f",
      of: "filter",
      " filterUnits=\"userSpaceOnUse\" x=\"-2000\" y=\"-2000\" "
        + "width=\"6000\" height=\"6000\" color-interpolation-filters=\"sRGB\">\(steps)</filter>\n")
  }
}

extension DrawingGroup.Filter {
  /// The filter's element; nothing for one that no painter knows.
  fileprivate var element: String {
    let value = Coordinate.text(amount, decimals: 3)
    switch name {
    case "saturate": return "<feColorMatrix type=\"saturate\" values=\"\(value)\"/>"
    case "grayscale":
      let rest = Coordinate.text(1 - amount, decimals: 3)
      return "<feColorMatrix type=\"saturate\" values=\"\(rest)\"/>"
    case "hue": return "<feColorMatrix type=\"hueRotate\" values=\"\(value)\"/>"
    case "brightness": return Self.linear(slope: 1, intercept: amount)
    case "contrast": return Self.linear(slope: amount, intercept: (1 - amount) / 2)
    case "invert": return Self.linear(slope: -1, intercept: 1)
    case "multiply":
      let parts = (color ?? .white).components
      let rows = [parts.red, parts.green, parts.blue, parts.opacity]
      return Self.matrix(
        rows.enumerated().flatMap { index, factor in (0..<5).map { $0 == index ? factor : 0 } })
    case "matrix": return Self.matrix(numbers)
    // The luminance of sRGB's colours, of which only the opacity stays.
    case "luminance": return "<feColorMatrix type=\"luminanceToAlpha\"/>"
    case "threshold": return threshold
    default: return ""
    }
  }

  private static func matrix(_ numbers: [Double]) -> String {
    let values = numbers.map { Coordinate.text($0, decimals: 4) }.joined(separator: " ")
    return "<feColorMatrix type=\"matrix\" values=\"\(values)\"/>"
  }

  /// A colour where the opacity is between two ends, in steps of a sixty-fourth.
  private var threshold: String {
    guard numbers.count == 2 else { return "" }
    let steps = 64
    let table = (0..<steps).map { step in
      let opacity = step == steps - 1 ? 1 : (Double(step) + 0.5) / Double(steps)
      return opacity >= numbers[0] && opacity <= numbers[1] ? "1" : "0"
    }
    let color = color ?? .black
    return """
      <feComponentTransfer result="t"><feFuncA type="discrete" \
      tableValues="\(table.joined(separator: " "))"/></feComponentTransfer>\
      <feFlood flood-color="\(color.opaqueText)" \
      flood-opacity="\(Coordinate.text(color.opacity, decimals: 3))"/>\
      <feComposite in2="t" operator="in"/>
      """
  }

  private static func linear(slope: Double, intercept: Double) -> String {
    let values =
      "type=\"linear\" slope=\"\(Coordinate.text(slope, decimals: 3))\" "
      + "intercept=\"\(Coordinate.text(intercept, decimals: 3))\""
    let channels = ["R", "G", "B"].map { "<feFunc\($0) \(values)/>" }
    return "<feComponentTransfer>\(channels.joined())</feComponentTransfer>"
  }
}
