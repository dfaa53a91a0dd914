public import JSON

extension JSONWriter {
  /// Writes an array by its elements.
  mutating func array(_ elements: (inout JSONWriter) -> Void) {
    begin(UInt8(ascii: "["))
    elements(&self)
    end(UInt8(ascii: "]"))
  }

  /// Writes an element of an array.
  mutating func element(_ value: some JSONWritable) {
    separate()
    value.write(to: &self)
  }
}

/// A number that is written in hundredths.
struct Hundredths: JSONWritable {
  private let value: Double

  init(_ value: Double) { self.value = value }

  func write(to writer: inout JSONWriter) {
    let value = Coordinate.rounded(value)
    // Zero keeps its sign.
    guard value != 0 else { return writer.write(value) }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Coordinate.mostBytes) { buffer in
      let count = Coordinate.write(value, to: buffer, at: 0)
      writer.bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[..<count]))
    }
  }
}

extension DrawingOperation: JSONWritable {
  /// Writes the operation as an array: its name, then its arguments.
  public func write(to writer: inout JSONWriter) {
    writer.array { writer in
      switch self {
      case .push(let group):
        writer.element("push")
        writer.element(group)
      case .pop: writer.element("pop")
      case .fill(let path, let paint, let evenOdd):
        writer.element("fill")
        writer.element(path.text)
        writer.element(paint)
        if evenOdd { writer.element("evenodd") }
      case .stroke(let path, let paint, let line):
        writer.element("stroke")
        writer.element(path.text)
        writer.element(paint)
        writer.element(line)
      case .glyphs(let face, let size, let paint, let glyphs):
        writer.element("glyphs")
        writer.element(face)
        writer.element(size)
        writer.element(paint)
        writer.element(glyphs)
      case .image(let digest, let frame, let tint):
        writer.element("image")
        writer.element(digest)
        writer.element(frame.map(Hundredths.init))
        if let tint { writer.element(tint.text) }
      }
    }
  }
}

extension PlacedGlyph: JSONWritable {
  /// Writes the number and the place as an array.
  public func write(to writer: inout JSONWriter) {
    writer.array { writer in
      writer.element(number)
      writer.element(Hundredths(x))
      writer.element(Hundredths(y))
    }
  }
}

extension DrawingOperation: JSONReadable {
  /// Reads an operation.
  ///
  /// - Throws: `JSONError` where it is none that this version knows.
  public init(from reader: inout JSONReader) throws(JSONError) {
    guard let operation = Self(try JSONValue(from: &reader)) else {
      throw JSONError(.badValue("is no operation that this version knows"))
    }
    self = operation
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

extension LineStyle: JSONWritable {
  /// Writes the style as an object; what is as usual is left out.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      if cap != "butt" { writer.member("cap", cap) }
      if !dash.isEmpty { writer.member("dash", dash.map(Hundredths.init)) }
      if join != "miter" { writer.member("join", join) }
      if phase != 0 { writer.member("phase", Hundredths(phase)) }
      writer.member("width", Hundredths(width))
    }
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

extension DrawingGroup: JSONWritable {
  /// Writes the group as an object; what is as usual is left out.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      if backdropBlur != 0 { writer.member("backdropBlur", Hundredths(backdropBlur)) }
      if let blend { writer.member("blend", blend) }
      if blur != 0 { writer.member("blur", Hundredths(blur)) }
      if let clip { writer.member("clip", clip.text) }
      if clipIsEvenOdd { writer.member("clipRule", "evenodd") }
      if !filters.isEmpty { writer.member("filters", filters) }
      if isIsolated { writer.member("isolated", true) }
      if !mask.isEmpty { writer.member("mask", mask) }
      if maskIsInverse { writer.member("maskRule", "inverse") }
      if opacity != 1 { writer.member("opacity", Hundredths(opacity)) }
      if let shadow { writer.member("shadow", shadow) }
      if !transform.isEmpty {
        writer.member("transform", transform.map { ($0 * 1e6).rounded() / 1e6 })
      }
    }
  }

  init?(_ json: JSONValue) {
    guard case .object(let members) = json else { return nil }
    self.init()
    if let numbers = members["transform"]?.numbers, numbers.count == 6 { transform = numbers }
    clip = members["clip"]?.text.flatMap { PathData($0) }
    clipIsEvenOdd = members["clipRule"] != nil
    maskIsInverse = members["maskRule"] != nil
    isIsolated = members["isolated"] != nil
    opacity = members["opacity"]?.number ?? 1
    if let name = members["blend"]?.text, Self.blendModes.contains(name) { blend = name }
    blur = members["blur"]?.number ?? 0
    backdropBlur = members["backdropBlur"]?.number ?? 0
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

extension DrawingGroup.Shadow: JSONWritable {
  /// Writes the colour, the radius and the offset as an array.
  public func write(to writer: inout JSONWriter) {
    writer.array { writer in
      writer.element(color.text)
      for length in [radius] + offset { writer.element(Hundredths(length)) }
    }
  }
}

extension DrawingGroup.Filter: JSONWritable {
  /// Writes the name, the amount or the numbers, and the colour, if it has one, as an array.
  public func write(to writer: inout JSONWriter) {
    writer.array { writer in
      writer.element(name)
      if numbers.isEmpty {
        writer.element(Hundredths(amount))
      } else {
        writer.element(numbers.map { ($0 * 1e4).rounded() / 1e4 })
      }
      if let color { writer.element(color.text) }
    }
  }

  fileprivate init?(_ json: JSONValue) {
    guard case .array(let parts) = json, parts.count >= 2, let name = parts[0].text else {
      return nil
    }
    let color = parts.count > 2 ? parts[2].text.flatMap(PaintColor.init) : nil
    if let amount = parts[1].number {
      self.init(name, amount, color: color)
    } else if let numbers = parts[1].numbers, numbers.count == Self.counts[name] {
      self.init(name, numbers, color: color)
    } else {
      return nil
    }
  }

  /// The count of numbers of a change that has several.
  private static let counts = ["matrix": 20, "threshold": 2]
}
