import Foundation
import WidgetDrawing

/// The outline of an icon of sixteen by sixteen units, read from its SVG file.
struct IconOutline {
  enum Step {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close

    /// Returns the step with its points changed.
    func map(_ change: (CGPoint) -> CGPoint) -> Step {
      switch self {
      case .move(let point): .move(change(point))
      case .line(let point): .line(change(point))
      case .curve(let first, let second, let end):
        .curve(change(first), change(second), change(end))
      case .close: .close
      }
    }
  }

  /// The steps along the outline.
  private(set) var steps: [Step] = []
  private var places = PlacedOutlines()
  /// The bounding box of the outline.
  private(set) var bounds = CGRect.null

  /// Reads the paths, circles and rectangles of a file; nil where there are none.
  init?(svg: String) {
    let tags = SVGTags(svg)
    for tag in tags.all(named: "path") { if let data = tags.text("d", of: tag) { read(data) } }
    for tag in tags.all(named: "circle") {
      guard let x = tags.number("cx", of: tag), let y = tags.number("cy", of: tag),
        let r = tags.number("r", of: tag)
      else { continue }
      read("M\(x - r) \(y)a\(r) \(r) 0 1 0 \(2 * r) 0a\(r) \(r) 0 1 0 \(-2 * r) 0z")
    }
    // Ten times as large, because outlines are kept in hundredths.
    let box = path(scaleX: 10, scaleY: 10, x: 0, y: 0).bounds
    guard let box, box.width > 0, box.height > 0 else { return nil }
    bounds = CGRect(
      x: box.minX / 10, y: box.minY / 10, width: box.width / 10, height: box.height / 10)
  }

  /// Creates an outline of steps within bounds.
  init(_ steps: [Step], bounds: CGRect) {
    self.steps = steps
    self.bounds = bounds
  }

  /// Returns the outline scaled and moved.
  ///
  /// A symbol stands in the same place of many drawings, and is written once for each place.
  @MainActor func placed(scaleX: Double, scaleY: Double, x: Double, y: Double) -> PathData {
    places.path(Placement(scaleX: scaleX, scaleY: scaleY, x: x, y: y)) {
      path(scaleX: scaleX, scaleY: scaleY, x: x, y: y)
    }
  }

  func path(scaleX: Double, scaleY: Double, x: Double, y: Double) -> PathData {
    var path = PathData()
    func at(_ point: CGPoint) -> (Double, Double) { (point.x * scaleX + x, point.y * scaleY + y) }
    for step in steps {
      switch step {
      case .move(let point): path.move(at(point).0, at(point).1)
      case .line(let point): path.line(at(point).0, at(point).1)
      case .curve(let a, let b, let end):
        path.curve(at(a).0, at(a).1, at(b).0, at(b).1, at(end).0, at(end).1)
      case .close: path.close()
      }
    }
    return path
  }

