import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// Objects to content that cannot be read once the system takes the background away.
struct BackgroundNotRemovableCheck: DrawingCheck {
  static let descriptor = CheckDescriptor(
    id: "background-not-removable",
    group: .views,
    summary: "Text can be read without the container's background.",
    rationale: """
      In StandBy and on the Lock Screen of iPad the system takes the background away and draws the \
      widget on black. Dark text that stood on a light background is then gone.
      """,
    onDevice: "In StandBy the text is invisible.",
    repair: """
      Choose colours by `\\.showsWidgetContainerBackground`, or use styles that follow the appearance.
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
    guard !gone.isEmpty else { return [] }
    let verb = gone.count > 1 ? "are" : "is"
    return [
      DrawingFault(
        MessageFormatter.quoted(gone.map(\.box.shortText)) + " \(verb) as dark as the black that "
          + "stands there where the system takes the background away", key: "texts")
    ]
  }
}
