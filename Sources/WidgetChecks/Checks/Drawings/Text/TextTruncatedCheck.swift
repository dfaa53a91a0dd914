import WidgetFindings
import WidgetRecording

/// Objects to words that are cut off at the usual size of text.
struct TextTruncatedCheck: DrawingCheck {
  static let descriptor = CheckDescriptor(
    id: "text-truncated",
    group: .views,
    summary: "No text is cut off at the usual size of text.",
    rationale: """
      What does not fit ends in an ellipsis, often in the middle of a number. Widths are estimated \
      with a stand-in font: a text that needs up to 3 in 100 more than it has may fit on a device, \
      and is a note.
      """,
    onDevice: "The text ends in “…”.",
    repair: """
      Give the text room, let it take more lines, or allow it to shrink with \
      `minimumScaleFactor(_:)`; offer a shorter one with `ViewThatFits`.
      """,
    sample: "Text(total).lineLimit(1).minimumScaleFactor(0.7)",
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("a text that fits", .drawn(.picture(texts: ["Total"])), .pictured()),
    .rejects(
      "one that does not",
      .drawn(.picture { $0.boxes = [.text("$1,284.16", 60) { $0.cut(ideal: 90) }] }),
      .pictured(), at: .entry(0)),
    .rejects(
      "one that lacks a hair",
      .drawn(.picture { $0.boxes = [.text("$1,284.16", 60) { $0.cut(ideal: 61) }] }),
      .pictured(), at: .entry(0)),
    .accepts(
      "larger text",
      .drawn(
        .picture {
          $0.look.typeSize = "accessibility3"
          $0.boxes = [.text("$1,284.16", 60) { $0.cut(ideal: 90) }]
        }), .pictured()),
    .rejects(
      "in a Live Activity",
      .drawn(
        .island(.islandCompact) { $0.boxes = [.text("in 12 minutes", 30) { $0.cut(ideal: 90) }] }),
      .activity(), .described("Ride", as: .activity), at: .call()),
    .ignores("nothing drawn", .timeline(.at(0))),
  ]

  func faults(in shown: ShownDrawing) -> [DrawingFault] {
    guard shown.hasUsualText else { return [] }
    return shown.texts.filter(\.box.truncated).map { position, box in
      let isNear = box.isNearlyWhole
      // The room that Control Center has for words is assumed.
      let isNote = isNear || shown.isControl
      let message =
        isNear
        ? "'\(box.shortText)' may be cut off: it needs, estimated, hardly more than the "
          + "\(box.frame.width) pt that it has"
        : "'\(box.shortText)' is cut off, estimated with a stand-in font"
      return DrawingFault(
        message + shown.inLook, key: "text \(position)", level: isNote ? .note : nil)
    }
  }
}
