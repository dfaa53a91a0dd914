import WidgetFindings
import WidgetRecording
import WidgetSimulation

extension ResultsDocument {
  /// Takes over the results of a run; the entries of one bundle's matrix become one bundle.
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
      let isBase = results.recording.header.matrixEntry == nil
      if !isBase, let last = bundles.last, last.name == bundle.name,
        last.manifest == bundle.manifest
      {
        bundles[bundles.count - 1].calls += bundle.calls
        bundles[bundles.count - 1].checks += bundle.checks
        bundles[bundles.count - 1].stacks += bundle.stacks
        bundles[bundles.count - 1].drawings += bundle.drawings
        bundles[bundles.count - 1].presentations += bundle.presentations
      } else {
        bundles.append(bundle)
      }
    }
  }

  /// Writes the document as JSON with sorted keys, in UTF-8, with a line feed at its end.
  ///
  /// Numbers that are not finite are the texts `NaN`, `Infinity` and `-Infinity`.
  ///
  /// - Parameter take: Takes each piece of the document, in order.
  public func write(_ take: ReportFile.Sink) {
    JSONWriter.write(self, layout: .indented, inPiecesOf: ReportFile.pieceLength) { piece in
      SafeText.json(piece).withUnsafeBytes(take)
    }
    [UInt8(ascii: "\n")].withUnsafeBytes(take)
  }
}

extension ResultsDocument.Bundle {
  fileprivate init(_ results: BundleResults) {
    let header = results.recording.header
    name = header.bundle
    manifest = results.manifest
    system = header.system
    calls = results.callSummaries.map {
      .init(
        id: CallID(rawValue: $0.id), outcome: $0.outcome, seconds: $0.duration.seconds,
        attempts: $0.attempts, isFlaky: $0.isFlaky)
    }
    checks = results.results.map { .init($0, header: header) }
    drawings = ResultsDocument.drawings(of: results.recording)
    presentations = ResultsDocument.presentations(of: results.recording)
    stacks = results.simulation.map { simulation in
      .init(
        stack: header.qualified(simulation.stack.name),
        modes: simulation.modes.map { trace in
          var trace = trace
          trace.tops = []
          return trace
        })
    }
  }
}

extension ResultsDocument.Check {
  fileprivate init(_ result: CheckResult, header: RecordedHeader) {
    check = result.check
    subject = header.qualified(result.subject)
    outcome = result.outcome
    if header.matrixEntry != nil, case .fail(var findings) = outcome {
      for index in findings.indices {
        findings[index].call = findings[index].call.map {
          CallID(rawValue: header.qualified($0.rawValue))
        }
      }
      outcome = .fail(findings)
    }
  }
}
