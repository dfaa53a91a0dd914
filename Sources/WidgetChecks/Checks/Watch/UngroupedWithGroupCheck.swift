import WidgetFindings
import WidgetRecording

/// Objects to clues that are ungrouped and in a group at once.
struct UngroupedWithGroupCheck: CallCheck {
  static let descriptor = CheckDescriptor(
    id: "ungrouped-with-group",
    group: .watch,
    summary: "A configuration is in groups or ungrouped, not both.",
    rationale: """
      Widgets of one group stand in for one another. Apple documents that `.ungrouped` \
      together with another group is undefined behaviour.
      """,
    onDevice: "The widget may be shown twice, or not at all.",
    repair: "Leave `.ungrouped` out where the configuration has a group.",
    source: .documented,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("groups alone", .called(.relevance, .clues(grouped(.named("a"), .named("b"))))),
    .accepts("ungrouped alone", .called(.relevance, .clues(grouped(.ungrouped)))),
    .rejects(
      "both at once", .called(.relevance, .clues(grouped(.ungrouped, .named("a")))),
      at: .call()
    ),
    .accepts(
      "two configurations",
      .called(
        .relevance,
        .clues([
          RelevanceAttribute(configuration: .string("x"), group: .ungrouped),
          RelevanceAttribute(configuration: .string("y"), group: .named("a")),
        ]))
    ),
    .accepts(
      "automatic groups count for none",
      .called(.relevance, .clues(grouped(.ungrouped, .automatic)))
    ),
  ]

  private static func grouped(_ groups: RelevanceGroup...) -> [RelevanceAttribute] {
    groups.map { RelevanceAttribute(group: $0) }
  }

  static let modes: [ProviderMode] = [.relevance]

  func problems(in call: RecordedCall, of member: MemberEvidence) -> [Problem] {
    var names: [JSONValue?: Set<String>] = [:]
    var ungrouped: Set<JSONValue?> = []
    for clue in call.clues {
      switch clue.group {
      case .named(let name): names[clue.configuration, default: []].insert(name)
      case .ungrouped: ungrouped.insert(clue.configuration)
      case .automatic, nil: break
      }
    }
    let mixed = names.filter { ungrouped.contains($0.key) }.values.map { $0.sorted() }
    guard let first = mixed.min(by: { $0.lexicographicallyPrecedes($1) }) else { return [] }
    return [Problem("a configuration is ungrouped and in the group '\(first[0])'", in: call)]
  }
}
