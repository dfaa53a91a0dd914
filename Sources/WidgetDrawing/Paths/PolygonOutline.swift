import Synchronization

/// An outline as closed polygons, with the rectangle around them.
struct PolygonOutline: Sendable {
  let polygons: [[DrawnPoint]]
  let low: DrawnPoint
  let high: DrawnPoint

  private init(_ path: PathData) {
    polygons = path.polygons
    var (low, high) = (DrawnPoint(.infinity, .infinity), DrawnPoint(-.infinity, -.infinity))
    for point in polygons.joined() {
      low = DrawnPoint(min(low.x, point.x), min(low.y, point.y))
      high = DrawnPoint(max(high.x, point.x), max(high.y, point.y))
    }
    (self.low, self.high) = (low, high)
  }

  /// The greatest number of outlines that are kept.
  private static let most = 1024
  private static let known = Mutex<[PathData: PolygonOutline]>([:])

  /// Returns the polygons of an outline; many drawings of a recording have the same in the same
  /// place.
  static func of(_ path: PathData) -> PolygonOutline {
    if let outline = known.withLock({ $0[path] }) { return outline }
    let outline = PolygonOutline(path)
    known.withLock { known in
      if known.count >= most { known = [:] }
      known[path] = outline
    }
    return outline
  }
}
