import Foundation
import WidgetDrawing

/// A part of a circle around the middle of a watch face, along which straight drawings are bent.
///
/// A drawing from left to right goes clockwise, with its upper edge outside.
struct FaceArc {
  /// The middle of the circle.
  var center: DrawnPoint
  /// The radius of the line through the middle of what is bent.
  var radius: Double
  /// The middle of the part, in degrees clockwise from the right.
  var middle: Double

  /// Returns the degrees of a length along the circle.
  func degrees(of length: Double) -> Double { length / radius * 180 / .pi }

  /// Returns the length of a part of the circle.
  func length(ofDegrees degrees: Double) -> Double { degrees * .pi / 180 * radius }

  /// Returns the point at a place along the arc and a distance outwards from the line.
  func point(along length: Double, outwards: Double) -> DrawnPoint {
    let unit = UnitCircle.point(atDegrees: middle + degrees(of: length))
    return DrawnPoint(
      center.x + unit.x * (radius + outwards), center.y + unit.y * (radius + outwards))
  }

  /// Returns the smallest rectangle around a band of a length and a height along the arc.
  func bounds(length: Double, height: Double) -> DrawnBounds {
    let first = point(along: 0, outwards: height / 2)
    var bounds = DrawnBounds(minX: first.x, minY: first.y, maxX: first.x, maxY: first.y)
    for step in -16...16 {
      for side in [-0.5, 0.5] {
        let point = point(along: length * Double(step) / 32, outwards: height * side)
        bounds = bounds.union(
          DrawnBounds(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y))
      }
    }
    return bounds
  }
}

/// Operations bent along an arc: outlines follow it, letters and pictures are turned one by one.
struct BentDrawing {
  let arc: FaceArc
  /// The straight drawing's frame, the middle of which comes to lie on the middle of the arc.
  let frame: DrawnBounds

  private var middle: DrawnPoint {
    DrawnPoint((frame.minX + frame.maxX) / 2, (frame.minY + frame.maxY) / 2)
  }

  /// Returns where a point of the straight drawing goes.
  func point(_ point: DrawnPoint) -> DrawnPoint {
    arc.point(along: point.x - middle.x, outwards: middle.y - point.y)
  }

  /// Returns the smallest rectangle around where a rectangle of the straight drawing goes.
  func frame(_ frame: [Double]) -> [Double] {
    guard let box = DrawnBounds(frame) else { return frame }
    var moved = arc
    moved.radius += middle.y - (box.minY + box.maxY) / 2
    moved.middle += arc.degrees(of: (box.minX + box.maxX) / 2 - middle.x)
    let bounds = moved.bounds(
      length: box.width * moved.radius / arc.radius, height: box.height)
    return [bounds.minX, bounds.minY, bounds.width, bounds.height]
  }

  /// Returns the operations of a straight drawing, bent.
  func operations(_ list: [DrawingOperation]) -> [DrawingOperation] {
    var bent: [DrawingOperation] = []
    // How deep in a group of its own coordinates, which is turned as a whole.
    var depth = 0
    for operation in list {
      guard depth == 0 else {
        if case .push = operation { depth += 1 }
        if case .pop = operation { depth -= 1 }
        bent.append(operation)
        if depth == 0 { bent.append(.pop) }
        continue
      }
      switch operation {
      case .push(let group) where !group.transform.isEmpty:
        let origin = DrawnPoint(group.transform[4], group.transform[5])
        bent += [.push(turned(around: origin)), operation]
        depth = 1
      case .push(var group):
        group.clip = group.clip.map(outline)
        group.mask = operations(group.mask)
        bent.append(.push(group))
      case .pop: bent.append(.pop)
      case .fill(let path, let paint, let evenOdd):
        bent.append(.fill(outline(path), self.paint(paint), evenOdd: evenOdd))
      case .stroke(let path, let paint, let line):
        bent.append(.stroke(outline(path), self.paint(paint), line))
      case .image(_, let place, _):
        guard let box = DrawnBounds(place) else { continue }
        let center = DrawnPoint((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2)
        bent += [.push(turned(around: center)), operation, .pop]
      case .glyphs(let face, let size, let paint, let glyphs):
        bent += letters(glyphs, size) { .glyphs(face: face, size: size, paint, [$0]) }
      }
    }
    return bent
  }

  /// Each letter is turned around the middle of its advance, which is assumed for the last one.
  private func letters(
    _ glyphs: [PlacedGlyph], _ size: Double, _ operation: (PlacedGlyph) -> DrawingOperation
  ) -> [DrawingOperation] {
    glyphs.enumerated().flatMap { index, glyph in
      let next = index + 1 < glyphs.count ? glyphs[index + 1].x : glyph.x + size * 0.55
      let advance = next > glyph.x ? min(next - glyph.x, size) : size * 0.55
      let group = turned(around: DrawnPoint(glyph.x + advance / 2, glyph.y))
      return [.push(group), operation(glyph), .pop]
    }
  }

  /// A group that moves a point of the straight drawing to its place, and turns what is around it.
  private func turned(around place: DrawnPoint) -> DrawingGroup {
    let unit = UnitCircle.point(
      atDegrees: arc.middle + arc.degrees(of: place.x - middle.x) + 90)
    let end = point(place)
    var group = DrawingGroup()
    group.transform = [
      unit.x, unit.y, -unit.y, unit.x, end.x - unit.x * place.x + unit.y * place.y,
      end.y - unit.y * place.x - unit.x * place.y,
    ]
    return group
  }

  /// A gradient from one side to the other goes around the middle of the face.
  private func paint(_ paint: Paint) -> Paint {
    guard case .linear(let ends, let stops) = paint, ends.count == 4,
      abs(ends[2] - ends[0]) > abs(ends[3] - ends[1])
    else { return paint }
    let isBackwards = ends[2] < ends[0]
    let angles = [ends[0], ends[2]].sorted().map {
      arc.middle + arc.degrees(of: $0 - middle.x)
    }
    let ordered =
      isBackwards ? stops.reversed().map { Paint.Stop(1 - $0.location, $0.color) } : stops
    return .angular([arc.center.x, arc.center.y] + angles, ordered)
  }

  /// An outline whose lines and curves are so short that bending their ends and handles suffices.
  private func outline(_ path: PathData) -> PathData {
    var bent = PathData()
    var (start, current) = (DrawnPoint(0, 0), DrawnPoint(0, 0))
    func between(_ a: DrawnPoint, _ b: DrawnPoint, _ share: Double) -> DrawnPoint {
      DrawnPoint(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share)
    }
    func line(to end: DrawnPoint) {
      let pieces = max(1, Int((abs(end.x - current.x) / 3).rounded(.up)))
      for piece in 1...min(pieces, 200) {
        let next = point(between(current, end, Double(piece) / Double(min(pieces, 200))))
        bent.line(next.x, next.y)
      }
      current = end
    }
    for element in path.elements {
      switch element {
      case .move(let end):
        (start, current) = (end, end)
        let end = point(end)
        bent.move(end.x, end.y)
      case .line(let end): line(to: end)
      case .quad(let control, let end):
        let (control, last) = (point(control), point(end))
        bent.quad(control.x, control.y, last.x, last.y)
        current = end
      case .curve(let first, let second, let end):
        let (first, second, last) = (point(first), point(second), point(end))
        bent.curve(first.x, first.y, second.x, second.y, last.x, last.y)
        current = end
      case .close:
        if current != start { line(to: start) }
        bent.close()
      }
    }
    return bent
  }
}
