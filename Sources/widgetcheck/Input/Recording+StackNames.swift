import Spelling
import WidgetPlatforms
import WidgetRecording

extension Recording {
  /// The doubtful parts of the stacks: what a manifest would be refused for, in a recording that
  /// another program may have written.
  ///
  /// A member that the recording does not know may be a widget of another app. It is doubtful where
  /// its name is nearly that of a widget of the bundle.
  ///
  /// - Returns: A sentence for each, in the order of the stacks.
  var stackDoubts: [String] {
    stacks.flatMap { stack in
      let members = stack.members + (stack.pinned ?? [])
      let expected = (stack.expect ?? []).flatMap { [$0.frequency?.member, $0.top?.member] }
      return (sizeDoubts(of: stack) + doubts(about: members + expected.compactMap(\.self)))
        .map { "the stack '\(stack.name)' \($0)" }
    }
  }

  private func sizeDoubts(of stack: RecordedStack) -> [String] {
    var doubts: [String] = []
    let greatest = PlatformVersion.greatestStackSize
    if stack.members.isEmpty { doubts.append("has no members") }
    if stack.members.count > greatest {
      doubts.append("has \(stack.members.count) members; one has \(greatest) at most")
    }
    if !header.system.hasStack(of: stack.family) {
      doubts.append("is of the family \(stack.family.rawValue), of which \(header.system) has none")
    }
    return doubts
  }

  private func doubts(about members: [MemberName]) -> [String] {
    let known = knownMembers
    var told: Set<MemberName> = []
    return members.compactMap { member in
      guard !known.contains(member), told.insert(member).inserted,
        let nearest = NearestWord.of(member.rawValue, among: known.map(\.rawValue).sorted())
      else { return nil }
      return "names '\(member)', which is no widget of the bundle; did you mean '\(nearest)'?"
    }
  }

  /// The kinds of the bundle, and their configurations.
  private var knownMembers: Set<MemberName> {
    var known = Set((widgets.map(\.kind) + claims.map(\.kind)).map { MemberName(rawValue: $0) })
    for call in calls {
      known.insert(MemberName(rawValue: call.kind))
      known.insert(MemberName(kind: call.kind, configuration: call.configuration))
    }
    return known
  }
}
