/// A region of a layer, in the coordinates of its group.
struct DrawnRegion: Sendable {
  private let outline: PolygonOutline
  private let isEvenOdd: Bool
  let inverse: Transform
  /// The smallest rectangle around the region, in the coordinates of the drawing.
  let bounds: DrawnBounds?

  init(_ path: PathData, isEvenOdd: Bool, in transform: Transform) {
    outline = PolygonOutline.of(path)
    self.isEvenOdd = isEvenOdd
    inverse = transform.inverse
    let (low, high) = (outline.low, outline.high)
    bounds =
      low.x <= high.x && low.y <= high.y
      ? DrawnBounds(transform.applied(to: [low.x, low.y, high.x - low.x, high.y - low.y])) : nil
  }

  /// Whether the region is a rectangle along the axes of its group.
  var isRectangle: Bool {
    guard outline.polygons.count == 1, let polygon = outline.polygons.first else { return false }
    let corners = Set(polygon)
    return corners.count == 4 && Set(corners.map(\.x)).count == 2
      && Set(corners.map(\.y)).count == 2
  }

  /// A point of the region, in the coordinates of the drawing; nil where none of a grid's lies in
  /// it.
  var innerPoint: DrawnPoint? {
    guard let bounds else { return nil }
    let shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92]
    return shares.lazy.flatMap { y in
      shares.lazy.map { x in
        DrawnPoint(bounds.minX + x * bounds.width, bounds.minY + y * bounds.height)
      }
    }.first(where: contains)
  }

  func contains(_ point: DrawnPoint) -> Bool {
    let point = inverse.applied(to: point)
    let (low, high) = (outline.low, outline.high)
    guard point.x >= low.x, point.x <= high.x, point.y >= low.y, point.y <= high.y else {
      return false
    }
    var winding = 0
    for polygon in outline.polygons {
      guard var start = polygon.last else { continue }
      for end in polygon {
        defer { start = end }
        guard (start.y <= point.y) != (end.y <= point.y) else { continue }
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        if x > point.x { winding += end.y > start.y ? 1 : -1 }
      }
    }
    return isEvenOdd ? winding % 2 != 0 : winding != 0
  }

  /// The smallest rectangle around a mask, in the coordinates of the drawing; nil for one of
  /// letters or lines, or of nothing.
  static func bounds(of mask: [DrawingOperation], in transform: Transform) -> DrawnBounds? {
    var transforms = [transform]
    var found: DrawnBounds?
    for operation in mask {
      guard let current = transforms.last else { return nil }
      var bounds: DrawnBounds?
      switch operation {
      case .push(let group):
        let own = group.transform.count == 6 ? Transform(group.transform) : nil
        transforms.append(own.map { current.followed(by: $0) } ?? current)
        continue
      case .pop:
        transforms.removeLast()
        continue
      case .fill(let path, _, let evenOdd):
        bounds = DrawnRegion(path, isEvenOdd: evenOdd, in: current).bounds
      case .image(_, let frame, _): bounds = DrawnBounds(current.applied(to: frame))
      case .stroke, .glyphs: return nil
      }
      guard let bounds else { continue }
      found = found.map { $0.union(bounds) } ?? bounds
    }
    return found
  }
}
