import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// One member of a bundle: its day in each Developer Mode, and what was found.
struct WidgetSection {
  /// The page.
  let page: PageModel
  /// The member.
  let member: Member

  /// The section.
  var markup: Markup {
    let days = page.days(of: member)
    let subject = page.subject(of: member)
    let findings = FindingList(page: page, subject: subject)
    return Markup(
      "article",
      [
        "class": "widget card", "id": PageIdentifier.member(member, in: page.name),
        "data-kind": page.index.number(ofKind: member.kind),
        "data-family": page.index.number(ofFamily: member.family.rawValue),
      ]
    ) {
      heading(summary: page.summary(on: subject))
      FilmStrip(page: page, member: member).markup
      if days.contains(where: \.isEventful) {
        Markup(
          "div",
          [
            "class": "charts", "tabindex": "0", "role": "group",
            "aria-label": "The day of \(title) in \(page.name) as a picture",
          ]
        ) {
          for day in days { figure(day, of: days, findings: findings) }
        }
        PagePieces.folded("The day as a table") { DayTable(page: page, days: days).markup }
      } else {
        Markup("p", ["class": "quiet"]) { "No timeline was asked for or delivered in this span." }
      }
      findings.markup
      OutcomeTable(page: page, subject: subject).markup
      CallTable(page: page, member: member).markup
    }
  }

  private var title: String {
    let configuration = member.configuration.name.map { ", \($0)" } ?? ""
    return "\(member.kind), \(member.family.rawValue)\(configuration)"
  }

  private func heading(summary: RunSummary) -> Markup {
    Markup("header", ["class": "card-head"]) {
      Markup("h4") {
        SafeText.line(member.family.rawValue)
        if let configuration = member.configuration.name {
          Markup("span", ["class": "configuration"]) { SafeText.line(configuration) }
        }
        " "
        Markup(
          "a", ["class": "anchor", "href": "#\(PageIdentifier.member(member, in: page.name))"]
        ) { "link" }
      }
      PagePieces.counts(summary)
    }
  }

  private func figure(_ day: MemberDay, of days: [MemberDay], findings: FindingList) -> Markup {
    let slug = PageIdentifier.member(member, in: page.name)
    let chart = DayChart(
      identifier: "\(slug):\(day.mode.rawValue)", day: day, name: title,
      pins: findings.pins(in: day.mode),
      greatestScore: days.flatMap(\.windows).map(\.score).max() ?? 0,
      clock: page.clock, header: page.header
    )
    return Markup("figure", ["class": "day", "data-mode": day.mode.rawValue]) {
      Markup("figcaption") {
        Markup("strong", ["class": "mode mode-\(day.mode.rawValue)"]) { day.mode.phrase }
        " \(day.phrase)"
      }
      chart.pinStrip
      chart.markup
    }
  }
}

extension MemberDay {
  /// Whether there is anything to draw.
  var isEventful: Bool {
    !windows.isEmpty || !reloads.isEmpty || !rejections.isEmpty || !failures.isEmpty
      || !rotations.isEmpty
  }
}
