import WidgetFindings
import WidgetRecording

/// Objects to widgets that do not say what their background is.
struct ContainerBackgroundMissingCheck: DrawingCheck {
  static let descriptor = CheckDescriptor(
    id: "container-background-missing",
    group: .views,
    summary: "A widget says what its container's background is.",
    rationale: """
      From iOS 17, macOS 14 and watchOS 10 on the system draws a widget's background, and takes it \
      away in StandBy, on the Lock Screen of iPad and where widgets are tinted. It has to be told \
      which view that is.
      """,
    onDevice: """
      The words “Please adopt containerBackground API” stand in place of the widget.
      """,
    repair: "Add `.containerBackground(for: .widget) { … }` to the widget's outermost view.",
    sample: "CardView(entry: entry).containerBackground(.fill.tertiary, for: .widget)",
    source: .documented,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("a background", in: Setting(.iOS, 17), .drawn(.picture()), .pictured()),
    .rejects(
      "none", in: Setting(.iOS, 17), .drawn(.picture { $0.hasContainer = false }),
      .pictured(), at: .entry(0)),
    .accepts(
      "an old system", in: Setting(.iOS, 16), .drawn(.picture { $0.hasContainer = false }),
      .pictured()),
    .ignores("nothing drawn", in: Setting(.iOS, 17), .timeline(.at(0))),
  ]

  func faults(in shown: ShownDrawing) -> [DrawingFault] {
    guard !shown.drawing.hasContainer, shown.header.system.hasContainerBackgrounds else {
      return []
    }
    return [DrawingFault("the view has no containerBackground", key: "background")]
  }
}
