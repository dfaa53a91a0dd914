public import WidgetFindings
public import WidgetRecording
public import WidgetSimulation

/// The results of one run: the only input of reports.
///
/// Reports put everything into one order first, so results that came in another order give the same
/// bytes. Nothing here knows the clock, the machine, or where the files lie.
public struct RunResults: Sendable {
  /// The part of a run that one machine of several did.
  public struct Shard: Hashable, Sendable {
    /// A manifest of the whole run.
    public struct ManifestDigest: Hashable, Sendable {
      /// Its path as the user named it.
      public var path: String
      /// The SHA-256 of its bytes, in hexadecimal.
      public var digest: String

      /// Creates a manifest's mark.
      public init(path: String, digest: String) {
        self.path = path
        self.digest = digest
      }
    }

    /// The part, from 1.
    public var index: Int
    /// The number of parts.
    public var count: Int
    /// The manifests of the whole run, by which its parts know each other.
    public var manifests: [ManifestDigest]
    /// The SHA-256, in hexadecimal, of the options that decide about the calls of the whole run.
    ///
    /// It is empty in results of programs that do not write it.
    public var settings = ""
    /// The names of this part's recordings, which lie beside `results.json`.
    public var recordings: [String]

    /// Creates the position of a part.
    public init(
      index: Int, count: Int, manifests: [ManifestDigest] = [], recordings: [String] = []
    ) {
      self.index = index
      self.count = count
      self.manifests = manifests
      self.recordings = recordings
    }
  }

  /// The program's version.
  public var toolVersion: String
  /// The bundles, one element for each recording.
  public var bundles: [BundleResults]
  /// The lowest level that makes the run fail; nil where findings never do.
  public var failingLevel: Finding.Level?
  /// The shard of a run; nil for a whole run.
  public var shard: Shard?
  /// The number of findings in a baseline that were looked for and are no longer there.
  public var settledFindings: Int
  /// The numbers of all environments, where those that show the same are left out.
  var wholeSummary: RunSummary?
  /// Whether everything is in the order of reports.
  var isOrdered = false

  /// Creates the results of a whole run.
  public init(
    toolVersion: String, bundles: [BundleResults], failingLevel: Finding.Level? = .error
  ) {
    self.toolVersion = toolVersion
    self.bundles = bundles
    self.failingLevel = failingLevel
    settledFindings = 0
  }
}

/// The results of one recording.
///
/// An entry of the matrix has a recording of its own, and so a value of its own beside its base
/// environment.
public struct BundleResults: Sendable {
  /// The recording of the providers' calls.
  public var recording: Recording {
    didSet { summary = CallsSummary(recording) }
  }
  private var summary: CallsSummary
  /// The manifest's path as the report shows it; nil where a recording was replayed without one.
  public var manifest: String?
  /// The outcomes of all checks on all subjects.
  public var results: [CheckResult]
  /// The simulated stacks.
  public var simulation: [StackSimulation]
  /// The relevance of every member, one element for each Developer Mode.
  public var tracks: [MemberTrack]
  /// The descriptors of the checks.
  public var descriptors: [CheckDescriptor]
  /// A suffix that distinguishes bundles of one name; set where results are put into order.
  var distinction: String?
  /// The environments that show the same and are left out; set where results are folded.
  var foldedMatrixEntries: [String] = []
  /// The number of results left out because the base has them too; set where results are folded.
  var repeatedResults = 0

  /// Creates results; the manifest's path is the recording's.
  public init(
    recording: Recording, results: [CheckResult], simulation: [StackSimulation] = [],
    tracks: [MemberTrack] = [], descriptors: [CheckDescriptor] = []
  ) {
    self.recording = recording
    summary = CallsSummary(recording)
    manifest = recording.header.manifest
    self.results = results
    self.simulation = simulation
    self.tracks = tracks
    self.descriptors = descriptors
  }

  /// The bundle's name, with a suffix where others of the run have the same.
  var name: String {
    let name = [recording.header.bundle, distinction].compactMap(\.self).joined(separator: " ")
    return recording.header.qualified(name)
  }

  /// The calls of the recording, with the completions added that came late.
  var calls: [RecordedCall] { summary.calls }

  /// The end of the process that was asked for the widgets and named none; nil where it named some.
  var failedDescription: RecordedCall? { summary.failedDescription }

  /// Whether no provider could be called: the extension does not build, or named no widget.
  public var failedBeforeCalls: Bool { summary.failedBeforeCalls }

  /// The members that were called.
  var members: Set<Member> { summary.members }

  /// One summary for each name of a call; a repetition counts where no answer came back.
  var callSummaries: [CallSummary] { summary.byName }

  /// The assumed rules that decided something, with the stacks in which they did.
  var assumedRules: [(rule: AssumedRule, places: [String])] {
    let used = simulation.map { ($0.stack.name, Set($0.assumedRules(recording))) }
    return AssumedRule.allCases.compactMap { rule in
      let places = used.filter { $0.1.contains(rule) }.map { SafeText.line($0.0) }
      return places.isEmpty ? nil : (rule, places)
    }
  }
}

/// The calls of a recording and what reports ask of all of them, gathered once.
private struct CallsSummary: Sendable {
  let calls: [RecordedCall]
  let failedDescription: RecordedCall?
  let failedBeforeCalls: Bool
  let members: Set<Member>
  let byName: [CallSummary]

  init(_ recording: Recording) {
    calls = recording.calls
    failedDescription = recording.failedDescription
    failedBeforeCalls = recording.failedBeforeCalls
    members = Set(
      calls.lazy.map { Member(kind: $0.kind, family: $0.family, configuration: $0.configuration) })
    byName = CallSummary.all(
      of: recording.retriedCalls + [failedDescription].compactMap(\.self) + calls
        + recording.repetitions.filter { $0.isUnanswered && $0.repetition != .withoutData },
      header: recording.header)
  }
}

/// The relevance of one member over the simulated span with one Developer Mode.
public struct MemberTrack: Hashable, Sendable {
  /// The member.
  public var member: Member
  /// The Developer Mode.
  public var developerMode: DeveloperMode
  /// The windows, in order.
  public var windows: [RelevanceWindow]

  /// Creates a track.
  public init(member: Member, developerMode: DeveloperMode, windows: [RelevanceWindow]) {
    self.member = member
    self.developerMode = developerMode
    self.windows = windows
  }
}
