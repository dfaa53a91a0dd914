import Foundation
import SHA2
import TestSupport
import Testing
import WidgetFindings
import WidgetRecording

@testable import WidgetReports

@Suite struct HTMLReportTests {
  private func files(
    _ results: RunResults = CardsDay.results, _ layout: ReportOptions.HTMLLayout = .folder
  ) -> [ReportFile] {
    ReportFormat.html.files(for: results, options: ReportOptions(htmlLayout: layout))
  }

  private func page(
    _ results: RunResults = CardsDay.results, _ layout: ReportOptions.HTMLLayout = .folder
  ) throws -> ParsedElement {
    try #require(ParsedElement(html: files(results, layout)[0].data))
  }

  @Test func `a folder holds the page, its style and its script`() {
    #expect(
      files().map(\.path) == ["index.html", "assets/report.css", "assets/report.js"])
  }

  @Test func `the page of a folder has no style and no script of its own`() throws {
    let page = try page()
    #expect(page.elements("style").isEmpty)
    #expect(page.elements("script").map(\.text) == [""])
    #expect(!page.all.contains { $0.attributes["style"] != nil })
    #expect(!page.all.contains { $0.attributes.keys.contains { $0.hasPrefix("on") } })
  }

  @Test func `nothing is loaded from elsewhere`() throws {
    for layout in [ReportOptions.HTMLLayout.folder, .singleFile] {
      for file in files(CardsDay.results, layout) {
        let text = String(decoding: file.data, as: UTF8.self)
        #expect(!text.contains("http://") && !text.contains("https://"))
        #expect(!text.contains("@import") && !text.contains("//cdn"))
      }
    }
  }

  @Test func `a single file allows exactly its own style and script`() throws {
    let page = try page(CardsDay.results, .singleFile)
    #expect(files(CardsDay.results, .singleFile).count == 1)
    let style = try #require(page.elements("style").first?.text)
    let script = try #require(page.elements("script").first?.text)
    let policy = try #require(
      page.elements("meta").first { $0.attributes["http-equiv"] == "Content-Security-Policy" })
    func hash(_ text: String) -> String {
      "'sha256-\(Data(SHA256.hash(text.utf8)).base64EncodedString())'"
    }
    #expect(
      policy.attributes["content"]
        == [
          "default-src 'none'", "style-src \(hash(style))",
          "script-src \(hash(script))", "base-uri 'none'",
          "form-action 'none'",
        ].joined(separator: "; "))
    #expect(style.contains("prefers-color-scheme: dark"))
    #expect(script.contains("use strict"))
  }

  @Test func `names of places are unique and every link finds its place`() throws {
    let page = try page()
    let names = page.all.compactMap { $0.attributes["id"] }
    #expect(Set(names).count == names.count)
    let links = page.all.compactMap { $0.attributes["href"] }.filter { $0.hasPrefix("#") }
    #expect(!links.isEmpty)
    for link in links { #expect(names.contains(String(link.dropFirst())), "\(link)") }
  }

  @Test func `names of places do not depend on what else was found`() throws {
    var fewer = CardsDay.results
    fewer.bundles[0].results.removeAll { $0.check == "provider-crashed" }
    func places(_ results: RunResults) throws -> Set<String> {
      Set(try page(results).elements(ofClass: "finding").compactMap { $0.attributes["id"] })
    }
    #expect(try places(fewer).isStrictSubset(of: places(CardsDay.results)))
  }

  @Test func `headings rise one by one`() throws {
    let levels = try page().all.compactMap { element -> Int? in
      element.name.count == 2 && element.name.hasPrefix("h") ? Int(element.name.dropFirst()) : nil
    }
    #expect(levels.first == 1)
    #expect(levels.count { $0 == 1 } == 1)
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
  }

  @Test func `the page has its landmarks and says its language`() throws {
    let page = try page()
    #expect(page.attributes["lang"] == "en")
    #expect(page.elements("main").count == 1)
    #expect(page.elements("nav").count == 1)
    #expect(page.elements(ofClass: "skip-link").first?.attributes["href"] == "#content")
    #expect(
      page.elements("title").first?.text
        == "Cards, Cards@Asia/Kolkata: 2 errors, 2 warnings, 1 note")
  }

  @Test func `every table has a caption and heads with a scope`() throws {
    let tables = try page().elements("table")
    #expect(!tables.isEmpty)
    for table in tables {
      #expect(table.elements("caption").first?.text.isEmpty == false)
      #expect(table.elements("th").allSatisfy { $0.attributes["scope"] != nil })
    }
  }

  @Test func `every picture has a name, a description and a table beside it`() throws {
    let page = try page()
    let pictures = page.elements(ofClass: "drawing")
    #expect(pictures.count == 9)
    for picture in pictures {
      #expect(picture.attributes["role"] == "img")
      let names = (picture.attributes["aria-labelledby"] ?? "").split(separator: " ")
      #expect(names.count == 2)
      let places = picture.children.compactMap { $0.attributes["id"] }
      #expect(places == names.map(String.init))
      #expect(picture.children[1].text.isEmpty == false)
    }
    for card in page.elements(ofClass: "card") where !card.elements(ofClass: "drawing").isEmpty {
      #expect(!card.elements("table").isEmpty)
    }
  }

  @Test func `both Developer Modes of a widget stand one above the other`() throws {
    let days = try page().elements(ofClass: "widget")[1].elements("figure")
    #expect(days.map { $0.attributes["data-mode"] } == ["off", "on"])
    #expect(days[0].text.contains("6 relevance windows · 3 rotations · 3 suppressed"))
    #expect(days[1].text.contains("6 relevance windows · 6 rotations · 0 suppressed"))
  }

  @Test func `a finding stands in the card of its widget and is marked in its picture`() throws {
    let card = try page().elements(ofClass: "widget")[1]
    let findings = card.elements(ofClass: "finding")
    #expect(findings.count == 2)
    #expect(findings[0].text.contains("score 212 is above"))
    let place = try #require(findings[1].attributes["id"])
    let modes = card.elements("figure").map { day in
      day.elements(ofClass: "pin").compactMap { $0.attributes["href"] }
    }
    #expect(modes[0].contains("#\(place)"))
    #expect(!modes[1].contains("#\(place)"), "a finding of the other mode is not marked")
  }

  @Test func `a finding links to its explanation and gives a command`() throws {
    let finding = try #require(
      try page().elements(ofClass: "finding").last { $0.text.contains("212") })
    #expect(
      finding.elements("a").contains { $0.attributes["href"] == "#check:relevance-outside-scale" })
    #expect(
      finding.elements(ofClass: "command").first?.text == """
        widgetcheck run Samples/Cards/widgetcheck.json --filter \
        'Cards/RecentPurchases/systemSmall/visa/*' --only relevance-outside-scale
        """)
  }

  @Test func `checks that found something are explained and the others folded`() throws {
    let section = try #require(try page().elements(ofClass: "explanations").first)
    let open = section.children.filter { $0.name == "article" }
    #expect(open.count == 5)
    let folded = try #require(section.children.last)
    #expect(folded.name == "details")
    #expect(folded.elements("article").count == 4)
  }

  @Test func `what was not checked is said with its reason`() throws {
    let section = try #require(try page().elements(ofClass: "unchecked").first)
    #expect(section.text.contains("no timeline has a date for its reload"))
    #expect(section.text.contains("crashed by signal 5"))
    #expect(section.text.contains("Disabled by the manifest: entries-too-close."))
  }

  @Test func `the circumstances tell assumed from documented`() throws {
    let section = try #require(try page().elements(ofClass: "context").first)
    for text in [
      "widgetcheck 1.0.0", "America/Los_Angeles, UTC−08:00", "bubblewrap, no network",
      "documented as 40 to 70; the exact number is assumed", "set by the manifest",
      "observed by the community, not documented",
    ] { #expect(section.text.contains(text)) }
  }

  @Test func `the style sheet has a rule for every filter of a page`() throws {
    let style = String(decoding: files()[1].data, as: UTF8.self)
    let filters = try page().elements("input").compactMap { $0.attributes["id"] }
    #expect(filters.contains("kind-2") && filters.contains("mode-on"))
    for filter in filters where !filter.hasSuffix("-all") {
      #expect(style.contains("#\(filter):checked"), "\(filter)")
    }
    for number in 1...PageIndex.filterable { #expect(style.contains("#kind-\(number):checked")) }
  }

  @Test func `a hundred kinds are shown although not all can be filtered`() throws {
    var bundle = CardsDay.kolkata
    bundle.recording.events = (0..<100).map {
      .call(
        RecordedCall(
          bundle: "Cards", kind: "K\($0)", family: CardsDay.small, mode: .timeline,
          at: CardsDay.start, outcome: .timeline([])))
    }
    let page = try page(RunResults(toolVersion: "1", bundles: [bundle]))
    #expect(page.elements(ofClass: "kind").count == 101)
    #expect(page.elements("input").count { $0.attributes["name"] == "filter-kind" } == 25)
  }

  @Test func `a bundle that does not build shows the compiler's messages`() throws {
    let page = try page(FormatTests.buildFailure)
    let box = try #require(page.elements(ofClass: "build-failure").first)
    #expect(box.text.contains("Widgets/A.swift:3"))
    let verdict = page.elements("h1").first?.text
    #expect(verdict?.hasSuffix("ome provider could not be observed") == true)
  }

  @Test func `every fault is told once, the most serious first, with links to its places`() throws {
    let page = try page(CardsDay.results)
    let faults = page.elements(ofClass: "fault")
    let levels = faults.compactMap { $0.attributes["class"]?.split(separator: " ").last }
    #expect(levels == ["error", "error", "warning", "warning", "note"])
    #expect(Set(faults.map { $0.elements("p")[0].text }).count == faults.count)
    let targets = Set(page.elements(ofClass: "finding").compactMap { $0.attributes["id"] })
    for link in faults.flatMap({ $0.elements(ofClass: "fault-places") }).flatMap({
      $0.elements("a")
    }) {
      #expect(targets.contains(String(link.attributes["href"]?.dropFirst() ?? "")))
    }
  }

  @Test func `the verdict is a text and not a colour alone`() throws {
    var results = CardsDay.results
    #expect(
      try page(results).elements("h1").first?.text
        == "2 errors, and some provider could not be observed")
    results.failingLevel = nil
    #expect(
      try page(results).elements("h1").first?.text == "Passed, with 2 errors, 2 warnings, 1 note")
    results.bundles = [CardsDay.kolkata]
    #expect(try page(results).elements("h1").first?.text == "Nothing found")
  }

  @Test func `a long table is cut and counted`() throws {
    var bundle = CardsDay.kolkata
    bundle.results += (0..<300).map {
      CheckResult(check: CheckID(rawValue: "c\($0)"), subject: "Cards/Weather", outcome: .pass)
    }
    let page = try page(RunResults(toolVersion: "1", bundles: [bundle]))
    #expect(page.elements(ofClass: "kind")[0].text.contains("100 more rows are not shown."))
  }
}

@Suite struct PageIdentifierTests {
  @Test func `plain names stay readable`() {
    #expect(
      PageIdentifier.member(CardsDay.visa, in: "Cards")
        == "widget:Cards:RecentPurchases:systemSmall:visa")
  }

  @Test func `names that differ in what was replaced stay apart`() {
    #expect(PageIdentifier.slug("a b") != PageIdentifier.slug("a:b"))
    #expect(PageIdentifier.slug("") != PageIdentifier.slug("-"))
    #expect(PageIdentifier.slug("日本") != PageIdentifier.slug("東京"))
  }

  @Test func `a name holds nothing that a link would have to escape`() {
    let slug = PageIdentifier.slug("<\"& %\u{0}é" + String(repeating: "x", count: 500))
    #expect(slug.count < 70)
    #expect(slug.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) })
  }
}
