import Foundation
import WidgetRecording

/// A way to write results.
///
/// A format is a pure function: it returns bytes, reads no clock and writes no file, and equal
/// results are equal bytes.
public enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// JUnit XML, for CI servers.
  case junit
  /// A page to look at.
  case html
  /// Everything, for programs.
  case json
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// A summary for a terminal.
  case text
  /// Workflow commands that GitHub shows as annotations.
  case github
  /// A summary for a job or pull request.
  case markdown

  /// The list of an HTML report's pages beside the first one, a path a line, relative to its
  /// folder.
  public static let pageList = "assets/pages.txt"
  /// The bytes that every page of an HTML report has.
  public static let pageMark = "<footer class=\"foot\">widgetcheck "

  /// The name of the format's main file.
  public var fileName: String {
    switch self {
    case .junit: "junit.xml"
    case .html: "index.html"
    case .json: "results.json"
    case .sarif: "results.sarif"
    case .text: "summary.txt"
    case .github: "annotations.txt"
    case .markdown: "summary.md"
    }
  }

  /// Returns the files of a report, the main one first.
  ///
  /// - Parameters:
  ///   - results: The run's results, in any order.
  ///   - options: The options of the report.
  /// - Returns: The files, with paths relative to the report's folder.
  public func files(
    for results: RunResults, options: ReportOptions = ReportOptions()
  ) -> [ReportFile] {
    let results = results.ordered()
    switch self {
    case .junit:
      return [ReportFile(path: fileName, pieces: JUnitReport(results, options: options).write)]
    case .html: return HTMLReport(results.folded(), layout: options.htmlLayout).files
    case .json:
      let document = ResultsDocument(results)
      return [ReportFile(path: fileName, pieces: document.write)] + Self.drawings(of: results)
    case .sarif: return [main(SARIFReport(results).data)]
    case .text:
      return [main(Data(TextReport(results.folded(), style: options.textStyle).text.utf8))]
    case .github: return [main(Data(GitHubReport(results.folded()).text.utf8))]
    case .markdown: return [main(Data(MarkdownReport(results.folded()).text.utf8))]
    }
  }

  /// The drawings that the results name, as SVG files.
  private static func drawings(of results: RunResults) -> [ReportFile] {
    var seen: Set<String> = []
    return results.bundles.filter { !$0.recording.drawings.isEmpty }.flatMap { bundle in
      let shelf = DrawingShelf(bundle.recording)
      let names = bundle.recording.calls.flatMap(\.entries).flatMap(\.drawings)
      return names.filter { seen.insert($0).inserted }.compactMap { shelf.file($0) }
    }
  }

  private func main(_ data: Data) -> ReportFile {
    ReportFile(path: fileName, data: data)
  }
}
