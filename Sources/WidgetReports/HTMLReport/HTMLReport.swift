import Foundation
import SHA2
import WidgetFindings
import WidgetRecording

/// Results as a page to look at.
///
/// A page needs no script to be read and holds no style of its own, so it shows under the strictest
/// content-security policies of CI servers. As a single file it carries a policy that allows exactly
/// its own style sheet and script, by their hashes.
struct HTMLReport {
  private static let style = String(decoding: PackageResources.report_css, as: UTF8.self)
  private static let script = String(decoding: PackageResources.report_js, as: UTF8.self)

  private let results: RunResults
  private let layout: ReportOptions.HTMLLayout
  private let index: PageIndex
  private let pages: [PageModel]

  init(_ results: RunResults, layout: ReportOptions.HTMLLayout) {
    self.results = results
    self.layout = layout
    let index = PageIndex(results)
    self.index = index
    let isSingle = layout == .singleFile
    pages = results.bundles.map {
      PageModel($0, of: results, index: index, holdsPictures: isSingle)
    }
  }

  /// The page first, then what it refers to.
  var files: [ReportFile] {
    let page = ReportFile(path: "index.html", data: HTMLDocument(root: root).data)
    switch layout {
    case .singleFile: return [page]
    case .folder:
      return [
        page,
        ReportFile(path: "assets/report.css", data: Data(Self.style.utf8)),
        ReportFile(path: "assets/report.js", data: Data(Self.script.utf8)),
      ] + pictures
    }
  }

  /// The drawings that the page shows, each once.
  private var pictures: [ReportFile] {
    var seen: Set<String> = []
    return pages.flatMap { page in
      page.members.values.flatMap(\.self).sorted().flatMap { member in
        FilmStrip(page: page, member: member).names
      }
      .filter { seen.insert($0).inserted }.sorted().compactMap(page.drawings.file)
    }
  }

  private var root: Markup {
    Markup("html", ["lang": "en"]) {
      Markup("head") {
        Markup("meta", ["charset": "utf-8"])
        policy
        Markup("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        Markup("meta", ["name": "color-scheme", "content": "light dark"])
        Markup("meta", ["name": "referrer", "content": "no-referrer"])
        Markup("title") { title }
        assets
      }
      Markup("body") {
        Markup("a", ["class": "skip-link", "href": "#content"]) { "Skip to the results" }
        Sprite.markup
        banner
        Markup("div", ["class": "layout"]) {
          contents
          main
        }
        Markup("footer", ["class": "foot"]) {
          "widgetcheck \(results.toolVersion) · recording format \(RecordedHeader.currentVersion) · "
          "Smart Stacks are simulated: Apple publishes no algorithm and no numbers for its limits."
        }
      }
    }
  }

  private var title: String {
    let names = pages.prefix(3).map { SafeText.line($0.name) }.joined(separator: ", ")
    let phrase = results.orderedSummary.findingsPhrase
    return "\(names.isEmpty ? "widgetcheck" : names): \(phrase.isEmpty ? "nothing found" : phrase)"
  }

  private var policy: Markup? {
    guard layout == .singleFile else { return nil }
    let directives = [
      "default-src 'none'", "style-src \(Self.policySource(of: Self.style))",
      "script-src \(Self.policySource(of: Self.script))", "base-uri 'none'",
      "form-action 'none'",
    ]
    let pictures = pages.allSatisfy(\.drawings.isEmpty) ? [] : ["img-src data:"]
    return Markup(
      "meta",
      [
        "http-equiv": "Content-Security-Policy",
        "content": (directives + pictures).joined(separator: "; "),
      ]
    )
  }

  @MarkupBuilder private var assets: [Markup] {
    switch layout {
    case .folder:
      Markup("link", ["rel": "stylesheet", "href": "assets/report.css"])
      Markup("script", ["src": "assets/report.js", "defer": "defer"])
    case .singleFile:
      Markup("style") { Markup.raw(Self.style) }
    }
  }

  /// Returns the source expression by which a policy allows exactly this text.
  private static func policySource(of text: String) -> String {
    "'sha256-\(Data(SHA256.hash(text.utf8)).base64EncodedString())'"
  }

  private var banner: Markup {
    Markup("header", ["class": "banner"]) {
      Markup("a", ["class": "brand", "href": "#content"]) {
        Markup(
          "svg", ["viewBox": "0 0 24 24", "width": "24", "height": "24", "aria-hidden": "true"]
        ) {
          Markup(
            "rect",
            ["class": "brand-back", "x": "6", "y": "2", "width": "16", "height": "13", "rx": "4"])
          Markup(
            "rect",
            ["class": "brand-front", "x": "2", "y": "7", "width": "16", "height": "15", "rx": "4"])
          Markup("path", ["class": "brand-tick", "d": "M6 14.5l3 3 5-6"])
        }
        "widgetcheck"
      }
      Markup("span", ["class": "quiet version"]) { results.toolVersion }
    }
  }

  private var contents: Markup {
    Markup("nav", ["class": "contents", "aria-label": "Contents"]) {
      Markup("ul") {
        for page in pages {
          Markup("li") {
            link("#\(PageIdentifier.bundle(page.name))", SafeText.line(page.name))
            Markup("ul") {
              for kind in page.kinds.prefix(PagePieces.shownRows) {
                Markup("li") {
                  PagePieces.icon(page.summary(ofKind: kind).look)
                  link(
                    "#\(PageIdentifier.kind(kind, in: page.name))",
                    SafeText.line(page.widgets[kind]?.displayName ?? kind)
                  )
                }
              }
              if !page.bundle.simulation.isEmpty {
                Markup("li") {
                  PagePieces.icon("stack")
                  link("#\(PageIdentifier.stacks(in: page.name))", "Smart Stacks")
                }
              }
            }
          }
        }
        Markup("li") { link("#unchecked", "What was not checked") }
        Markup("li") { link("#context", "How this was run") }
        Markup("li") { link("#checks", "The checks") }
      }
    }
  }

  private func link(_ target: String, _ text: String) -> Markup {
    Markup("a", ["href": target]) { text }
  }

  private var main: Markup {
    Markup("main", ["id": "content", "tabindex": "-1"]) {
      OverviewSection(results: results, pages: pages).markup
      if !pages.isEmpty {
        FilterSection(index: index, modes: Set(pages.flatMap(\.modes)).sorted()).markup
        LegendSection.markup
        for page in pages { BundleSection(page: page).markup }
        UncheckedSection(pages: pages).markup
        ContextSection(results: results, pages: pages).markup
      }
      ExplanationSection(pages: pages).markup
      if layout == .singleFile { Markup("script") { Markup.raw(Self.script) } }
    }
  }
}

extension RunSummary {
  /// The name of the picture for the worst of it.
  fileprivate var look: String {
    if open > 0 { return "open" }
    return Finding.Level.allCases.reversed().first { count(of: $0) > 0 }?.rawValue ?? "pass"
  }
}
