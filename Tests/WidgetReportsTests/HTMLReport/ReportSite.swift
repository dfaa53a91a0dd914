import Foundation
import Testing

@testable import WidgetReports

/// All pages of a report, as a reader's browser sees them.
struct ReportSite {
  let files: [ReportFile]
  let pages: [String: ParsedElement]

  init(_ results: RunResults, _ layout: ReportOptions.HTMLLayout = .folder) throws {
    files = ReportFormat.html.files(for: results, options: ReportOptions(htmlLayout: layout))
    var pages: [String: ParsedElement] = [:]
    for file in files where file.path.hasSuffix(".html") {
      let page: ParsedElement = try #require(ParsedElement(html: file.data))
      pages[file.path] = page
    }
    self.pages = pages
  }

  var index: ParsedElement { get throws { try page("index.html") } }

  func page(_ path: String) throws -> ParsedElement {
    try #require(pages[path], "\(pages.keys.sorted())")
  }

  /// The links of all pages that lead nowhere.
  var brokenLinks: [String] {
    let paths = Set(files.map(\.path))
    let names = pages.mapValues { page in Set(page.all.compactMap { $0.attributes["id"] }) }
    return pages.sorted { $0.key < $1.key }.flatMap { path, page in
      page.all.flatMap { [$0.attributes["href"], $0.attributes["src"]] }.compactMap(\.self)
        .filter { link in
          guard !link.hasPrefix("data:") else { return false }
          let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
          let target = parts[0].isEmpty ? path : Self.resolved(String(parts[0]), from: path)
          guard paths.contains(target) else { return true }
          guard parts.count > 1 else { return false }
          return names[target]?.contains(String(parts[1])) != true
        }.map { "\(path): \($0)" }
    }
  }

  private static func resolved(_ link: String, from path: String) -> String {
    var parts = path.split(separator: "/").dropLast().map(String.init)
    for part in link.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }
}
