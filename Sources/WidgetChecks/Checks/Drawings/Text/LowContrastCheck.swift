import WidgetFindings
import WidgetRecording

/// Objects to words with little contrast to their background.
struct LowContrastCheck: DrawingCheck {
  static let descriptor = CheckDescriptor(
    id: "low-contrast",
    group: .views,
    summary: "Text differs enough from what is behind it.",
    rationale: """
      The Web Content Accessibility Guidelines and Apple's ask for 4.5 to 1, and 3 to 1 for text of \
      18 points, or bold of 14. Labels of the system's own controls and its secondary style have about \
      3.3 to 1 on its own backgrounds and need 3. Every appearance and rendering mode that is drawn counts. What is \
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
      .drawn(.picture(texts: ["Total"], in: "#000000ff", on: .black) { $0.addSquare(.white) }),
      .pictured(), at: .entry(0)),
    .accepts(
      "black on black and nothing else, which is a blank entry",
      .drawn(.picture(texts: ["Total"], in: "#000000ff", on: .black)), .pictured()),
    .rejects(
      "black in a group of little opacity",
      .drawn(
        .picture(texts: ["Total"], on: .white) { drawing in
          var group = DrawingGroup()
          group.opacity = 0.2
          drawing.list.insert(.push(group), at: 1)
          drawing.list.append(.pop)
        }), .pictured(), at: .entry(0)),
    .rejects(
      "a gradient of colours near the ground's",
      .drawn(
        .picture(texts: ["Total"], on: .white) { drawing in
          let grey = PaintColor(red: 0.75, green: 0.75, blue: 0.75)
          drawing.boxes[0].color = nil
          drawing.list[1] = .glyphs(
            face: "f", size: 17,
            .linear([40, 0, 100, 0], [Paint.Stop(0, grey), Paint.Stop(1, grey)]),
            [PlacedGlyph(1, x: 40, y: 56)])
        }), .pictured(), at: .entry(0)),
    .accepts(
      "grey of large letters",
      .drawn(
        .picture(texts: ["Total"], in: "#8e8e93ff", on: .white) {
          $0.boxes[0].font = "28 400"
        }), .pictured()),
    .accepts(
      "a bordered button of the system's",
      .drawn(
        .picture(texts: ["Log"], in: "#007affff", on: PaintColor(red: 0.85, green: 0.92, blue: 1)) {
          $0.boxes[0].hasSystemColor = true
        }), .pictured()),
    .rejects(
      "the same button on blue",
      .drawn(
        .picture(texts: ["Log"], in: "#007affff", on: PaintColor(red: 0.5, green: 0.7, blue: 1)) {
          $0.boxes[0].hasSystemColor = true
        }), .pictured(), at: .entry(0)),
    .rejects(
      "one colour on two grounds is told once",
      .drawn(
        .picture(texts: ["Total", "Sum"], in: "#aaaaaaff", on: .white) {
          let light = PaintColor(red: 0.9, green: 0.9, blue: 0.9)
          $0.list.insert(.fill(.rectangle(0, 0, 158, 62), .color(light), evenOdd: false), at: 1)
        }), .pictured(), at: .entry(0)),
    .rejects(
      "texts of one colour are told once",
      .drawn(.picture(texts: ["Total", "Sum", "Rest", "Tip"], in: "#aaaaaaff", on: .white)),
      .pictured(), at: .entry(0)),
    .rejects(
      "large and small letters of one colour are told once",
      .drawn(
        .picture(texts: ["Total", "Sum"], in: "#aaaaaaff", on: .white) {
          $0.boxes[0].font = "28 400"
        }), .pictured(), at: .entry(0)),
    .accepts(
      "letters beside a symbol of their colour",
      .drawn(
        .picture(texts: ["Daylight"], on: .white) {
          $0.list.insert(.fill(.rectangle(40, 44, 12, 12), .color(.black), evenOdd: false), at: 1)
        }), .pictured()),
    .accepts(
      "white letters of which the upper half is outside the widget",
      .drawn(
        .picture(texts: ["Lunch"], in: "#ffffffff", on: .black) {
          $0.boxes[0].frame[1] = -12
        }), .pictured()),
    .accepts(
      "words that are gone in a tint", .drawn(.tinted(texts: ["Total"], in: "#ffffff05")),
      .pictured()),
    .rejects(
      "black in the Dynamic Island",
      .drawn(.island(.islandExpanded, texts: ["Ride"]) { $0.addSquare(.white) }), .activity(),
      .described("Ride", as: .activity), at: .call()),
    .ignores("nothing drawn", .timeline(.at(0))),
  ]

  func faults(in shown: ShownDrawing) -> [DrawingFault] {
    // At night a phone shows everything in one red, as faint as the room is dark. The colours of a
    // control's letters are the system's.
    guard !shown.isControl, shown.drawing.look.place != .standByNight else { return [] }
    let faint = Self.faintTexts(in: shown.drawing, on: shown.ground)
    // `entry-blank` reports a drawing of which nothing can be seen.
    guard !faint.isEmpty, shown.showsSomething else { return [] }
    // A text that is faint in its default look is faint in larger text and other languages as well.
    let known = shown.usual.map { Self.faintTexts(in: $0, on: shown.ground) } ?? []
    let look = shown.drawing.look
    let new = faint.filter { text in
      // `vanishes-when-tinted` reports invisible text in the tinted and vibrant modes.
      if look.renderingMode != .fullColor, text.contrast < DrawnLayers.leastVisible {
        return false
      }
      return look.peculiarities.isEmpty
        || !known.contains { $0.position == text.position && $0.contrast <= text.contrast + 0.05 }
    }
    return new.grouped(by: Group.init).map { group, texts in
      // Where a colour does not follow the appearance, one fault shows in both.
      let key = [group.key] + look.peculiarities
      return DrawingFault(
        group.words(for: texts) + shown.inLook, key: key.joined(separator: " "),
        level: group.isInvisible ? .error : nil)
    }
  }

  /// The colour that texts have in common; what is behind them may differ from one to the next.
  private struct Group: Hashable {
    var color: String?
    var isInvisible: Bool

    init(_ text: FaintText) {
      color = text.box.color
      isInvisible = text.contrast < DrawnLayers.leastVisible
    }

    var key: String { "\(isInvisible ? "invisible" : "faint") \(color ?? "text")" }

    func words(for texts: [FaintText]) -> String {
      let names = texts.map(\.box.shortText)
      let verbs = Set(names).count > 1 ? ("have", "need") : ("has", "needs")
      let (low, high) = Self.range(of: texts.map(\.contrast))
      let contrast = low == high ? "of \(low)" : "between \(low) and \(high)"
      let (least, most) = Self.range(of: texts.map(\.box.neededContrast))
      let needed = least == most ? least : "\(least), small letters \(most)"
      return "\(MessageFormatter.quoted(names)) \(verbs.0) a contrast \(contrast) to 1, and "
        + "\(verbs.1) \(needed)"
    }

    private static func range(of values: [Double]) -> (low: String, high: String) {
      let (least, most) = (values.min() ?? 0, values.max() ?? 0)
      return (Coordinate.text(least, decimals: 1), Coordinate.text(most, decimals: 1))
    }
  }

  private typealias FaintText = (position: Int, box: DrawnBox, contrast: Double)

  /// The texts of a drawing that differ less from their ground than letters of their size need.
  private static func faintTexts(
    in drawing: RecordedDrawing, on ground: PaintColor
  ) -> [FaintText] {
    let layers = DrawnLayers(drawing)
    return drawing.texts.compactMap { position, box in
      guard let found = layers.worstContrast(of: box, on: ground),
        found < box.neededContrast - 0.05
      else { return nil }
      return (position, box, found)
    }
  }
}
