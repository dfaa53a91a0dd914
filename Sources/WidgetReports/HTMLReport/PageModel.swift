import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// The results of one recording, looked up the way a page shows them.
struct PageModel {
  /// One check on one subject.
  struct Outcome {
    var result: CheckResult
    var subject: Subject
  }

  /// The run.
  let results: RunResults
  /// The results of the recording.
  let bundle: BundleResults
  /// The bundle's name, with what differs from its base environment.
  let name: String
  /// The clock of the simulated place.
  let clock: LocalClock
  /// All outcomes, in the order of reports.
  let outcomes: [Outcome]
  /// The kinds, sorted.
  let kinds: [String]
  /// The members of each kind, sorted.
  let members: [String: [Member]]
  /// The calls of each member, in order.
  let calls: [Member: [RecordedCall]]
  /// What the checks are.
  let descriptors: [CheckID: CheckDescriptor]
  /// The names of links, shared by all bundles of a page.
  let index: PageIndex

  init(_ bundle: BundleResults, of results: RunResults, index: PageIndex) {
    self.results = results
    self.bundle = bundle
    self.index = index
    let header = bundle.recording.header
    name = bundle.name
    clock = LocalClock(timeZone: header.timeZone)
    let reader = SubjectReader(bundle.recording)
    outcomes = bundle.results.map { Outcome(result: $0, subject: reader.subject($0.subject)) }
    calls = Dictionary(grouping: bundle.recording.calls) {
      Member(kind: $0.kind, family: $0.family, configuration: $0.configuration)
    }
    let found = Set(calls.keys).union(bundle.tracks.map(\.member)).union(
      outcomes.compactMap(\.subject.member)
    )
    let told = Set(outcomes.filter { !$0.result.outcome.findings.isEmpty }.map(\.subject.member))
    let shown = found.filter { !Self.isPlaceholderAlone($0, among: found) || told.contains($0) }
    members = Dictionary(grouping: shown.sorted(), by: \.kind)
    let named = bundle.recording.widgets.map(\.kind) + bundle.recording.claims.map(\.kind)
    kinds = Set(named).union(members.keys).union(outcomes.compactMap(\.subject.kind)).sorted()
    descriptors = Dictionary(
      bundle.descriptors.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// Whether a member stands only for the placeholder that all configurations share.
  private static func isPlaceholderAlone(_ member: Member, among members: Set<Member>) -> Bool {
    member.configuration == "-"
      && members.contains {
        $0.kind == member.kind && $0.family == member.family && $0.configuration != "-"
      }
  }

  /// The recording's first line.
  var header: RecordedHeader { bundle.recording.header }

  /// The Developer Modes that were simulated, off before on; both where nothing was.
  var modes: [DeveloperMode] {
    let traces = bundle.simulation.flatMap(\.modes).map(\.developerMode)
    let modes = Set(traces + bundle.tracks.map(\.developerMode)).sorted()
    return modes.isEmpty ? [.off] : modes
  }

  /// The widget as the extension describes it; nil where it does not.
  func widget(_ kind: String) -> RecordedWidget? {
    bundle.recording.widgets.first { $0.kind == kind }
  }

  /// The stacks that a member stands in.
  func stacks(of member: Member) -> [StackSimulation] {
    bundle.simulation.filter {
      $0.stack.family == member.family && $0.stack.members.contains(member.name)
    }
  }

  /// The relevance of a member with a Developer Mode.
  func windows(of member: Member, in mode: DeveloperMode) -> [RelevanceWindow] {
    bundle.tracks.first { $0.member == member && $0.developerMode == mode }?.windows ?? []
  }

  /// The findings on exactly a subject, each with its check.
  func findings(on subject: Subject) -> [(check: CheckID, finding: Finding)] {
    let found = outcomes.filter { $0.subject == subject }.flatMap { outcome in
      outcome.result.outcome.findings.map { (check: outcome.result.check, finding: $0) }
    }
    return Finding.Level.allCases.reversed().flatMap { level in
      found.filter { $0.finding.level == level }
    }
  }

  /// The numbers of a kind, or of a member.
  func summary(where isIncluded: (Subject) -> Bool) -> RunSummary {
    RunSummary(outcomes.filter { isIncluded($0.subject) }.map(\.result))
  }
}
