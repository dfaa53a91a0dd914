import WidgetFindings
import WidgetRecording

/// Objects to two widgets of one kind.
struct DuplicateKindCheck: KindCheck {
  static let descriptor = CheckDescriptor(
    id: "duplicate-kind",
    group: .bundles,
    summary: "Each widget of the bundle has a kind of its own.",
    rationale: """
      The kind is the name by which the system, a stack and a reload find a widget. Of two \
      widgets with one kind at most one can be found.
      """,
    onDevice: "One of the widgets is missing from the gallery, or shows the timeline of the other.",
    repair: """
      Give each widget a kind of its own, and use the same constant wherever the kind is \
      named.
      """,
    source: .documented,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("two kinds", .described("Weather"), .described("Tides")),
    .rejects("one kind twice", .described("Weather"), .described("Weather"), at: .declaration),
    .ignores("a recording that describes no widgets", .timeline(.at(0))),
    .ignores(
      "Live Activities, which have no kind", .described("", as: .activity),
      .described("", as: .activity)
    ),
  ]

  func verdict(on kind: KindEvidence) -> Verdict {
    let widgets = kind.galleryWidgets
    guard let second = widgets.dropFirst().first else {
      return widgets.isEmpty
        ? .notApplicable("the recording describes no widget of this kind") : .problems([])
    }
    let problem = Problem("\(widgets.count) widgets have the kind '\(kind.kind)'")
    return .problems([problem.located(at: second.place)])
  }
}
