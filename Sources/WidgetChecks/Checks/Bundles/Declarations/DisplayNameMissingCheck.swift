import WidgetFindings
import WidgetRecording

/// Objects to widgets without a name or a description for the gallery.
struct DisplayNameMissingCheck: KindCheck {
  static let descriptor = CheckDescriptor(
    id: "display-name-missing",
    group: .bundles,
    summary: "Each widget has a display name and a description.",
    rationale: """
      People choose a widget in the gallery by its name and its description. Without them the \
      gallery falls back on the app's name, and two widgets look alike.
      """,
    onDevice: "The gallery shows the widget without words of its own.",
    repair: "Add both modifiers to the widget's configuration.",
    sample: """
      .configurationDisplayName("Recent Purchases")
      .description("Shows what you bought last.")
      """,
    source: .documented,
    level: .note
  )

  static let examples: [Example] = [
    .accepts("a name and a description", .described()),
    .rejects("no name", .described { $0.displayName = nil }, at: .declaration),
    .rejects(
      "no name, whatever its timelines are", .described { $0.displayName = nil },
      .timeline(.at(0)), at: .declaration
    ),
    .rejects("an empty description", .described { $0.description = "" }, at: .declaration),
    .ignores("a recording that describes no widgets", .timeline(.at(0))),
    .ignores("a Live Activity", .described("", as: .activity) { $0.displayName = nil }),
  ]

  func verdict(on kind: KindEvidence) -> Verdict {
    let widgets = kind.galleryWidgets
    guard !widgets.isEmpty else {
      return .notApplicable("the recording describes no widget of this kind")
    }
    return .problems(
      widgets.compactMap { widget in
        let missing = [
          (widget.displayName ?? "").isEmpty ? "display name" : nil,
          (widget.description ?? "").isEmpty ? "description" : nil,
        ].compactMap(\.self)
        guard !missing.isEmpty else { return nil }
        return Problem("the widget has no \(missing.joined(separator: " and no "))")
          .located(at: widget.place)
      }
    )
  }
}
