import FileTypes
import Foundation
import WidgetFindings
import WidgetRecording
import WidgetReports

/// The findings that are known and fail no run, as one file holds them.
///
/// Findings are recognised by their fingerprints, so that other lines, dates and words change
/// nothing; everything else in the file is there for people.
struct Baseline: Hashable {
  /// The version of the format that this program writes and reads.
  static let currentVersion = 1

  /// The known findings, by subject, check and fingerprint, each once.
  let findings: [KnownFinding]
  /// The scores of each kind, by subject, each once.
  let scales: [KnownScale]

  private struct Document: JSONRecord {
    var version: Int
    var findings: [KnownFinding]
    var scales: [KnownScale]

    static var blank: Self { Self(version: currentVersion, findings: [], scales: []) }

    mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
      try fields.required("findings", &findings)
      try fields.list("scales", &scales)
      try fields.required("version", &version)
    }
  }

  /// The version of a document, which decides whether the rest can be read.
  private struct FormatVersion: JSONRecord {
    var version: Int

    static var blank: Self { Self(version: currentVersion) }

    mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
      try fields.required("version", &version)
    }
  }

  /// Creates a baseline of known findings and scores, in any order.
  init(_ findings: some Sequence<KnownFinding>, scales: some Sequence<KnownScale> = []) {
    var subjects: Set<String> = []
    self.scales = scales.sorted { $0.subject < $1.subject }
      .filter { subjects.insert($0.subject).inserted }
    var seen: Set<String> = []
    self.findings = findings.sorted { left, right in
      (left.subject, left.check, left.fingerprint) < (right.subject, right.check, right.fingerprint)
    }.filter { seen.insert($0.fingerprint).inserted }
  }

  /// The findings and scores as events of a recording.
  var events: [RecordingEvent] {
    findings.map { .knownFinding($0) } + scales.map { .knownScale($0) }
  }

  /// Returns recordings that know the baseline's scores, and no others.
  func knowingScales(_ recordings: [Recording]) -> [Recording] {
    recordings.map { recording in
      var recording = recording
      recording.events.removeAll { if case .knownScale = $0 { true } else { false } }
      recording.events += scales.map { .knownScale($0) }
      return recording
    }
  }

  /// Creates a baseline of all findings and scores of a run.
  init(knowing results: RunResults) {
    self.init(
      results.bundles.flatMap { bundle in
        bundle.results.flatMap { result in
          result.outcome.findings.map {
            KnownFinding($0, of: result, matrixEntry: bundle.recording.header.matrixEntry)
          }
        }
      }, scales: results.bundles.flatMap(\.recording.relevanceScales))
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - name: Its path as the user wrote it, for errors.
  /// - Throws: `BaselineError` with the place in the file that cannot be used.
  init(contentsOf url: URL, named name: String) throws(BaselineError) {
    let data: Data
    do {
      try url.refuseIrregularFile()
      data = try Data(contentsOf: url)
    } catch {
      let reason = error.fileReason
      throw BaselineError(file: name, problem: .unreadable(reason))
    }
    let version = try Self.read(FormatVersion.self, from: data, named: name).version
    guard version == Self.currentVersion else {
      throw BaselineError(file: name, pointer: "/version", problem: .unknownVersion(version))
    }
    let document = try Self.read(Document.self, from: data, named: name)
    self.init(document.findings, scales: document.scales)
  }

  private static func read<Value: JSONReadable>(
    _ type: Value.Type, from data: Data, named name: String
  ) throws(BaselineError) -> Value {
    do throws(JSONError) {
      return try JSONReader.read(type, from: data)
    } catch {
      throw BaselineError(file: name, error)
    }
  }

  /// The file's bytes: JSON with sorted keys, one finding after another.
  var data: Data {
    let document = Document(version: Self.currentVersion, findings: findings, scales: scales)
    return Data(JSONWriter.bytes(of: document, layout: .indented) + [UInt8(ascii: "\n")])
  }
}

extension KnownFinding {
  /// Creates a baseline's entry of a finding.
  fileprivate init(_ finding: Finding, of result: CheckResult, matrixEntry: String?) {
    self.init(
      check: result.check, subject: result.subject, message: finding.message,
      fingerprint: finding.fingerprint)
    self.matrixEntry = matrixEntry
    developerMode = finding.developerMode
    file = finding.file
  }
}
