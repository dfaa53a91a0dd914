import WidgetFindings
import WidgetRecording

/// Notes a bundle with nothing that could be called for a timeline or a clue.
struct BundleWithoutWidgetsCheck: BundleCheck {
  static let descriptor = CheckDescriptor(
    id: "bundle-without-widgets",
    group: .bundles,
    summary: "The bundle has a widget with a provider.",
    rationale: """
      Live Activities and controls have no timelines and no relevance. A bundle of them alone has \
      nothing to be simulated, so a run that finds nothing wrong has seen next to nothing.
      """,
    onDevice: "Nothing; the bundle works, and none of this program's stacks can hold it.",
    repair: "Name the widget extension that has widgets, where there is another one.",
    source: .model,
    level: .note
  )

  static let examples: [Example] = [
    .accepts("a widget", .described()),
    .accepts("a widget beside a control", .described(), .described("Light", as: .control(nil))),
    .rejects(
      "a Live Activity and a control", .described("Ride", as: .activity),
      .described("Light", as: .control(nil)), at: .declaration
    ),
    .ignores("a recording that describes nothing", .timeline(.at(0))),
  ]

  func verdict(on evidence: Evidence) -> Verdict {
    let widgets = evidence.recording.widgets
    guard !widgets.isEmpty else { return .notApplicable("the recording describes no widgets") }
    let isCallable = widgets.contains {
      $0.configuration.kind != .activity && $0.configuration.kind != .control
    }
    return .problems(
      isCallable
        ? []
        : [
          Problem("the bundle has Live Activities or controls alone, and no widget with a provider")
        ])
  }
}
