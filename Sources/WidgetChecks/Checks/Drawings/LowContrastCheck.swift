import WidgetFindings
import WidgetRecording

/// Objects to words that hardly differ from what is behind them.
struct LowContrastCheck: DrawingCheck {
  static let descriptor = CheckDescriptor(
    id: "low-contrast",
    group: .views,
    summary: "Text differs enough from what is behind it.",
    rationale: """
      The Web Content Accessibility Guidelines and Apple's ask for 4.5 to 1, and 3 to 1 for text of \
      18 points, or bold of 14. Every appearance and rendering mode that is drawn counts. What is \
      behind is read at nine points of each text, and the worst counts; where a picture, a blur or \
      a material is behind, nothing is known and nothing is said.
      """,
    onDevice: "The text is hard to read, above all in sunlight.",
    repair:
      "Use the system's styles, which follow the appearance, or another colour for each of them.",
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("black on white", .drawn(.picture(texts: ["Total"], on: .white)), .pictured()),
    .rejects(
      "grey on white",
      .drawn(.picture(texts: ["Total"], in: "#aaaaaaff", on: .white)), .pictured(),
      at: .entry(0)),
    .rejects(
      "black on black",
      .drawn(.picture(texts: ["Total"], in: "#000000ff", on: .black)), .pictured(),
      at: .entry(0)),
    .accepts(
      "grey of large letters",
      .drawn(
        .picture(texts: ["Total"], in: "#8e8e93ff", on: .white) {
          $0.boxes[0].font = "28 400"
        }), .pictured()),
    .ignores("nothing drawn", .timeline(.at(0))),
  ]

  func faults(in shown: ShownDrawing) -> [DrawingFault] {
    let layers = DrawnLayers(shown.drawing)
    return shown.texts.compactMap { position, box in
      guard let found = layers.worstContrast(of: box, on: shown.ground) else { return nil }
      let needed = box.neededContrast
      guard found < needed - 0.05 else { return nil }
      let level: FindingLevel? = found < 1.5 ? .error : nil
      return DrawingFault(
        "'\(box.shortText)' has a contrast of \(Coordinate.text(found, decimals: 1)) to 1, and needs "
          + "\(Coordinate.text(needed, decimals: 1))\(shown.inLook)",
        key: "\(shown.drawing.look.words) text \(position)", level: level)
    }
  }
}
