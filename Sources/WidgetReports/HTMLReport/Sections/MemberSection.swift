import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// One member of a bundle: what it shows through its day in each Developer Mode.
struct MemberSection {
  /// The bundle.
  let page: PageModel
  /// The member.
  let member: Member
  /// What is wrong with the widget, by the numbers of the page.
  let faults: [Fault]
  /// The page that shows it.
  let scope: PageScope

  /// The section.
  var markup: Markup {
    let days = page.days(of: member)
    let film = FilmStrip(page: page, member: member, scope: scope)
    return Markup(
      "article",
      [
        "class": "widget card", "id": PageIdentifier.member(member, in: page.name),
        "tabindex": "-1",
      ]
    ) {
      Markup("header", ["class": "card-head"]) {
        scope.heading(1) { SafeText.line(member.title) }
        PagePieces.counts(page.summary(on: page.subject(of: member)))
      }
      film.markup
      if days.contains(where: \.isEventful) || film.isDrawn {
        Markup(
          "div",
          [
            "class": "charts", "tabindex": "0", "role": "group",
            "aria-label": "The day of \(title) in \(page.name) as a picture",
          ]
        ) {
          for day in days { figure(day, of: days, frames: film.frames(in: day.mode)) }
        }
        PagePieces.folded("The day as a table") { DayTable(page: page, days: days).markup }
      } else {
        Markup("p", ["class": "quiet"]) { "No timeline was asked for or delivered in this span." }
      }
      film.stillPictures
      film.notes
      CallTable(page: page, member: member).markup
    }
  }

  private var title: String { "\(member.kind), \(member.title)" }

  private func figure(
    _ day: MemberDay, of days: [MemberDay], frames: [ShownDay.Frame]
  ) -> Markup {
    let slug = PageIdentifier.member(member, in: page.name)
    let pictures = Pictures(shelf: page.drawings, scope: scope)
    let chart = DayChart(
      identifier: "\(slug):\(day.mode.rawValue)", day: day, name: title,
      pins: pins(in: day.mode),
      greatestScore: days.flatMap(\.windows).map(\.score).max() ?? 0,
      clock: page.clock, header: page.header,
      // What a file holds itself stands in its film alone.
      film: scope.isSingleFile
        ? []
        : frames.map { frame in
          DayChart.Shot(
            frame: frame, address: pictures.address(frame.names),
            proportion: pictures.proportion(frame.names))
        }
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

  /// The findings that a picture can mark, at the moments at which they show.
  private func pins(in mode: DeveloperMode) -> [DayChart.Pin] {
    faults.enumerated().flatMap { index, fault in
      fault.findings.prefix(FaultCard.shownFindings).compactMap { found -> DayChart.Pin? in
        guard found.member == member, let at = found.moment,
          (found.finding.developerMode ?? mode) == mode
        else { return nil }
        return DayChart.Pin(
          number: index + 1, at: at, level: fault.level, message: found.finding.message,
          identifier: found.identifier)
      }
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
