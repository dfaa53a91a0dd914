import WidgetRecording
import WidgetSimulation

/// The facts of a member's pictures as a table.
struct DayTable {
  private struct Row {
    enum Fact {
      case window(RelevanceWindow)
      case rotation(MemberDay.Turn)
      case suppression(MemberDay.Turn)
      case reload
      case rejection
      case failure(RecordedCall)
    }

    var at: SimulatedInstant
    /// The position of the day among those of the table.
    var day: Int
    var fact: Fact
  }

  /// Rows of which only the first few are made.
  private struct LazyRows {
    var count: Int
    var prefix: (_ count: Int) -> [Row]
  }

  /// The page.
  let page: PageModel
  /// The member's day in each Developer Mode.
  let days: [MemberDay]

  /// The table, and the time that the widget was on top.
  @MarkupBuilder var markup: [Markup] {
    let groups = days.indices.flatMap(rows)
    // Only the first rows are shown, and each group's own first rows are enough to find them.
    let rows = groups.flatMap { $0.prefix(PagePieces.shownRows) }.stablySorted {
      ($0.at, days[$0.day].mode) < ($1.at, days[$1.day].mode)
    }
    PagePieces.table(
      caption: "Windows, rotations, suppressions and reloads, in the order in which they happened",
      columns: ["Time", "Developer Mode", "What", "Details"],
      rows: rows.prefix(PagePieces.shownRows).map { row in
        let (what, details) = words(for: row)
        return [
          .text("\(page.clock.day(row.at)), \(page.clock.time(row.at))"),
          .text(days[row.day].mode.rawValue), .text(what), .text(details),
        ]
      }, count: groups.reduce(0) { $0 + $1.count }
    )
  }

  /// The rows of a day: a group for each kind of fact, in order of time.
  private func rows(of index: Int) -> [LazyRows] {
    let day = days[index]
    func rows<Event>(
      _ events: [Event], at instant: @escaping (Event) -> SimulatedInstant,
      _ fact: @escaping (Event) -> Row.Fact
    ) -> LazyRows {
      let ordered = events.stablySorted { instant($0) < instant($1) }
      return LazyRows(count: events.count) { count in
        ordered.prefix(count).map { Row(at: instant($0), day: index, fact: fact($0)) }
      }
    }
    return [
      rows(day.windows, at: \.from) { .window($0) },
      rows(day.rotations, at: \.at) { .rotation($0) },
      rows(day.suppressions, at: \.at) { .suppression($0) },
      rows(day.reloads, at: \.self) { _ in .reload },
      rows(day.rejections, at: \.self) { _ in .rejection },
      rows(day.failures, at: \.at) { .failure($0) },
    ]
  }

  private func words(for row: Row) -> (what: String, details: String) {
    switch row.fact {
    case .window(let window):
      let day = days[row.day]
      let isShown = day.isShown(during: window)
      let shown = day.tops.isEmpty ? "" : isShown ? ", shown on top" : ", never on top"
      let until = page.clock.time(window.to)
      return ("relevant", "score \(ValueFormatter.score(window.score)) until \(until)\(shown)")
    case .rotation(let turn): return ("rotation", "\(turn.stack): \(turn.text)")
    case .suppression(let turn): return ("suppressed", "\(turn.stack): \(turn.text)")
    case .reload: return ("reload", "")
    case .rejection: return ("rejected reload", "no budget left")
    case .failure(let call): return ("failed call", (call.termination ?? .returned).phrase)
    }
  }
}
