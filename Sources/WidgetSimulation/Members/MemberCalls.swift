import WidgetRecording

/// A recording's timeline calls, by member.
struct MemberCalls {
  /// The members with timeline calls, in the order in which they first appear in any call.
  let members: [Member]
  /// Their timeline calls in recorded order, refused requests included.
  let timelines: [Member: [RecordedCall]]

  private let suggested: Set<Member>

  init(_ calls: [RecordedCall]) {
    var order: [Member] = []
    var seen: Set<Member> = []
    var timelines: [Member: [RecordedCall]] = [:]
    var suggested: Set<Member> = []
    for call in calls {
      let member = Member(call)
      if seen.insert(member).inserted { order.append(member) }
      if call.parameters != nil { suggested.insert(member) }
      if call.mode == .timeline { timelines[member, default: []].append(call) }
    }
    members = order.filter { timelines[$0] != nil }
    self.timelines = timelines
    self.suggested = suggested
  }

  /// Returns one stack for each family that can have one, in the order in which they first appear.
  ///
  /// A configuration that only a suggestion asked for is no member of it.
  func assumedStacks(on system: PlatformVersion) -> [RecordedStack] {
    var families: [FamilyName] = []
    var names: [FamilyName: [MemberName]] = [:]
    for member in members
    where !suggested.contains(member) && system.hasStack(of: member.family) {
      if names[member.family] == nil { families.append(member.family) }
      names[member.family, default: []].append(member.name)
    }
    return families.map { family in
      RecordedStack(name: family.rawValue, family: family, members: names[family] ?? [])
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
