import ParallelWork
import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// The results of one recording, looked up the way a page shows them.
struct PageModel {
  /// One check on one subject.
  struct Outcome {
    var result: CheckResult
    var subject: ReportSubject
  }

  /// The Developer Mode of a member's relevance.
  private struct TrackKey: Hashable {
    var member: Member
    var mode: DeveloperMode
  }

  /// The run.
  let results: RunResults
  /// The results of the recording.
  let bundle: BundleResults
  /// The bundle's name, with the differences from its base environment.
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
  /// The widgets as the extension describes them, by kind.
  let widgets: [String: RecordedWidget]
  /// The checks' descriptors.
  let descriptors: [CheckID: CheckDescriptor]
  /// The drawings of entries.
  let drawings: DrawingShelf
  /// The presentations of controls and Live Activities, by kind.
  let presentations: [String: [ShownPresentation]]
  /// The source lines that the recording keeps.
  let excerpts: [SourcePlace: SourceExcerpt]
  /// The calls that findings cite.
  let cited: CitedCalls
  /// The names of links, shared by all bundles of a page.
  let index: PageIndex
  /// The outcomes by kind; those of the bundle as a whole stand under nil.
  let outcomesByKind: [String?: [Outcome]]
  private let resultsBySubject: [ReportSubject: [CheckResult]]
  private let windows: [TrackKey: [RelevanceWindow]]
  private var days: [Member: [MemberDay]] = [:]

  init(_ bundle: BundleResults, of results: RunResults, index: PageIndex) {
    drawings = DrawingShelf(bundle.recording)
    presentations = Dictionary(grouping: bundle.recording.presentations, by: \.kind)
    excerpts = bundle.recording.excerpts
    cited = CitedCalls(bundle)
    self.results = results
    self.bundle = bundle
    self.index = index
    let header = bundle.recording.header
    name = bundle.name
    clock = header.clock
    let reader = SubjectReader(bundle)
    outcomes = bundle.results.map { Outcome(result: $0, subject: reader.subject($0.subject)) }
    outcomesByKind = Dictionary(grouping: outcomes, by: \.subject.kind)
    resultsBySubject = Dictionary(grouping: outcomes, by: \.subject).mapValues {
      $0.map(\.result)
    }
    windows = Dictionary(
      bundle.tracks.map { (TrackKey(member: $0.member, mode: $0.developerMode), $0.windows) },
      uniquingKeysWith: { first, _ in first })
    let described = bundle.recording.widgets
    widgets = Dictionary(described.map { ($0.kind, $0) }, uniquingKeysWith: { first, _ in first })
    calls = Dictionary(grouping: bundle.calls) {
      Member(kind: $0.kind, family: $0.family, configuration: $0.configuration)
    }
    let found = Set(calls.keys).union(bundle.tracks.map(\.member)).union(
      outcomes.compactMap(\.subject.member)
    )
    let told = Set(outcomes.filter { !$0.result.outcome.findings.isEmpty }.map(\.subject.member))
    let shown = found.filter { !Self.isPlaceholderAlone($0, among: found) || told.contains($0) }
    members = Dictionary(grouping: shown.sorted(), by: \.kind)
    let named = described.map(\.kind) + bundle.recording.claims.map(\.kind)
    kinds = Set(named).union(members.keys).union(outcomes.compactMap(\.subject.kind)).sorted()
    descriptors = Dictionary(
      bundle.descriptors.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }
    )
    let modes = modes
    let page = self
    let every = Array(members.values.joined())
    let day = { @Sendable (index: Int) in MemberDay.days(of: every[index], in: modes, of: page) }
    // Threads are worth their start for long recordings.
    let made = bundle.calls.count < 1000 ? every.indices.map(day) : Workers.map(every.count, day)
    days = Dictionary(zip(every, made), uniquingKeysWith: { first, _ in first })
  }

  /// The days of a member that the page shows, by the modes.
  func days(of member: Member) -> [MemberDay] {
    days[member] ?? []
  }

  /// A member's appearance over time in a Developer Mode.
  func shownDay(of member: Member, in mode: DeveloperMode) -> ShownDay {
    ShownDay(drawings.isEmpty ? [] : calls[member] ?? [], in: mode, until: header.span.end)
  }

  /// The drawings that stand for a member: those of an instant, or else the first of its entries.
  func picture(of member: Member, at instant: SimulatedInstant? = nil) -> [String]? {
    guard !drawings.isEmpty else { return nil }
    if let instant {
      let frame = shownDay(of: member, in: modes[0]).frame(at: instant)
      if let frame, !frame.names.isEmpty { return frame.names }
    }
    return picture(of: [member])
  }

  /// The drawings that stand for some members: what people see before a placeholder, and a Home
  /// Screen's before an accessory's.
  func picture(of members: [Member]) -> [String]? {
    guard !drawings.isEmpty else { return nil }
    let ordered = members.filter { !$0.family.isAccessory } + members.filter(\.family.isAccessory)
    let modes: [ProviderMode] = [.timeline, .entry, .snapshot, .placeholder]
    let calls = modes.lazy.flatMap { mode in
      ordered.lazy.flatMap { self.calls[$0] ?? [] }.filter { $0.mode == mode && !$0.isRepetition }
    }
    return calls.lazy.flatMap(\.entries).map(\.drawings).first { !$0.isEmpty }
  }

  /// The drawings that stand for a control or Live Activity; nil where nothing is drawn.
  func picture(ofKind kind: String) -> [String]? {
    let shown = presentations[kind]?.last { !$0.drawings.isEmpty }
    let places: [DrawnPlace] = [.controlMedium, .controlSmall, .lockScreen]
    return places.lazy.compactMap { place in
      let names = shown?.drawings.filter { drawings.drawing($0)?.look.place == place } ?? []
      return names.isEmpty ? nil : names
    }.first
  }

  /// Whether a member stands only for the placeholder that all configurations share.
  private static func isPlaceholderAlone(_ member: Member, among members: Set<Member>) -> Bool {
    member.configuration == .defaults
      && members.contains {
        $0.kind == member.kind && $0.family == member.family && $0.configuration != .defaults
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

  /// The stacks that a member stands in.
  func stacks(of member: Member) -> [StackSimulation] {
    bundle.simulation.filter {
      $0.stack.family == member.family && $0.stack.members.contains(member.name)
    }
  }

  /// The relevance of a member with a Developer Mode.
  func windows(of member: Member, in mode: DeveloperMode) -> [RelevanceWindow] {
    windows[TrackKey(member: member, mode: mode)] ?? []
  }

  /// The results of all checks on exactly a subject, in the order of reports.
  func results(on subject: ReportSubject) -> [CheckResult] {
    resultsBySubject[subject] ?? []
  }

  /// The numbers of a subject alone.
  func summary(on subject: ReportSubject) -> RunSummary {
    RunSummary(results(on: subject))
  }

  /// The numbers of a kind and of all that is of it, or of what no kind has.
  func summary(ofKind kind: String?) -> RunSummary {
    var summary = RunSummary((outcomesByKind[kind] ?? []).map(\.result))
    summary.hasObservations =
      kind.map { presentations[$0] != nil || calls.keys.contains { $0.kind == kind } } ?? true
    return summary
  }

  /// The subject that a member is.
  func subject(of member: Member) -> ReportSubject {
    ReportSubject(
      bundle: header.bundle, kind: member.kind, family: member.family,
      configuration: member.configuration)
  }
}
