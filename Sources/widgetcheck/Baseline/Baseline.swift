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

  private struct Document: JSONRecord {
    var version: Int
    var findings: [KnownFinding]

    static var blank: Self { Self(version: currentVersion, findings: []) }

    mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
      try fields.required("findings", &findings)
      try fields.required("version", &version)
    }
  }

  /// The part of a document that tells whether the rest can be read.
  private struct FormatVersion: JSONRecord {
    var version: Int

    static var blank: Self { Self(version: currentVersion) }

    mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
      try fields.required("version", &version)
    }
  }

  /// Creates a baseline of known findings, in any order.
  init(_ findings: some Sequence<KnownFinding>) {
    var seen: Set<String> = []
    self.findings = findings.sorted { left, right in
      (left.subject, left.check, left.fingerprint) < (right.subject, right.check, right.fingerprint)
    }.filter { seen.insert($0.fingerprint).inserted }
  }

  /// Creates a baseline that knows all findings of a run.
  init(knowing results: RunResults) {
    self.init(
      results.bundles.flatMap { bundle in
        bundle.results.flatMap { result in
          result.outcome.findings.map {
            KnownFinding($0, of: result, matrixEntry: bundle.recording.header.matrixEntry)
          }
        }
      })
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - name: Its path as the user knows it, for errors.
  /// - Throws: `BaselineError` with the place in the file that cannot be used.
  init(contentsOf url: URL, named name: String) throws(BaselineError) {
    let data: Data
    do {
      try url.refuseIrregularFile()
      data = try Data(contentsOf: url)
    } catch {
      let reason = (error as NSError).localizedDescription
      throw BaselineError(file: name, problem: .unreadable(reason))
    }
    let version = try Self.read(FormatVersion.self, from: data, named: name).version
    guard version == Self.currentVersion else {
      throw BaselineError(file: name, pointer: "/version", problem: .unknownVersion(version))
    }
    self.init(try Self.read(Document.self, from: data, named: name).findings)
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
    let document = Document(version: Self.currentVersion, findings: findings)
    return Data(JSONWriter.bytes(of: document, layout: .indented) + [UInt8(ascii: "\n")])
  }
}

extension KnownFinding {
  /// Creates what a baseline keeps of a finding.
  fileprivate init(_ finding: Finding, of result: CheckResult, matrixEntry: String?) {
    self.init(
      check: result.check, subject: result.subject, message: finding.message,
      fingerprint: finding.fingerprint)
    self.matrixEntry = matrixEntry
    developerMode = finding.developerMode
    file = finding.file
  }
}
