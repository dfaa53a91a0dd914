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
      "the rows of a list are told once",
      .drawn(
        .picture {
          $0.boxes = [
            .text("6 o'clock", 30) { $0.cut(ideal: 60) },
            .text("12 o'clock", 30) { $0.cut(ideal: 70) },
          ]
        }), .pictured(), at: .entry(0)),
    .rejects(
      "one that lacks a hair",
      .drawn(.picture { $0.boxes = [.text("$1,284.16", 60) { $0.cut(ideal: 61) }] }),
      .pictured(), at: .entry(0)),
    .rejects(
      "one that lacks a line, not width",
      .drawn(
        .picture {
          $0.boxes = [.text("Total", 60) { $0.cut(ideal: 50) }]
          $0.boxes[0].ideal = [50, 42.33]
        }), .pictured(), at: .entry(0)),
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
    .accepts(
      "a clear text, which only drives a view",
      .drawn(
        .picture { drawing in
          drawing.boxes = [
            .text("0:00", 1) {
              $0.cut(ideal: 30)
              $0.color = "#00000000"
            }
          ]
        }), .pictured()),
    .ignores("nothing drawn", .timeline(.at(0))),
  ]

  func faults(in shown: ShownDrawing) -> [DrawingFault] {
    guard shown.hasUsualText else { return [] }
    // Texts of one font, such as the rows of a list, have too little room for one reason.
    return shown.texts.map(\.box).filter { $0.truncated && !$0.isClear }
      .grouped { Group(font: $0.font ?? "", isNear: $0.isNearlyWhole) }
      .map { group, boxes in
        // The room that Control Center has for words is assumed.
        DrawingFault(
          group.words(for: boxes) + shown.inLook, key: group.key,
          level: group.isNear || shown.isControl ? .note : nil, texts: boxes.compactMap(\.text))
      }
  }

  /// The font of texts that are cut off, and whether they lack hardly anything.
  private struct Group: Hashable {
    var font: String
    var isNear: Bool

    var key: String { "text \(font)\(isNear ? " nearly" : "")" }

    func words(for boxes: [DrawnBox]) -> String {
      let names = boxes.map(\.shortText)
      let isOne = Set(names).count == 1
      guard isNear else {
        return
          "\(MessageFormatter.quoted(names)) \(isOne ? "is" : "are") cut off, estimated with a "
          + "stand-in font"
      }
      let room = isOne ? "the \(boxes[0].frame.width) pt that it has" : "they have"
      return
        "\(MessageFormatter.quoted(names)) may be cut off: \(isOne ? "it needs" : "they need"), "
        + "estimated, hardly more than \(room)"
    }
  }
}
