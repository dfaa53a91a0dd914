public import JSON

/// A colour in sRGB with eight bits a channel and its opacity.
public struct PaintColor: Hashable, Sendable {
  /// Red, green, blue and opacity, from the most significant byte to the least.
  public var value: UInt32

  /// Creates a colour from channels between 0 and 1; what lies beyond is limited.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func byte(_ channel: Double) -> UInt32 {
      channel.isFinite ? UInt32(max(0, min(255, (channel * 255).rounded()))) : 0
    }
    value = byte(red) << 24 | byte(green) << 16 | byte(blue) << 8 | byte(opacity)
  }

  /// Creates a colour from `#` and eight hexadecimal digits; nil where the text is none.
  public init?(_ text: String) {
    guard text.utf8.count == 9, text.first == "#", let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.value = value
  }

  /// The channels and the opacity, between 0 and 1.
  public var components: (red: Double, green: Double, blue: Double, opacity: Double) {
    (channel(24), channel(16), channel(8), channel(0))
  }

  private func channel(_ shift: UInt32) -> Double { Double(value >> shift & 0xff) / 255 }

  /// The colour as `#` and eight hexadecimal digits.
  public var text: String { "#" + digits(of: value, count: 8) }

  /// The colour without its opacity, as `#` and six hexadecimal digits.
  public var opaqueText: String { "#" + digits(of: value >> 8, count: 6) }

  /// The opacity between 0 and 1.
  public var opacity: Double { channel(0) }

  /// Returns the colour with its opacity multiplied.
  public func faded(by factor: Double) -> PaintColor {
    let parts = components
    return PaintColor(
      red: parts.red, green: parts.green, blue: parts.blue, opacity: parts.opacity * factor)
  }

  private func digits(of value: UInt32, count: Int) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: count - digits.count) + digits
  }

  /// Black.
  public static let black = PaintColor(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = PaintColor(red: 1, green: 1, blue: 1)
  /// The transparent colour.
  public static let clear = PaintColor(red: 0, green: 0, blue: 0, opacity: 0)
}

/// The fill or stroke of an outline.
public enum Paint: Hashable, Sendable {
  /// A colour at a place along a gradient.
  public struct Stop: Hashable, Sendable {
    /// The place, from 0 to 1.
    public var location: Double
    /// The colour.
    public var color: PaintColor

    /// Creates a stop.
    public init(_ location: Double, _ color: PaintColor) {
      self.location = max(0, min(1, Coordinate.rounded(location)))
      self.color = color
    }
  }

  /// One colour.
  case color(PaintColor)
  /// Colours along the line from one point to another: x, y, x, y.
  case linear([Double], [Stop])
  /// Colours by the distance from a point: x, y, two radii, and how much wider than high.
  ///
  /// Two numbers more are the centre of the inner circle, where it is not that of the outer one.
  case radial([Double], [Stop])
  /// Colours around a point: x, y, and the degrees of both ends, clockwise from the right.
  case angular([Double], [Stop])

  /// Whether nothing would be seen.
  public var isInvisible: Bool {
    switch self {
    case .color(let color): color.opacity == 0
    case .linear(_, let stops), .radial(_, let stops), .angular(_, let stops):
      stops.allSatisfy { $0.color.opacity == 0 }
    }
  }

  /// Whether nothing would be seen through.
  public var isOpaque: Bool {
    switch self {
    case .color(let color): color.opacity == 1
    case .linear(_, let stops), .radial(_, let stops), .angular(_, let stops):
      !stops.isEmpty && stops.allSatisfy { $0.color.opacity == 1 }
    }
  }

  /// Returns the paint with all opacities multiplied.
  public func faded(by factor: Double) -> Paint { mapped { $0.faded(by: factor) } }

  /// Returns the paint with other colours in the places of its own.
  public func mapped(_ change: (PaintColor) -> PaintColor) -> Paint {
    func changed(_ stops: [Stop]) -> [Stop] {
      stops.map { Stop($0.location, change($0.color)) }
    }
    switch self {
    case .color(let color): return .color(change(color))
    case .linear(let numbers, let stops): return .linear(numbers, changed(stops))
    case .radial(let numbers, let stops): return .radial(numbers, changed(stops))
    case .angular(let numbers, let stops): return .angular(numbers, changed(stops))
    }
  }
}

extension Paint: JSONWritable {
  /// Writes a colour's text, or an object that names the kind of the gradient.
  public func write(to writer: inout JSONWriter) {
    func gradient(_ kind: StaticString, _ numbers: [Double], _ stops: [Stop]) {
      writer.object { writer in
        writer.member(kind, numbers.map(Hundredths.init))
        writer.member("stops", stops)
      }
    }
    switch self {
    case .color(let color): writer.write(color.text)
    case .linear(let numbers, let stops): gradient("linear", numbers, stops)
    case .radial(let numbers, let stops): gradient("radial", numbers, stops)
    case .angular(let numbers, let stops): gradient("angular", numbers, stops)
    }
  }
}

extension Paint.Stop: JSONWritable {
  /// Writes the location and the colour as an array.
  public func write(to writer: inout JSONWriter) {
    writer.array { writer in
      writer.element(location)
      writer.element(color.text)
    }
  }
}

extension Paint {
  /// Reads a paint; nil where the JSON is none.
  init?(_ json: JSONValue) {
    if case .string(let text) = json, let color = PaintColor(text) {
      self = .color(color)
      return
    }
    guard case .object(let members) = json, case .array(let list)? = members["stops"] else {
      return nil
    }
    var stops: [Stop] = []
    for item in list {
      guard case .array(let pair) = item, pair.count == 2, let location = pair[0].number,
        let color = pair[1].text.flatMap(PaintColor.init)
      else { return nil }
      stops.append(Stop(location, color))
    }
    if let numbers = members["linear"]?.numbers, numbers.count == 4 {
      self = .linear(numbers, stops)
    } else if let numbers = members["radial"]?.numbers, [5, 7].contains(numbers.count) {
      self = .radial(numbers, stops)
    } else if let numbers = members["angular"]?.numbers, numbers.count == 4 {
      self = .angular(numbers, stops)
    } else {
      return nil
    }
  }
}

extension JSONValue {
  /// The numbers of an array of nothing else.
  var numbers: [Double]? {
    guard case .array(let values) = self else { return nil }
    let numbers = values.compactMap(\.number)
    return numbers.count == values.count ? numbers : nil
  }
}
