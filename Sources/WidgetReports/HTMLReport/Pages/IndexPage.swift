import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// The first page: the faults, then the bundles with their widgets as pictures.
struct IndexPage: ReportPage {
  /// Tiles of widgets that the page has room for.
  private static let shownTiles = 300
  /// Tiles of a bundle that are shown however many bundles there are.
  private static let leastTiles = 3
  /// Bundles that stand below each other; more of them stand side by side, with smaller pictures.
  private static let roomyBundles = 12

  let results: RunResults
  let pages: [PageModel]
  let scope: PageScope
  private let faults: [Fault]

  init(results: RunResults, pages: [PageModel], layout: ReportOptions.HTMLLayout) {
    self.results = results
    self.pages = pages
    scope = PageScope(of: .index, layout: layout, depth: 0)
    faults = Fault.all(in: pages.lazy.flatMap(\.found))
  }

  var crumbs: [PageFrame.Crumb] { [] }

  var title: String {
    let names = pages.prefix(3).map { SafeText.line($0.name) }.joined(separator: ", ")
    return "\(names.isEmpty ? "widgetcheck" : names): \(results.orderedSummary.headline)"
  }

  @MarkupBuilder var content: [Markup] {
    VerdictSection(results: results, names: pages.map(\.name), scope: scope).markup
    if !faults.isEmpty {
      LevelFilter(summary: results.orderedSummary).markup
      FaultSection(faults: faults, scope: scope).markup
    }
    if !pages.isEmpty { bundles }
    if !scope.isSingleFile, !pages.isEmpty { closing }
  }

  private var bundles: Markup {
    let room = max(Self.leastTiles, Self.shownTiles / pages.count)
    let areMany = pages.count > Self.roomyBundles
    return Markup(
      "section", ["class": areMany ? "bundles many" : "bundles", "aria-labelledby": "bundles"]
    ) {
      scope.heading(1, ["id": "bundles"]) { "Bundles and widgets" }
      for page in pages {
        BundleTiles(
          page: page, scope: scope, room: room, pictureRoom: areMany ? .small : .tile
        ).markup
      }
    }
  }

  /// The section of links to parts that earlier versions had on this page.
  private var closing: Markup {
    Markup("section", ["class": "closing"]) {
      scope.heading(1, ["id": "unchecked"]) { "What was not checked, and how this was run" }
      Markup("p") { UncheckedSection.limits }
      Markup("p", ["id": "context"]) {
        "Each bundle’s page lists the checks that had nothing to look at, its limits with their "
        "sources, and the rules that are assumed. "
        scope.anchor(.checks) { "What every check is, and why" }
        "."
      }
    }
  }
}

/// The top of the first page: the run's summary.
struct VerdictSection {
  /// The run.
  let results: RunResults
  /// The bundles' names.
  let names: [String]
  /// The page.
  let scope: PageScope

  /// The section.
  var markup: Markup {
    Markup("section", ["class": "verdict", "aria-labelledby": "verdict"]) {
      PagePieces.icon(verdict.look)
      Markup("div") {
        scope.heading(0, ["id": "verdict"]) { verdict.text }
        Markup("p") { subtitle }
        Markup("p", ["class": "quiet"]) { others }
      }
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
      guard phrase.isEmpty else { return ("pass", "Passed, with \(phrase)") }
      let text = summary.headline.prefix(1).uppercased() + summary.headline.dropFirst()
      return (summary.hasChecked ? "pass" : "open", text)
    }
  }

  private var subtitle: String {
    let shown = names.prefix(6).map { SafeText.line($0) }.joined(separator: ", ")
    let bundles = names.isEmpty ? "No bundle was run" : shown
    let more = names.count > 6 ? " and \(names.count - 6) more" : ""
    let limit = results.failingLevel.map {
      "Findings at level \($0.rawValue) or above fail the run."
    }
    return "\(bundles)\(more). \(limit ?? "Findings never fail the run.")"
  }

  /// The checks that found nothing, as counts.
  private var others: String {
    let summary = results.orderedSummary
    var parts = [
      "\(ValueFormatter.counted(summary.passed, "check")) passed",
      "\(summary.notApplicable) had nothing to look at",
    ]
    if summary.open > 0 { parts.append("\(summary.open) could not be decided") }
    if let known = summary.baselined {
      parts.append("\(ValueFormatter.counted(known, "finding")) known from the baseline")
    }
    if let settled = summary.settled { parts.append("\(settled) of the baseline no longer found") }
    return parts.joined(separator: " · ")
  }
}

/// The choice of a level, which needs no script: everything below follows it.
struct LevelFilter {
  /// The numbers.
  let summary: RunSummary

  /// The choice.
  var markup: Markup {
    Markup("section", ["class": "filters", "aria-label": "Filters", "id": "filters"]) {
      Markup("fieldset") {
        Markup("legend") { "Show" }
        choice("all", isChecked: true) { "everything" }
        for level in Finding.Level.allCases.reversed() where summary.count(of: level) > 0 {
          choice(level.rawValue, isChecked: false) {
            PagePieces.icon(level.rawValue)
            ValueFormatter.counted(summary.count(of: level), level.rawValue)
          }
        }
      }
    }
  }

  private func choice(
    _ value: String, isChecked: Bool, @MarkupBuilder content: () -> [Markup]
  ) -> Markup {
    Markup("label", ["class": "chip"]) {
      Markup(
        "input",
        [
          "type": "radio", "name": "level", "id": "level-\(value)",
          "checked": isChecked ? "checked" : nil,
        ])
      Markup("span", content: content)
    }
  }
}
