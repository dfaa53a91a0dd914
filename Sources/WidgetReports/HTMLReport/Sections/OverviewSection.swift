import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// The top of a page: the verdict, the numbers, and every widget in one row.
struct OverviewSection {
  /// The run.
  let results: RunResults
  /// The bundles.
  let pages: [PageModel]

  /// The section.
  var markup: Markup {
    let summary = results.orderedSummary
    return Markup("section", ["class": "overview", "aria-labelledby": "verdict"]) {
      Markup("div", ["class": "verdict verdict-\(verdict.look)"]) {
        PagePieces.icon(verdict.look)
        Markup("div") {
          Markup("h1", ["id": "verdict"]) { verdict.text }
          Markup("p") { subtitle }
        }
      }
      tiles(summary)
      FaultIndex(pages: pages).markup
      for page in pages where !page.members.isEmpty { table(page) }
    }
  }

  private var verdict: (look: String, text: String) {
    let summary = results.orderedSummary
    switch results.conclusion {
    case .unobserved:
      let unseen = "some provider could not be observed"
      let phrase = summary.errors > 0 ? ValueFormatter.counted(summary.errors, "error") : ""
      return phrase.isEmpty
        ? ("open", "Some provider could not be observed") : ("error", "\(phrase), and \(unseen)")
    case .findings: return ("error", summary.findingsPhrase)
    case .passed:
      let phrase = summary.findingsPhrase
      return phrase.isEmpty ? ("pass", "Nothing found") : ("pass", "Passed, with \(phrase)")
    }
  }

  private var subtitle: String {
    let names = pages.map(\.name)
    let shown = names.prefix(6).map { SafeText.line($0) }.joined(separator: ", ")
    let bundles = names.isEmpty ? "No bundle was run" : shown
    let more = names.count > 6 ? " and \(names.count - 6) more" : ""
    let limit = results.failingLevel.map {
      "Findings at level \($0.rawValue) or above fail the run."
    }
    let phrase = results.orderedSummary.findingsPhrase
    let found = results.conclusion == .unobserved && !phrase.isEmpty ? " Found: \(phrase)." : ""
    return "\(bundles)\(more).\(found) \(limit ?? "Findings never fail the run.")"
  }

  private func tiles(_ summary: RunSummary) -> Markup {
    let tiles: [(look: String, number: Int, name: String)] = [
      ("error", summary.errors, "errors"), ("warning", summary.warnings, "warnings"),
      ("note", summary.notes, "notes"), ("pass", summary.passed, "passed"),
      ("skip", summary.notApplicable, "not applicable"), ("open", summary.open, "open"),
    ]
    return Markup("ul", ["class": "tiles"]) {
      for tile in tiles {
        Markup("li", ["class": "tile \(tile.look)\(tile.number == 0 ? " zero" : "")"]) {
          PagePieces.icon(tile.look)
          Markup("strong") { "\(tile.number)" }
          " \(tile.name)"
        }
      }
    }
  }

  private func table(_ page: PageModel) -> Markup {
    let modes = page.modes.map(\.rawValue).joined(separator: " → ")
    return PagePieces.table(
      caption: "The widgets of \(SafeText.line(page.name)), with Developer Mode \(modes)",
      columns: [
        "Widget", "Relevance over the span", "Found", "Rotations", "Suppressed", "Reloads",
        "Rejected",
      ],
      rows: page.members.values.flatMap(\.self).sorted().map { row($0, page) }
    )
  }

  private func row(_ member: Member, _ page: PageModel) -> [Markup] {
    let days = page.days(of: member)
    func numbers(_ number: (MemberDay) -> Int) -> Markup {
      .text(days.map { "\(number($0))" }.joined(separator: " → "))
    }
    let name = page.widgets[member.kind]?.displayName ?? member.kind
    let configuration = member.configuration.name.map { " · \($0)" } ?? ""
    return [
      Markup("span") {
        Markup("a", ["href": "#\(PageIdentifier.member(member, in: page.name))"]) {
          SafeText.line(name)
        }
        Markup("span", ["class": "quiet block"]) {
          SafeText.line(member.family.rawValue + configuration)
        }
      },
      Sparkline(
        day: days[0], span: page.header.span
      ).markup,
      PagePieces.counts(
        page.summary(on: page.subject(of: member))
      ),
      numbers(\.rotations.count), numbers(\.suppressions.count), numbers(\.reloads.count),
      numbers(\.rejections.count),
    ]
  }
}
