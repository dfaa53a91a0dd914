// Unions, intersections and differences of paths, by straight pieces of their curves: all lines are
// cut where they meet, and those stay that have the result on one side only.

/// A straight line of a path.
private struct Line {
  var start: CGPoint
  var end: CGPoint

  func point(at t: CGFloat) -> CGPoint {
    CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
  }

  var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }

  /// Returns the intersections with another line, as fractions of this line's length.
  func cuts(by other: Line, within distance: CGFloat) -> [CGFloat] {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let (ox, oy) = (other.end.x - other.start.x, other.end.y - other.start.y)
    let cross = dx * oy - dy * ox
    let (sx, sy) = (other.start.x - start.x, other.start.y - start.y)
    if abs(cross) > 1e-9 * length * other.length {
      let t = (sx * oy - sy * ox) / cross
      let u = (sx * dy - sy * dx) / cross
      return t > 0 && t < 1 && u >= -1e-9 && u <= 1 + 1e-9 ? [t] : []
    }
    guard length > 0, abs(sx * dy - sy * dx) / length < distance else { return [] }
    return [other.start, other.end].map {
      (($0.x - start.x) * dx + ($0.y - start.y) * dy) / (length * length)
    }.filter { $0 > 0 && $0 < 1 }
  }
}

/// An area within lines.
private struct Area {
  let lines: [Line]
  let evenOdd: Bool

  init(_ path: Path, evenOdd: Bool) {
    self.evenOdd = evenOdd
    lines = path.polylines.flatMap { polyline -> [Line] in
      guard let first = polyline.points.first else { return [] }
      return zip(polyline.points, polyline.points.dropFirst() + [first])
        .map { Line(start: $0, end: $1) }.filter { $0.length > 0 }
    }
  }

  func contains(_ p: CGPoint) -> Bool {
    var (winding, crossings) = (0, 0)
    for line in lines where (line.start.y <= p.y) != (line.end.y <= p.y) {
      let t = (p.y - line.start.y) / (line.end.y - line.start.y)
      guard p.x < line.start.x + t * (line.end.x - line.start.x) else { continue }
      crossings += 1
      winding += line.start.y <= p.y ? 1 : -1
    }
    return evenOdd ? !crossings.isMultiple(of: 2) : winding != 0
  }
}

/// A place in a grid so fine that places of one cell are one.
private struct Cell: Hashable {
  let x: Int
  let y: Int

  init(_ point: CGPoint, size: CGFloat) {
    x = Int((point.x / size).rounded())
    y = Int((point.y / size).rounded())
  }
}

extension Path {
  /// The tolerance below which two points count as one.
  private func fineness(with other: Path) -> CGFloat {
    let bounds = boundingRect.union(other.boundingRect)
    let extent = max(bounds.width, bounds.height)
    return extent.isFinite && extent > 0 ? extent * 1e-6 : 1e-6
  }

  private func pieces(of lines: [Line], cutBy others: [Line], _ fine: CGFloat) -> [Line] {
    lines.flatMap { line -> [Line] in
      let cuts = Set(others.flatMap { line.cuts(by: $0, within: fine) }).sorted()
      return zip([0] + cuts, cuts + [1])
        .map { Line(start: line.point(at: $0), end: line.point(at: $1)) }
        .filter { $0.length > fine }
    }
  }

  private func combined(
    with other: Path, eoFill: Bool, _ keeps: (Bool, Bool) -> Bool
  ) -> Path {
    let fine = fineness(with: other)
    let (mine, its) = (Area(self, evenOdd: eoFill), Area(other, evenOdd: eoFill))
    let all = mine.lines + its.lines
    var border: [Line] = []
    var seen: Set<[Cell]> = []
    for piece in pieces(of: all, cutBy: all, fine) {
      let middle = piece.point(at: 0.5)
      let (nx, ny) = (
        -(piece.end.y - piece.start.y) / piece.length * fine / 2,
        (piece.end.x - piece.start.x) / piece.length * fine / 2
      )
      let left = CGPoint(x: middle.x + nx, y: middle.y + ny)
      let right = CGPoint(x: middle.x - nx, y: middle.y - ny)
      let isLeft = keeps(mine.contains(left), its.contains(left))
      guard isLeft != keeps(mine.contains(right), its.contains(right)) else { continue }
      let line = isLeft ? piece : Line(start: piece.end, end: piece.start)
      let key = [Cell(line.start, size: fine * 4), Cell(line.end, size: fine * 4)]
      if seen.insert(key).inserted { border.append(line) }
    }
    return Path.outline(of: border, fine * 4)
  }

  /// Returns the lines in a row, each beginning where the one before it ends.
  private static func outline(of lines: [Line], _ fine: CGFloat) -> Path {
    var path = Path()
    var starts: [Cell: [Int]] = [:]
    for (index, line) in lines.enumerated() {
      starts[Cell(line.start, size: fine), default: []].append(index)
    }
    var used = [Bool](repeating: false, count: lines.count)
    for first in lines.indices where !used[first] {
      path.move(to: lines[first].start)
      let home = Cell(lines[first].start, size: fine)
      var next: Int? = first
      while let index = next {
        used[index] = true
        let end = Cell(lines[index].end, size: fine)
        if end == home {
          path.closeSubpath()
          break
        }
        path.addLine(to: lines[index].end)
        next = starts[end]?.first { !used[$0] }
      }
    }
    return path
  }

  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill: eoFill) { mine, _ in mine }
  }

  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 || $1 }
  }

  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && $1 }
  }

  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 != $1 }
  }

  /// Returns the parts of the path's lines that lie in another's area.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lines(in: other, eoFill: eoFill, isInside: true)
  }

  /// Returns the parts of the path's lines that lie outside of another's area.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    lines(in: other, eoFill: eoFill, isInside: false)
  }

  private func lines(in other: Path, eoFill: Bool, isInside: Bool) -> Path {
    let fine = fineness(with: other)
    let area = Area(other, evenOdd: eoFill)
    var path = Path()
    for polyline in polylines {
      let lines = zip(polyline.points, polyline.points.dropFirst())
        .map { Line(start: $0, end: $1) }.filter { $0.length > 0 }
      var isDrawing = false
      for piece in pieces(of: lines, cutBy: area.lines, fine) {
        guard area.contains(piece.point(at: 0.5)) == isInside else {
          isDrawing = false
          continue
        }
        if !isDrawing { path.move(to: piece.start) }
        path.addLine(to: piece.end)
        isDrawing = true
      }
    }
    return path
  }
}

nonisolated extension Shape {
  private func combined<T: Shape>(
    with other: T, _ name: String, _ combine: @escaping @Sendable (Path, Path) -> Path
  ) -> some Shape {
    CombinedShape(first: self, second: other, name: name, combine: combine)
  }

  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(with: other, "union") { $0.union($1, eoFill: eoFill) }
  }

  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(with: other, "intersection") { $0.intersection($1, eoFill: eoFill) }
  }

  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(with: other, "subtracting") { $0.subtracting($1, eoFill: eoFill) }
  }

  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(with: other, "symmetricDifference") { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(with: other, "lineIntersection") { $0.lineIntersection($1, eoFill: eoFill) }
  }

  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(with: other, "lineSubtraction") { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}

/// Two shapes made one; the tree keeps both.
nonisolated private struct CombinedShape<First: Shape, Second: Shape>: Shape, PrimitiveShape {
  let first: First
  let second: Second
  let name: String
  let combine: @Sendable (Path, Path) -> Path

  func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }

  func shapeAttribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields([
      "shape": first.attribute(in: environment), name: second.attribute(in: environment),
    ])
  }
}
