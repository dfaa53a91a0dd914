import WidgetFindings
import WidgetRecording

/// Objects to buttons, toggles and links that a finger misses, or takes for one another.
struct TapTargetSmallCheck: DrawingCheck {
  static let descriptor = CheckDescriptor(
    id: "tap-target-small",
    group: .views,
    summary: "Buttons, toggles and links are large enough for a finger.",
    rationale: """
      Apple asks for 44 by 44 points, and for 28 by 28 at least, on iPhone, iPad and Apple Watch; \
      for 28 and 20 on a Mac. A tap beside a target opens the app. Between buttons with a bezel it \
      asks for about 12 points, so that a finger does not press the wrong one.
      """,
    onDevice: "Taps miss the button and open the app.",
    repair: """
      Give the button's label a frame and a content shape of 44 points, and the stack of buttons a \
      spacing of 12.
      """,
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
    .rejects(
      "20 points in a group of which Apple publishes no sizes, a note",
      .drawn(
        .picture { drawing in
          drawing.boxes = [.control("Button", 20)]
          drawing.notes = [AssumedSizes.accessoryGroups.note]
        }), .pictured(family: .accessoryCircular), at: .entry(0)),
    .accepts("12 points apart", .drawn(.buttons(12)), .pictured()),
    .rejects("2 points apart, a note", .drawn(.buttons(2)), .pictured(), at: .entry(0)),
    .rejects(
      "8 points apart, as two decimals of places give it", .drawn(.buttons(8.0066)), .pictured(),
      at: .entry(0)),
    .accepts("one within the other", .drawn(.buttons(-40)), .pictured()),
    .accepts("a Mac's pointer", in: Setting(.macOS, 14), .drawn(.buttons(2)), .pictured()),
    .ignores("nothing drawn", .timeline(.at(0))),
  ]

  func faults(in shown: ShownDrawing) -> [DrawingFault] {
    // In a compact or minimal presentation no control takes a tap, whatever its size.
    let place = shown.drawing.look.place
    guard shown.hasUsualText, place != .islandCompact, place != .islandMinimal else { return [] }
    let (least, usual) = shown.header.system.platform.targetSides
    let isOnePlace = shown.family.map(TapNotPossibleCheck.families.contains) ?? false
    let nodes = isOnePlace ? ["Button", "Toggle"] : ["Button", "Toggle", "Link"]
    let small = shown.drawing.boxes.compactMap { box -> Target? in
      guard nodes.contains(box.node), let frame = DrawnBounds(box.frame)
      else { return nil }
      var target = Target(node: box.node, width: frame.width, height: frame.height)
      target.isTooSmall = target.side < least - 0.5
      return target.side < usual - 0.5 ? target : nil
    }
    let groups = small.grouped { [$0.node, $0.isTooSmall ? "too small" : "small"] }
    return close(shown)
      + groups.map { key, targets in
        let target = targets.min { $0.side < $1.side } ?? targets[0]
        let size = "\(Coordinate.text(target.width)) × \(Coordinate.text(target.height)) pt"
        let number =
          targets.count > 1
          ? "\(targets.count) of '\(target.node)' have at the least \(size)"
          : "'\(target.node)' is \(size)"
        let limit = Coordinate.text(target.isTooSmall ? least : usual)
        return DrawingFault(
          "\(number), less than the \(limit) pt that are "
            + (target.isTooSmall ? "the least" : "usual") + shown.assumedRoom,
          key: key.joined(separator: " "),
          level: target.isTooSmall && shown.assumedRoom.isEmpty ? nil : .note)
      }
  }

  /// The space between two buttons that Apple asks for where fingers press them.
  private static let usualGap = 12.0

  /// The buttons and toggles that have less space between them; links are often rows of a list.
  private func close(_ shown: ShownDrawing) -> [DrawingFault] {
    guard shown.header.system.platform != .macOS else { return [] }
    let frames = shown.drawing.boxes.filter { ["Button", "Toggle"].contains($0.node) }
      .compactMap { DrawnBounds($0.frame) }
    let gaps = frames.enumerated().flatMap { index, frame in
      frames[(index + 1)...].map { frame.gap(to: $0) }.filter { $0 > 0 && $0 < Self.usualGap - 0.5 }
    }
    guard let least = gaps.min() else { return [] }
    return [
      DrawingFault(
        "two buttons are \(Coordinate.text(least, decimals: 1)) pt apart, less than the "
          + "\(Coordinate.text(Self.usualGap)) pt that are usual"
          + (gaps.count > 1 ? ", and \(gaps.count - 1) other pairs are close" : ""),
        key: "close", level: .note)
    ]
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

extension DrawnBounds {
  /// The distance to another frame; 0 where they touch or overlap.
  fileprivate func gap(to other: DrawnBounds) -> Double {
    let across = max(0, minX - other.maxX, other.minX - maxX)
    let down = max(0, minY - other.maxY, other.minY - maxY)
    return (across * across + down * down).squareRoot()
  }
}

extension RecordedDrawing {
  /// A drawing of two buttons beside each other.
  fileprivate static func buttons(_ gap: Double) -> Self {
    picture { drawing in
      drawing.boxes = [.control("Button", 44), .control("Button", 44)]
      drawing.boxes[1].frame[0] += 44 + gap
    }
  }
}
