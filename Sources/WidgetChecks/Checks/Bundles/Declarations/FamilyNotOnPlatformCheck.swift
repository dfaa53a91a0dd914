import WidgetFindings
import WidgetRecording

/// Objects to supported families that the platform does not have.
struct FamilyNotOnPlatformCheck: KindCheck {
  static let descriptor = CheckDescriptor(
    id: "family-not-on-platform",
    group: .bundles,
    summary: "Every supported family exists on the platform.",
    rationale: """
      Each platform has families of its own. One that it does not have is an error of the \
      compiler on Apple's SDK, or is never offered.
      """,
    onDevice: "The family is missing from the gallery.",
    repair: "Name the family inside `#if os(…)` for the platforms that have it.",
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("families of iPhone", .described(families: [.systemSmall, .accessoryCircular])),
    .rejects(
      "a corner on iPhone", .described(families: [.systemSmall, .accessoryCorner]),
      at: .declaration
    ),
    .rejects(
      "a family that the extension names and its host left out",
      .described { $0.foreignFamilies = [.accessoryCorner] },
      at: .declaration
    ),
    .accepts(
      "a family of iPad, which shares its sources with iPhone",
      .described { $0.foreignFamilies = [.systemExtraLarge] }
    ),
    .rejects(
      "the Home Screen on Apple Watch", in: Setting(.watchOS),
      .described(families: [.systemSmall]), at: .declaration
    ),
    .ignores("a recording that describes no widgets", .timeline(.at(0))),
  ]

  func verdict(on kind: KindEvidence) -> Verdict {
    guard !kind.widgets.isEmpty else {
      return .notApplicable("the recording describes no widget of this kind")
    }
    return .problems(
      kind.widgets.flatMap { widget in
        let named = Set(widget.families).union(widget.foreignFamilies)
        return named.filter { !kind.header.system.declares($0) }.sorted().map { family in
          Problem(
            "the family \(family.rawValue) does not exist on \(kind.header.system.platform.rawValue)",
            key: family.rawValue
          ).located(at: widget.place)
        }
      }
    )
  }
}
