public import WidgetFindings
public import WidgetRecording
public import WidgetSimulation

/// The results of a run, as `results.json` holds them for programs to read, merge and compare.
public struct ResultsDocument: Hashable, Sendable {
  /// The version of the format that this program writes and reads.
  public static let currentVersion = 1

  /// The program that wrote the results.
  public struct Tool: Hashable, Sendable {
    /// The program's name.
    public var name: String
    /// The program's version.
    public var version: String
  }

  /// The results of one bundle, all entries of its matrix included.
  public struct Bundle: Hashable, Sendable {
    /// The bundle's name.
    public var name: String
    /// The manifest's path; nil where there was none.
    public var manifest: String?
    /// The platform and its version.
    public var system: PlatformVersion
    /// The calls, one element for each id.
    public var calls: [Call]
    /// The outcomes, one element for each check and subject.
    public var checks: [Check]
    /// The simulated stacks.
    public var stacks: [Stack]
    /// The drawings of entries.
    public var drawings: [EntryDrawing] = []
    /// The drawings of controls and Live Activities.
    public var presentations: [PresentationDrawing] = []
  }

  /// All calls of one id.
  public struct Call: Hashable, Sendable {
    /// The call's stable name.
    public var id: CallID
    /// The worst end of any of them.
    public var outcome: Termination
    /// Real seconds of all of them.
    public var seconds: Double
    /// The greatest number of times that one of them was tried.
    public var attempts: Int
    /// Whether each of them that was tried again answered in the end; `outcome` is then the end of
    /// an attempt before.
    public var isFlaky = false
  }

  /// One check, its subject and its outcome.
  public struct Check: Hashable, Sendable {
    /// The check's name.
    public var check: CheckID
    /// The subject, with the differences from the base environment.
    public var subject: String
    /// The outcome.
    public var outcome: CheckResult.Outcome
  }

  /// A stack and its simulation in each Developer Mode.
  public struct Stack: Hashable, Sendable {
    /// The stack's name.
    public var stack: String
    /// The traces, Developer Mode off before on; without the widget on top at each instant.
    public var modes: [RotationTrace]
  }

  /// The version of the format.
  public var version: Int
  /// The program that wrote the results.
  public var tool: Tool
  /// The part of a run that this is; nil for a whole run.
  public var shard: RunResults.Shard?
  /// The bundles, by name.
  public var bundles: [Bundle]
  /// The numbers of all bundles together.
  public var summary: RunSummary
}
