import SwiftUI

/// The hands of a clock, and what one can reckon with them.
struct ClockHands {
  var hour: Angle
  var minute = Angle()

  var between: Angle { hour > minute ? hour - minute : minute - hour }

  var mirrored: ClockHands { ClockHands(hour: -hour, minute: -minute) }

  var mean: Angle { (hour + minute) / 2 }

  mutating func advance(by minutes: Double) {
    minute += Angle(degrees: 6) * minutes
    hour += 0.5 * Angle(degrees: minutes)
    if minute.degrees >= 360 { minute -= .degrees(360) }
  }
}

/// The sides of a frame that are drawn.
struct FrameSides {
  var edges: Edge.Set = .all
  var ends: HorizontalEdge.Set = [.leading, .trailing]
  var caps: VerticalEdge.Set = [.top, .bottom]

  static let left = FrameSides(edges: .leading, ends: .leading, caps: .all)
  static let right = FrameSides(edges: .trailing, ends: HorizontalEdge.Set(.trailing))
  static let base = FrameSides(edges: Edge.Set(.leading), ends: .all, caps: VerticalEdge.Set(.top))

  func insets(of width: CGFloat) -> EdgeInsets {
    var insets = EdgeInsets()
    if edges.contains(.top), caps.contains(.top) { insets.top = width }
    if edges.contains(.bottom) { insets.bottom = width }
    if ends.contains(.leading) { insets.leading = width }
    if ends.contains(.trailing) { insets.trailing = width }
    return insets
  }
}

/// A place in a frame, for the knob that is moved in it.
struct KnobPlace {
  var point = UnitPoint()

  var isHome: Bool { point == .zero }

  func center(in size: CGSize) -> CGPoint {
    CGPoint(x: point.x * size.width, y: point.y * size.height)
  }

  var alignment: Alignment {
    var alignment = Alignment.center
    alignment.horizontal = point.x < 0.5 ? .leading : .center
    alignment.vertical = point.y < 0.5 ? .top : .bottom
    return alignment
  }
}

/// The size proposed to a tag before its layout.
struct TagProposal {
  var size = ProposedViewSize(width: 100, height: nil)

  static let steps: [ProposedViewSize] = [.zero, .unspecified, .infinity]

  func fits(_ frame: CGSize) -> Bool {
    let offered = ProposedViewSize(frame)
    return (offered.height ?? 0) >= (size.height ?? 0)
  }

  /// The distance between two tags.
  @MainActor func gap(between first: LayoutSubview, and second: LayoutSubview) -> CGFloat {
    var spacing = ViewSpacing()
    spacing.formUnion(first.spacing, edges: .all)
    return spacing.distance(to: second.spacing, along: .horizontal) + first.priority
  }

  /// Whether tags run from the right.
  func isMirrored(_ tags: LayoutSubviews) -> Bool { tags.layoutDirection == .rightToLeft }
}

/// The blend modes of a drawing, by name.
let blendModes: [(name: String, mode: BlendMode)] = [
  ("Normal", .normal), ("Multiply", .multiply), ("Screen", .screen), ("Overlay", .overlay),
  ("Darken", .darken), ("Lighten", .lighten), ("Dodge", .colorDodge), ("Burn", .colorBurn),
  ("Soft", .softLight), ("Hard", .hardLight), ("Difference", .difference),
  ("Exclusion", .exclusion), ("Hue", .hue), ("Saturation", .saturation), ("Color", .color),
  ("Luminosity", .luminosity), ("Atop", .sourceAtop), ("Behind", .destinationOver),
  ("Out", .destinationOut), ("Plus darker", .plusDarker), ("Plus lighter", .plusLighter),
]
