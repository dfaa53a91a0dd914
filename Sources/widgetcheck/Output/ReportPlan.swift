import Foundation
import Synchronization
import WidgetFindings
import WidgetReports
import WidgetRunner

/// Which reports are written, how, and where they go.
struct ReportPlan {
  /// One format and, where it does not go into the output folder, its place.
  private struct Target {
    var format: ReportFormat
    var path: String?
  }

  /// The folder that reports go into; `-` for standard output.
  let output: String
  private let options: ReportOptions
  private let targets: [Target]

  /// Reads the options that concern reports.
  ///
  /// - Throws: `UsageError` for an unknown format or dialect.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    output = arguments.values[.output] ?? "Reports"
    var targets: [Target] = []
    for word in arguments.list(.format) ?? ["junit", "html", "json"] {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard let format = ReportFormat(rawValue: parts.first ?? "") else {
        let expected = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError(word: "--format", problem: .badValue(word, expected: expected))
      }
      targets.append(Target(format: format, path: parts.count > 1 ? parts[1] : nil))
    }
    self.targets = targets
    let environment = ProcessInfo.processInfo.environment
    let colored =
      isatty(1) == 1 && !arguments.has(.noColor) && (environment["NO_COLOR"] ?? "").isEmpty
    options = ReportOptions(
      junitDialect: try arguments.choice(.junitDialect, default: .extended),
      htmlLayout: arguments.has(.singleFile) ? .singleFile : .folder,
      textStyle: colored ? .colored : .plain,
      sourceDate: environment["SOURCE_DATE_EPOCH"].flatMap(Double.init)
    )
    if output == "-", targets.filter({ $0.path == nil }).count > 1 {
      throw UsageError(
        word: "--output", problem: .badValue("-", expected: "a folder, or one --format alone")
      )
    }
  }

  /// Writes the reports and, on standard output, a summary that a person can read.
  ///
  /// - Parameter results: What the run learned.
  /// - Throws: `OutputError` for the first file that cannot be written.
  func write(_ results: RunResults) throws(OutputError) {
    let writesSummary = output != "-"
    let made = Self.files(
      of: targets.map(\.format) + (writesSummary ? [.text] : []), for: results, options)
    for (target, files) in zip(targets, made) {
      guard output != "-" || target.path != nil else {
        FileHandle.standardOutput.write(files[0].data)
        continue
      }
      let main = target.path ?? "\(output)/\(files[0].path)"
      let folder = URL(fileURLWithPath: main).deletingLastPathComponent().relativePath
      try WholeFile.write(files[0].data, to: main)
      for file in files.dropFirst() {
        try WholeFile.write(file.data, to: "\(folder)/\(file.path)")
      }
    }
    if writesSummary, let summary = made.last { FileHandle.standardOutput.write(summary[0].data) }
  }

  /// The files of each format, made side by side.
  private static func files(
    of formats: [ReportFormat], for results: RunResults, _ options: ReportOptions
  ) -> [[ReportFile]] {
    let made = Mutex<[Int: [ReportFile]]>([:])
    let processors = ProcessInfo.processInfo.activeProcessorCount
    Workers.perform(formats.count, atOnce: processors) { index in
      let files = formats[index].files(for: results, options: options)
      made.withLock { $0[index] = files }
    }
    return formats.indices.map { index in made.withLock { $0[index] ?? [] } }
  }
}
