import WidgetRecording
import WidgetSimulation

/// The facts of a member's pictures as a table.
struct DayTable {
  private struct Row {
    var at: SimulatedInstant
    var mode: DeveloperMode
    var what: String
    var details: String
  }

  /// The page.
  let page: PageModel
  /// What happened, for each Developer Mode.
  let days: [MemberDay]

  /// The table, and how long the widget was on top.
  @MarkupBuilder var markup: [Markup] {
    let rows = days.flatMap(rows).sorted { ($0.at, $0.mode) < ($1.at, $1.mode) }
    PagePieces.table(
      caption: "Windows, rotations, suppressions and reloads, in the order in which they happened",
      columns: ["Time", "Developer Mode", "What", "Details"],
      rows: rows.map { row in
        [
          .text("\(page.clock.day(row.at)), \(page.clock.time(row.at))"), .text(row.mode.rawValue),
          .text(row.what), .text(row.details),
        ]
      }
    )
  }

  private func rows(of day: MemberDay) -> [Row] {
    let windows = day.windows.map { window in
      let isShown = !day.shownParts(of: window).isEmpty
      let shown = day.tops.isEmpty ? "" : isShown ? ", shown on top" : ", never on top"
      return Row(
        at: window.from, mode: day.mode, what: "relevant",
        details: "score \(ValueFormatter.score(window.score)) until \(page.clock.time(window.to))"
          + shown
      )
    }
    let rotations = day.rotations.map {
      Row(at: $0.at, mode: day.mode, what: "rotation", details: "\($0.stack): \($0.text)")
    }
    let suppressions = day.suppressions.map {
      Row(at: $0.at, mode: day.mode, what: "suppressed", details: "\($0.stack): \($0.text)")
    }
    let reloads = day.reloads.map { Row(at: $0, mode: day.mode, what: "reload", details: "") }
    let rejections = day.rejections.map {
      Row(at: $0, mode: day.mode, what: "rejected reload", details: "no budget left")
    }
    let failures = day.failures.map {
      Row(
        at: $0.at, mode: day.mode, what: "failed call",
        details: ($0.termination ?? .returned).phrase
      )
    }
    return windows + rotations + suppressions + reloads + rejections + failures
  }
}
