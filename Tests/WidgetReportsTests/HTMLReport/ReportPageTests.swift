import Foundation
import TestSupport
import Testing
import WidgetFindings
import WidgetRecording

@testable import WidgetReports

/// The contents of each kind of page.
@Suite struct ReportPageTests {
  private let site: ReportSite

  init() throws { site = try ReportSite(CardsDay.results) }

  private var purchases: ParsedElement {
    get throws { try site.page("widgets/Cards/RecentPurchases.html") }
  }

  @Test func `every fault is told once, the worst first, with links to its places`() throws {
    let faults = try site.index.elements(ofClass: "fault")
    let levels = faults.compactMap { $0.attributes["class"]?.split(separator: " ").last }
    #expect(levels == ["error", "error", "warning", "warning", "note"])
    let names = faults.map { $0.elements(ofClass: "finding-head")[0].elements("a")[0].text }
    #expect(Set(names).count == faults.count)
    #expect(names[0] == "provider-crashed", "what hides everything else comes first")
    #expect(
      faults[0].elements(ofClass: "wheres")[0].elements("a")[0].attributes["href"]?
        .hasPrefix("widgets/Cards/RecentPurchases.html#finding:") == true)
  }

  @Test func `a fault of many widgets is one, and its places are counted`() throws {
    var bundle = CardsDay.kolkata
    bundle.results = (0..<100).map { number in
      var finding = Finding(
        level: .warning, message: "\(number) entries", fingerprint: "f\(number)")
      finding.at = CardsDay.start
      return CheckResult(
        check: "timeline-empty", subject: "Cards/K\(number)/systemSmall/-",
        outcome: .fail([finding]))
    }
    let index = try ReportSite(RunResults(toolVersion: "1", bundles: [bundle])).index
    let fault = try #require(index.elements(ofClass: "fault").first)
    #expect(index.elements(ofClass: "fault").count == 1)
    #expect(fault.text.contains("100 times"))
    #expect(fault.text.contains("and 96 more places"))
    #expect(fault.text.contains("76 more, each on its widget’s page"))
  }

  @Test func `one fault of all families is told once on the page of its widget`() throws {
    var bundle = CardsDay.cards
    for family in ["systemSmall", "systemMedium"] {
      bundle.results.append(
        CheckResult(
          check: "display-name-missing", subject: "Cards/RecentPurchases/\(family)/visa",
          outcome: .fail([Finding(level: .note, message: "the same", fingerprint: family)])))
    }
    let page = try ReportSite(RunResults(toolVersion: "1", bundles: [bundle]))
      .page("widgets/Cards/RecentPurchases.html")
    let same = page.elements(ofClass: "finding").filter { $0.text.contains("the same") }
    #expect(same.count == 1)
    #expect(same[0].elements(ofClass: "wheres")[0].elements("li").count == 2)
  }

  @Test func `both Developer Modes of a widget stand one above the other`() throws {
    let cards = try purchases.elements(ofClass: "widget")
    let days = cards[1].elements(ofClass: "day").filter { $0.name == "figure" }
    #expect(days.map { $0.attributes["data-mode"] } == ["off", "on"])
    #expect(days[0].text.contains("6 relevance windows · 3 rotations · 3 suppressed"))
    #expect(days[1].text.contains("6 relevance windows · 6 rotations · 0 suppressed"))
  }

  @Test func `a finding is marked in the picture of its mode, at the moment of its entry`() throws {
    let page = try purchases
    let finding = try #require(
      page.elements(ofClass: "finding").first { $0.text.contains("score 212 is above") })
    // Delivered at 14:30, for an entry of then.
    #expect(finding.number("data-at") == (CardsDay.start + 8.5 * 3600).secondsSince1970)
    let limited = try #require(
      page.elements(ofClass: "finding").first { $0.text.contains("61.2 was suppressed") })
    let place = try #require(limited.attributes["id"])
    let modes = page.elements(ofClass: "widget")[1].elements("figure")
      .filter { $0.attributes["data-mode"] != nil }.map { day in
        day.elements(ofClass: "pin").compactMap { $0.attributes["href"] }
      }
    #expect(modes[0].contains("#\(place)"))
    #expect(!modes[1].contains("#\(place)"), "a finding of the other mode is not marked")
  }

  @Test func `an entry's finding stands at the entry's date and not at its request`() throws {
    var bundle = CardsDay.kolkata
    let entries = [0.0, 3600, 7200].map { RecordedEntry(date: CardsDay.start + $0) }
    bundle.recording.events = [
      .call(
        RecordedCall(
          bundle: "Cards", kind: "Weather", family: CardsDay.small, mode: .timeline,
          at: CardsDay.start, outcome: .timeline(entries)))
    ]
    var finding = CardsDay.finding(.error, "late", hour: 0, entry: 2)
    finding.call = CallID(rawValue: "Cards/Weather/systemSmall/-/timeline@Asia/Kolkata")
    bundle.results = [
      CheckResult(
        check: "timeline-empty", subject: "Cards/Weather/systemSmall/-@Asia/Kolkata",
        outcome: .fail([finding]))
    ]
    let site = try ReportSite(RunResults(toolVersion: "1", bundles: [bundle]))
    let path = PageTarget.kind("Weather", bundle: "Cards@Asia/Kolkata").file
    let card = try #require(try site.page(path).elements(ofClass: "finding").first)
    #expect(card.number("data-at") == (CardsDay.start + 7200).secondsSince1970)
    #expect(card.text.contains("entry 2 of the timeline of"))
    let rows = card.elements(ofClass: "evidence")[0].elements("tr")
    #expect(rows.count == 4)
    #expect(rows[3].elements(ofClass: "wrong").first?.text.contains("2") == true)
    #expect(rows.dropLast().allSatisfy { $0.elements(ofClass: "wrong").isEmpty })
  }

  @Test func `a finding shows its source line with a caret`() throws {
    var results = CardsDay.results
    let place = SourcePlace(file: "Widgets/RecentPurchases.swift", line: 41)
    results.bundles[0].recording.events.append(
      .excerpt(SourceExcerpt(place: place, column: 9, text: "\t\tlet <b> = \u{202e}x")))
    let page = try ReportSite(results).page("widgets/Cards/RecentPurchases.html")
    let source = try #require(page.elements(ofClass: "source").first)
    #expect(source.text == "41 │ let <b> = \\u{202e}x\n   │       ^")
    #expect(page.elements("b").isEmpty)
  }

  @Test func `an error shows its repair, and what is less says it when it is unfolded`() throws {
    let faults = try site.index.elements(ofClass: "fault")
    func repair(_ fault: ParsedElement) -> Bool {
      fault.elements(ofClass: "fault-text")[0].children.contains {
        $0.name == "dl" && $0.text.contains("Clamp the score to the scale")
      }
    }
    #expect(repair(faults[0]) && repair(faults[1]))
    #expect(!repair(faults[2]))
    #expect(faults[2].elements("details")[0].text.contains("Clamp the score to the scale"))
  }

  @Test func `a finding links to its explanation and gives a command`() throws {
    let finding = try #require(
      try purchases.elements(ofClass: "finding").last { $0.text.contains("212") })
    #expect(
      finding.elements("a").contains {
        $0.attributes["href"] == "../../checks.html#check:relevance-outside-scale"
      })
    #expect(
      finding.elements(ofClass: "command").first?.text == """
        widgetcheck run Samples/Cards/widgetcheck.json --filter \
        'Cards/RecentPurchases/systemSmall/visa/*' --only relevance-outside-scale
        """)
  }

  @Test func `what stands between backticks is code`() throws {
    var results = CardsDay.results
    for index in results.bundles[0].descriptors.indices {
      results.bundles[0].descriptors[index].repair = "Call `reload()` and `<i>`, not `"
    }
    guard case .text("one ` alone") = PagePieces.prose("one ` alone") else {
      Issue.record("a backtick alone is a backtick")
      return
    }
    results.bundles[0].descriptors[0].repair = "Call `reload()` at `<i>`."
    let page = try ReportSite(results).page("checks.html")
    #expect(page.elements("code").map(\.text).contains("reload()"))
    #expect(page.elements("code").map(\.text).contains("<i>"))
    #expect(page.elements("i").isEmpty)
  }

  @Test func `checks that found something are explained and the others folded`() throws {
    let section = try #require(
      try site.page("checks.html").elements(ofClass: "explanations").first)
    let open = section.children.filter { $0.name == "article" }
    #expect(open.count == 5)
    let folded = try #require(section.children.last)
    #expect(folded.name == "details")
    #expect(folded.elements("article").count == 4)
  }

  @Test func `checks that hold are folded to a count`() throws {
    let fold = try #require(try purchases.elements(ofClass: "outcomes").first)
    #expect(
      fold.elements("summary")[0].text
        == "7 checks: 2 passed, 3 failed, 1 not applicable, 1 open")
    #expect(try site.index.text.contains("5 checks passed · 1 had nothing to look at"))
  }

  @Test func `what was not checked is said with its reason`() throws {
    let section = try #require(
      try site.page("bundles/Cards.html").elements(ofClass: "unchecked").first)
    #expect(section.text.contains("no timeline has a date for its reload"))
    #expect(section.text.contains("crashed by signal 5"))
    #expect(section.text.contains("Disabled by the manifest: entries-too-close."))
  }

  @Test func `the circumstances tell assumed from documented`() throws {
    let section = try #require(
      try site.page("bundles/Cards.html").elements(ofClass: "context").first)
    for text in [
      "widgetcheck 1.0.0", "America/Los_Angeles, UTC−08:00", "bubblewrap, no network",
      "documented as 40 to 70; the exact number is assumed", "set by the manifest",
      "observed by the community, not documented",
    ] { #expect(section.text.contains(text)) }
  }

  @Test func `a level hides faults, widgets and bundles that do not have it`() throws {
    let style = try #require(site.files.first { $0.path == "assets/report.css" })
    let text = String(decoding: style.data, as: UTF8.self)
    let index = try site.index
    let choices = index.elements("input").compactMap { $0.attributes["id"] }
    #expect(choices == ["level-all", "level-error", "level-warning", "level-note"])
    for choice in choices.dropFirst() {
      let level = choice.dropFirst("level-".count)
      #expect(text.contains("body:has(#\(choice):checked) .fault:not(.\(level))"))
      #expect(
        text.contains("body:has(#\(choice):checked) [data-levels]:not([data-levels~=\"\(level)\"])")
      )
    }
    let tiles = index.elements(ofClass: "tile")
    #expect(tiles.allSatisfy { $0.attributes["data-levels"] != nil })
    #expect(tiles.first?.attributes["data-levels"] == "error warning")
  }

  @Test func `a hundred kinds each have a tile and a page`() throws {
    var bundle = CardsDay.kolkata
    bundle.recording.events = (0..<100).map {
      .call(
        RecordedCall(
          bundle: "Cards", kind: "K\($0)", family: CardsDay.small, mode: .timeline,
          at: CardsDay.start, outcome: .timeline([])))
    }
    let site = try ReportSite(RunResults(toolVersion: "1", bundles: [bundle]))
    #expect(try site.index.elements(ofClass: "tile").count == 101)
    #expect(site.pages.keys.count { $0.hasPrefix("widgets/") } == 101)
  }

  @Test func `a long table is cut and counted`() throws {
    var bundle = CardsDay.kolkata
    bundle.results += (0..<300).map {
      CheckResult(check: CheckID(rawValue: "c\($0)"), subject: "Cards/Weather", outcome: .pass)
    }
    let site = try ReportSite(RunResults(toolVersion: "1", bundles: [bundle]))
    let path = PageTarget.kind("Weather", bundle: "Cards@Asia/Kolkata").file
    #expect(try site.page(path).text.contains("101 more rows are not shown."))
  }

  @Test func `a stack shows what is on top in both modes side by side`() throws {
    let page = try site.page("stacks/Cards/systemSmall/Home.html")
    let table = try #require(page.elements(ofClass: "moments").first)
    #expect(
      table.elements("thead")[0].elements("th").map(\.text)
        == ["From", "Developer Mode off", "Developer Mode on"])
    let rows = table.elements(ofClass: "moment")
    let starts = rows.compactMap { $0.number("data-from") }
    #expect(starts == starts.sorted() && Set(starts).count == rows.count)
    #expect(rows.allSatisfy { $0.elements("td").count == 2 })
    // At 16:00 the limit holds the card back with Developer Mode off alone.
    let held = try #require(
      rows.first { $0.number("data-from") == (CardsDay.start + 36_000).secondsSince1970 })
    let cells = held.elements("td").map(\.text)
    #expect(cells[0].contains("Weather") && cells[0].contains("RecentPurchases/visa held back"))
    #expect(cells[1].contains("RecentPurchases/visa") && cells[1].contains("score 9.75"))
  }
}
