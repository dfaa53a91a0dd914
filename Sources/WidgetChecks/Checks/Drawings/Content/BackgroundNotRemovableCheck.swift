import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// Objects to content that cannot be read once the system takes the background away.
struct BackgroundNotRemovableCheck: DrawingCheck {
  static let descriptor = CheckDescriptor(
    id: "background-not-removable",
    group: .views,
    summary: "The background can be taken away, and text be read without it.",
    rationale: """
      In StandBy and on the Lock Screen of iPad the system takes the background away and draws the \
      widget on black. Dark text that stood on a light background is then gone. A colour or a gradient \
      among the views that covers all of the container's background stays there, as a bright square.
      """,
    onDevice: "In StandBy the text is invisible, or the widget keeps a background of its own.",
    repair: """
      Give the background to `containerBackground(for:)` alone, choose colours by \
      `\\.showsWidgetContainerBackground`, or use styles that follow the appearance.
      """,
    sample: "@Environment(\\.showsWidgetContainerBackground) var showsBackground",
    source: .documented,
    level: .note
  )

  static let examples: [Example] = [
    .accepts(
      "white text", in: Setting(.iOS, 17), .drawn(.dark(texts: ["Total"], in: "#ffffffff")),
      .pictured()),
    .rejects(
      "black text on a light background", in: Setting(.iOS, 17),
      .drawn(.dark(texts: ["Total"], in: "#000000ff")), .pictured(), at: .entry(0)),
    .accepts(
      "a family that stands nowhere without one", in: Setting(.iOS, 17),
      .drawn(.dark(texts: ["Total"], in: "#000000ff")), .pictured(family: .systemLarge)),
    .accepts(
      "a widget whose background must stay, which is not shown there", in: Setting(.iOS, 17),
      .described { $0.isBackgroundRemovable = false },
      .drawn(.dark(texts: ["Total"], in: "#000000ff")), .pictured()),
    .rejects(
      "a colour that covers the background", in: Setting(.iOS, 17),
      .drawn(.dark(texts: ["Total"], in: "#ffffffff") { $0.cover(.grey, inset: 0) }), .pictured(),
      at: .entry(0)),
    .accepts(
      "black that covers the background, as StandBy's is", in: Setting(.iOS, 17),
      .drawn(.dark(texts: ["Total"], in: "#ffffffff") { $0.cover(.black, inset: 0) }), .pictured()),
    .accepts(
      "a colour within the margins", in: Setting(.iOS, 17),
      .drawn(.dark(texts: ["Total"], in: "#ffffffff") { $0.cover(.grey, inset: 16) }), .pictured()),
    .ignores("nothing drawn", in: Setting(.iOS, 17), .timeline(.at(0))),
  ]

  func faults(in shown: ShownDrawing) -> [DrawingFault] {
    let look = shown.drawing.look
    guard look == DrawnLook("dark"), shown.family == .systemSmall, shown.isBackgroundRemovable,
      shown.header.system.needsContainerBackground,
      [.iOS, .iPadOS].contains(shown.header.system.platform)
    else { return [] }
    let layers = DrawnLayers(shown.drawing)
    let gone = shown.texts.filter { _, box in
      guard let with = layers.worstContrast(of: box, on: .black),
        let without = layers.worstContrast(of: box, on: .black, hasBackground: false)
      else { return false }
      return without < DrawnLayers.leastVisible && with >= DrawnLayers.leastVisible
    }
    let covering = covering(layers, in: shown)
    guard !gone.isEmpty else { return covering }
    let verb = gone.count > 1 ? "are" : "is"
    return covering + [
      DrawingFault(
        MessageFormatter.quoted(gone.map(\.box.shortText)) + " \(verb) as dark as the black that "
          + "stands there where the system takes the background away", key: "texts")
    ]
  }

  /// The fault of a background among the views.
  ///
  /// A black one cannot be told from StandBy's black, but stays a square on the Lock Screen of an
  /// iPad.
  private func covering(_ layers: DrawnLayers, in shown: ShownDrawing) -> [DrawingFault] {
    guard let color = layers.coverOfBackground,
      shown.header.system.platform == .iPadOS || color.contrast(with: .black) > 1.1
    else { return [] }
    return [
      DrawingFault(
        "a colour or gradient among the views covers the container's background, and stays where "
          + "the system takes that away", key: "cover")
    ]
  }
}

extension RecordedDrawing {
  /// Paints a colour over the background, before the text.
  fileprivate mutating func cover(_ color: PaintColor, inset: Double) {
    let side = 158 - 2 * inset
    list.insert(
      .fill(.rectangle(inset, inset, side, side), .color(color), evenOdd: false),
      at: backgroundCount
    )
  }
}

extension PaintColor {
  fileprivate static let grey = PaintColor(red: 0.3, green: 0.3, blue: 0.3)
}
