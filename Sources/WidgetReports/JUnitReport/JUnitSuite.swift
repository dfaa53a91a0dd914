import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// The cases of one widget kind, or of a bundle as a whole.
struct JUnitSuite {
  /// The bytes of each output stream that a suite shows.
  private static let shownOutput = 65_536

  /// The bundle and kind; no two suites share it.
  var name: String
  /// The bundle and kind, as test cases give it.
  var className: String
  /// The bundle.
  var package: String
  /// The instant that the suite gives as its own.
  var date: SimulatedInstant
  /// The suite's properties: sources, time and environment.
  var properties: [(name: String, value: String)]
  /// The cases.
  var cases: [JUnitCase]
  /// The provider's standard output.
  var output: String
  /// The provider's standard error.
  var errorOutput: String
}

extension JUnitSuite {
  /// Returns the suites of one recording: the bundle as a whole, then its kinds.
  ///
  /// - Parameters:
  ///   - bundle: The bundle's results, in the order of reports.
  ///   - results: The run it belongs to.
  ///   - sourceDate: The instant to give as the suites' own; nil for the recording's start.
  /// - Returns: At least one suite, so that no run is lost on a reader.
  static func all(
    in bundle: BundleResults, of results: RunResults, sourceDate: SimulatedInstant?
  ) -> [Self] {
    let reader = SubjectReader(bundle)
    // The results of one subject follow one another, and each subject is read once.
    let groups = bundle.results.slicedBySubject.map { results in
      (subject: reader.subject(results[results.startIndex].subject), results: results)
    }
    let positions = Dictionary(grouping: groups.indices) { groups[$0].subject.kind }
    let kinds: [String?] = positions.keys.sorted { ($0 ?? "") < ($1 ?? "") }
    let callsByKind = Dictionary(grouping: bundle.calls, by: \.kind)
    var flakyCalls = flakyCalls(in: bundle)
    let maker = JUnitCaseMaker(bundle, callsByKind: callsByKind, of: results)
    return (kinds.isEmpty ? [nil] : kinds).map { kind in
      let calls =
        kind.map { callsByKind[$0] ?? [] } ?? [bundle.failedDescription].compactMap(\.self)
      var suite = Self(kind: kind, calls: calls, in: bundle, sourceDate: sourceDate)
      var durations = durations(of: calls, in: bundle)
      suite.cases = (positions[kind] ?? []).flatMap { position in
        let (subject, results) = groups[position]
        var made = maker.makeCases(results, on: subject)
        made[0].seconds = durations.removeValue(forKey: subject)?.seconds ?? 0
        made[0].flakyCalls = flakyCalls.removeValue(forKey: subject) ?? []
        return made
      }
      if suite.cases.isEmpty {
        suite.cases = [.nothingChecked]
      }
      return suite
    }
  }

  /// The suite of a part of a run that has nothing to run, so that readers do not miss a file.
  static func nothingRun(_ results: RunResults, sourceDate: SimulatedInstant?) -> Self {
    let part = results.shard.map { "part \($0.index) of \($0.count)" } ?? "run"
    return Self(
      name: part, className: "widgetcheck", package: "widgetcheck",
      date: sourceDate ?? SimulatedInstant(0), properties: [],
      cases: [
        JUnitCase(
          name: part, seconds: 0, properties: [], result: .skipped("\(part) has nothing to run"))
      ], output: "", errorOutput: "")
  }

  private init(
    kind: String?, calls: [RecordedCall], in bundle: BundleResults, sourceDate: SimulatedInstant?
  ) {
    let header = bundle.recording.header
    let bundleName = [header.bundle, bundle.distinction].compactMap(\.self).joined(separator: " ")
    let path = [bundleName, kind].compactMap(\.self)
    name = header.qualified(path.joined(separator: "/"))
    className = header.qualified(path.joined(separator: "."))
    package = header.bundle
    date = sourceDate ?? header.span.start
    properties = Self.properties(of: bundle, kind: kind)
    cases = []
    output = Self.output(of: calls, at: \.standardOutput)
    errorOutput = Self.output(of: calls, at: \.standardError)
  }

