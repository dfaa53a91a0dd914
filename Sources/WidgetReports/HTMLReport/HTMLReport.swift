import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// Results as pages to look at: one that says first what is wrong, one for each bundle, widget and
/// stack, and one that explains the checks.
///
/// Pages need no script to be read and hold no style of their own, so they show under the strictest
/// content-security policies of CI servers. As a single file all pages are parts of one, which carries
/// a policy that allows exactly its own style sheet and script, by their hashes.
struct HTMLReport {
  private let results: RunResults
  private let layout: ReportOptions.HTMLLayout
  private let pages: [PageModel]

  init(_ results: RunResults, layout: ReportOptions.HTMLLayout) {
    self.results = results
    self.layout = layout
    let index = PageIndex(results)
    pages = results.bundles.map { PageModel($0, of: results, index: index) }
  }

  /// The first page first, then the others and what they refer to.
  var files: [ReportFile] {
    guard layout == .folder else { return [singleFile] }
    var pictures = PictureFiles(pages)
    var files: [ReportFile] = []
    for part in parts {
      let content = part.content
      pictures.note(content)
      files.append(
        PageFrame(
          scope: part.scope, title: part.title, version: results.toolVersion, crumbs: part.crumbs
        ).file { content })
    }
    return files + PageFrame.assets + pictures.files
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
protocol ReportPage {
  /// Where it stands.
  var scope: PageScope { get }
  /// Its title.
  var title: String { get }
  /// The way to it from the first page.
  var crumbs: [PageFrame.Crumb] { get }
  /// What it shows.
  var content: [Markup] { get }
}
