extension [DrawingOperation] {
  /// The most times that what lies below is painted once more: each doubles a painter's work.
  private static let mostRepetitions = 4

  /// The operations as painters without blurred backdrops take them: what is below a group that blurs
  /// it is painted once more in the group, blurred.
  ///
  /// A group that is painted aside, such as one with an opacity, has below it what it holds itself.
  package var withBlurredBackdrops: [DrawingOperation] {
    let hasBackdrops = contains { operation in
      if case .push(let group) = operation { group.backdropBlur > 0 } else { false }
    }
    guard hasBackdrops else { return self }
    var result: [DrawingOperation] = []
    var layers = [(start: 0, open: [DrawingGroup]())]
    var beginLayers: [Bool] = []
    var repetitions = 0
    for operation in self {
      result.append(operation)
      switch operation {
      case .push(let group) where group.isLayer:
        layers.append((result.count, []))
        beginLayers.append(true)
      case .push(let group):
        let (start, open) = layers[layers.count - 1]
        layers[layers.count - 1].open.append(group)
        beginLayers.append(false)
        guard group.backdropBlur > 0, repetitions < Self.mostRepetitions else { continue }
        repetitions += 1
        let below = result[start..<(result.count - 1)]
        result += Self.blurred(Array(below), in: open + [group], by: group.backdropBlur)
      case .pop:
        if beginLayers.popLast() == true {
          layers.removeLast()
        } else if layers[layers.count - 1].open.popLast() == nil {
          continue
        }
      default: continue
      }
    }
    return result
  }

  /// What is below a group, blurred, in the coordinates of the innermost of the groups around it.
  private static func blurred(
    _ below: [DrawingOperation], in groups: [DrawingGroup], by radius: Double
  ) -> [DrawingOperation] {
    let transform = groups.reduce(Transform.identity) { $0.followed(by: Transform($1.transform)) }
    var (back, blur) = (DrawingGroup(), DrawingGroup())
    if transform != .identity { back.transform = transform.inverse.numbers }
    blur.blur = radius
    let ends = [DrawingOperation](repeating: .pop, count: groups.count - 1 + 2)
    return [.push(back), .push(blur)] + below + ends
  }
}
