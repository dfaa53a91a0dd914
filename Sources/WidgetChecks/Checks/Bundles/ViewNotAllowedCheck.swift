import WidgetFindings
import WidgetRecording

/// Objects to views in a widget that the system does not draw there.
struct ViewNotAllowedCheck: MemberCheck {
  static let descriptor = CheckDescriptor(
    id: "view-not-allowed",
    group: .bundles,
    summary: "A widget shows only views that widgets can have.",
    rationale: """
      A widget's view is drawn once and archived. Views that scroll, move, navigate or take text \
      have nobody to serve them, and one of UIKit's or AppKit's in a wrapper has no process to \
      live in; they compile, because they belong to SwiftUI.
      """,
    onDevice: "In the view's place stands a yellow sign of prohibition, or nothing.",
    repair: """
      Show a few rows in a `VStack` instead of a list, and use `Link`, `Button` or `Toggle` for \
      what a person can do.
      """,
    sample: """
      VStack {
        ForEach(entry.items.prefix(3)) { item in ItemRow(item) }
      }
      """,
    source: .session,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("views that widgets have", .timeline(.at(0), .at(60))),
    .rejects("a list", .timeline(.at(0), showing(["List"])), at: .entry(1)),
    .rejects(
      "each kind once, where it is first seen",
      .timeline(showing(["List"]), showing(["List", "ScrollView"])), at: .entry(0), .entry(1)
    ),
    .rejects(
      "a placeholder alone", .called(.placeholder, .entry(showing(["Form"]))),
      at: .entry(0)
    ),
    .rejects(
      "a platform's view in a wrapper",
      .timeline(showing(["ChartView (UIViewRepresentable)"])), at: .entry(0)
    ),
    .ignores("no call", .described()),
  ]

  static let needs: [ProviderMode] = [.placeholder, .snapshot, .timeline, .entry]

  private static func showing(_ views: [String]) -> RecordedEntry {
    var entry = RecordedEntry.at(0)
    entry.foreignViews = views
    return entry
  }

  func verdict(on member: MemberEvidence) -> Verdict {
    .problems(
      member.problems(ofEach: \.foreignViews, uses: { [$0] }) { view, _ in
        "a widget cannot show \(view)"
      })
  }
}
