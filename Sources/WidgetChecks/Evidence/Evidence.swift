import WidgetRecording
import WidgetSimulation

/// The evidence of a run about a bundle, arranged for checks.
struct Evidence: Sendable {
  let recording: Recording
  let simulation: BundleSimulation
  /// The recordings of the other environments of the matrix; known in the base alone.
  let siblings: [Recording]
  /// The members in order of kind, family and configuration.
  let members: [MemberEvidence]
  /// The kinds that anything was said of, in order.
  let kinds: [KindEvidence]
  /// The members' places in stacks, in stack order.
  let places: [Member: [StackPlace]]
  /// The end of the process that was asked for the widgets and named none; nil where it named some.
  let failedDescription: RecordedCall?
  /// The reason for which no provider could be called; nil where some could.
  let reasonForNoProvider: String?

  init(_ recording: Recording, simulation: BundleSimulation, siblings: [Recording] = []) {
    self.recording = recording
    self.siblings = siblings
    self.simulation = simulation
    let failedDescription = recording.failedDescription
    self.failedDescription = failedDescription
    reasonForNoProvider =
      if recording.build?.hasFailed ?? false {
        "the extension does not build"
      } else {
        failedDescription.map { _ in "the extension ended before it had named a widget" }
      }
    let header = recording.header
    let widgets = Dictionary(grouping: recording.widgets, by: \.kind)
    var calls: [Member: [RecordedCall]] = [:]
    var timelines: [String: [Timeline]] = [:]
    var memberTimelines: [Member: [Timeline]] = [:]
    let recorded = recording.calls
    for (call, timeline) in zip(recorded, Timeline.all(in: recorded)) {
      // A preview may name a family that its widget has on other platforms alone: nobody sees it
      // here.
      let families = widgets[call.kind]?.first?.families ?? []
      let isOfOthers = !families.isEmpty && !families.contains(call.family)
      if call.mode == .preview, call.timeline != nil, isOfOthers { continue }
      let member = Member(call)
      calls[member, default: []].append(call)
      guard let timeline else { continue }
      timelines[call.kind, default: []].append(timeline)
      memberTimelines[member, default: []].append(timeline)
    }
    // A member of which no call was made is a subject all the same.
    for call in recording.interruption?.open ?? [] {
      let member = Member(
        kind: call.kind, family: call.family, configuration: call.configuration)
      calls[member] = calls[member] ?? []
    }
    let repetitions = Dictionary(grouping: recording.repetitions, by: Member.init)
    let drawings = recording.drawings
    let members = calls.keys.sorted().map { member in
      MemberEvidence(
        member: member, calls: calls[member] ?? [], timelines: memberTimelines[member] ?? [],
        repetitions: repetitions[member] ?? [], widget: widgets[member.kind]?.first, header: header,
        tracks: simulation.modes.compactMap { simulation.track(of: member, in: $0) },
        drawings: drawings
      )
    }
    self.members = members
    kinds = Self.kinds(
      of: recording, members, widgets, timelines, ShownDrawing.presented(in: recording, drawings),
      siblings)
    places = StackPlace.all(in: simulation, of: recording)
  }

  /// The kinds that a widget, a claim or a call names, in order.
  private static func kinds(
    of recording: Recording, _ members: [MemberEvidence], _ widgets: [String: [RecordedWidget]],
    _ timelines: [String: [Timeline]], _ presented: [String: [ShownDrawing]],
    _ siblings: [Recording]
  ) -> [KindEvidence] {
    let header = recording.header
    let claims = Dictionary(grouping: recording.claims, by: \.kind)
    let nearMisses = recording.nearMisses
    let byKind = Dictionary(grouping: members, by: \.member.kind)
    let described = !widgets.isEmpty
    let claimed = !claims.isEmpty
    let declared = Dictionary(
      (recording.declarations?.intents ?? []).map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    let suggested = Set(
      recording.donations.map(\.intent) + recording.listedItems.compactMap(\.value.intentName))
    let knownScales = Dictionary(
      recording.knownScales.map { ($0.subject, $0) }, uniquingKeysWith: { first, _ in first })
    let names = Set(widgets.keys).union(claims.keys).union(byKind.keys)
    return names.sorted().map { kind in
      KindEvidence(
        kind: kind, widgets: widgets[kind] ?? [], claims: claims[kind] ?? [],
        members: byKind[kind] ?? [], timelines: Timeline.ordered(timelines[kind] ?? []),
        nearMisses: nearMisses, header: header, isBundleDescribed: described,
        isBundleClaimed: claimed, elsewhere: siblings, declaredIntents: declared,
        suggestedIntents: suggested,
        knownScale: knownScales["\(header.bundle)/\(kind)"],
        shownDrawings: presented[kind] ?? []
      )
    }
  }

  /// The recording's header.
  var header: RecordedHeader { recording.header }
}

/// The evidence about one kind.
struct KindEvidence: Sendable {
  let kind: String
  /// The widgets that the extension describes by this kind.
  let widgets: [RecordedWidget]
  /// The manifest's claims of this kind.
  let claims: [WidgetClaim]
  /// Its families and configurations, in order.
  let members: [MemberEvidence]
  /// The timelines of all families, configurations and modes, by time, then as recorded.
  let timelines: [Timeline]
  /// The near misses in the sources of the bundle's providers; nil where they were not read.
  let nearMisses: [RecordedNearMiss]?
  let header: RecordedHeader
  /// Whether the extension described any widget at all.
  let isBundleDescribed: Bool
  /// Whether the manifest claims any widget at all.
  let isBundleClaimed: Bool
  /// The recordings of the other environments of the matrix.
  let elsewhere: [Recording]
  /// The intents of the bundle's intent definitions, by the name of their class.
  let declaredIntents: [String: RecordedIntentDeclaration]
  /// The intents that were donated, or are those of relevant shortcuts and intents.
  let suggestedIntents: Set<String>
  /// The scores that a baseline keeps of this kind; nil for none.
  let knownScale: KnownScale?
  /// The drawings of a control or a Live Activity, each once, in recorded order.
  let shownDrawings: [ShownDrawing]

  var subject: CheckSubject { CheckSubject(header: header, kind: kind) }

  /// The widgets that stand in the gallery: all but Live Activities.
  var galleryWidgets: [RecordedWidget] {
    widgets.filter { $0.configuration != .activity }
  }
}

/// A member's place in one stack, and its events there.
struct StackPlace: Sendable {
  let stack: RecordedStack
  /// The member's name in the stack.
  let name: MemberName
  /// The position from the top, from 0.
  let position: Int
  /// One trace for each Developer Mode that was simulated.
  let traces: [RotationTrace]
  /// Whether the recording has no stacks, so that one of all widgets of the family is assumed.
  let isAssumed: Bool

  /// The trace with a Developer Mode; nil where it was not simulated.
  func trace(in mode: DeveloperMode) -> RotationTrace? {
    traces.first { $0.developerMode == mode }
  }

  /// Returns every member's places, in stack order.
  static func all(
    in simulation: BundleSimulation, of recording: Recording
  ) -> [Member: [StackPlace]] {
    let areAssumed = recording.stacks.isEmpty
    var places: [Member: [StackPlace]] = [:]
    for result in simulation.stacks {
      let candidates = simulation.members.filter { $0.family == result.stack.family }
      let known = Dictionary(
        candidates.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      for (position, name) in result.stack.members.enumerated() {
        guard let member = known[name] else { continue }
        places[member, default: []].append(
          StackPlace(
            stack: result.stack, name: name, position: position, traces: result.modes,
            isAssumed: areAssumed)
        )
      }
    }
    return places
  }
}
