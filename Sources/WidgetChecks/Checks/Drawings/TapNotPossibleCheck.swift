import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// Objects to links where the system takes none.
struct TapNotPossibleCheck: DrawingCheck {
  static let descriptor = CheckDescriptor(
    id: "tap-not-possible",
    group: .views,
    summary: "Links stand in families that have more than one place to tap.",
    rationale: """
      A small widget and the round and inline ones of the Lock Screen and of watch faces have one \
      place to tap: the whole widget, which opens what `widgetURL(_:)` names. A `Link` in them is drawn and \
      does nothing.
      """,
    onDevice: "A tap on the link opens the app where it was left.",
    repair: "Use `widgetURL(_:)` in these families, and `Link` from medium on.",
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
      "a button in a small one", .drawn(.picture { $0.boxes = [.control("Button", 44)] }),
      .pictured()),
    .ignores("nothing drawn", .timeline(.at(0))),
  ]

  func faults(in shown: ShownDrawing) -> [DrawingFault] {
    let families: [FamilyName] = [
      .systemSmall, .accessoryCircular, .accessoryInline, .accessoryCorner,
    ]
    guard families.contains(shown.member.family) else { return [] }
    let links = shown.drawing.boxes.count { $0.node == "Link" }
    guard links > 0 else { return [] }
    return [
      DrawingFault(
        "\(MessageFormatter.count(links, "link", "links")) in \(shown.member.family.rawValue), which has "
          + "one place to tap", key: "link")
    ]
  }
}
