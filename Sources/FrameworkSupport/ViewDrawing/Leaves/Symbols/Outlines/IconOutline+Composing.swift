import Foundation
import WidgetDrawing

extension IconOutline {
  /// Creates an outline of steps, in the rectangle around them; nil where there are none.
  init?(joining steps: [Step]) {
    let bounds = Self.bounds(of: steps)
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    self.init(steps, bounds: bounds)
  }

  /// Returns another outline in the middle of this one: beside its line, or as a hole where it is
  /// filled.
  func enclosing(_ inner: IconOutline, isFilled: Bool) -> IconOutline {
    let most = max(inner.bounds.width, inner.bounds.height)
    guard most > 0 else { return self }
    let scale = Self.innerShare * min(bounds.width, bounds.height) / most
    let placed = inner.moved(
      scale: scale, x: bounds.midX - inner.bounds.midX * scale,
      y: bounds.midY - inner.bounds.midY * scale)
    let steps = isFilled ? placed.steps(asHolesIn: self) : placed.steps
    return IconOutline(self.steps + steps, bounds: bounds)
  }

  /// Returns another outline in the corner of this one that a badge has, with this one's bounds.
  ///
  /// A dot stands at the top and is smaller; the sizes are assumed.
  func badge(_ icon: IconOutline, isDot: Bool) -> IconOutline {
    let side = max(bounds.width, bounds.height) * (isDot ? 0.36 : 0.5)
    let scale = side / max(icon.bounds.width, icon.bounds.height)
    let (x, y) = (bounds.maxX - side, isDot ? bounds.minY : bounds.maxY - side)
    let moved = icon.moved(
      scale: scale, x: x - icon.bounds.minX * scale, y: y - icon.bounds.minY * scale)
    return IconOutline(moved.steps, bounds: bounds)
  }

  /// Returns the outline made as large as a space of icons allows, in its middle.
  func fitted(width: Double, height: Double) -> IconOutline {
    let scale = min(width / bounds.width, height / bounds.height)
    return moved(scale: scale, x: 8 - bounds.midX * scale, y: 8 - bounds.midY * scale)
  }

  /// Returns the outline with its bounds made other ones; a side that is to be shorter than a
  /// length keeps its own, around the same middle.
  func fitted(to other: CGRect, unlessBelow least: Double) -> IconOutline {
    let x = other.width < least ? 1 : other.width / bounds.width
    let y = other.height < least ? 1 : other.height / bounds.height
    return IconOutline(
      steps.map { step in
        step.map {
          CGPoint(
            x: other.midX + ($0.x - bounds.midX) * x, y: other.midY + ($0.y - bounds.midY) * y)
        }
      },
      bounds: other.insetBy(
        dx: (other.width - bounds.width * x) / 2, dy: (other.height - bounds.height * y) / 2))
  }

  /// Returns the outline turned clockwise around the middle of an icon.
  func turned(byDegrees degrees: Double) -> IconOutline? {
    let unit = UnitCircle.point(atDegrees: degrees)
    return IconOutline(
      joining: steps.map { step in
        step.map { point in
          let (x, y) = (point.x - 8, point.y - 8)
          return CGPoint(x: 8 + unit.x * x - unit.y * y, y: 8 + unit.y * x + unit.x * y)
        }
      })
  }

  /// The number of the outline's parts.
  var contourCount: Int { steps.count { if case .move = $0 { true } else { false } } }

  /// Returns the figure around the outline, with its line where it is not filled, and what is in
  /// it; nil where one part does not hold all others.
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

  var extent: Double { min(bounds.width, bounds.height) }

  /// The steps of each part, all of which begin with a move.
  var contours: [[Step]] {
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
  static func bounds(of steps: [Step]) -> CGRect {
    IconOutline(steps, bounds: .null).path(scaleX: 10, scaleY: 10, x: 0, y: 0).bounds.map {
      CGRect(x: $0.minX / 10, y: $0.minY / 10, width: $0.width / 10, height: $0.height / 10)
    } ?? .null
  }

  /// The share of an enclosing figure that the enclosed one takes; assumed.
  private static let innerShare = 0.56

  /// Returns the outline upside down, as outlines of letters are.
  var upsideDown: IconOutline {
    IconOutline(
      steps.map { $0.map { CGPoint(x: $0.x, y: -$0.y) } },
      bounds: CGRect(
        x: bounds.minX, y: -bounds.maxY, width: bounds.width, height: bounds.height))
  }
}
