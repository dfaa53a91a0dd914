import JSON

extension DrawingOperation {
  /// The operation as a JSON array: its name, then its arguments.
  var json: JSONValue {
    switch self {
    case .push(let group): return .array([.string("push"), group.json])
    case .pop: return .array([.string("pop")])
    case .fill(let path, let paint, let evenOdd):
      let rule: [JSONValue] = evenOdd ? [.string("evenodd")] : []
      return .array([.string("fill"), .string(path.text), paint.json] + rule)
    case .stroke(let path, let paint, let line):
      return .array([.string("stroke"), .string(path.text), paint.json, line.json])
    case .glyphs(let face, let size, let paint, let glyphs):
      let places = glyphs.map {
        JSONValue.array([.number(Double($0.number)), .number($0.x), .number($0.y)])
      }
      return .array([
        .string("glyphs"), .string(face), .number(size), paint.json, .array(places),
      ])
    case .image(let digest, let frame, let tint):
      let color: [JSONValue] = tint.map { [.string($0.text)] } ?? []
      let place = JSONValue.array(frame.map { .number(Coordinate.rounded($0)) })
      return .array([.string("image"), .string(digest), place] + color)
    }
  }

  /// Reads an operation; nil where the JSON is none.
  init?(_ json: JSONValue) {
    guard case .array(let parts) = json, let name = parts.first?.text else { return nil }
    switch (name, parts.count) {
    case ("push", 2):
      guard let group = DrawingGroup(parts[1]) else { return nil }
      self = .push(group)
    case ("pop", 1): self = .pop
    case ("fill", 3...4):
      guard let path = parts[1].text.flatMap({ PathData($0) }), let paint = Paint(parts[2])
      else { return nil }
      self = .fill(path, paint, evenOdd: parts.count == 4)
    case ("stroke", 4):
      guard let path = parts[1].text.flatMap({ PathData($0) }), let paint = Paint(parts[2]),
        let line = LineStyle(parts[3])
      else { return nil }
      self = .stroke(path, paint, line)
    case ("glyphs", 5):
      guard let face = parts[1].text, let size = parts[2].number, let paint = Paint(parts[3]),
        let glyphs = Self.glyphs(parts[4])
      else { return nil }
      self = .glyphs(face: face, size: size, paint, glyphs)
    case ("image", 3...4):
      guard let digest = parts[1].text, let frame = parts[2].numbers, frame.count == 4
      else { return nil }
      let tint = parts.count == 4 ? parts[3].text.flatMap(PaintColor.init) : nil
      self = .image(digest, frame, tint: tint)
    default: return nil
    }
  }

  private static func glyphs(_ json: JSONValue) -> [PlacedGlyph]? {
    guard case .array(let list) = json else { return nil }
    var glyphs: [PlacedGlyph] = []
    for item in list {
      guard let numbers = item.numbers, numbers.count == 3, let number = Int(exactly: numbers[0])
      else { return nil }
      glyphs.append(PlacedGlyph(number, x: numbers[1], y: numbers[2]))
    }
    return glyphs
  }
}

extension LineStyle {
  var json: JSONValue {
    var members: [String: JSONValue] = ["width": .number(Coordinate.rounded(width))]
    if cap != "butt" { members["cap"] = .string(cap) }
    if join != "miter" { members["join"] = .string(join) }
    if !dash.isEmpty { members["dash"] = .array(dash.map { .number(Coordinate.rounded($0)) }) }
    if phase != 0 { members["phase"] = .number(Coordinate.rounded(phase)) }
    return .object(members)
  }

  init?(_ json: JSONValue) {
    guard case .object(let members) = json, let width = members["width"]?.number else {
      return nil
    }
    self.init(width: width)
    if let cap = members["cap"]?.text, ["round", "square"].contains(cap) { self.cap = cap }
    if let join = members["join"]?.text, ["round", "bevel"].contains(join) { self.join = join }
    dash = members["dash"]?.numbers ?? []
    phase = members["phase"]?.number ?? 0
  }
}

extension DrawingGroup {
  var json: JSONValue {
    var members: [String: JSONValue] = [:]
    if !transform.isEmpty {
      members["transform"] = .array(transform.map { .number(($0 * 1e6).rounded() / 1e6) })
    }
    members["clip"] = clip.map { .string($0.text) }
    if clipIsEvenOdd { members["clipRule"] = .string("evenodd") }
    if opacity != 1 { members["opacity"] = .number(Coordinate.rounded(opacity)) }
    members["blend"] = blend.map { .string($0) }
    if blur != 0 { members["blur"] = .number(Coordinate.rounded(blur)) }
    members["shadow"] = shadow.map {
      .array([
        .string($0.color.text), .number(Coordinate.rounded($0.radius)),
        .number(Coordinate.rounded($0.offset[0])), .number(Coordinate.rounded($0.offset[1])),
      ])
    }
    if !filters.isEmpty {
      members["filters"] = .array(
        filters.map {
          .array(
            [.string($0.name), .number(Coordinate.rounded($0.amount))]
              + ($0.color.map { [.string($0.text)] } ?? []))
        })
    }
    if !mask.isEmpty { members["mask"] = .array(mask.map(\.json)) }
    return .object(members)
  }

  init?(_ json: JSONValue) {
    guard case .object(let members) = json else { return nil }
    self.init()
    if let numbers = members["transform"]?.numbers, numbers.count == 6 { transform = numbers }
    clip = members["clip"]?.text.flatMap { PathData($0) }
    clipIsEvenOdd = members["clipRule"] != nil
    opacity = members["opacity"]?.number ?? 1
    if let name = members["blend"]?.text, Self.blendModes.contains(name) { blend = name }
    blur = members["blur"]?.number ?? 0
    if case .array(let parts)? = members["shadow"], parts.count == 4,
      let color = parts[0].text.flatMap(PaintColor.init), let radius = parts[1].number,
      let x = parts[2].number, let y = parts[3].number
    {
      shadow = Shadow(color: color, radius: radius, x: x, y: y)
    }
    if case .array(let list)? = members["filters"] { filters = list.compactMap(Filter.init) }
    if case .array(let list)? = members["mask"] { mask = list.compactMap(DrawingOperation.init) }
  }
}

extension DrawingGroup.Filter {
  fileprivate init?(_ json: JSONValue) {
    guard case .array(let parts) = json, parts.count >= 2, let name = parts[0].text,
      let amount = parts[1].number
    else { return nil }
    self.init(name, amount, color: parts.count > 2 ? parts[2].text.flatMap(PaintColor.init) : nil)
  }
}
