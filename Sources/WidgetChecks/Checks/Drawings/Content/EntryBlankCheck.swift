import WidgetFindings
import WidgetRecording

/// Objects to entries of which nothing can be seen.
struct EntryBlankCheck: DrawingCheck {
  static let descriptor = CheckDescriptor(
    id: "entry-blank",
    group: .views,
    summary: "Every entry shows something in every family, every presentation something.",
    rationale: """
      A view that switches over the family often has a case that draws nothing, and a view without \
      data often forgets to say so. The system shows what there is: nothing. Likewise a control \
      without a symbol in its small size, and a region of the Dynamic Island. A plain colour over \
      all of the widget is no content, and neither is the container's background alone.
      """,
    onDevice: "The widget is an empty tile.",
    repair:
      "Draw something in every family that the widget supports, and for an entry without data.",
    source: .model,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("a word", .drawn(.picture(texts: ["Total"])), .pictured()),
    .rejects("nothing at all", .drawn(.picture()), .pictured(), at: .entry(0)),
    .rejects(
      "white on white",
      .drawn(
        .picture(list: [
          .fill(.rectangle(0, 0, 158, 158), .color(.white), evenOdd: false),
          .fill(.rectangle(40, 40, 50, 50), .color(.white), evenOdd: false),
        ])), .pictured(), at: .entry(0)),
    .rejects(
      "white words on white", .drawn(.picture(texts: ["Total"], in: "#ffffffff", on: .white)),
      .pictured(), at: .entry(0)),
    .rejects(
      "a colour over all of the container's background",
      .drawn(
        .picture(list: [
          .fill(.rectangle(0, 0, 158, 158), .color(.white), evenOdd: false),
          .fill(.rectangle(-8, 0, 174, 158), .color(.black), evenOdd: false),
        ])), .pictured(), at: .entry(0)),
    .rejects(
      "a gradient that is the container's background",
      .drawn(
        .picture(list: [
          .fill(
            .rectangle(0, 0, 158, 158),
            .linear([0, 0, 0, 158], [Paint.Stop(0, .white), Paint.Stop(1, .black)]),
            evenOdd: false)
        ]) { $0.backgroundCount = 1 }), .pictured(), at: .entry(0)),
    .accepts(
      "a shape on a colour that covers all",
      .drawn(
        .picture(list: [
          .fill(.rectangle(0, 0, 158, 158), .color(.white), evenOdd: false),
          .fill(.rectangle(0, 0, 158, 158), .color(.black), evenOdd: false),
          .fill(.rectangle(0, 0, 79, 158), .color(.white), evenOdd: false),
        ])), .pictured()),
    .accepts(
      "a shape in a faint grey on a faint fill",
      .drawn(
        .picture(list: [
          .fill(.rectangle(0, 0, 158, 158), .color(.white), evenOdd: false),
          .fill(
            .rectangle(0, 0, 158, 158), .color(PaintColor("#7676801f") ?? .clear), evenOdd: false),
          .fill(
            .rectangle(40, 40, 50, 50), .color(PaintColor("#e5e5eaff") ?? .clear), evenOdd: false),
        ]) { $0.backgroundCount = 2 }), .pictured()),
    .accepts(
      "a shape",
      .drawn(
        .picture(list: [
          .fill(.rectangle(0, 0, 158, 158), .color(.white), evenOdd: false),
          .fill(.rectangle(40, 40, 50, 50), .color(.black), evenOdd: false),
        ])), .pictured()),
    .rejects(
      "the background of the container, in the colour that its author gives it",
      .drawn(
        .picture(list: [
          .fill(.rectangle(0, 0, 158, 158), .color(.white), evenOdd: false),
          .fill(.rectangle(0, 0, 158, 158), .color(.tertiaryFill), evenOdd: false),
        ])), .pictured(), at: .entry(0)),
    .rejects(
      "black all over",
      .drawn(
        .picture(list: [
          .fill(.rectangle(0, 0, 158, 158), .color(.white), evenOdd: false),
          .fill(.rectangle(0, 0, 158, 158), .color(.black), evenOdd: false),
        ])), .pictured(), at: .entry(0)),
    .accepts(
      "a small shape and no ground",
      .drawn(
        .picture(list: [.fill(.rectangle(40, 40, 50, 50), .color(.black), evenOdd: false)])),
      .pictured()),
    .rejects(
      "a Live Activity without a minimal view",
      .drawn(
        .island(.islandMinimal) {
          $0.list = [.fill(.rectangle(0, 0, 45, 37), .color(.black), evenOdd: false)]
        }),
      .activity(), .described("Ride", as: .activity), at: .call()),
    .rejects(
      "words that a tint leaves nothing of",
      .drawn(.tinted(texts: ["Total"], in: "#ffffff00") { $0.list = [] }), .pictured(),
      at: .entry(0)),
    .rejects(
      "a layout without end",
      .drawn(.picture { $0.notes = ["layout was cut off: the views ask for sizes without end"] }),
      .pictured(), at: .entry(0)),
    .rejects(
      "an inline accessory without a text and an image", .drawn(.picture { $0.list = [] }),
      .pictured(family: .accessoryInline), at: .entry(0)),
    .ignores("nothing drawn", .timeline(.at(0))),
  ]

  func faults(in shown: ShownDrawing) -> [DrawingFault] {
    guard !shown.showsSomething else { return [] }
    let peculiarities = shown.drawing.look.peculiarities
    // An entry that is blank as it usually looks is blank in every look.
    if !peculiarities.isEmpty, let usual = shown.usual, !usual.showsSomething(on: shown.ground) {
      return []
    }
    let words = shown.texts.map(\.box.shortText)
    let lost = words.isEmpty ? "" : ", also not " + MessageFormatter.quoted(words)
    let cutOff = shown.drawing.notes.first { $0.hasPrefix("layout was cut off") }
    let reason = cutOff.map { ", as \($0)" } ?? ""
    // Of other views than these an inline accessory shows nothing, by Apple's words alone.
    let isInline = shown.family == .accessoryInline
    let line = isInline && words.isEmpty ? ", as an inline accessory shows a text and an image" : ""
    return [
      DrawingFault(
        "nothing can be seen\(shown.inLook)\(lost)\(reason)\(line)",
        key: peculiarities.joined(separator: ", "), level: isInline ? .warning : nil)
    ]
  }
}

extension ShownDrawing {
  /// Whether there is a letter, a picture, a line or an area that differs from what is behind it.
  var showsSomething: Bool { drawing.showsSomething(on: ground) }
}

extension RecordedDrawing {
  /// Returns whether there is a letter, a picture, a line or an area that differs from what is
  /// behind.
  ///
  /// - Parameter base: The colour below everything.
  /// - Returns: Whether there is.
  fileprivate func showsSomething(on base: PaintColor) -> Bool {
    let layers = DrawnLayers(self)
    return layers.hasVisibleAreas(on: base) || layers.hasVisibleMarks(on: base)
  }
}

extension PaintColor {
  /// The light tertiary fill, as templates have it for a background.
  fileprivate static let tertiaryFill = PaintColor(
    red: 118 / 255, green: 118 / 255, blue: 128 / 255, opacity: 0.12)
}
