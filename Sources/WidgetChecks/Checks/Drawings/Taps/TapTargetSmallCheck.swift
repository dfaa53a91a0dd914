import WidgetFindings
import WidgetRecording

/// Objects to buttons, toggles and links that a finger misses.
struct TapTargetSmallCheck: DrawingCheck {
  static let descriptor = CheckDescriptor(
    id: "tap-target-small",
    group: .views,
    summary: "Buttons, toggles and links are large enough for a finger.",
    rationale: """
      Apple asks for 44 by 44 points, and for 28 by 28 at least, on iPhone, iPad and Apple Watch; \
      for 28 and 20 on a Mac. A tap beside a target opens the app.
      """,
    onDevice: "Taps miss the button and open the app.",
    repair: "Give the button's label a frame and a content shape of 44 points.",
    sample: "Button(intent: Refresh()) { icon.frame(width: 44, height: 44) }",
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("44 points", .drawn(.picture { $0.boxes = [.control("Button", 44)] }), .pictured()),
    .rejects(
      "20 points", .drawn(.picture { $0.boxes = [.control("Button", 20)] }), .pictured(),
      at: .entry(0)),
    .rejects(
      "36 points, a note", .drawn(.picture { $0.boxes = [.control("Link", 36)] }),
      .pictured(family: .systemMedium), at: .entry(0)),
    .accepts(
      "a Mac's 28 points", in: Setting(.macOS, 14),
      .drawn(.picture { $0.boxes = [.control("Button", 28)] }), .pictured()),
    .accepts(
      "a link where the whole widget is one, which tap-not-possible tells",
      .drawn(.picture { $0.boxes = [.control("Link", 20)] }), .pictured()),
    .ignores("nothing drawn", .timeline(.at(0))),
  ]

  func faults(in shown: ShownDrawing) -> [DrawingFault] {
    // In a compact or minimal presentation no control takes a tap, whatever its size.
    let place = shown.drawing.look.place
    guard shown.hasUsualText, place != .islandCompact, place != .islandMinimal else { return [] }
    let (least, usual): (Double, Double) =
      shown.header.system.platform == .macOS ? (20, 28) : (28, 44)
    let isOnePlace = shown.family.map(TapNotPossibleCheck.families.contains) ?? false
    let nodes = isOnePlace ? ["Button", "Toggle"] : ["Button", "Toggle", "Link"]
    let small = shown.drawing.boxes.compactMap { box -> Target? in
      guard nodes.contains(box.node), let frame = DrawnBounds(box.frame)
      else { return nil }
      var target = Target(node: box.node, width: frame.width, height: frame.height)
      target.isTooSmall = target.side < least - 0.5
      return target.side < usual - 0.5 ? target : nil
    }
    return small.grouped { [$0.node, $0.isTooSmall ? "too small" : "small"] }.map { key, targets in
      let target = targets.min { $0.side < $1.side } ?? targets[0]
      let size = "\(Coordinate.text(target.width)) × \(Coordinate.text(target.height)) pt"
      let number =
        targets.count > 1
        ? "\(targets.count) of '\(target.node)' have at the least \(size)"
        : "'\(target.node)' is \(size)"
      return DrawingFault(
        "\(number), less than the \(Coordinate.text(target.isTooSmall ? least : usual)) pt that are "
          + (target.isTooSmall ? "the least" : "usual"), key: key.joined(separator: " "),
        level: target.isTooSmall ? nil : .note)
    }
  }

  /// A place to tap that is smaller than usual.
  private struct Target {
    var node: String
    var width: Double
    var height: Double
    var isTooSmall = false

    var side: Double { min(width, height) }
  }
}
