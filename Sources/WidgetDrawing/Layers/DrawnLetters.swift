/// Letters of a drawing that are painted together.
public struct DrawnLetters: Hashable, Sendable {
  /// The place where the first one stands, in the coordinates of the drawing.
  public let start: DrawnPoint
  /// The number of layers that are painted before them.
  let layersBehind: Int
  /// The paint; nil where filters change it.
  let paint: Paint?
  /// The opacity of the groups that they are in.
  public let opacity: Double
  /// The factor by which the groups that they are in make them larger or smaller.
  public let magnification: Double
  /// Their size in points, before that.
  let size: Double
  /// The area inside the clips around them; nil without clips.
  public let visible: DrawnBounds?
  /// Whether they, or something with them, have a shadow, which sets them off from what is behind.
  public let hasShadow: Bool
  /// Whether they are mixed with what is behind them, as a blend mode says.
  public let isBlended: Bool
  /// Whether they are blurred so far that nobody reads them.
  public let isBlurred: Bool
  let inverse: Transform

  /// Whether they are painted with more than one colour.
  public var isGradient: Bool {
    switch paint {
    case nil, .color?: false
    case .linear?, .radial?, .angular?: true
    }
  }

  /// Returns their colour at a point; nil where it is not known.
  public func color(at point: DrawnPoint) -> PaintColor? {
    paint?.color(at: inverse.applied(to: point))?.faded(by: opacity)
  }
}
