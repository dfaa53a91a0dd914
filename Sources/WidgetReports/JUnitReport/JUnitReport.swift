import Foundation
import WidgetFindings
import WidgetRecording

/// Results as JUnit XML: a suite for each bundle and kind, a case for each check and subject.
///
/// Every number is counted from what is written. A case's time is the real time of its subject's
/// calls, given once, at the subject's first case, so that a suite's times add up.
struct JUnitReport: Sendable {
  private let suites: [JUnitSuite]
  private let dialect: ReportOptions.JUnitDialect

  init(_ results: RunResults, options: ReportOptions) {
    let made = results.bundles.flatMap { bundle in
      JUnitSuite.all(in: bundle, of: results, sourceDate: options.sourceDate)
    }
    suites =
      made.isEmpty && results.shard != nil
      ? [.nothingRun(results, sourceDate: options.sourceDate)] : made
    dialect = options.junitDialect
  }

  /// Writes the file.
  ///
  /// - Parameter take: Takes its bytes, in UTF-8 and in order.
  func write(_ take: ReportFile.Sink) {
    let counts = suites.map { Counts($0.cases) }
    let total = counts.reduce(Counts()) { $0 + $1 }
    let names: KeyValuePairs<StaticString, String?> =
      switch dialect {
      case .strict: [:]
      case .extended:
        [
          "name": "widgetcheck", "tests": "\(total.tests)", "failures": "\(total.failures)",
          "errors": "\(total.errors)", "skipped": "\(total.skipped)",
          "time": ValueFormatter.milliseconds(total.seconds),
        ]
      }
    XMLWriter.write(to: take) { writer in
      writer.element("testsuites", names) {
        for (index, suite) in suites.enumerated() {
          write(suite, counts[index], number: index, to: writer)
        }
      }
    }
  }

  private func write(
    _ suite: JUnitSuite, _ counts: Counts, number: Int, to writer: XMLWriter
  ) {
    let date = LocalClock.universal.standard(suite.date)
    let attributes: KeyValuePairs<StaticString, String?> = [
      "name": suite.name, "package": suite.package, "id": "\(number)",
      "timestamp": dialect == .strict ? date : date + "Z", "hostname": "localhost",
      "tests": "\(counts.tests)", "failures": "\(counts.failures)", "errors": "\(counts.errors)",
      "skipped": "\(counts.skipped)", "time": ValueFormatter.milliseconds(counts.seconds),
    ]
    writer.element("testsuite", attributes) {
      write(suite.properties, to: writer)
      for item in suite.cases { write(item, className: suite.className, to: writer) }
      writer.element("system-out") { writer.text(output(of: suite)) }
      writer.element("system-err") { writer.text(suite.errorOutput) }
    }
  }

  private func write(_ item: JUnitCase, className: String, to writer: XMLWriter) {
    let place = dialect == .extended ? (item.file, item.line.map(String.init)) : (nil, nil)
    let attributes: KeyValuePairs<StaticString, String?> = [
      "name": item.name, "classname": className, "file": place.0, "line": place.1,
      "time": ValueFormatter.milliseconds(item.seconds),
    ]
    writer.element("testcase", attributes) {
      if dialect == .extended {
        if !item.properties.isEmpty { write(item.properties, to: writer) }
        for call in item.flakyCalls { write(call, to: writer) }
      }
      switch item.result {
      case .passed(let text):
        if let text, dialect == .extended { writer.element("system-out") { writer.text(text) } }
      case .skipped(let reason):
        writer.element("skipped", ["message": SafeText.line(reason, limit: 200)]) {
          writer.text(reason)
        }
      case .failure(let type, let message, let body):
        writer.element("failure", ["type": type, "message": message]) { writer.text(body) }
      case .error(let type, let message, let body):
        writer.element("error", ["type": type, "message": SafeText.line(message, limit: 200)]) {
          writer.text(body)
        }
      }
    }
  }

  private func write(_ call: JUnitCase.FlakyCall, to writer: XMLWriter) {
    let message = SafeText.line(call.message, limit: 200)
    writer.element("flakyError", ["type": call.end.rawValue, "message": message]) {
      writer.element("stackTrace") { writer.text(call.message) }
      writer.element("system-err") { writer.text(call.errorOutput) }
    }
  }

  private func write(_ properties: [(name: String, value: String)], to writer: XMLWriter) {
    writer.element("properties") {
      for property in properties {
        writer.element("property", ["name": property.name, "value": property.value])
      }
    }
  }

  /// The provider's output; before it, in the strict dialect, the findings below the failing level.
  private func output(of suite: JUnitSuite) -> String {
    guard dialect == .strict else { return suite.output }
    let findings = suite.cases.compactMap { item -> String? in
      guard case .passed(let text?) = item.result else { return nil }
      return "[\(item.name)]\n\(text)"
    }
    return (findings + [suite.output]).filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

extension JUnitReport {
  /// Numbers counted from cases.
  private struct Counts {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0
    var seconds = 0.0

    /// Creates counts of nothing.
    init() {}

    init(_ cases: [JUnitCase]) {
      tests = cases.count
      for item in cases {
        // Rounded first, so that a reader who adds up what is written gets what is written.
        seconds += (item.seconds * 1000).rounded() / 1000
        switch item.result {
        case .passed: continue
        case .failure: failures += 1
        case .error: errors += 1
        case .skipped: skipped += 1
        }
      }
    }

    static func + (one: Self, other: Self) -> Self {
      var sum = one
      sum.tests += other.tests
      sum.failures += other.failures
      sum.errors += other.errors
      sum.skipped += other.skipped
      sum.seconds += other.seconds
      return sum
    }
  }
}
