import CoreGraphics

/// The areas that an outline's lines bound: what is filled, the gaps in it, and what lies in those.
struct OutlineRegions {
  /// The area within a line, without the areas in it.
  private struct Region {
    var ring: OutlineRing
    /// The regions in this one.
    var inner: [Int] = []
    /// The region that this one lies in.
    var outer: Int?
    var isFilled: Bool
    /// Whether what lies outside of the line is filled as the inside is: the line is no edge.
    var isCovered: Bool
  }

  private let regions: [Region]

  init(_ outline: IconOutline) {
    // From the largest to the smallest, so that what is around a ring comes before it.
    let rings = outline.contours.compactMap { OutlineRing($0) }
      .sorted { abs($0.area) > abs($1.area) }
    var regions: [Region] = []
    for (index, ring) in rings.enumerated() {
      let place = ring.pieces[0].point(at: 0.5)
      let around = (0..<index).filter { rings[$0].winding(around: place) != 0 }
      let outside = around.reduce(0) { $0 + (rings[$1].area > 0 ? 1 : -1) }
      let inside = outside + (ring.area > 0 ? 1 : -1)
      regions.append(
        Region(
          ring: ring, outer: around.last, isFilled: inside != 0,
          isCovered: (inside == 0) == (outside == 0)))
      if let outer = around.last { regions[outer].inner.append(index) }
    }
    self.regions = regions
  }

  /// The greatest width of a line; what is wider is an area. In the units of icons.
  private static let widest = 2.2
  /// The greatest width of a line that lighter weights make narrower, which points are wider than.
  private static let widestNarrowed = 1.75
  /// The most that a gap loses.
  private static let mostOfGap = 0.75
  /// The most that the space within a line loses.
  private static let mostInside = 0.4

  /// Returns the steps of the outline with its lines made as wide as a stem: those that are filled,
  /// and those that are gaps in areas, such as a mark in a filled circle.
  ///
  /// - Parameters:
  ///   - stem: The width of a line, in the units of icons.
  ///   - extent: The smaller side of the outline, which it is given again afterwards.
  func steps(stem: Double, extent: Double) -> [IconOutline.Step] {
    let growths = regions.indices.map { growth(of: $0, stem: stem, extent: extent) }
    var steps: [IconOutline.Step] = []
    let filled = regions.indices.filter { regions[$0].isFilled }.flatMap(faces)
    for (index, region) in regions.enumerated() {
      let (own, outer) = (growths[index], region.outer.map { growths[$0] } ?? 0)
      if region.isFilled, !region.isCovered, own > 0, outer <= 0 {
        steps += region.ring.moved(outwards: outerShifts(of: index, by: own, filled))
      } else if !region.isFilled, !region.isCovered, own == 0, outer > 0, let line = region.outer {
        steps += region.ring.moved(
          outwards: innerShifts(of: index, in: line, by: outer, filled).map { -$0 })
      } else if region.isCovered {
        steps += region.ring.moved(outwards: max(0, own) / 2)
      } else if region.isFilled, own < 0 {
        steps += narrowed(index, by: -own)
      } else if !region.isFilled, own > 0 {
        steps += widened(index, by: own)
      } else if region.isFilled ? outer <= 0 : outer >= 0 {
        // A line's edges move outwards, the inner ones into the gaps in it; those of what is around
        // a line are moved with it.
        steps += region.ring.moved(outwards: (own - outer) / 2)
      }
    }
    return steps
  }

  /// The distances by which the pieces of a growing line's outer edge move: half of what it grows
  /// by, or what the gap before them leaves.
  private func outerShifts(
    of index: Int, by growth: Double, _ filled: [OutlineRing.Face]
  ) -> [Double] {
    regions[index].ring.pieceFaces.map {
      min(growth / 2, Self.mostOfGap * Self.room(before: $0, filled))
    }
  }

  /// The distances by which the pieces of a growing line's inner edge move into what is within it:
  /// by all that the outer edge beside them has no room for, where there is room.
  private func innerShifts(
    of index: Int, in line: Int, by growth: Double, _ filled: [OutlineRing.Face]
  ) -> [Double] {
    let outside = regions[line].ring.pieceFaces
    let moved = outerShifts(of: line, by: growth, filled)
    // The radius of a circle that fits into what is within the line, as into a triangle.
    let radius = 2 * abs(regions[index].ring.area) / regions[index].ring.length
    return regions[index].ring.pieceFaces.map { faces in
      let inwards = faces.map(\.reversed)
      guard let middle = faces.isEmpty ? nil : faces[faces.count / 2] else { return growth / 2 }
      let beside = outside.indices.min { a, b in
        middle.squaredDistance(to: outside[a]) < middle.squaredDistance(to: outside[b])
      }
      return min(
        growth - (beside.map { moved[$0] } ?? growth / 2),
        Self.mostInside * min(radius, Self.room(before: inwards, filled)))
    }
  }

