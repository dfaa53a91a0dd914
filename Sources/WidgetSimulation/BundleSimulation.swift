import ParallelWork
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
    let kinds = Array(Dictionary(grouping: calls.members, by: \.kind))
    let timelines = kinds.map { $0.value.flatMap { calls.timelines[$0] ?? [] } }
    // Where all calls count in every mode, one mode's scales and tracks are those of each.
    let isShared = timelines.joined().allSatisfy { $0.developerMode == nil }
    let pairs = wanted.prefix(isShared ? 1 : wanted.count).flatMap { mode in
      let scales = Workers.map(kinds.count) { ProviderScale(timelines[$0], in: mode) }
      let byKind = Dictionary(uniqueKeysWithValues: zip(kinds.lazy.map(\.key), scales))
      return calls.members.map { (mode: mode, member: $0, scale: byKind[$0.kind]) }
    }
    let made = Workers.map(pairs.count) { index in
      let (mode, member, scale) = pairs[index]
      return RelevanceTrack(
        member: member, developerMode: mode, calls: calls.timelines[member] ?? [],
        span: header.span, scale: scale)
    }
    var tracks: [Member: [DeveloperMode: RelevanceTrack]] = [:]
    for (pair, track) in zip(pairs, made) {
      for mode in isShared ? wanted : [pair.mode] {
        tracks[pair.member, default: [:]][mode] = track.followed(in: mode)
      }
    }
    let recorded = recording.stacks
    let proposed = ProposedWidget.all(in: recording)
    let facts = SuggestedWidgets.Facts(recording)
    let watch = WatchScene(recording)
    self.modes = wanted
    self.tracks = tracks
    members = calls.members
    let simulators = (recorded.isEmpty ? calls.assumedStacks(on: header.system) : recorded).map {
      StackSimulator(
        stack: $0, members: calls.members(of: $0), calls: calls, header: header,
        proposed: proposed, facts: facts, watch: watch)
    }
    let known = tracks
    let traces = Workers.map(simulators.count * wanted.count) { index in
      let (stack, number) = index.quotientAndRemainder(dividingBy: wanted.count)
      let mode = wanted[number]
      return simulators[stack].trace(in: mode) { known[$0]?[mode] }
    }
    var numbers: [StackIdentity: Int] = [:]
    stacks = simulators.enumerated().map { index, simulator in
      let first = index * wanted.count
      let identity = StackIdentity(name: simulator.stack.name, family: simulator.stack.family)
      defer { numbers[identity, default: 0] += 1 }
      return StackSimulation(
        stack: simulator.stack, modes: Array(traces[first..<first + wanted.count]),
        number: numbers[identity, default: 0])
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

/// The name and family by which a stack is told from others; a recording may have several of one.
private struct StackIdentity: Hashable {
  let name: String
  let family: FamilyName
}
