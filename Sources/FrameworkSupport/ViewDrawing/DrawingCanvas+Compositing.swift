import WidgetDrawing

/// A way of laying drawings over others that looks at the opacity of both, as Porter and Duff name
/// them, and the sum of darknesses.
///
/// Painters know none of these: they become masks of what lies below in the same layer.
enum Compositing: String {
  case clear, copy, xor
  case sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop
  case plusDarker

  /// Whether nothing of what is laid over is seen itself.
  var hidesSource: Bool { [.clear, .destinationIn, .destinationOut].contains(self) }

  /// Whether what is below is drawn and is a mask as well.
  var repeatsBelow: Bool { [.sourceAtop, .destinationAtop, .xor].contains(self) }

  /// Whether what is below becomes a mask, which is within another's the next time.
  var masksByBelow: Bool { [.sourceIn, .sourceOut].contains(self) }

  /// Returns the operations of a layer after others were laid over it.
  func mixed(_ source: [DrawingOperation], over below: [DrawingOperation]) -> [DrawingOperation] {
    switch self {
    case .clear: Self.masked(below, by: source.map(\.opaque), isInverse: true)
    case .copy: Self.masked(below, by: source.map(\.opaque), isInverse: true) + source
    case .destinationOut: Self.masked(below, by: source, isInverse: true)
    case .destinationIn: Self.masked(below, by: source)
    case .destinationOver: source + below
    case .destinationAtop:
      Self.masked(source, by: below, isInverse: true) + Self.masked(below, by: source)
    case .sourceIn: Self.masked(source, by: below)
    case .sourceOut: Self.masked(source, by: below, isInverse: true)
    case .sourceAtop: below + Self.masked(source, by: below)
    case .xor:
      Self.masked(below, by: source, isInverse: true)
        + Self.masked(source, by: below, isInverse: true)
    case .plusDarker: Self.inverted(Self.inverted(below) + Self.inverted(source, "plus-lighter"))
    }
  }

  private static func masked(
    _ list: [DrawingOperation], by mask: [DrawingOperation], isInverse: Bool = false
  ) -> [DrawingOperation] {
    guard !list.isEmpty else { return [] }
    guard !mask.isEmpty else { return isInverse ? list : [] }
    var group = DrawingGroup()
    group.mask = mask
    group.maskIsInverse = isInverse
    return [.push(group)] + list + [.pop]
  }

  private static func inverted(
    _ list: [DrawingOperation], _ blend: String? = nil
  ) -> [DrawingOperation] {
    guard !list.isEmpty else { return [] }
    var group = DrawingGroup()
    group.filters = [DrawingGroup.Filter("invert", 1)]
    group.blend = blend
    return [.push(group)] + list + [.pop]
  }
}

extension DrawingOperation {
  /// The operation in black of no transparency.
  fileprivate var opaque: DrawingOperation {
    switch self {
    case .fill(let path, _, let evenOdd): .fill(path, .color(.black), evenOdd: evenOdd)
    case .stroke(let path, _, let line): .stroke(path, .color(.black), line)
    case .glyphs(let face, let size, _, let glyphs):
      .glyphs(face: face, size: size, .color(.black), glyphs)
    case .push, .pop, .image: self
    }
  }
}