  /// The half of the gap in front of an edge, as that on its other side may move, too.
  private static func room(
    before faces: [OutlineRing.Face], _ filled: [OutlineRing.Face]
  ) -> Double {
    let gaps = faces.flatMap { face in filled.compactMap { face.distance(to: $0) } }
    return (gaps.min() ?? .infinity) / 2
  }

  /// Returns the steps of a line that has become narrower, with its inner edges.
  private func narrowed(_ index: Int, by width: Double) -> [IconOutline.Step] {
    regions[index].ring.moved(outwards: -width / 2)
      + edges(in: index).flatMap { regions[$0].ring.moved(outwards: width / 2) }
  }

  /// Returns the steps of a gap in an area that has become wider, with the edges of what lies in
  /// it.
  private func widened(_ index: Int, by width: Double) -> [IconOutline.Step] {
    guard let outer = regions[index].outer else { return regions[index].ring.steps }
    let gap =
      regions[index].ring.moved(outwards: width / 2)
      + edges(in: index).flatMap { regions[$0].ring.moved(outwards: -width / 2) }
    // Polygons of few points are enough for a mark.
    let polygons = IconOutline(gap, bounds: .null).contours
      .compactMap { OutlineRing($0)?.points }.flatMap(IconOutline.steps)
    return IconOutline(polygons, bounds: .null).steps(
      asHolesIn: IconOutline(regions[outer].ring.steps, bounds: .null))
  }

  /// The regions whose outer edges are inner edges of a region.
  private func edges(in index: Int) -> [Int] {
    regions[index].inner.filter { !regions[$0].isCovered }
  }

  /// The width by which a region grows; 0 for an area, negative for a line that becomes narrower.
  private func growth(of index: Int, stem: Double, extent: Double) -> Double {
    let region = regions[index]
    guard width(of: index) <= Self.widest else { return 0 }
    let width = lineWidth(of: index)
    if !region.isFilled {
      // Gaps that lines leave between them are not lines.
      guard let outer = region.outer, self.width(of: outer) > Self.widest else { return 0 }
    }
    if stem < width { return width <= Self.widestNarrowed ? stem - width : 0 }
    // The outline grows with its lines, and is made as small as it was.
    let isLarge = region.isFilled && extent > 4 * stem
    let wanted = isLarge ? extent * (stem - width) / (extent - stem) : stem - width
    return region.isFilled ? wanted : min(wanted, Self.mostOfGap * gap(around: index))
  }

  /// The width of a region as that of a line with its area and edges.
  private func width(of index: Int) -> Double {
    let region = regions[index]
    let inner = edges(in: index).map { regions[$0].ring }
    let area = abs(region.ring.area) - inner.reduce(0) { $0 + abs($1.area) }
    let length = region.ring.length + inner.reduce(0) { $0 + $1.length }
    guard inner.isEmpty else { return 2 * area / length }
    // The shorter side of a rectangle, or the diameter of a circle.
    let half = length / 2
    let square = half * half - 4 * area
    return square > 0 ? (half - square.squareRoot()) / 2 : 4 * area / length
  }

  /// The width that most of a region's lines have at least, where it is not equally wide
  /// everywhere.
  private func lineWidth(of index: Int) -> Double {
    let faces = faces(of: index).map(\.reversed)
    let widths = faces.map { face in
      faces.compactMap { face.distance(to: $0) }.min() ?? .infinity
    }.sorted()
    return min(width(of: index), widths.isEmpty ? .infinity : widths[widths.count / 4])
  }

  /// The smallest distance from a gap in an area to what it faces: other gaps and the outside.
  private func gap(around index: Int) -> Double {
    var others = regions.indices.filter { !regions[$0].isFilled }.flatMap(faces)
    if let outer = regions[index].outer { others += regions[outer].ring.faces.map(\.reversed) }
    return faces(of: index).flatMap { face in others.compactMap { face.distance(to: $0) } }.min()
      ?? .infinity
  }

  /// The places on a region's edges.
  private func faces(of index: Int) -> [OutlineRing.Face] {
    regions[index].ring.faces
      + edges(in: index).flatMap { regions[$0].ring.faces.map(\.reversed) }
  }
}
