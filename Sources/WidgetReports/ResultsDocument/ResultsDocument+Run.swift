public import Foundation
import WidgetFindings
import WidgetRecording

extension ResultsDocument {
  /// Takes over the results of a run; cells of one bundle's matrix become one bundle.
  ///
  /// - Parameter results: The results, in the order of reports.
  init(_ results: RunResults) {
    version = Self.currentVersion
    tool = Tool(name: "widgetcheck", version: results.toolVersion)
    shard = results.shard
    summary = results.orderedSummary
    bundles = []
    for results in results.bundles {
      let bundle = Bundle(results)
      let isCell = results.recording.header.cell != nil
      if isCell, let last = bundles.last, last.name == bundle.name,
        last.manifest == bundle.manifest
      {
        bundles[bundles.count - 1].calls += bundle.calls
        bundles[bundles.count - 1].checks += bundle.checks
        bundles[bundles.count - 1].stacks += bundle.stacks
      } else {
        bundles.append(bundle)
      }
    }
  }

  /// The document as JSON with sorted keys, in UTF-8, with a line feed at its end.
  ///
  /// Numbers that are not finite are the texts `NaN`, `Infinity` and `-Infinity`.
  public var data: Data {
    Data(json: self)
  }
}

extension ResultsDocument.Bundle {
  fileprivate init(_ results: BundleResults) {
    let header = results.recording.header
    name = header.bundle
    manifest = results.manifest
    platform = header.platform
    osVersion = header.osVersion
    calls = CallSummary.all(in: results.recording).map {
      .init(id: $0.id, outcome: $0.outcome, seconds: $0.seconds, attempts: $0.attempts)
    }
    checks = results.results.map { .init($0, cell: header.cell) }
    stacks = results.simulation.map { .init($0, cell: header.cell) }
  }
}

extension ResultsDocument.Check {
  fileprivate init(_ result: CheckResult, cell: String?) {
    check = result.check
    subject = Subject.qualified(result.subject, cell: cell)
    outcome = result.outcome.name
    findings = result.outcome.findings.map { finding in
      var finding = finding
      finding.call = finding.call.map {
        CallID(rawValue: Subject.qualified($0.rawValue, cell: cell))
      }
      return finding
    }
    reason =
      switch result.outcome {
      case .notApplicable(let reason), .open(let reason): reason
      case .pass, .fail: nil
      }
  }
}

extension Data {
  /// Writes a value as JSON that people can read and equal values share byte for byte.
  init(json value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN"
    )
    do {
      let text = String(decoding: try encoder.encode(value), as: UTF8.self)
      self.init((SafeText.json(text) + "\n").utf8)
    } catch {
      preconditionFailure("a value of a report has no JSON: \(error)")
    }
  }
}
