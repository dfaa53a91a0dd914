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
  ///   - recording: What the providers did.
  ///   - modes: The Developer Modes to simulate.
  public init(_ recording: Recording, modes: [DeveloperMode] = DeveloperMode.allCases) {
    let wanted = Set(modes).sorted()
    let calls = MemberCalls(recording.calls)
    let header = recording.header
    var tracks: [Member: [DeveloperMode: RelevanceTrack]] = [:]
    for member in calls.members {
      for mode in wanted {
        tracks[member, default: [:]][mode] = RelevanceTrack(
          member: member, developerMode: mode, calls: calls.timelines[member] ?? [],
          span: header.span
        )
      }
    }
    let recorded = recording.stacks
    let proposals = Proposal.all(in: recording)
    self.modes = wanted
    self.tracks = tracks
    members = calls.members
    stacks = (recorded.isEmpty ? calls.assumedStacks : recorded).map { stack in
      let simulator = StackSimulator(
        stack: stack, members: calls.members(of: stack), calls: calls, recording: recording,
        proposals: proposals
      )
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

/// A recording's timeline calls, by member.
struct MemberCalls {
  /// The members with timeline calls, in the order in which they first appear in any call.
  let members: [Member]
  /// Their timeline calls in recorded order, refused requests included.
  let timelines: [Member: [RecordedCall]]

  init(_ calls: [RecordedCall]) {
    var order: [Member] = []
    var seen: Set<Member> = []
    var timelines: [Member: [RecordedCall]] = [:]
    for call in calls {
      let member = Member(call)
      if seen.insert(member).inserted { order.append(member) }
      if call.mode == .timeline { timelines[member, default: []].append(call) }
    }
    members = order.filter { timelines[$0] != nil }
    self.timelines = timelines
  }

  /// One stack for each family, in the order in which families first appear.
  var assumedStacks: [RecordedStack] {
    var families: [FamilyName] = []
    for member in members where !families.contains(member.family) {
      families.append(member.family)
    }
    return families.map { family in
      RecordedStack(
        name: family.rawValue, family: family,
        members: members.filter { $0.family == family }.map(\.name)
      )
    }
  }

  /// The members that a stack names; of one without calls nothing but its name is known.
  func members(of stack: RecordedStack) -> [Member] {
    var known: [MemberName: Member] = [:]
    for member in members where member.family == stack.family && known[member.name] == nil {
      known[member.name] = member
    }
    return stack.members.map { name in
      known[name]
        ?? Member(kind: name.kind, family: stack.family, configuration: name.configuration)
    }
  }
}
