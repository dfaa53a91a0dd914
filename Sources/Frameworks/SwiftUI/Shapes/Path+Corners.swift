// Rounded rectangles as paths. The outline of continuous corners was measured by others; how it
// becomes circular where there is no room for it is assumed.

public enum RoundedCornerStyle: Sendable {
  case circular
  case continuous

  /// The style's name, which takes no printing by reflection.
  var attribute: ViewAttribute { self == .circular ? "circular" : "continuous" }
}

public struct RectangleCornerRadii: Equatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension RectangleCornerRadii: AttributeRepresentable {
  package var attribute: ViewAttribute {
    .fields([
      "topLeading": topLeading.attribute, "bottomLeading": bottomLeading.attribute,
      "bottomTrailing": bottomTrailing.attribute, "topTrailing": topTrailing.attribute,
    ])
  }
}

extension Path {
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    // Neither side of a corner is longer than half of the rectangle's shorter side, so that a
    // radius that is too large makes a capsule (as OpenSwiftUI has it).
    let limit = min(rect.width, rect.height) / 2
    let (width, height) = (min(cornerSize.width, limit), min(cornerSize.height, limit))
    guard width > 0, height > 0 else { return addRect(rect) }
    addCorners(rect, Array(repeating: CGSize(width: width, height: height), count: 4), style)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    let limit = min(rect.width, rect.height) / 2
    let radii = [
      cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
      cornerRadii.topLeading,
    ]
    addCorners(
      rect,
      radii.map { radius in
        let length = max(0, min(radius, limit))
        return CGSize(width: length, height: length)
      }, style)
  }

  /// Adds a rectangle with its corners from the upper right one clockwise.
  private mutating func addCorners(
    _ rect: CGRect, _ sizes: [CGSize], _ style: RoundedCornerStyle
  ) {
    // From a corner along its two sides: the side that is met first, then the other one.
    let corners = [
      (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1)),
      (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0)),
    ]
    for (index, (corner, first, second)) in corners.enumerated() {
      let size = sizes[index]
      let room = min(
        rect.width / 2 / max(size.width, 0.001), rect.height / 2 / max(size.height, 0.001))
      let outline = CornerOutline(style == .circular ? 1 : room)
      func point(_ place: (CGFloat, CGFloat)) -> CGPoint {
        let (x, y) = (first.x + second.x, first.y + second.y)
        let along = first.x != 0 ? (place.0, place.1) : (place.1, place.0)
        return CGPoint(
          x: corner.x + x * along.0 * size.width, y: corner.y + y * along.1 * size.height)
      }
      let start = point(outline.points[0])
      if index == 0 { move(to: start) } else { addLine(to: start) }
      guard size.width > 0, size.height > 0 else { continue }
      for curve in stride(from: 1, to: outline.points.count, by: 4) {
        addCurve(
          to: point(outline.points[curve + 2]), control1: point(outline.points[curve]),
          control2: point(outline.points[curve + 1]))
        guard curve + 3 < outline.points.count else { continue }
        let next = point(outline.points[curve + 3])
        if next != currentPoint { addLine(to: next) }
      }
    }
    closeSubpath()
  }
}

/// The outline of a corner of radius 1, as distances from the corner along its two sides.
private struct CornerOutline {
  /// The start, then three curves of two control points and an end with lines between them.
  let points: [(CGFloat, CGFloat)]

  private static let continuous: [(CGFloat, CGFloat)] = [
    (1.52866, 0), (1.08849, 0), (0.86841, 0), (0.66993, 0.06550), (0.63149, 0.07491),
    (0.37282, 0.16906), (0.16906, 0.37282), (0.07491, 0.63149), (0.06550, 0.66993),
    (0, 0.86841), (0, 1.08849), (0, 1.52866),
  ]

  /// A quarter of a circle in arcs of 21.62, 46.76 and 21.62 degrees.
  private static let circular: [(CGFloat, CGFloat)] = [
    (1, 0), (0.87384, 0), (0.74884, 0.02386), (0.63155, 0.07035), (0.63155, 0.07035),
    (0.37505, 0.17200), (0.17200, 0.37505), (0.07035, 0.63155), (0.07035, 0.63155),
    (0.02386, 0.74884), (0, 0.87384), (0, 1),
  ]

  /// Creates a corner that has so many times its radius of each side for itself.
  init(_ room: CGFloat) {
    let share = max(0, min(1, (room - 1) / 0.52866))
    if share == 1 {
      points = Self.continuous
    } else if share == 0 {
      points = Self.circular
    } else {
      points = zip(Self.continuous, Self.circular).map { smooth, round in
        (
          smooth.0 * share + round.0 * (1 - share), smooth.1 * share + round.1 * (1 - share)
        )
      }
    }
  }
}
