import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// Objects to links where the system takes none.
struct TapNotPossibleCheck: DrawingCheck {
  static let descriptor = CheckDescriptor(
    id: "tap-not-possible",
    group: .views,
    summary: "Links and buttons stand where the system takes more than one tap.",
    rationale: """
      A small widget and the round and inline ones of the Lock Screen and of watch faces have one \
      place to tap: the whole widget, which opens what `widgetURL(_:)` names. A `Link` in them is drawn and \
      does nothing. The compact and minimal presentations of a Live Activity open the app wherever \
      they are tapped; buttons and toggles work in its expanded one and on the Lock Screen.
      """,
    onDevice: "A tap on the link opens the app where it was left.",
    repair: """
      Use `widgetURL(_:)` in these families, and `Link` from medium on; in a Live Activity move \
      controls to the expanded presentation.
      """,
    sample: "SmallView(entry: entry).widgetURL(entry.url)",
    source: .documented,
    level: .error
  )

  static let examples: [Example] = [
    .accepts(
      "a link in a medium widget", .drawn(.picture { $0.boxes = [.control("Link", 44)] }),
      .pictured(family: .systemMedium)),
    .rejects(
      "a link in a small one", .drawn(.picture { $0.boxes = [.control("Link", 44)] }),
      .pictured(), at: .entry(0)),
    .accepts(
      "a link in a small one to what a tap on the widget opens",
      .drawn(
        .picture {
          $0.boxes = [.control("Link", 44)]
          $0.boxes[0].opensWidgetURL = true
        }), .pictured()),
    .accepts(
      "a button in a small one", .drawn(.picture { $0.boxes = [.control("Button", 44)] }),
      .pictured()),
    .rejects(
      "a button in a compact presentation",
      .drawn(.island(.islandCompact) { $0.boxes = [.control("Button", 30)] }), .activity(),
      .described("Ride", as: .activity), at: .call()),
    .accepts(
      "a button in an expanded one",
      .drawn(.island(.islandExpanded) { $0.boxes = [.control("Button", 44)] }), .activity(),
      .described("Ride", as: .activity)),
    .ignores("nothing drawn", .timeline(.at(0))),
  ]

  static let dependsOnContent = false

  /// The families in which every tap is the whole widget's.
  static let families: Set<FamilyName> = [
    .systemSmall, .accessoryCircular, .accessoryInline, .accessoryCorner,
  ]

  func faults(in shown: ShownDrawing) -> [DrawingFault] {
    if let place = shown.drawing.look.place, [.islandCompact, .islandMinimal].contains(place) {
      return Self.islandFaults(in: shown.drawing)
    }
    guard let family = shown.family, Self.families.contains(family) else { return [] }
    // A tap on a link to the widget's own URL opens it all the same.
    let links = shown.drawing.boxes.count { $0.node == "Link" && !$0.opensWidgetURL }
    guard links > 0 else { return [] }
    return [
      DrawingFault(
        "\(MessageFormatter.count(links, "link", "links")) in \(family.rawValue), which has "
          + "one place to tap", key: "link")
    ]
  }

  /// The faults of a presentation that opens the app wherever it is tapped.
  private static func islandFaults(in drawing: RecordedDrawing) -> [DrawingFault] {
    ["Link", "Button", "Toggle"].compactMap { node in
      let count = drawing.boxes.count { $0.node == node }
      guard count > 0 else { return nil }
      let noun = node.lowercased()
      return DrawingFault(
        "\(MessageFormatter.count(count, noun, noun + "s")), where every tap opens the app",
        key: noun)
    }
  }
}