  /// Returns the outline scaled and moved, as one of other units.
  func moved(scale: Double, x: Double, y: Double) -> IconOutline {
    func at(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x * scale + x, y: point.y * scale + y)
    }
    var outline = self
    outline.places = PlacedOutlines()
    outline.steps = steps.map { $0.map(at) }
    outline.bounds = CGRect(
      origin: at(bounds.origin),
      size: CGSize(width: bounds.width * scale, height: bounds.height * scale))
    return outline
  }

  /// Returns the outline with lines of a width and the same bounds, or larger ones where it is
  /// little more than a line.
  ///
  /// - Parameter stem: The width in the outline's units.
  @MainActor func weighted(stem: Double) -> IconOutline {
    places.weighted(Int((stem * 50).rounded())) {
      let drawn = Self.bounds(of: steps)
      let steps = OutlineRegions(self).steps(stem: stem, extent: min(drawn.width, drawn.height))
      return IconOutline(steps, bounds: bounds.union(Self.bounds(of: steps)))
        .fitted(to: bounds, unlessBelow: 3 * stem)
    }
  }

  private mutating func read(_ text: String) {
    var reader = PathReader(text)
    var (point, start, control) = (CGPoint.zero, CGPoint.zero, CGPoint.zero)
    while let (command, numbers) = reader.next() {
      let base = command.isLowercase ? point : .zero
      func at(_ index: Int) -> CGPoint {
        CGPoint(x: base.x + numbers[index], y: base.y + numbers[index + 1])
      }
      let before = point
      var isCurve = false
      switch command.lowercased() {
      case "m":
        point = at(0)
        start = point
        steps.append(.move(point))
      case "l":
        point = at(0)
        steps.append(.line(point))
      case "h":
        point.x = base.x + numbers[0]
        steps.append(.line(point))
      case "v":
        point.y = base.y + numbers[0]
        steps.append(.line(point))
      case "c", "s":
        let isSmooth = command == "s" || command == "S"
        let first =
          isSmooth ? CGPoint(x: 2 * point.x - control.x, y: 2 * point.y - control.y) : at(0)
        let second = at(isSmooth ? 0 : 2)
        point = at(isSmooth ? 2 : 4)
        steps.append(.curve(first, second, point))
        control = second
        isCurve = true
      case "q":
        let (control, end) = (at(0), at(2))
        func third(_ from: CGPoint) -> CGPoint {
          CGPoint(x: (from.x + 2 * control.x) / 3, y: (from.y + 2 * control.y) / 3)
        }
        point = end
        steps.append(.curve(third(before), third(end), end))
      case "a":
        point = at(5)
        for curve in EllipticalArc(
          from: before, to: point, radiusX: numbers[0], radiusY: numbers[1], rotation: numbers[2],
          isLarge: numbers[3] != 0, isClockwise: numbers[4] != 0
        ).curves {
          steps.append(.curve(curve.0, curve.1, curve.2))
        }
      case "z":
        point = start
        steps.append(.close)
      default: return
      }
      if !isCurve { control = point }
    }
  }
}

/// The scale and place of an icon in a drawing.
private struct Placement: Hashable {
  var scaleX: Double
  var scaleY: Double
  var x: Double
  var y: Double
}

/// The outlines of an icon by scale and place, those that were drawn last.
private final class PlacedOutlines {
  /// The greatest number of outlines that are kept.
  private static let most = 64

  private var paths: [Placement: PathData] = [:]
  private var weights: [Int: IconOutline] = [:]

  /// Returns the outline with lines of a width, in fiftieths of its units.
  func weighted(_ stem: Int, _ make: () -> IconOutline) -> IconOutline {
    if let known = weights[stem] { return known }
    if weights.count >= Self.most { weights = [:] }
    let outline = make()
    weights[stem] = outline
    return outline
  }

  func path(_ place: Placement, _ make: () -> PathData) -> PathData {
    if let known = paths[place] { return known }
    if paths.count >= Self.most { paths = [:] }
    let path = make()
    paths[place] = path
    return path
  }
}

/// The elements of an SVG file, read without a parser's start-up time.
struct SVGTags {
  private let units: [UInt8]

  init(_ text: String) { units = Array(text.utf8) }

  /// Returns the places of the attributes of each element of a name.
  func all(named name: String) -> [Range<Int>] {
    let opening = Array("<\(name) ".utf8)
    var found: [Range<Int>] = []
    var position = 0
    while position + opening.count <= units.count {
      guard units[position] == opening[0],
        units[position..<position + opening.count].elementsEqual(opening)
      else {
        position += 1
        continue
      }
      let start = position + opening.count - 1
      let end = units[start...].firstIndex(of: UInt8(ascii: ">")) ?? units.count
      found.append(start..<end)
      position = end
    }
    return found
  }

  /// Returns the text of an attribute; nil where the element has none of that name.
  func text(_ name: String, of tag: Range<Int>) -> String? {
    let opening = Array(" \(name)=\"".utf8)
    var position = tag.lowerBound
    while position + opening.count <= tag.upperBound {
      if units[position..<position + opening.count].elementsEqual(opening) {
        let rest = units[(position + opening.count)..<tag.upperBound]
        guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      position += 1
    }
    return nil
  }

  func number(_ name: String, of tag: Range<Int>) -> Double? {
    text(name, of: tag).flatMap(Double.init)
  }
}

/// The commands of path data with their numbers; a command that repeats is given again.
private struct PathReader {
  private let units: [UInt8]
  private var position = 0
  private var command: Character?

