import Foundation

/// A closed line of an outline, which can be moved outwards or inwards.
struct OutlineRing {
  /// A piece of the line: a curve, or a straight one.
  struct Piece {
    var start: CGPoint
    var first: CGPoint
    var second: CGPoint
    var end: CGPoint
    var isStraight: Bool

    /// The direction in which the piece begins.
    var beginning: CGPoint { Self.direction([start, first, second, end]) }

    /// The direction in which the piece ends.
    var ending: CGPoint {
      let back = Self.direction([end, second, first, start])
      return CGPoint(x: -back.x, y: -back.y)
    }

    /// The number of lines that measure the piece.
    var measuredCount: Int { isStraight ? min(8, Int(chord / 1.5) + 1) : 6 }

    var chord: Double { hypot(end.x - start.x, end.y - start.y) }

    /// The direction from the first point to the next one that is another.
    private static func direction(_ points: [CGPoint]) -> CGPoint {
      for point in points.dropFirst() {
        let (x, y) = (point.x - points[0].x, point.y - points[0].y)
        let length = (x * x + y * y).squareRoot()
        if length > 1e-4 { return CGPoint(x: x / length, y: y / length) }
      }
      return CGPoint(x: 1, y: 0)
    }

    func point(at t: Double) -> CGPoint {
      if isStraight {
        return CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
      }
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: a * start.x + b * first.x + c * second.x + d * end.x,
        y: a * start.y + b * first.y + c * second.y + d * end.y)
    }
  }

  let pieces: [Piece]
  /// The line's points, close enough together to measure by.
  let points: [CGPoint]
  /// The area within the line, positive where x turns to y.
  let area: Double
  let length: Double
  /// The steps that the ring was made of.
  let steps: [IconOutline.Step]

  /// Creates the ring of a part of an outline, which begins with a move; nil where it has no area.
  init?(_ steps: [IconOutline.Step]) {
    guard case .move(let start)? = steps.first else { return nil }
    var (pieces, point): ([Piece], CGPoint) = ([], start)
    func add(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint, isStraight: Bool) {
      let piece = Piece(
        start: point, first: first, second: second, end: end, isStraight: isStraight)
      let reach = [first, second, end].map { abs($0.x - point.x) + abs($0.y - point.y) }
      if reach.contains(where: { $0 > 1e-3 }) {
        pieces.append(piece)
        point = end
      }
    }
    for step in steps.dropFirst() {
      switch step {
      case .line(let end): add(end, end, end, isStraight: true)
      case .curve(let first, let second, let end): add(first, second, end, isStraight: false)
      case .move, .close: break
      }
    }
    add(start, start, start, isStraight: true)
    self.pieces = pieces
    self.steps = steps
    points = pieces.flatMap { piece in
      (0..<piece.measuredCount).map { piece.point(at: Double($0) / Double(piece.measuredCount)) }
    }
    area = Self.area(within: points)
    length = Self.lines(between: points).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    guard pieces.count > 1, abs(area) > 1e-4 else { return nil }
  }

  /// Returns the area of a polygon, positive where x turns to y.
  static func area(within points: [CGPoint]) -> Double {
    lines(between: points).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } / 2
  }

  /// The ends of the lines of a polygon.
  private static func lines(
    between points: [CGPoint]
  ) -> Zip2Sequence<[CGPoint], ArraySlice<CGPoint>> {
    zip(points, points.dropFirst() + points.prefix(1))
  }

  /// The winding number of the line around a point.
  func winding(around point: CGPoint) -> Int {
    Self.lines(between: points).reduce(0) { sum, line in
      let (a, b) = line
      guard (a.y <= point.y) != (b.y <= point.y) else { return sum }
      let t = (point.y - a.y) / (b.y - a.y)
      guard point.x < a.x + t * (b.x - a.x) else { return sum }
      return sum + (a.y <= point.y ? 1 : -1)
    }
  }

  /// A place on a line with the direction that leads away from an area.
  struct Face {
    var point: CGPoint
    var outwards: CGPoint

    /// Returns the square of the distance to the nearest of some faces.
    func squaredDistance(to others: [Face]) -> Double {
      others.map {
        let (x, y) = ($0.point.x - point.x, $0.point.y - point.y)
        return x * x + y * y
      }.min() ?? .infinity
    }

    var reversed: Face { Face(point: point, outwards: CGPoint(x: -outwards.x, y: -outwards.y)) }

    /// Returns the distance to a face that looks back, and that stands before this one; nil for
    /// another.
    func distance(to other: Face) -> Double? {
      guard outwards.x * other.outwards.x + outwards.y * other.outwards.y < -0.9 else { return nil }
      let (x, y) = (other.point.x - point.x, other.point.y - point.y)
      let distance = (x * x + y * y).squareRoot()
      return x * outwards.x + y * outwards.y > 0.85 * distance ? distance : nil
    }
  }

  /// The places in the middles of the measured lines.
  var faces: [Face] { pieceFaces.flatMap(\.self) }

  /// The places in the middles of the measured lines of each piece.
  var pieceFaces: [[Face]] {
    let sign: Double = area > 0 ? 1 : -1
    let faces = Self.lines(between: points).map { a, b -> Face? in
      let (x, y) = (b.x - a.x, b.y - a.y)
      let length = (x * x + y * y).squareRoot()
      guard length > 1e-4 else { return nil }
      return Face(
        point: CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2),
        outwards: CGPoint(x: sign * y / length, y: -sign * x / length))
    }
    var start = 0
    return pieces.map { piece in
      defer { start += piece.measuredCount }
      return faces[start..<start + piece.measuredCount].compactMap(\.self)
    }
  }

  /// Returns the steps of a line at a distance outside of this one, or inside where it is negative.
  ///
  /// Curves keep their shape as arcs do. Where the line would cross itself its pieces are cut to
  /// their meeting point if they are long enough, and make a small loop otherwise.
  func moved(outwards distance: Double) -> [IconOutline.Step] {
    moved(outwards: [Double](repeating: distance, count: pieces.count))
  }

  /// Returns the steps of a line whose pieces are each at a distance of their own from this one's.
  ///
  /// Where pieces go on in one direction, a curve ends at its neighbour's distance.
  func moved(outwards distances: [Double]) -> [IconOutline.Step] {
    guard distances.contains(where: { abs($0) > 1e-4 }) else { return steps }
    let shifts = distances.map { area > 0 ? $0 : -$0 }
    let joints = pieces.indices.map { joint(after: $0, shifts) }
    var moved = pieces.indices.map { index in
      Self.moved(
        pieces[index], by: (joints[(index + pieces.count - 1) % pieces.count].1, joints[index].0))
    }
    var corners = [CGPoint?](repeating: nil, count: pieces.count)
    for index in pieces.indices {
      let next = (index + 1) % pieces.count
      let (a, b) = (pieces[index].ending, pieces[next].beginning)
      let (cross, dot) = (a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y)
      guard abs(cross) > 0.05 || dot < 0, dot > -0.6 else { continue }
      let (own, other) = joints[index]
      let vertex = pieces[index].end
      // The meeting point of both lines, moved.
      var corner = CGPoint(
        x: vertex.x + own * (a.y + b.y) / (1 + dot), y: vertex.y - own * (a.x + b.x) / (1 + dot))
      if own != other {
        let along = (other - own) / cross
        corner.x += along * a.x
        corner.y += along * a.y
      }
      let shift = abs(own) > abs(other) ? own : other
      if cross * shift > 0 {
        corners[index] = corner
      } else {
        let cut = abs(shift) * abs(cross) / (1 + dot)
        guard cut < 0.6 * min(pieces[index].chord, pieces[next].chord) else { continue }
        moved[index].second.x += corner.x - moved[index].end.x
        moved[index].second.y += corner.y - moved[index].end.y
        moved[index].end = corner
        moved[next].first.x += corner.x - moved[next].start.x
        moved[next].first.y += corner.y - moved[next].start.y
        moved[next].start = corner
      }
    }
    return Self.steps(of: moved, corners)
  }

  private static func steps(of pieces: [Piece], _ corners: [CGPoint?]) -> [IconOutline.Step] {
    var steps: [IconOutline.Step] = [.move(pieces[0].start)]
    for (index, piece) in pieces.enumerated() {
      steps.append(
        piece.isStraight
          ? .line(piece.end) : .curve(piece.first, piece.second, piece.end))
      if let corner = corners[index] { steps.append(.line(corner)) }
      let next = pieces[(index + 1) % pieces.count].start
      if index + 1 < pieces.count,
        abs(next.x - piece.end.x) + abs(next.y - piece.end.y) > 1e-3
      {
        steps.append(.line(next))
      }
    }
    return steps + [.close]
  }

  /// The shifts of a piece's end and of the next one's beginning: one, where they go on in one
  /// direction, and there that of a straight piece, or else the smaller one.
  private func joint(after index: Int, _ shifts: [Double]) -> (Double, Double) {
    let next = (index + 1) % pieces.count
    let (own, other) = (shifts[index], shifts[next])
    let (a, b) = (pieces[index].ending, pieces[next].beginning)
    guard own != other, abs(a.x * b.y - a.y * b.x) < 0.3, a.x * b.x + a.y * b.y > 0 else {
      return (own, other)
    }
    if pieces[index].isStraight != pieces[next].isStraight {
      let shift = pieces[index].isStraight ? own : other
      return (shift, shift)
    }
    let shift = abs(own) < abs(other) ? own : other
    return (shift, shift)
  }

  /// Returns a piece whose ends are moved by shifts of their own.
  private static func moved(_ piece: Piece, by shift: (start: Double, end: Double)) -> Piece {
    let (a, b) = (piece.beginning, piece.ending)
    var moved = piece
    moved.start = CGPoint(
      x: piece.start.x + shift.start * a.y, y: piece.start.y - shift.start * a.x)
    moved.end = CGPoint(x: piece.end.x + shift.end * b.y, y: piece.end.y - shift.end * b.x)
    let (x, y) = (piece.end.x - piece.start.x, piece.end.y - piece.start.y)
    let square = x * x + y * y
    let along = (moved.end.x - moved.start.x) * x + (moved.end.y - moved.start.y) * y
    let scale = square > 1e-6 ? along / square : 1
    moved.first = CGPoint(
      x: moved.start.x + (piece.first.x - piece.start.x) * scale,
      y: moved.start.y + (piece.first.y - piece.start.y) * scale)
    moved.second = CGPoint(
      x: moved.end.x + (piece.second.x - piece.end.x) * scale,
      y: moved.end.y + (piece.second.y - piece.end.y) * scale)
    return moved
  }
}
