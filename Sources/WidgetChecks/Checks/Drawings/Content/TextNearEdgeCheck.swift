import WidgetFindings
import WidgetRecording

/// Notes text that stands nearer to the widget's edge than Apple's tightest margin.
struct TextNearEdgeCheck: DrawingCheck {
  static let descriptor = CheckDescriptor(
    id: "text-near-edge",
    group: .views,
    summary: "Text keeps 11 points from the widget's edge.",
    rationale: """
      Apple's guidelines give a widget margins of 16 points, and 11 for tight designs. Without the \
      system's margins, as with `contentMarginsDisabled()` and before iOS 17, views reach to the edge. \
      What counts is the distance of the letters, estimated from the font; less than 10 points is told.
      """,
    onDevice: "The text touches the widget's edge, or its corner cuts it.",
    repair: "Give the text padding, at best that of `\\.widgetContentMargins`.",
    sample: "@Environment(\\.widgetContentMargins) var margins",
    source: .documented,
    level: .note
  )

  static let examples: [Example] = [
    .accepts("16 points", .drawn(.near(16)), .pictured()),
    .accepts("11 points", .drawn(.near(11)), .pictured()),
    .rejects("4 points", .drawn(.near(4)), .pictured(), at: .entry(0)),
    .accepts(
      "a text that leaves the widget, which content-overflows tells", .drawn(.near(-9)), .pictured()
    ),
    .accepts(
      "the room above capital letters counts",
      .drawn(
        .picture(texts: ["Total"]) {
          $0.boxes[0].frame = [40, 6, 60, 33.5]
          $0.boxes[0].font = "28 400"
        }), .pictured()),
    .accepts("an accessory", .drawn(.near(4)), .pictured(family: .accessoryRectangular)),
    .ignores("nothing drawn", .timeline(.at(0))),
  ]

  /// The distance below which a text is told: Apple's least margin, and a point that nobody sees.
  private static let least = 10.0

  func faults(in shown: ShownDrawing) -> [DrawingFault] {
    guard shown.hasUsualText, shown.drawing.look.place == nil,
      let family = shown.family, !family.isAccessory,
      [.iOS, .iPadOS].contains(shown.header.system.platform)
    else { return [] }
    let near = shown.viewTexts.compactMap { _, box -> (name: String, distance: Double)? in
      guard let frame = DrawnBounds(box.frame) else { return nil }
      // Letters are lower than their line: capitals by a quarter of their size above, all but the
      // tails of some below.
      let letters = (box.fontSize ?? 17) * box.scale
      let distance = min(
        frame.minX, frame.minY + 0.25 * letters, shown.size.width - frame.maxX,
        shown.size.height - frame.maxY + 0.2 * letters)
      return distance > -1 && distance < Self.least ? (box.shortText, distance) : nil
    }
    guard let least = near.map(\.distance).min() else { return [] }
    let names = near.map(\.name)
    let isOne = Set(names).count == 1
    return [
      DrawingFault(
        "\(MessageFormatter.quoted(names)) \(isOne ? "stands" : "stand") "
          + "\(Coordinate.text(max(0, least), decimals: 0)) pt from the edge"
          + (isOne ? "" : " at the least") + ", nearer than the 11 pt of the tightest margin",
        key: "near", texts: names)
    ]
  }
}

extension RecordedDrawing {
  /// A drawing of a text at a distance from the left edge.
  fileprivate static func near(_ distance: Double) -> Self {
    picture(texts: ["Total"]) { $0.boxes[0].frame[0] = distance }
  }
}
