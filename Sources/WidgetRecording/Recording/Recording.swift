/// The recording of one run of a bundle's providers: a header, and events in order of time.
///
/// Checks, simulations and reports read nothing else, so that a recording can be replayed without
/// the extension, the manifest or the machine that made it.
public struct Recording: Hashable, Sendable {
  /// The header: the bundle, the environment and the span.
  public var header: RecordedHeader
  /// The events after the header, in order.
  public var events: [RecordingEvent]
  /// Whether the last line was cut short, as a killed writer leaves it.
  public var isTruncated: Bool

  /// Creates a recording.
  public init(header: RecordedHeader, events: [RecordingEvent] = [], isTruncated: Bool = false) {
    self.header = header
    self.events = events
    self.isTruncated = isTruncated
  }

  /// The widgets that the extension describes.
  public var widgets: [RecordedWidget] {
    events.compactMap { if case .widget(let widget) = $0 { widget } else { nil } }
  }

  /// The widgets that the manifest claims.
  public var claims: [WidgetClaim] {
    events.compactMap { if case .claim(let claim) = $0 { claim } else { nil } }
  }

  /// The parameter values of the configurations, in order.
  public var configurations: [RecordedConfiguration] {
    events.compactMap { if case .configuration(let values) = $0 { values } else { nil } }
  }

  /// The permissions of the scenario.
  public var permissions: PermissionHistory {
    PermissionHistory(
      events.compactMap { if case .permission(let answer) = $0 { answer } else { nil } })
  }

  /// The stacks to simulate, as recorded.
  public var stacks: [RecordedStack] {
    events.compactMap { if case .stack(let stack) = $0 { stack } else { nil } }
  }

  /// The donations, in order.
  public var donations: [RecordedDonation] {
    events.compactMap { if case .donation(let donation) = $0 { donation } else { nil } }
  }

  /// The replacements of the list of relevant shortcuts, in order.
  public var relevantShortcuts: [RelevantItemsUpdate<RelevantShortcut>] {
    events.compactMap { if case .relevantShortcuts(let items) = $0 { items } else { nil } }
  }

  /// The replacements of the list of relevant intents, in order.
  public var relevantIntents: [RelevantItemsUpdate<RelevantIntent>] {
    events.compactMap { if case .relevantIntents(let items) = $0 { items } else { nil } }
  }

  /// The calls of the app's side, in order.
  public var appCalls: [RecordedAppCall] {
    events.compactMap { if case .app(let call) = $0 { call } else { nil } }
  }

  /// The taps on widgets and controls, in order.
  public var interactions: [RecordedInteraction] {
    events.compactMap { if case .interaction(let interaction) = $0 { interaction } else { nil } }
  }

  /// The values that controls showed, in order.
  public var controls: [RecordedControl] {
    events.compactMap { if case .control(let control) = $0 { control } else { nil } }
  }

  /// The contents of Live Activities, in order.
  public var activities: [RecordedActivity] {
    events.compactMap { if case .activity(let activity) = $0 { activity } else { nil } }
  }

  /// The recorded proposals of Widget Suggestions, in order.
  public var proposals: [RecordedProposal] {
    events.compactMap { if case .proposal(let proposal) = $0 { proposal } else { nil } }
  }

  /// The comments that suppress checks, in the order of the sources.
  public var suppressions: [SuppressionComment] {
    events.compactMap { if case .suppression(let suppression) = $0 { suppression } else { nil } }
  }

  /// The findings in the manifest's baseline.
  public var knownFindings: [KnownFinding] {
    events.compactMap { if case .knownFinding(let finding) = $0 { finding } else { nil } }
  }

  /// The scores that the manifest's baseline keeps.
  public var knownScales: [KnownScale] {
    events.compactMap { if case .knownScale(let scale) = $0 { scale } else { nil } }
  }

  /// The build's outcome, where the extension was built.
  public var build: RecordedBuild? {
    for case .build(let build) in events { return build }
    return nil
  }

  /// The facts that are read off the extension's sources; nil where they were not read.
  public var sources: RecordedSources? {
    for case .sources(let sources) in events { return sources }
    return nil
  }

  /// The near misses of methods that WidgetKit calls; nil where the sources were not read.
  public var nearMisses: [RecordedNearMiss]? { sources?.nearMisses }

