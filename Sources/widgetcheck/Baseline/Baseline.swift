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
  let findings: [RecordedKnownFinding]

  private struct Document: Codable {
    var version: Int
    var findings: [RecordedKnownFinding]
  }

  /// The part of a document that tells whether the rest can be read.
  private struct Stamp: Decodable {
    var version: Int
  }

  /// Creates a baseline of known findings, in any order.
  init(_ findings: some Sequence<RecordedKnownFinding>) {
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
            RecordedKnownFinding($0, of: result, cell: bundle.recording.header.cell)
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
      data = try Data(contentsOf: url)
    } catch {
      let reason = (error as NSError).localizedDescription
      throw BaselineError(file: name, problem: .unreadable(reason))
    }
    do {
      let version = try JSONDecoder().decode(Stamp.self, from: data).version
      guard version == Self.currentVersion else {
        throw BaselineError(file: name, pointer: "/version", problem: .unknownVersion(version))
      }
      self.init(try JSONDecoder().decode(Document.self, from: data).findings)
    } catch let error as BaselineError {
      throw error
    } catch {
      throw BaselineError(file: name, error)
    }
  }

  /// The file's bytes: JSON with sorted keys, one finding after another.
  var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let document = Document(version: Self.currentVersion, findings: findings)
    do {
      return try encoder.encode(document) + Data("\n".utf8)
    } catch {
      preconditionFailure("a baseline has no JSON: \(error)")
    }
  }
}

extension RecordedKnownFinding {
  /// Creates what a baseline keeps of a finding.
  fileprivate init(_ finding: Finding, of result: CheckResult, cell: String?) {
    self.init(
      check: result.check.rawValue, subject: result.subject, message: finding.message,
      fingerprint: finding.fingerprint)
    self.cell = cell
    developerMode = finding.developerMode
    file = finding.file
  }
}
