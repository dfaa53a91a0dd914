public import WidgetRecording

/// The simulation of all that the platform would do with a bundle's widgets.
///
/// The same recording always gives the same simulation: nothing here reads a clock or relies on the
/// order of a hash.
public struct BundleSimulation: Hashable, Sendable {
  /// The members that were asked for timelines, in the order in which they first appear.
  public let members: [Member]
  /// The stacks in their order, each with its modes, off before on.
  public let stacks: [StackSimulation]
  /// The Developer Modes that were simulated, off before on.
  public let modes: [DeveloperMode]

  private let tracks: [Member: [DeveloperMode: RelevanceTrack]]

  /// Simulates the stacks of a recording; where it has none, one stack for each family.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - modes: The Developer Modes to simulate.
  public init(_ recording: Recording, modes: [DeveloperMode] = DeveloperMode.allCases) {
    let wanted = Set(modes).sorted()
    let calls = MemberCalls(recording.calls)
    let header = recording.header
    var byKind: [String: [RecordedCall]] = [:]
    for member in calls.members {
      byKind[member.kind, default: []] += calls.timelines[member] ?? []
    }
    var tracks: [Member: [DeveloperMode: RelevanceTrack]] = [:]
    for mode in wanted {
      let scales = byKind.mapValues { ProviderScale($0, in: mode) }
      for member in calls.members {
        tracks[member, default: [:]][mode] = RelevanceTrack(
          member: member, developerMode: mode, calls: calls.timelines[member] ?? [],
          span: header.span, scale: scales[member.kind])
      }
    }
    let recorded = recording.stacks
    let proposed = ProposedWidget.all(in: recording)
    let facts = SuggestedWidgets.Facts(recording)
    let watch = WatchScene(recording)
    self.modes = wanted
    self.tracks = tracks
    members = calls.members
    stacks = (recorded.isEmpty ? calls.assumedStacks(on: header.system) : recorded).map { stack in
      let simulator = StackSimulator(
        stack: stack, members: calls.members(of: stack), calls: calls, header: header,
        proposed: proposed, facts: facts, watch: watch)
      return StackSimulation(
        stack: stack,
        modes: wanted.map { mode in simulator.trace(in: mode) { tracks[$0]?[mode] } }
      )
    }
  }

  /// Returns how relevant a member is over the span; nil where it was asked for no timeline.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - mode: A Developer Mode that was simulated.
  /// - Returns: The track, or nil.
  public func track(of member: Member, in mode: DeveloperMode) -> RelevanceTrack? {
    tracks[member]?[mode]
  }
}