  private static func properties(
    of bundle: BundleResults, kind: String?
  ) -> [(name: String, value: String)] {
    let header = bundle.recording.header
    let modes = Set(bundle.simulation.flatMap(\.modes).map(\.developerMode)).sorted()
    let values: [(String, String?)] = [
      ("bundle", header.bundle), ("kind", kind), ("manifest", bundle.manifest),
      ("platform", header.system.platform.rawValue),
      ("osVersion", header.system.version.description), ("cell", header.matrixEntry),
      ("timeZone", header.timeZone), ("locale", header.locale),
      ("device", header.device?.description),
      ("start", LocalClock.universal.standard(header.span.start) + "Z"),
      ("end", LocalClock.universal.standard(header.span.end) + "Z"),
      ("developerMode", modes.isEmpty ? nil : modes.map(\.rawValue).joined(separator: ",")),
      ("recordingVersion", String(header.version)), ("sandbox", header.sandbox),
    ]
    return values.compactMap { name, value in value.map { (name, $0) } }
  }

  /// The attempts without an answer of calls that answered in the end.
  private static func flakyCalls(
    in bundle: BundleResults
  ) -> [ReportSubject: [JUnitCase.FlakyCall]] {
    let retried = bundle.recording.retriedCalls
    guard !retried.isEmpty else { return [:] }
    let header = bundle.recording.header
    let summaries = bundle.callSummaries.filter(\.isFlaky).map { ($0.id, $0) }
    let flaky = Dictionary(summaries, uniquingKeysWith: { first, _ in first })
    var calls: [ReportSubject: [JUnitCase.FlakyCall]] = [:]
    for call in retried {
      guard let end = call.termination, let summary = flaky[header.qualified(call.id.rawValue)]
      else { continue }
      let subject = ReportSubject(
        bundle: header.bundle, kind: call.kind, family: call.family,
        configuration: call.configuration)
      calls[subject, default: []].append(
        JUnitCase.FlakyCall(
          end: end, message: summary.flakyPhrase,
          errorOutput: SafeText.cut(call.standardError, toBytes: shownOutput)))
    }
    return calls
  }

  private static func durations(
    of calls: [RecordedCall], in bundle: BundleResults
  ) -> [ReportSubject: Duration] {
    var durations: [ReportSubject: Duration] = [:]
    for call in calls {
      let subject = ReportSubject(
        bundle: bundle.recording.header.bundle, kind: call.kind, family: call.family,
        configuration: call.configuration)
      durations[subject, default: .zero] += call.duration ?? .zero
    }
    return durations
  }

  private static func output(
    of calls: [RecordedCall], at stream: KeyPath<RecordedCall, String>
  ) -> String {
    let parts = calls.compactMap { call -> String? in
      let text = call[keyPath: stream]
      guard !text.isEmpty else { return nil }
      let mode = call.developerMode.map { ", \($0.phrase)" } ?? ""
      return "[\(call.id.rawValue) at \(LocalClock.universal.standard(call.at))Z\(mode)]\n\(text)"
    }
    return SafeText.cut(parts.joined(separator: "\n"), toBytes: shownOutput)
  }
}

extension [CheckResult] {
  /// The results that follow one another on one subject.
  fileprivate var slicedBySubject: [ArraySlice<CheckResult>] {
    var slices: [ArraySlice<CheckResult>] = []
    var start = startIndex
    for index in indices.dropFirst() where self[index].subject != self[start].subject {
      slices.append(self[start..<index])
      start = index
    }
    if start < endIndex { slices.append(self[start...]) }
    return slices
  }
}

extension JUnitCase {
  /// Stands where no check looked at anything, as readers drop an empty suite.
  fileprivate static let nothingChecked = Self(
    name: "bundle", seconds: 0, properties: [], result: .skipped("no check looked at this bundle")
  )
}
