// The outline of a line along a path: a piece for every straight part, joint and end. Pieces
// overlap and turn the same way, so that filling them fills the line.

extension Path {
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var result = Path()
    guard style.lineWidth > 0 else { return result }
    for line in polylines {
      var points = line.points.reduce(into: [CGPoint]()) { if $0.last != $1 { $0.append($1) } }
      let isClosed = line.isClosed && points.count > 2
      if isClosed, points.first == points.last { points.removeLast() }
      guard style.dash.contains(where: { $0 > 0 }) else {
        result.stroke(points, isClosed: isClosed, style)
        continue
      }
      for dash in dashes(of: isClosed ? points + [points[0]] : points, style) {
        result.stroke(dash, isClosed: false, style)
      }
    }
    return result
  }

  /// Returns the drawn parts of a line.
  private func dashes(of points: [CGPoint], _ style: StrokeStyle) -> [[CGPoint]] {
    var lengths = style.dash.map { max($0, 0) }
    if !lengths.count.isMultiple(of: 2) { lengths += lengths }
    let total = lengths.reduce(0, +)
    var rest = style.dashPhase.truncatingRemainder(dividingBy: total)
    if rest < 0 { rest += total }
    var index = 0
    while rest >= lengths[index % lengths.count] {
      rest -= lengths[index % lengths.count]
      index += 1
    }
    var left = lengths[index % lengths.count] - rest
    var dashes: [[CGPoint]] = []
    var current = points.first.map { [$0] } ?? []
    for (start, end) in zip(points, points.dropFirst()) {
      let length = hypot(end.x - start.x, end.y - start.y)
      var done: CGFloat = 0
      while length - done > left {
        done += left
        let cut = blend(start, end, done / length)
        if index.isMultiple(of: 2) { dashes.append(current + [cut]) }
        index += 1
        current = [cut]
        left = lengths[index % lengths.count]
      }
      left -= length - done
      current.append(end)
    }
    if index.isMultiple(of: 2), current.count > 1 { dashes.append(current) }
    return dashes
  }

  private mutating func stroke(_ points: [CGPoint], isClosed: Bool, _ style: StrokeStyle) {
    let half = style.lineWidth / 2
    let ends = isClosed ? points + points.prefix(1) : points
    for (start, end) in zip(ends, ends.dropFirst()) {
      let side = Path.side(from: start, to: end, half)
      addPiece([
        CGPoint(x: start.x + side.x, y: start.y + side.y),
        CGPoint(x: end.x + side.x, y: end.y + side.y),
        CGPoint(x: end.x - side.x, y: end.y - side.y),
        CGPoint(x: start.x - side.x, y: start.y - side.y),
      ])
    }
    let joints = isClosed ? ends.indices.dropLast() : ends.indices.dropFirst().dropLast()
    for index in joints {
      let before = index == 0 ? points[points.count - 1] : ends[index - 1]
      addJoint(before, ends[index], ends[index + 1], style)
    }
    guard !isClosed, let first = points.first, let last = points.last else { return }
    addCap(at: first, from: points.count > 1 ? points[1] : first, style)
    if points.count > 1 { addCap(at: last, from: points[points.count - 2], style) }
  }

  private static func side(from start: CGPoint, to end: CGPoint, _ half: CGFloat) -> CGPoint {
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0 else { return .zero }
    return CGPoint(x: -(end.y - start.y) / length * half, y: (end.x - start.x) / length * half)
  }

  private mutating func addJoint(
    _ before: CGPoint, _ middle: CGPoint, _ after: CGPoint, _ style: StrokeStyle
  ) {
    let half = style.lineWidth / 2
    if style.lineJoin == .round { return addCircle(at: middle, half) }
    let (first, second) = (
      Path.side(from: before, to: middle, half), Path.side(from: middle, to: after, half)
    )
    let cross = first.x * second.y - first.y * second.x
    let sign: CGFloat = cross > 0 ? -1 : 1
    let a = CGPoint(x: middle.x + sign * first.x, y: middle.y + sign * first.y)
    let b = CGPoint(x: middle.x + sign * second.x, y: middle.y + sign * second.y)
    // The mean of both sides points to the tip, whose distance grows as the angle sharpens.
    let mean = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    let square = mean.x * mean.x + mean.y * mean.y
    let reach = half * half / max(square, .leastNormalMagnitude)
    guard style.lineJoin == .miter, hypot(mean.x, mean.y) * reach <= style.miterLimit * half
    else { return addPiece([middle, a, b]) }
    let tip = CGPoint(
      x: middle.x + sign * mean.x * reach, y: middle.y + sign * mean.y * reach)
    addPiece([middle, a, tip, b])
  }

  private mutating func addCap(at end: CGPoint, from other: CGPoint, _ style: StrokeStyle) {
    let half = style.lineWidth / 2
    if style.lineCap == .round { return addCircle(at: end, half) }
    guard style.lineCap == .square else { return }
    let side = Path.side(from: other, to: end, half)
    let ahead = CGPoint(x: side.y, y: -side.x)
    addPiece([
      CGPoint(x: end.x + side.x, y: end.y + side.y),
      CGPoint(x: end.x + side.x + ahead.x, y: end.y + side.y + ahead.y),
      CGPoint(x: end.x - side.x + ahead.x, y: end.y - side.y + ahead.y),
      CGPoint(x: end.x - side.x, y: end.y - side.y),
    ])
  }

  private mutating func addCircle(at center: CGPoint, _ radius: CGFloat) {
    addEllipse(
      in: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Adds a polygon, turned as a circle turns.
  private mutating func addPiece(_ points: [CGPoint]) {
    let area = zip(points, points.dropFirst() + points.prefix(1))
      .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    guard area != 0 else { return }
    addLines(area > 0 ? points : points.reversed())
    closeSubpath()
  }
}
