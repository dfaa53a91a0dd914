public import WidgetFindings
public import WidgetRecording

/// What `results.json` holds: everything a run found, for programs to read, merge and compare.
public struct ResultsDocument: Hashable, Sendable, Codable {
  /// The version of the format that this program writes and reads.
  public static let currentVersion = 1

  /// The program that wrote the results.
  public struct Tool: Hashable, Sendable, Codable {
    /// The program's name.
    public var name: String
    /// The program's version.
    public var version: String
  }

  /// The results of one bundle, all cells of its matrix included.
  public struct Bundle: Hashable, Sendable, Codable {
    /// The bundle's name.
    public var name: String
    /// The manifest's path; nil where there was none.
    public var manifest: String?
    /// The platform.
    public var platform: String
    /// The platform's version.
    public var osVersion: String
    /// The calls, one element for each id.
    public var calls: [Call]
    /// The outcomes, one element for each check and subject.
    public var checks: [Check]
    /// The simulated stacks.
    public var stacks: [Stack]
  }

  /// All calls of one id.
  public struct Call: Hashable, Sendable, Codable {
    /// The call's stable name.
    public var id: String
    /// The worst end of any of them.
    public var outcome: Termination
    /// Real seconds of all of them.
    public var seconds: Double
    /// How often one of them was tried at most.
    public var attempts: Int
  }

  /// One check, what it looked at, and what came of it.
  public struct Check: Hashable, Sendable, Codable {
    /// The check's name.
    public var check: CheckID
    /// What it looked at.
    public var subject: String
    /// `pass`, `fail`, `notApplicable` or `open`.
    public var outcome: String
    /// Why there was nothing to look at, or how the call ended; nil otherwise.
    public var reason: String?
    /// The faults; empty unless the check failed.
    public var findings: [Finding]
  }

  /// The version of the format.
  public var version: Int
  /// The program that wrote the results.
  public var tool: Tool
  /// Which part of a run this is; nil for a whole run.
  public var shard: RunResults.Shard?
  /// The bundles, by name.
  public var bundles: [Bundle]
  /// The numbers of all bundles together.
  public var summary: RunSummary
}

extension ResultsDocument.Check {
  /// The outcome as checks return it.
  public var checkOutcome: CheckOutcome {
    switch outcome {
    case "pass": .pass
    case "fail": .fail(findings)
    case "notApplicable": .notApplicable(reason ?? "")
    default: .open(reason ?? "")
    }
  }
}
