import CommandLineArguments
import Foundation
import WidgetFindings
import WidgetRecording
import WidgetReports
import WidgetRunner

/// The reports to write, their places, and the choices of their reader.
struct ReportPlan: ArgumentGroup {
  static let title: String? = "Reports"

  /// Whether the summary has colours.
  enum Colors: String, CaseIterable {
    case auto, always, never
  }

  @Option(
    "output", short: "o", .folder, help: "where reports go; '-' is standard output, for one format")
  private var output = "Reports"
  @Option("format", list: .format, help: "any of \(Target.names); NAME=PATH puts one elsewhere")
  private var targets = [Target(.junit), Target(.html), Target(.json)]
  @Option(
    "junit-dialect", .word,
    help: "the readers of junit.xml; strict passes the schemas of Jenkins and Ant")
  private var junitDialect = ReportOptions.JUnitDialect.extended
  @Flag("single-file", help: "the HTML report as one file")
  private var isSingleFile = false
  @Flag("png", help: "drawings as PNG files too, for places that show no SVG")
  private var writesPictures = false
  @Option("color", .word, help: "colours in the summary; auto obeys NO_COLOR and TERM=dumb")
  private var colors = Colors.auto

  /// The folder that recordings go into; nil where nothing goes into a folder.
  var folder: String? { output == "-" ? nil : output }

  /// Whether any report goes into the folder.
  var writesIntoFolder: Bool { folder != nil && targets.contains { $0.path == nil } }

  /// The formats that go to standard output, of which there is one at the most.
  private var printed: [Target] {
    targets.filter { $0.path == "-" || ($0.path == nil && output == "-") }
  }

  func validate() throws(UsageError) {
    guard printed.count > 1 else { return }
    let names = printed.map(\.format.rawValue).joined(separator: ",")
    throw UsageError(
      word: "--format",
      problem: .badValue(
        names, expected: "one format alone for standard output", nearest: nil))
  }

  /// Writes the reports and, on standard output, a summary that a person can read.
  ///
  /// Files come first, so that they are there whatever becomes of standard output.
  ///
  /// - Parameters:
  ///   - results: The run's results.
  ///   - console: The console that lists the files written.
  /// - Throws: `OutputError` for the first file that cannot be written.
  func write(_ results: RunResults, _ console: Console) throws(OutputError) {
    let options = options
    let results = results.ordered()
    var onStandardOutput: ReportFile?
    var written: [ReportFormat: String] = [:]
    var made: [String] = []
    // Two formats name the same drawings.
    var paths: Set<String> = []
    var removals: [(pages: StalePages, kept: [String])] = []
    try WholeFile.writeAll { batch throws(OutputError) in
      // A report is in its file before the next one is made, so that memory holds one at a time.
      for target in targets {
        let files = target.format.files(for: results, options: options)
        made += files.map(\.path)
        guard !printed.contains(target) else {
          onStandardOutput = files[0]
          continue
        }
        let main = target.path ?? "\(output)/\(files[0].path)"
        let folder = URL(fileURLWithPath: main).deletingLastPathComponent().relativePath
        if target.format == .html { removals.append((StalePages(in: folder), files.map(\.path))) }
        for (index, file) in files.enumerated() {
          let path = index == 0 ? main : "\(folder)/\(file.path)"
          if paths.insert(path).inserted { try batch.add(file, at: path) }
        }
        written[target.format] = main
      }
    }
    for removal in removals { removal.pages.remove(except: removal.kept) }
    for target in targets where written[target.format] != nil {
      console.detail("\(target.format.rawValue): \(written[target.format] ?? "")")
    }
    var pictures: [String] = []
    if writesPictures, let folder {
      guard let paths = try PictureWriter.write(results, to: folder) else {
        throw OutputError(
          path: "\(folder)/drawings",
          reason: "--png needs Debian's libcairo2, which is not installed",
          advice: "install it, or leave out --png")
      }
      pictures = paths
      console.detail("png: \(paths.count) pictures in \(folder)/drawings")
    }
    if let folder, written[.json] == "\(folder)/\(ReportFormat.json.fileName)" {
      Self.removeStale(made + pictures, in: folder)
    }
    if let onStandardOutput {
      try StandardOutput.write(onStandardOutput.data)
    } else if printed.isEmpty, output != "-", !console.isQuiet {
      let summary = ReportFormat.text.files(for: results, options: options)
      try StandardOutput.write(summary[0].data)
      try console.result(Self.closing(written))
    }
  }

  /// Removes drawings of earlier runs, which nothing names any more.
  private static func removeStale(_ paths: [String], in folder: String) {
    let kept = Set(paths)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/drawings")) ?? []
    for name in names where !kept.contains("drawings/\(name)") {
      // Files that are not named like drawings are somebody else's.
      guard name.wholeMatch(of: /[0-9a-f]{16}\.(svg|png)/) != nil else { continue }
      try? FileManager.default.removeItem(atPath: "\(folder)/drawings/\(name)")
    }
  }

  /// The line that names the report to open: the one made for looking, or else all there are.
  private static func closing(_ written: [ReportFormat: String]) -> [String] {
    if let page = written[.html] { return ["report: \(page)"] }
    return written.isEmpty ? [] : ["reports: \(written.values.sorted().joined(separator: ", "))"]
  }

  /// The choices of the reports' reader.
  private var options: ReportOptions {
    let isColored =
      switch colors {
      case .auto: Terminal.output.wantsColors
      case .always: true
      case .never: false
      }
    let isOneFile = isSingleFile || printed.contains { $0.format == .html }
    let date = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"]
    return ReportOptions(
      junitDialect: junitDialect, htmlLayout: isOneFile ? .singleFile : .folder,
      textStyle: isColored ? .colored : .plain,
      sourceDate: date.flatMap(Double.init).map { SimulatedInstant($0) })
  }
}

extension ReportPlan {
  /// One format and, where it does not go into the output folder, its place.
  fileprivate struct Target: Hashable, Sendable {
    static let names = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")

    let format: ReportFormat
    let path: String?

    init(_ format: ReportFormat) {
      self.format = format
      path = nil
    }

    /// Reads `NAME` or `NAME=PATH`; nil is made of any other text.
    init?(_ text: String) {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard let format = parts.first.flatMap(ReportFormat.init(rawValue:)), !text.hasSuffix("=")
      else { return nil }
      self.format = format
      path = parts.count > 1 ? parts[1] : nil
    }
  }
}

extension ArgumentSyntax<ReportPlan.Target> {
  /// A format, perhaps with its place.
  fileprivate static var format: Self {
    Self(
      "NAME", expected: ReportPlan.Target.names,
      completion: .assignments(ReportFormat.allCases.map { Completion.Word($0.rawValue) }),
      text: { $0.format.rawValue }, read: { ReportPlan.Target($0) })
  }
}