  /// The parts of the sources that the program lacks, since they do not compile here.
  public var omissions: [RecordedOmission] { sources?.omissions ?? [] }

  /// The lines of the author's sources that are kept, by their places.
  public var excerpts: [SourcePlace: SourceExcerpt] {
    Dictionary(
      events.compactMap { if case .excerpt(let line) = $0 { (line.place, line) } else { nil } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The declarations of the bundle beside its code; nil where they were not recorded.
  public var declarations: RecordedDeclarations? {
    for case .declarations(let declarations) in events { return declarations }
    return nil
  }

  /// The drawings by name.
  public var drawings: [String: RecordedDrawing] {
    var drawings: [String: RecordedDrawing] = [:]
    for case .drawing(let drawing) in events { drawings[drawing.digest] = drawing }
    return drawings
  }

  /// The outlines and pictures that the drawings refer to.
  public var outlines: OutlineStore {
    var store = OutlineStore()
    for event in events {
      switch event {
      case .outlines(let outlines): store.add(outlines)
      case .picture(let picture): store.add(picture)
      default: continue
      }
    }
    return store
  }

  /// The comparison with snapshots; nil where there was none.
  public var snapshots: RecordedSnapshots? {
    for case .snapshots(let snapshots) in events.reversed() { return snapshots }
    return nil
  }

  /// The interruption of the run; nil where it came to its end.
  public var interruption: RecordedInterruption? {
    for case .interruption(let interruption) in events.reversed() { return interruption }
    return nil
  }

  /// The repeated calls, whose answers are compared with the first ones', in order.
  public var repetitions: [RecordedCall] {
    events.compactMap { event in
      guard case .call(let call) = event, call.isRepetition, !call.isRetried else { return nil }
      return call
    }
  }

  /// The calls that gave no answer and were made again, in order.
  public var retriedCalls: [RecordedCall] {
    events.compactMap { if case .call(let call) = $0, call.isRetried { call } else { nil } }
  }

  /// The calls in order, with late completions and crashes added.
  ///
  /// Repetitions are left out, as are calls that were made again: of those the last attempt counts.
  /// So is a failed description, which is no widget's.
  public var calls: [RecordedCall] {
    struct Key: Hashable {
      var id: CallID
      var at: SimulatedInstant
      var developerMode: DeveloperMode?
    }
    var late: [Key: Int] = [:]
    var crashes: [Key: LateCrash] = [:]
    for event in events {
      switch event {
      case .lateCompletion(let note):
        let key = Key(id: note.id, at: note.callAt, developerMode: note.developerMode)
        late[key] = late[key, default: 0].adding(saturating: note.completions)
      case .lateCrash(let crash):
        let key = Key(id: crash.id, at: crash.callAt, developerMode: crash.developerMode)
        crashes[key] = crash
      default: continue
      }
    }
    return events.compactMap { event in
      guard case .call(var call) = event, !call.isRepetition, !call.isRetried, !call.isDescription
      else { return nil }
      guard !late.isEmpty || !crashes.isEmpty else { return call }
      let key = Key(id: call.id, at: call.at, developerMode: call.developerMode)
      if let more = late.removeValue(forKey: key) {
        call.updateAnswer { $0.completions = $0.completions.adding(saturating: more) }
      }
      call.laterCrash = crashes.removeValue(forKey: key)
      return call
    }
  }

  /// The end of the process that was asked for the widgets and named none; nil where it named some.
  public var failedDescription: RecordedCall? {
    for case .call(let call) in events where call.isDescription && !call.isRetried { return call }
    return nil
  }

  /// Whether no provider could be called: the extension does not build, or named no widget.
  public var failedBeforeCalls: Bool {
    build?.hasFailed ?? false || failedDescription != nil
  }

  /// The recording as JSON Lines, in UTF-8.
  public var bytes: [UInt8] {
    var bytes = RecordingEvent.header(header).line
    for event in events { bytes += event.line }
    return bytes
  }
}

extension Int {
  /// Returns the sum, or the whole number nearest to it: no recording may end the program.
  fileprivate func adding(saturating other: Int) -> Int {
    let (sum, isOutOfRange) = addingReportingOverflow(other)
    guard isOutOfRange else { return sum }
    return other < 0 ? .min : .max
  }
}
