import WidgetFindings
import WidgetRecording

/// Objects to content of which a tint or a Lock Screen leaves nothing.
struct VanishesWhenTintedCheck: DrawingCheck {
  static let descriptor = CheckDescriptor(
    id: "vanishes-when-tinted",
    group: .views,
    summary: "Content is still there where the system tints the widget.",
    rationale: """
      On a tinted Home Screen and on watch faces every colour becomes one of two tints, and a \
      picture one flat area; on the Lock Screen dark colours become transparent. `--draw all`, or \
      `renderingModes` in the manifest, draws these modes.
      """,
    onDevice: "A picture is a plain rectangle, or a text is gone.",
    repair: """
      Give pictures `widgetAccentedRenderingMode(.desaturated)`, and choose other content where \
      `\\.widgetRenderingMode` is not full colour.
      """,
    sample: "Image(\"Photo\").resizable().widgetAccentedRenderingMode(.desaturated)",
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts(
      "white words", .drawn(.tinted(texts: ["Total"], in: "#ffffffff")), .pictured()),
    .rejects(
      "words without brightness", .drawn(.tinted(texts: ["Total"], in: "#ffffff20")),
      .pictured(), at: .entry(0)),
    .rejects(
      "a picture that becomes an area",
      .drawn(
        .tinted(texts: ["Total"], in: "#ffffffff") {
          $0.boxes.append(.photo(80, 80))
        }), .pictured(), at: .entry(0)),
    .accepts(
      "full colour", .drawn(.picture { $0.boxes = [.photo(80, 80)] }), .pictured()),
    .accepts(
      "a drawing of which nothing is left",
      .drawn(.tinted(texts: ["Total"], in: "#ffffff00") { $0.list = [] }), .pictured()),
    .ignores("nothing drawn", .timeline(.at(0))),
  ]

  func faults(in shown: ShownDrawing) -> [DrawingFault] {
    let look = shown.drawing.look
    guard look.renderingMode != .fullColor else { return [] }
    // `entry-blank` reports a drawing of which nothing is left.
    guard shown.showsSomething else { return [] }
    let layers = DrawnLayers(shown.drawing)
    let gone = shown.texts.filter { _, box in
      layers.worstContrast(of: box, on: shown.ground).map { $0 < DrawnLayers.leastVisible } ?? false
    }
    let words =
      gone.isEmpty
      ? []
      : [
        DrawingFault(
          MessageFormatter.quoted(gone.map(\.box.shortText)) + " cannot be seen" + shown.inLook,
          key: "\(look.words) texts",
          // An iPhone's Lock Screen has no other look.
          level: shown.family?.isAccessory == true && look.renderingMode == .vibrant ? .error : nil)
      ]
    guard look.renderingMode != .vibrant, !shown.drawing.showsPictures else { return words }
    let area = shown.size.width * shown.size.height
    return words
      + shown.drawing.boxes.enumerated().compactMap { position, box in
        guard box.pixels != nil, let frame = DrawnBounds(box.frame),
          frame.width * frame.height > 0.05 * area
        else { return nil }
        return DrawingFault(
          "a picture of \(Coordinate.text(frame.width)) × \(Coordinate.text(frame.height)) pt "
            + "becomes one flat area\(shown.inLook)", key: "\(look.words) picture \(position)")
      }
  }
}

extension RecordedDrawing {
  /// Whether a picture is drawn as one, and not only as the mask of a tint.
  fileprivate var showsPictures: Bool {
    list.contains { if case .image = $0 { true } else { false } }
  }
}
