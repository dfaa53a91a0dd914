import Foundation
import Hashing
import TestSupport
import Testing
import WidgetFindings
import WidgetRecording

@testable import WidgetReports

@Suite struct HTMLReportTests {
  private let site: ReportSite
  private let single: ReportSite

  init() throws {
    site = try ReportSite(CardsDay.results)
    single = try ReportSite(CardsDay.results, .singleFile)
  }

  @Test func `a folder holds a page for each bundle, widget and stack beside the first one`() {
    let environment = PageIdentifier.slug("Cards@Asia/Kolkata")
    #expect(
      site.files.map(\.path) == [
        "index.html", "bundles/Cards.html", "widgets/Cards/RecentPurchases.html",
        "widgets/Cards/Weather.html", "stacks/Cards/systemSmall/Home.html",
        "bundles/\(environment).html", "widgets/\(environment)/Weather.html", "checks.html",
        "assets/report.css", "assets/report.js", "assets/icon.svg",
        "assets/pages.txt",
      ])
    #expect(single.files.map(\.path) == ["index.html"])
  }

  @Test func `a list beside the pages names them, and every page has their mark`() throws {
    let list = try #require(site.files.first { $0.path == ReportFormat.pageList })
    let listed = String(decoding: list.data, as: UTF8.self).split(separator: "\n").map(String.init)
    let pages = site.files.filter { $0.path.hasSuffix(".html") }
    #expect(listed == pages.dropFirst().map(\.path))
    for page in pages {
      #expect(String(decoding: page.data, as: UTF8.self).contains(ReportFormat.pageMark))
    }
  }

  @Test func `the pages of a folder have no style and no script of their own`() {
    for page in site.pages.values {
      #expect(page.elements("style").isEmpty)
      #expect(page.elements("script").map(\.text) == [""])
      #expect(!page.all.contains { $0.attributes["style"] != nil })
      #expect(!page.all.contains { $0.attributes.keys.contains { $0.hasPrefix("on") } })
    }
  }

  @Test func `nothing is loaded from elsewhere`() {
    for file in site.files + single.files where !file.path.hasSuffix(".svg") {
      let text = String(decoding: file.data, as: UTF8.self)
        .replacing("http://www.w3.org/2000/svg", with: "")
      #expect(!text.contains("http://") && !text.contains("https://"), "\(file.path)")
      #expect(!text.contains("@import") && !text.contains("//cdn"))
    }
  }

  @Test func `a single file allows exactly its own style and script`() throws {
    let page = try single.index
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

  @Test func `names of places are unique on a page and every link finds its place`() {
    for site in [site, single] {
      #expect(site.brokenLinks.isEmpty)
      for (path, page) in site.pages {
        let names = page.all.compactMap { $0.attributes["id"] }
        #expect(Set(names).count == names.count, "\(path)")
      }
    }
  }

  @Test func `places of earlier versions are still on the first page`() throws {
    let names = Set(try site.index.all.compactMap { $0.attributes["id"] })
    for name in ["bundle:Cards", "kind:Cards:Weather", "unchecked", "context", "faults"] {
      #expect(names.contains(name), "\(name)")
    }
    #expect(names.count { $0.hasPrefix("finding:") } == 5)
  }

  @Test func `names of places do not depend on what else was found`() throws {
    var fewer = CardsDay.results
    fewer.bundles[0].results.removeAll { $0.check == "provider-crashed" }
    func places(_ site: ReportSite) -> Set<String> {
      Set(site.pages.values.flatMap(\.all).compactMap { $0.attributes["id"] })
    }
    let left = places(try ReportSite(fewer)).filter { $0.hasPrefix("finding:") }
    #expect(left.isStrictSubset(of: places(site)))
    #expect(left.count == 4)
  }

  @Test func `headings rise one by one`() {
    for (path, page) in site.pages.merging(single.pages, uniquingKeysWith: { $1 }) {
      let levels = page.all.compactMap { element -> Int? in
        element.name.count == 2 && element.name.hasPrefix("h")
          ? Int(element.name.dropFirst()) : nil
      }
      #expect(levels.first == 1 && levels.count { $0 == 1 } == 1, "\(path)")
      #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 }, "\(path)")
    }
  }

  @Test func `every page has its landmarks and says its language`() throws {
    for (path, page) in site.pages {
      #expect(page.attributes["lang"] == "en")
      #expect(page.elements("main").count == 1)
      #expect(page.elements("title").first?.text.isEmpty == false)
      #expect(page.elements(ofClass: "skip-link").first?.attributes["href"] == "#content")
      #expect(page.elements(ofClass: "crumbs").count == (path == "index.html" ? 0 : 1))
    }
    #expect(
      try site.index.elements("title").first?.text
        == "Cards, Cards@Asia/Kolkata: 2 errors, 2 warnings, 1 note")
  }

  @Test func `every table has a caption and heads with a scope`() {
    let tables = site.pages.values.flatMap { $0.elements("table") }
    #expect(tables.count > 10)
    for table in tables {
      #expect(table.elements("caption").first?.text.isEmpty == false)
      #expect(table.elements("th").allSatisfy { $0.attributes["scope"] != nil })
    }
  }

  @Test func `every picture has a name, a description and a table beside it`() {
    let pictures = site.pages.values.flatMap { $0.elements(ofClass: "drawing") }
    #expect(pictures.count == 9)
    for picture in pictures {
      #expect(picture.attributes["role"] == "img")
      let names = (picture.attributes["aria-labelledby"] ?? "").split(separator: " ")
      #expect(names.count == 2)
      let places = picture.children.compactMap { $0.attributes["id"] }
      #expect(places == names.map(String.init))
      #expect(picture.children[1].text.isEmpty == false)
    }
    for card in site.pages.values.flatMap({ $0.elements(ofClass: "card") })
    where !card.elements(ofClass: "drawing").isEmpty {
      #expect(!card.elements("table").isEmpty)
    }
  }

  @Test func `a bundle that does not build is told with the compiler's messages`() throws {
    let site = try ReportSite(FormatTests.buildFailure)
    let bundle = try #require(site.pages.first { $0.key.hasPrefix("bundles/") }?.value)
    #expect(bundle.text.contains("Widgets/A.swift:3"))
    let index = try site.index
    #expect(index.elements("h1")[0].text.hasSuffix("ome provider could not be observed"))
    #expect(index.elements(ofClass: "bundle-tiles")[0].text.contains("Does not build"))
  }

  @Test func `the verdict is a text and not a colour alone`() throws {
    func verdict(_ results: RunResults) throws -> String? {
      try ReportSite(results).index.elements("h1").first?.text
    }
    var results = CardsDay.results
    #expect(try verdict(results) == "2 errors, and some provider could not be observed")
    results.failingLevel = nil
    #expect(try verdict(results) == "Passed, with 2 errors, 2 warnings, 1 note")
    results.bundles = [CardsDay.kolkata]
    #expect(try verdict(results) == "Nothing found")
    results.bundles = []
    #expect(try verdict(results) == "Nothing checked")
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

  @Test func `stacks of one name have pages of their own`() {
    let targets = [0, 1, 2].map { PageTarget.stack("S", family: "F", bundle: "B", number: $0) }
    #expect(
      targets.map(\.file) == ["stacks/B/F/S.html", "stacks/B/F/S~2.html", "stacks/B/F/S~3.html"])
    #expect(targets.map(\.anchor) == ["stack:B:F:S", "stack:B:F:S:2", "stack:B:F:S:3"])
  }

  @Test(arguments: ["..", ".", "../../etc", "/", "", ".hidden", "a/../b"])
  func `no name leads a page out of the report's folder`(name: String) {
    for target in [
      PageTarget.bundle(name), .kind(name, bundle: name),
      .stack(name, family: name, bundle: name),
    ] {
      let parts = target.file.split(separator: "/", omittingEmptySubsequences: false)
      #expect(parts.allSatisfy { !$0.hasPrefix(".") && !$0.isEmpty && $0 != ".html" })
      #expect(["bundles", "widgets", "stacks"].contains(parts[0]))
    }
  }
}