  private static let counts: [Character: Int] = [
    "m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "a": 7, "z": 0,
  ]

  init(_ text: String) { units = Array(text.utf8) }

  mutating func next() -> (Character, [Double])? {
    skip()
    guard position < units.count else { return nil }
    let character = Character(UnicodeScalar(units[position]))
    if character.isLetter {
      command = character
      position += 1
    } else if command == "m" || command == "M" {
      command = command == "m" ? "l" : "L"
    }
    guard let command, let lower = command.lowercased().first, let count = Self.counts[lower]
    else { return nil }
    var numbers: [Double] = []
    for index in 0..<count {
      let isFlag = lower == "a" && (index == 3 || index == 4)
      guard let number = isFlag ? flag() : number() else { return nil }
      numbers.append(number)
    }
    if count == 0 { self.command = nil }
    return (command, numbers)
  }

  private mutating func skip() {
    while position < units.count, [0x20, 0x2C, 0x0A, 0x0D, 0x09].contains(units[position]) {
      position += 1
    }
  }

  private mutating func flag() -> Double? {
    skip()
    guard position < units.count, units[position] == 0x30 || units[position] == 0x31 else {
      return nil
    }
    position += 1
    return units[position - 1] == 0x31 ? 1 : 0
  }

  private mutating func number() -> Double? {
    skip()
    let start = position
    var hasPoint = false
    while position < units.count {
      let unit = units[position]
      let isSign = unit == 0x2D || unit == 0x2B
      if isSign, position > start, units[position - 1] | 0x20 != 0x65 { break }
      if unit == 0x2E {
        if hasPoint { break }
        hasPoint = true
      } else if !isSign, !(0x30...0x39).contains(unit), unit | 0x20 != 0x65 {
        break
      }
      position += 1
    }
    return Double(String(decoding: units[start..<position], as: UTF8.self))
  }
}

/// An arc of SVG's as curves of at most a quarter turn.
private struct EllipticalArc {
  let curves: [(CGPoint, CGPoint, CGPoint)]

  init(
    from: CGPoint, to: CGPoint, radiusX: Double, radiusY: Double, rotation: Double, isLarge: Bool,
    isClockwise: Bool
  ) {
    var (rx, ry) = (abs(radiusX), abs(radiusY))
    guard rx > 0, ry > 0, from != to else {
      curves = [(from, to, to)]
      return
    }
    let turn = UnitCircle.point(atDegrees: rotation)
    let (dx, dy) = ((from.x - to.x) / 2, (from.y - to.y) / 2)
    let (x, y) = (turn.x * dx + turn.y * dy, turn.x * dy - turn.y * dx)
    let excess = x * x / (rx * rx) + y * y / (ry * ry)
    if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
    let below = rx * rx * y * y + ry * ry * x * x
    let share = max(0, (rx * rx * ry * ry - below) / below).squareRoot()
    let sign = isLarge == isClockwise ? -share : share
    let (cx, cy) = (sign * rx * y / ry, -sign * ry * x / rx)
    let center = CGPoint(
      x: turn.x * cx - turn.y * cy + (from.x + to.x) / 2,
      y: turn.y * cx + turn.x * cy + (from.y + to.y) / 2)
    let first = atan2((y - cy) / ry, (x - cx) / rx)
    var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-6).rounded(.up)))
    let step = sweep / Double(count)
    let reach = 4 / 3 * tan(step / 4)
    func place(_ u: Double, _ v: Double) -> CGPoint {
      CGPoint(
        x: center.x + turn.x * rx * u - turn.y * ry * v,
        y: center.y + turn.y * rx * u + turn.x * ry * v)
    }
    curves = (0..<count).map { index in
      let (a, b) = (first + Double(index) * step, first + Double(index + 1) * step)
      return (
        place(cos(a) - reach * sin(a), sin(a) + reach * cos(a)),
        place(cos(b) + reach * sin(b), sin(b) - reach * cos(b)),
        index == count - 1 ? to : place(cos(b), sin(b))
      )
    }
  }
}
