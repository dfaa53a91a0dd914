import Foundation
import WidgetDrawing

extension IconOutline {
  /// Returns another outline in the middle of this one: beside its line, or as a hole where it is
  /// filled.
  func enclosing(_ inner: IconOutline, isFilled: Bool) -> IconOutline {
    let most = max(inner.bounds.width, inner.bounds.height)
    guard most > 0 else { return self }
    let scale = Self.innerShare * min(bounds.width, bounds.height) / most
    var placed = inner.moved(
      scale: scale, x: bounds.midX - inner.bounds.midX * scale,
      y: bounds.midY - inner.bounds.midY * scale)
    // A hole goes the other way round.
    if isFilled, (placed.area > 0) == (area > 0) { placed = placed.reversed }
    return IconOutline(steps + placed.steps, bounds: bounds)
  }

  /// The number of the outline's parts.
  var contourCount: Int { steps.count { if case .move = $0 { true } else { false } } }

  /// Returns the figure around the outline, with its line where it is not filled, and what is in it;
  /// nil where one part does not hold all others.
  ///
  /// Both keep the bounds of the whole.
  var divided: (figure: IconOutline, inner: IconOutline)? {
    let parts = contours.map { IconOutline($0, bounds: Self.bounds(of: $0)) }
    guard let outer = parts.indices.max(by: { parts[$0].extent < parts[$1].extent }) else {
      return nil
    }
    let space = parts[outer].bounds.insetBy(dx: -0.01, dy: -0.01)
    let others = parts.indices.filter { $0 != outer }
    guard !others.isEmpty, others.allSatisfy({ space.contains(parts[$0].bounds) }) else {
      return nil
    }
    // The inner edge of a line that is the figure is nearly as large.
    let edge = others.filter { parts[$0].extent > Self.edgeShare * parts[outer].extent }
    let inner = others.filter { !edge.contains($0) }
    guard !inner.isEmpty else { return nil }
    func joined(_ chosen: [Int]) -> IconOutline {
      IconOutline(chosen.flatMap { parts[$0].steps }, bounds: bounds)
    }
    return (joined([outer] + edge), joined(inner))
  }

  /// The share of a figure's sides that the inner edge of its line has at least; assumed.
  private static let edgeShare = 0.75

  private var extent: Double { min(bounds.width, bounds.height) }

  /// The steps of each part, all of which begin with a move.
  private var contours: [[Step]] {
    var (found, start): ([[Step]], CGPoint) = ([], .zero)
    var isClosed = true
    for step in steps {
      if case .move(let point) = step {
        start = point
        found.append([step])
      } else if isClosed {
        found.append([.move(start), step])
      } else {
        found[found.count - 1].append(step)
      }
      isClosed = if case .close = step { true } else { false }
    }
    return found.filter { $0.count > 1 }
  }

  /// The rectangle around the ends and handles of some steps.
  private static func bounds(of steps: [Step]) -> CGRect {
    IconOutline(steps, bounds: .null).path(scaleX: 10, scaleY: 10, x: 0, y: 0).bounds.map {
      CGRect(x: $0.minX / 10, y: $0.minY / 10, width: $0.width / 10, height: $0.height / 10)
    } ?? .null
  }

  /// The share of an enclosing figure that the enclosed one takes; assumed.
  private static let innerShare = 0.56

  /// Returns the outline upside down, as outlines of letters are.
  var upsideDown: IconOutline {
    func flipped(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x, y: -point.y) }
    let turned = steps.map { step -> Step in
      switch step {
      case .move(let point): .move(flipped(point))
      case .line(let point): .line(flipped(point))
      case .curve(let first, let second, let end):
        .curve(flipped(first), flipped(second), flipped(end))
      case .close: .close
      }
    }
    return IconOutline(
      turned,
      bounds: CGRect(
        x: bounds.minX, y: -bounds.maxY, width: bounds.width, height: bounds.height))
  }

  /// The area within the longest part, positive where it goes one way round.
  private var area: Double {
    var (areas, sum): ([Double], Double) = ([], 0)
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    func cross(_ a: CGPoint, _ b: CGPoint) -> Double { a.x * b.y - b.x * a.y }
    for step in steps {
      switch step {
      case .move(let point):
        areas.append(sum + cross(last, start))
        (sum, start, last) = (0, point, point)
      case .line(let point):
        sum += cross(last, point)
        last = point
      case .curve(let first, let second, let end):
        sum += cross(last, first) + cross(first, second) + cross(second, end)
        last = end
      case .close: continue
      }
    }
    areas.append(sum + cross(last, start))
    return areas.max { abs($0) < abs($1) } ?? 0
  }

  /// The outline the other way round.
  private var reversed: IconOutline {
    var (made, part): ([Step], [Step]) = ([], [])
    func finish() {
      guard case .move(let start)? = part.first else { return }
      var points = [start]
      for step in part.dropFirst() {
        switch step {
        case .line(let point), .curve(_, _, let point): points.append(point)
        default: continue
        }
      }
      made.append(.move(points[points.count - 1]))
      for (index, step) in part.dropFirst().enumerated().reversed() {
        switch step {
        case .line: made.append(.line(points[index]))
        case .curve(let first, let second, _): made.append(.curve(second, first, points[index]))
        default: continue
        }
      }
      made.append(.close)
    }
    for step in steps {
      switch step {
      case .move:
        finish()
        part = [step]
      case .close:
        finish()
        // What follows without a move begins where this part began.
        if case .move? = part.first { part = [part[0]] }
      default: part.append(step)
      }
    }
    if part.count > 1 { finish() }
    return IconOutline(made, bounds: bounds)
  }
}
