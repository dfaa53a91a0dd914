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
    .accepts("groups alone", .called(.relevance) { $0.attributes = grouped(["a", "b"]) }),
    .accepts("ungrouped alone", .called(.relevance) { $0.attributes = grouped([".ungrouped"]) }),
    .rejects(
      "both at once", .called(.relevance) { $0.attributes = grouped([".ungrouped", "a"]) },
      at: .call()
    ),
    .accepts(
      "two configurations",
      .called(.relevance) {
        $0.attributes = [
          RecordedRelevanceAttribute(configuration: .string("x"), group: ".ungrouped"),
          RecordedRelevanceAttribute(configuration: .string("y"), group: "a"),
        ]
      }
    ),
    .accepts(
      "automatic groups count for none",
      .called(.relevance) { $0.attributes = grouped([".ungrouped", ".automatic"]) }
    ),
  ]

  private static func grouped(_ groups: [String]) -> [RecordedRelevanceAttribute] {
    groups.map { RecordedRelevanceAttribute(group: $0) }
  }

  static let modes: [ProviderMode] = [.relevance]

  func problems(in call: RecordedCall, of member: MemberEvidence) -> [Problem] {
    var groups: [JSONValue?: Set<String>] = [:]
    for attribute in call.attributes ?? [] {
      guard let group = attribute.group, group != ".automatic" else { continue }
      groups[attribute.configuration, default: []].insert(group)
    }
    let mixed = groups.values.filter { $0.contains(".ungrouped") && $0.count > 1 }
    guard
      let names = mixed.map({ $0.subtracting([".ungrouped"]).sorted() }).min(by: {
        $0.lexicographicallyPrecedes($1)
      })
    else { return [] }
    return [Problem("a configuration is ungrouped and in the group '\(names[0])'", in: call)]
  }
}
