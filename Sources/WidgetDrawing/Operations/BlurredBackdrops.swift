extension [DrawingOperation] {
  /// The most times that what lies below is painted once more: each doubles a painter's work.
  private static let mostRepetitions = 4

  /// A group that is open.
  private enum OpenGroup {
    /// It is painted aside, and what is below it begins with it.
    case layer
    case plain
    /// It blurs what needs none, and is left out.
    case needless
  }

  /// The operations as painters without blurred backdrops take them: what is below a group that
  /// blurs it is painted once more in the group, blurred.
  ///
  /// A group that is painted aside, such as one with an opacity, has below it what it holds itself.
  /// One ground alone looks as it did.
  ///
  /// - Parameter size: The size of the drawing, whose ground goes on beyond its edges where it is
  ///   blurred, so that nothing clear comes in from there.
  /// - Returns: The operations.
  package func withBlurredBackdrops(in size: DrawnSize) -> [DrawingOperation] {
    guard contains(where: \.blursBackdrop) else { return self }
    var result: [DrawingOperation] = []
    var layers = [(start: 0, open: [DrawingGroup]())]
    var groups: [OpenGroup] = []
    var repetitions = 0
    for operation in self {
      switch operation {
      case .push(let group) where group.isLayer:
        result.append(operation)
        layers.append((result.count, []))
        groups.append(.layer)
      case .push(let group):
        let (start, open) = layers[layers.count - 1]
        let below = Array(result[start...])
        if group.backdropBlur > 0 {
          guard repetitions < Self.mostRepetitions, below.count(where: \.isPaint) > 1 else {
            groups.append(.needless)
            continue
          }
        }
        result.append(operation)
        groups.append(.plain)
        layers[layers.count - 1].open.append(group)
        guard group.backdropBlur > 0 else { continue }
        repetitions += 1
        result += Self.blurred(
          below.extended(beyond: size, by: 3 * group.backdropBlur), in: open + [group],
          by: group.backdropBlur)
      case .pop:
        let group = groups.popLast()
        if case .needless? = group { continue }
        result.append(operation)
        if case .layer? = group { layers.removeLast() }
        if case .plain? = group { layers[layers.count - 1].open.removeLast() }
      case .fill, .stroke, .glyphs, .image: result.append(operation)
      }
    }
    return result
  }

  /// The operations below a group, blurred, in the coordinates of the innermost of the groups
  /// around it.
  private static func blurred(
    _ below: [DrawingOperation], in groups: [DrawingGroup], by radius: Double
  ) -> [DrawingOperation] {
    let transform = groups.reduce(Transform.identity) { $0.followed(by: Transform($1.transform)) }
    var (back, blur) = (DrawingGroup(), DrawingGroup())
    if transform != .identity { back.transform = transform.inverse.numbers }
    blur.blur = radius
    // Those around the group are open in what is below, and end with the two that are made here.
    let ends = [DrawingOperation](repeating: .pop, count: groups.count - 1 + 2)
    return [.push(back), .push(blur)] + below + ends
  }
}

extension [DrawingOperation] {
  /// The operations without the clips of groups that stay open, and with a ground that covers the
  /// drawing made larger on all sides.
  fileprivate func extended(beyond size: DrawnSize, by length: Double) -> [DrawingOperation] {
    var result = self
    var open: [Index] = []
    for index in indices {
      switch self[index] {
      case .push: open.append(index)
      case .pop: _ = open.popLast()
      case .fill, .stroke, .glyphs, .image: continue
      }
    }
    for index in open {
      guard case .push(var group) = self[index] else { continue }
      group.clip = nil
      result[index] = .push(group)
    }
    let isMoved = prefix { !$0.isPaint }.contains { $0.movesContent }
    if let ground = firstIndex(where: \.isPaint), !isMoved,
      case .fill(let path, let paint, let evenOdd) = self[ground], let bounds = path.bounds,
      path == PathData(rectangle: bounds.minX, bounds.minY, bounds.width, bounds.height),
      bounds.minX <= 0, bounds.minY <= 0, bounds.maxX >= size.width, bounds.maxY >= size.height
    {
      let larger = PathData(
        rectangle: bounds.minX - length, bounds.minY - length, bounds.width + 2 * length,
        bounds.height + 2 * length)
      result[ground] = .fill(larger, paint, evenOdd: evenOdd)
    }
    return result
  }
}

extension DrawingOperation {
  /// Whether what follows lies elsewhere than it says.
  fileprivate var movesContent: Bool {
    if case .push(let group) = self { Transform(group.transform) != .identity } else { false }
  }

  fileprivate var blursBackdrop: Bool {
    if case .push(let group) = self { group.backdropBlur > 0 } else { false }
  }

  /// Whether something is painted, and no group begins or ends.
  fileprivate var isPaint: Bool {
    switch self {
    case .push, .pop: false
    case .fill, .stroke, .glyphs, .image: true
    }
  }
}
