import WidgetFindings
import WidgetRecording

/// Objects to a provider's method that almost is one that WidgetKit calls.
struct RenamedRequirementCheck: KindCheck {
  static let descriptor = CheckDescriptor(
    id: "renamed-requirement",
    group: .bundles,
    summary: "A provider's methods have the names that WidgetKit calls.",
    rationale: """
      WidgetKit's optional methods have defaults. Where a method has almost the name of one, as in \
      a beta or by a slip, the compiler takes the default and says nothing.
      """,
    onDevice: "The method is never called: its relevance or recommendations do not exist.",
    repair: "Give the method the name, the labels and the result of the requirement.",
    sample: """
      func relevance() async -> WidgetRelevance<SelectCardIntent> {
        WidgetRelevance(attributes)
      }
      """,
    source: .model,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("names that are right", seen(), .described { $0.provider = "CardProvider" }),
    .rejects(
      "the name that a beta had", seen(miss()), .described { $0.provider = "CardProvider" },
      at: .declaration
    ),
    .rejects(
      "a provider that is generic", seen(miss()),
      .described { $0.provider = "CardProvider<Int>" }, at: .declaration
    ),
    .accepts(
      "a provider that no widget of this kind has", seen(miss()),
      .described { $0.provider = "OtherProvider" }
    ),
    .ignores("sources that nobody read", .described { $0.provider = "CardProvider" }),
    .ignores("a widget without a provider", seen(miss()), .described(as: .control(nil))),
  ]

  private static func seen(_ misses: RecordedNearMiss...) -> RecordingEvent {
    .sources(RecordedSources(nearMisses: misses))
  }

  private static func miss() -> RecordedNearMiss {
    RecordedNearMiss(
      provider: "CardProvider", method: "relevances()", requirement: "relevance()",
      place: SourcePlace(file: "Provider.swift", line: 12)
    )
  }

  func verdict(on kind: KindEvidence) -> Verdict {
    guard let misses = kind.nearMisses else {
      return .notApplicable("the extension's sources were not read")
    }
    let providers = Set(kind.widgets.compactMap(\.provider).map(Self.plainName))
    guard !providers.isEmpty else { return .notApplicable("no provider is known of this kind") }
    return .problems(
      misses.filter { providers.contains($0.provider) }.map { miss in
        Problem(
          "'\(miss.method)' is never called; WidgetKit calls '\(miss.requirement)'",
          key: miss.method
        ).located(at: miss.place)
      }
    )
  }

  /// A type's name without its generic arguments.
  private static func plainName(_ type: String) -> String {
    String(type.prefix { $0 != "<" })
  }
}
