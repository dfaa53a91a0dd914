/// The layers of a drawing, with the colour at any point.
///
/// Curves are taken as short lines. Blurs, shadows, changes of colour and pictures are not computed:
/// what they touch has no known colour.
public struct DrawnLayers: Sendable {
  /// The contrast to its ground below which nobody sees a text.
  public static let leastVisible = 1.5

  /// A region of a layer, in the coordinates of its group.
  private struct Region: Sendable {
    private let polygons: [[DrawnPoint]]
    private let isEvenOdd: Bool
    private let low: DrawnPoint
    private let high: DrawnPoint
    let inverse: Transform

    init(_ path: PathData, isEvenOdd: Bool, inverse: Transform) {
      polygons = path.polygons
      self.isEvenOdd = isEvenOdd
      self.inverse = inverse
      var (low, high) = (DrawnPoint(.infinity, .infinity), DrawnPoint(-.infinity, -.infinity))
      for point in polygons.joined() {
        low = DrawnPoint(min(low.x, point.x), min(low.y, point.y))
        high = DrawnPoint(max(high.x, point.x), max(high.y, point.y))
      }
      (self.low, self.high) = (low, high)
    }

    func contains(_ point: DrawnPoint) -> Bool {
      let point = inverse.applied(to: point)
      guard point.x >= low.x, point.x <= high.x, point.y >= low.y, point.y <= high.y else {
        return false
      }
      var winding = 0
      for polygon in polygons {
        for (index, start) in polygon.enumerated() {
          let end = polygon[(index + 1) % polygon.count]
          guard (start.y <= point.y) != (end.y <= point.y) else { continue }
          let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
          if x > point.x { winding += end.y > start.y ? 1 : -1 }
        }
      }
      return isEvenOdd ? winding % 2 != 0 : winding != 0
    }
  }

  private struct Layer: Sendable {
    var region: Region
    /// The paint; nil where the colour is not known.
    var paint: Paint?
    var clips: [Region]
    var opacity: Double
  }

  private struct State {
    var transform = Transform.identity
    var clips: [Region] = []
    var opacity = 1.0
    var isKnown = true
  }

  private var layers: [Layer] = []
  /// The number of layers before each text, by the place where the text begins.
  private var texts: [(start: DrawnPoint, layers: Int)] = []
  private var backgroundLayers = 0

  /// Takes the layers of a drawing.
  public init(_ drawing: RecordedDrawing) {
    var states = [State()]
    for (index, operation) in drawing.list.enumerated() {
      if index == drawing.backgroundCount { backgroundLayers = layers.count }
      guard let state = states.last else { continue }
      switch operation {
      case .push(let group): states.append(Self.inside(group, state))
      case .pop: if states.count > 1 { states.removeLast() }
      case .fill(let path, let paint, let evenOdd):
        add(path, evenOdd: evenOdd, paint: state.isKnown ? paint : nil, state)
      case .image(_, let frame, _):
        guard frame.count == 4 else { continue }
        add(
          PathData(rectangle: frame[0], frame[1], frame[2], frame[3]), evenOdd: false, paint: nil,
          state)
      case .glyphs(_, _, _, let glyphs):
        guard let first = glyphs.first else { continue }
        texts.append(
          (state.transform.applied(to: DrawnPoint(first.x, first.y)), layers.count))
      case .stroke: continue
      }
    }
  }

  private static func inside(_ group: DrawingGroup, _ outer: State) -> State {
    var state = outer
    if group.transform.count == 6 {
      state.transform = outer.transform.followed(by: Transform(group.transform))
    }
    if let clip = group.clip {
      state.clips.append(
        Region(clip, isEvenOdd: group.clipIsEvenOdd, inverse: state.transform.inverse))
    }
    state.opacity *= group.opacity
    let changes = group.blur > 0 || group.blend != nil || !group.filters.isEmpty
    if changes || !group.mask.isEmpty { state.isKnown = false }
    return state
  }

  private mutating func add(_ path: PathData, evenOdd: Bool, paint: Paint?, _ state: State) {
    let region = Region(path, isEvenOdd: evenOdd, inverse: state.transform.inverse)
    layers.append(
      Layer(region: region, paint: paint, clips: state.clips, opacity: state.opacity))
  }

  /// Returns the colour behind a text at a point.
  ///
  /// - Parameters:
  ///   - frame: The text's place: x, y, width and height.
  ///   - point: The point.
  ///   - ground: The colour below everything.
  ///   - hasBackground: Whether the container's background counts.
  /// - Returns: The colour; nil where something of no known colour lies there.
  public func color(
    behind frame: [Double], at point: DrawnPoint, on ground: PaintColor,
    hasBackground: Bool = true
  ) -> PaintColor? {
    guard let box = DrawnBounds(frame) else { return nil }
    let text = texts.first {
      $0.start.x >= box.minX - 3 && $0.start.x <= box.maxX && $0.start.y >= box.minY
        && $0.start.y <= box.maxY + 3
    }
    var color = ground
    let start = hasBackground ? 0 : min(backgroundLayers, layers.count)
    let end = max(start, text?.layers ?? layers.count)
    for layer in layers[start..<end]
    where layer.region.contains(point) && layer.clips.allSatisfy({ $0.contains(point) }) {
      guard let paint = layer.paint,
        let own = paint.color(at: layer.region.inverse.applied(to: point))
      else { return nil }
      color = own.faded(by: layer.opacity).over(color)
    }
    return color
  }
}

