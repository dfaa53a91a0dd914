import WidgetFindings
import WidgetRecording

/// Objects to an associated kind that names no timeline widget, or stands on one.
struct AssociatedKindCheck: BundleCheck {
  static let descriptor = CheckDescriptor(
    id: "associated-kind",
    group: .watch,
    summary: "An associated kind leads from a relevance widget to a timeline widget.",
    rationale: """
      A relevance widget may take the place of the timeline widget whose kind it names. Apple \
      documents that the modifier is ignored on other widgets and for other targets.
      """,
    onDevice: "Both widgets are shown, or neither takes the other's place.",
    repair: "Name the kind of a timeline widget of this bundle, on a `RelevanceConfiguration`.",
    source: .documented,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("a timeline widget", .described("Tides"), associated("Tides")),
    .rejects(
      "a kind that is not there", .described("Weather"), associated("Tides"), at: .declaration),
    .rejects("a relevance widget", associated("Soon"), at: .declaration),
    .rejects(
      "on a timeline widget", .described("Tides"), .described { $0.associatedKind = "Tides" },
      at: .declaration
    ),
    .ignores("no associated kind", .described()),
  ]

  private static func associated(_ kind: String) -> RecordingEvent {
    .described("Soon", as: .relevance(.init())) { $0.associatedKind = kind }
  }

  func verdict(on evidence: Evidence) -> Verdict {
    let widgets = evidence.recording.widgets
    let timelineKinds = Set(
      widgets.filter { [.static, .intent, .appIntent].contains($0.configuration.kind) }.map(\.kind)
    )
    let associated = widgets.filter { $0.associatedKind != nil }
    guard !associated.isEmpty else { return .notApplicable("no widget has an associated kind") }
    return .problems(
      associated.compactMap { widget in
        let kind = widget.associatedKind ?? ""
        let fault: String
        if widget.configuration.kind != .relevance {
          fault = "'\(widget.kind)' has an associated kind and is no relevance widget"
        } else if !timelineKinds.contains(kind) {
          fault = "'\(widget.kind)' is associated with '\(kind)', which is no timeline widget here"
        } else {
          return nil
        }
        return Problem(fault, key: widget.kind).located(at: widget.place)
      }
    )
  }
}
