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
      nothing to be simulated, so a run that finds nothing wrong has seen next to nothing. Nor has one \
      of a bundle whose body is empty on the platform and version that the manifest names.
      """,
    onDevice: "Nothing; the bundle works, and none of this program's stacks can hold it.",
    repair: """
      Name the widget extension that has widgets, where there is another one, or a version on which \
      the bundle's body has them.
      """,
    source: .model,
    level: .note
  )

  static let examples: [Example] = [
    .ignores(
      "an extension that ended before it named a widget", .build(.succeeded),
      .undescribed(.crashed(signal: 4, nil))
    ),
    .accepts("a widget", .described()),
    .accepts("a widget beside a control", .described(), .described("Light", as: .control(nil))),
    .rejects(
      "a Live Activity and a control", .described("Ride", as: .activity),
      .described("Light", as: .control(nil)), at: .declaration
    ),
    .rejects("a body that is empty on this version", .build(.succeeded), at: .declaration),
    .ignores("a build that failed", .build(.failed([]))),
    .ignores("a recording that describes nothing", .timeline(.at(0))),
  ]

  func verdict(on evidence: Evidence) -> Verdict {
    let widgets = evidence.recording.widgets
    guard !widgets.isEmpty else { return verdict(withoutWidgetsOn: evidence) }
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

  /// The verdict on a bundle of which no widget is recorded: a finished run of a program knows them
  /// all.
  private func verdict(withoutWidgetsOn evidence: Evidence) -> Verdict {
    let recording = evidence.recording
    guard [.succeeded, .notNeeded].contains(recording.build), recording.calls.isEmpty,
      recording.interruption == nil, evidence.failedDescription == nil
    else { return .notApplicable("the recording describes no widgets") }
    return .problems([
      Problem(
        "the bundle describes no widgets on \(recording.header.system), so no provider was called")
    ])
  }
}
