/// A gradient around a point as narrow sectors of one colour each.
///
/// The sectors share their edges, and are to be painted without smoothing: what is below, or a
/// neighbour of a colour that is not opaque, would show at smooth edges.
struct AngularSectors {
  private static let reach = 2000.0
  private static let degreesEach = 3.0

  let sectors: [(path: PathData, color: PaintColor)]

  init(_ numbers: [Double], _ stops: [Paint.Stop]) {
    let (x, y, start, end) = (numbers[0], numbers[1], numbers[2], numbers[3])
    let stops = stops.sorted { $0.location < $1.location }
    guard let first = stops.first, let last = stops.last else {
      sectors = []
      return
    }
    var sectors: [(PathData, PaintColor)] = []
    var degrees = 0.0
    while degrees < 360 {
      let middle = degrees + Self.degreesEach / 2
      let sweep = end - start
      // Beyond the gradient's ends the nearer one's colour goes on.
      let share = sweep == 0 ? 1 : middle / sweep
      let color =
        share <= 1
        ? Self.color(at: share, in: stops)
        : (middle - sweep < 360 - middle ? last.color : first.color)
      var path = PathData()
      path.move(x, y)
      for angle in [start + degrees, start + degrees + Self.degreesEach] {
        let point = UnitCircle.point(atDegrees: angle)
        path.line(x + Self.reach * point.x, y + Self.reach * point.y)
      }
      path.close()
      sectors.append((path, color))
      degrees += Self.degreesEach
    }
    self.sectors = sectors
  }

  private static func color(at share: Double, in stops: [Paint.Stop]) -> PaintColor {
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard share > first.location else { return first.color }
    for (from, to) in zip(stops, stops.dropFirst()) where share <= to.location {
      let length = to.location - from.location
      let part = length > 0 ? (share - from.location) / length : 1
      let (a, b) = (from.color.components, to.color.components)
      return PaintColor(
        red: a.red + (b.red - a.red) * part, green: a.green + (b.green - a.green) * part,
        blue: a.blue + (b.blue - a.blue) * part,
        opacity: a.opacity + (b.opacity - a.opacity) * part)
    }
    return last.color
  }
}

/// Sines and cosines that are the same on every machine.
public enum UnitCircle {
  /// Returns the point of the unit circle at an angle, clockwise from the right where y goes down.
  ///
  /// - Parameter degrees: The angle.
  /// - Returns: The cosine and the sine, rounded to a millionth.
  public static func point(atDegrees degrees: Double) -> (x: Double, y: Double) {
    guard degrees.isFinite else { return (1, 0) }
    var angle = degrees.truncatingRemainder(dividingBy: 360)
    if angle < 0 { angle += 360 }
    let quarter = Int((angle / 90).rounded())
    let rest = (angle - Double(quarter) * 90) * Double.pi / 180
    let square = rest * rest
    // Taylor's series; the rest is at most an eighth of a turn.
    let sine = rest * (1 - square / 6 * (1 - square / 20 * (1 - square / 42 * (1 - square / 72))))
    let cosine = 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56)))
    func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
    switch quarter % 4 {
    case 0: return (rounded(cosine), rounded(sine))
    case 1: return (rounded(-sine), rounded(cosine))
    case 2: return (rounded(-cosine), rounded(-sine))
    default: return (rounded(sine), rounded(-cosine))
    }
  }
}
