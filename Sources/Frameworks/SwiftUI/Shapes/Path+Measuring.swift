// Bounds, lengths and parts of a path, by straight pieces of its curves.

extension Path {
  /// The path as a list of polylines, each with whether it is closed.
  var polylines: [(points: [CGPoint], isClosed: Bool)] {
    var lines: [(points: [CGPoint], isClosed: Bool)] = []
    func extend(_ points: [CGPoint]) {
      if lines.isEmpty || lines[lines.count - 1].isClosed {
        lines.append((lines.last.flatMap { $0.points.first }.map { [$0] } ?? [], false))
      }
      lines[lines.count - 1].points += points
    }
    for element in elements {
      switch element {
      case .move(let point): lines.append(([point], false))
      case .line(let point): extend([point])
      case .quadCurve(let end, let control):
        let start = lines.last?.points.last ?? end
        extend(
          steps.map { t in
            blend(blend(start, control, t), blend(control, end, t), t)
          })
      case .curve(let end, let first, let second):
        let start = lines.last?.points.last ?? end
        extend(
          steps.map { t in
            let middle = blend(first, second, t)
            return blend(
              blend(blend(start, first, t), middle, t), blend(middle, blend(second, end, t), t), t)
          })
      case .closeSubpath:
        guard let first = lines.last?.points.first else { continue }
        lines[lines.count - 1].points.append(first)
        lines[lines.count - 1].isClosed = true
      }
    }
    return lines
  }

  private var steps: [CGFloat] { (1...24).map { CGFloat($0) / 24 } }

  func blend(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  public var boundingRect: CGRect {
    let points = polylines.flatMap(\.points)
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    var crossings = 0
    for line in polylines {
      guard let first = line.points.first else { continue }
      for (a, b) in zip(line.points, line.points.dropFirst() + [first])
      where (a.y <= p.y) != (b.y <= p.y) {
        guard p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x) else { continue }
        crossings += 1
        winding += a.y <= p.y ? 1 : -1
      }
    }
    return eoFill ? !crossings.isMultiple(of: 2) : winding != 0
  }

  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    guard from > 0 || to < 1 else { return self }
    let lines = polylines.map(\.points)
    let total = lines.reduce(0) { $0 + length($1) }
    let (low, high) = (max(0, from) * total, min(1, to) * total)
    var result = Path()
    var travelled: CGFloat = 0
    for points in lines {
      var isDrawing = false
      for (a, b) in zip(points, points.dropFirst()) {
        let piece = length([a, b])
        defer { travelled += piece }
        guard piece > 0, travelled + piece > low, travelled < high else { continue }
        if !isDrawing { result.move(to: blend(a, b, max(0, (low - travelled) / piece))) }
        isDrawing = true
        result.addLine(to: blend(a, b, min(1, (high - travelled) / piece)))
      }
    }
    return result
  }

  private func length(_ points: [CGPoint]) -> CGFloat {
    zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    mapped { CGPoint(x: $0.x + dx, y: $0.y + dy) }
  }

  /// Returns the path with every point moved.
  func mapped(_ move: (CGPoint) -> CGPoint) -> Path {
    Path(
      elements: elements.map { element in
        switch element {
        case .move(let point): .move(to: move(point))
        case .line(let point): .line(to: move(point))
        case .quadCurve(let point, let control):
          .quadCurve(to: move(point), control: move(control))
        case .curve(let point, let first, let second):
          .curve(to: move(point), control1: move(first), control2: move(second))
        case .closeSubpath: .closeSubpath
        }
      })
  }
}

extension Path: AttributeRepresentable {
  /// The path as SVG command letters and numbers.
  package var attribute: ViewAttribute {
    var text = ""
    func add(_ letter: String, _ points: CGPoint...) {
      text += text.isEmpty ? letter : " " + letter
      for point in points { text += " \(Double(point.x)) \(Double(point.y))" }
    }
    for element in elements {
      switch element {
      case .move(let point): add("M", point)
      case .line(let point): add("L", point)
      case .quadCurve(let point, let control): add("Q", control, point)
      case .curve(let point, let first, let second): add("C", first, second, point)
      case .closeSubpath: add("Z")
      }
    }
    return .string(text)
  }
}