extension PaintColor {
  /// Returns the colour that is seen where this one lies over an opaque one.
  public func over(_ below: PaintColor) -> PaintColor {
    let (top, bottom) = (components, below.components)
    func mixed(_ first: Double, _ second: Double) -> Double {
      first * top.opacity + second * (1 - top.opacity)
    }
    return PaintColor(
      red: mixed(top.red, bottom.red), green: mixed(top.green, bottom.green),
      blue: mixed(top.blue, bottom.blue))
  }

  /// The relative luminance of WCAG 2, from 0 to 1.
  public var relativeLuminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : Self.power((value + 0.055) / 1.055)
    }
    let parts = components
    return 0.2126 * linear(parts.red) + 0.7152 * linear(parts.green) + 0.0722 * linear(parts.blue)
  }

  /// The 2.4th power: the square times the fourth root of the 1.6th, by square roots alone.
  private static func power(_ value: Double) -> Double {
    // 0.4 = 1/4 + 1/8 + 1/64 + 1/128 + …, so that every machine rounds alike.
    var root = value
    var exponent = 0.4
    var share = 1.0
    var result = value * value
    for _ in 0..<24 {
      root = root.squareRoot()
      share /= 2
      guard exponent >= share else { continue }
      exponent -= share
      result *= root
    }
    return result
  }

  /// Returns the contrast of two opaque colours by WCAG 2, from 1 to 21.
  public func contrast(with other: PaintColor) -> Double {
    let (first, second) = (relativeLuminance, other.relativeLuminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}

extension Paint {
  /// Returns the colour at a point; nil where it is not computed.
  fileprivate func color(at point: DrawnPoint) -> PaintColor? {
    switch self {
    case .color(let color): return color
    case .linear(let numbers, let stops):
      guard numbers.count == 4 else { return nil }
      let (x, y) = (numbers[2] - numbers[0], numbers[3] - numbers[1])
      let length = x * x + y * y
      guard length > 0 else { return stops.last?.color }
      return Self.mixed(
        stops, at: ((point.x - numbers[0]) * x + (point.y - numbers[1]) * y) / length)
    case .radial(let numbers, let stops):
      guard numbers.count == 5, numbers[3] > 0, numbers[4] > 0 else { return nil }
      let (x, y) = ((point.x - numbers[0]) / numbers[4], point.y - numbers[1])
      return Self.mixed(stops, at: (x * x + y * y).squareRoot() / numbers[3])
    case .angular: return nil
    }
  }

  private static func mixed(_ stops: [Stop], at place: Double) -> PaintColor? {
    guard let first = stops.first, let last = stops.last else { return nil }
    if place <= first.location { return first.color }
    for (from, to) in zip(stops, stops.dropFirst()) where place <= to.location {
      let length = to.location - from.location
      let share = length > 0 ? (place - from.location) / length : 1
      let (a, b) = (from.color.components, to.color.components)
      func between(_ first: Double, _ second: Double) -> Double {
        first + (second - first) * share
      }
      return PaintColor(
        red: between(a.red, b.red), green: between(a.green, b.green),
        blue: between(a.blue, b.blue), opacity: between(a.opacity, b.opacity))
    }
    return last.color
  }
}

extension PathData {
  /// The outline as closed polygons; curves become eight lines.
  var polygons: [[DrawnPoint]] {
    var polygons: [[DrawnPoint]] = []
    var polygon: [DrawnPoint] = []
    func finish() {
      if polygon.count > 2 { polygons.append(polygon) }
      polygon = []
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        polygon = [point]
      case .line(let point): polygon.append(point)
      case .quad(let control, let end):
        guard let start = polygon.last else { continue }
        for step in 1...8 {
          let t = Double(step) / 8
          let u = 1 - t
          polygon.append(
            DrawnPoint(
              u * u * start.x + 2 * u * t * control.x + t * t * end.x,
              u * u * start.y + 2 * u * t * control.y + t * t * end.y))
        }
      case .curve(let first, let second, let end):
        guard let start = polygon.last else { continue }
        for step in 1...8 {
          let t = Double(step) / 8
          let u = 1 - t
          let weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          polygon.append(
            DrawnPoint(
              weights.0 * start.x + weights.1 * first.x + weights.2 * second.x
                + weights.3 * end.x,
              weights.0 * start.y + weights.1 * first.y + weights.2 * second.y
                + weights.3 * end.y))
        }
      case .close: continue
      }
    }
    finish()
    return polygons
  }
}
