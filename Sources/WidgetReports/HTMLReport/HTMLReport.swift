import Foundation
import ParallelWork
import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// Results as pages to look at: one that says first what is wrong, one for each bundle, widget and
/// stack, and one that explains the checks.
///
/// Pages need no script to be read and hold no style of their own, so they show under the strictest
/// content-security policies of CI servers. As a single file all pages are parts of one, which
/// carries a policy that allows exactly its own style sheet and script, by their hashes.
struct HTMLReport {
  private let results: RunResults
  private let layout: ReportOptions.HTMLLayout
  private let pages: [PageModel]

  init(_ results: RunResults, layout: ReportOptions.HTMLLayout) {
    self.results = results
    self.layout = layout
    let index = PageIndex(results)
    pages = Workers.map(results.bundles.count) {
      PageModel(results.bundles[$0], of: results, index: index)
    }
  }

  /// The first page first, then the others and what they refer to.
  var files: [ReportFile] {
    guard layout == .folder else { return [singleFile] }
    let parts = parts
    let version = results.toolVersion
    let made = Workers.map(parts.count) { index in
      let part = parts[index]
      let content = part.content
      let frame = PageFrame(
        scope: part.scope, title: part.title, version: version, crumbs: part.crumbs)
      return (file: frame.file { content }, pictures: PictureFiles.names(in: content))
    }
    let pictures = made.reduce(into: Set()) { $0.formUnion($1.pictures) }
    let list = made.dropFirst().map { "\($0.file.path)\n" }.joined()
    return made.map(\.file) + PageFrame.assets
      + [ReportFile(path: ReportFormat.pageList, data: Data(list.utf8))]
      + PictureFiles.files(named: pictures, of: pages)
  }

  /// All pages as parts of one.
  private var singleFile: ReportFile {
    let parts = parts
    return PageFrame(
      scope: parts[0].scope, title: parts[0].title, version: results.toolVersion,
      holdsPictures: !pages.allSatisfy(\.drawings.isEmpty)
    ).file {
      for part in parts { part.content }
    }
  }

  /// The pages, the first one first; none holds its content before it is asked for it.
  private var parts: [any ReportPage] {
    var parts: [any ReportPage] = [IndexPage(results: results, pages: pages, layout: layout)]
    for page in pages {
      parts.append(BundlePage(page: page, layout: layout))
      parts += page.kinds.map { WidgetPage(page: page, kind: $0, layout: layout) }
      parts += page.bundle.simulation.map {
        StackPage(page: page, simulation: $0, layout: layout)
      }
    }
    parts.append(ChecksPage(pages: pages, layout: layout))
    return parts
  }
}

/// A page of a report.
protocol ReportPage: Sendable {
  /// The page's position in the report.
  var scope: PageScope { get }
  /// Its title.
  var title: String { get }
  /// The breadcrumbs: the way to the page from the first one.
  var crumbs: [PageFrame.Crumb] { get }
  /// The page's content.
  var content: [Markup] { get }
}
