import Testing
import WidgetRecording

@testable import WidgetBuilder

@Suite struct NearMissTests {
  private func misses(_ sources: String...) -> [RecordedNearMiss] {
    survey(sources.enumerated().map { ("\($0.offset).swift", $0.element) }).nearMisses
  }

  @Test func `the beta's name of relevance is found with its place`() {
    let source = """
      struct Cards {
        struct Provider: AppIntentTimelineProvider {
          func relevances() async -> WidgetRelevance<Select> { .init([]) }
        }
      }
      """
    #expect(
      misses(source) == [
        RecordedNearMiss(
          provider: "Cards.Provider", method: "relevances()", requirement: "relevance()",
          place: SourcePlace(file: "0.swift", line: 3))
      ])
  }

  @Test func `a method in an extension in another file is the provider's too`() {
    let found = misses(
      "final class Provider<Value>: WidgetKit.TimelineProvider {}",
      "extension Provider {\n\n  func relevances() {}\n}")
    #expect(found.map(\.provider) == ["Provider"])
    #expect(found.map(\.place.file) == ["1.swift"])
    #expect(found.map(\.place.line) == [3])
  }

  @Test(arguments: ["TimelineProvider", "IntentTimelineProvider"])
  func `the first beta's callbacks are found`(_ name: String) {
    let found = misses(
      """
      struct P: \(name) {
        func snapshot(with context: Context, completion: @escaping (E) -> Void) {}
        func timeline(for c: C, with context: Context, completion: @escaping (T) -> Void) {}
        func placeholder(with context: Context) -> E { E() }
      }
      """)
    #expect(
      found.map(\.requirement) == [
        "getSnapshot(in:completion:)", "getTimeline(for:in:completion:)", "placeholder(in:)",
      ])
  }

  @Test func `recommendations are optional only where there is an intent`() {
    let method = "{ func recommendation() -> [Int] { [] } }"
    #expect(misses("struct P: TimelineProvider \(method)").isEmpty)
    #expect(
      misses("struct P: IntentTimelineProvider \(method)").map(\.requirement) == [
        "recommendations()"
      ])
    #expect(misses("struct P: AppIntentTimelineProvider \(method)").count == 1)
  }

  @Test(arguments: [
    // The requirement is there, so the other is the author's own.
    "struct P: TimelineProvider { func relevance() async {}; func relevances() {} }",
    // A helper with parameters is no slip.
    "struct P: TimelineProvider { func relevances(of items: [Int]) {} }",
    "struct P: TimelineProvider { func timeline(with entries: [Int]) {} }",
    // Not a provider's.
    "struct P: Sendable { func relevances() {} } // TimelineProvider",
    "struct P: AppIntentTimelineProvider { func snapshot(with c: C, completion: F) {} }",
    // Another type of the same name.
    "struct A { struct P: TimelineProvider {} }; struct B { struct P { func relevances() {} } }",
    "struct P: TimelineProvider { func relevance() async {} }",
    "",
  ])
  func `what only looks like a slip is none`(_ source: String) {
    #expect(misses(source).isEmpty)
  }

  @Test func `an error of a provider with a beta's methods says what they are called today`() {
    let survey = survey([
      (
        "P.swift",
        """
        struct P: TimelineProvider {
          func snapshot(with context: Context, completion: @escaping (E) -> Void) {}
          func timeline(with context: Context, completion: @escaping (Timeline<E>) -> Void) {}
        }
        struct Q: TimelineProvider {}
        """
      )
    ])
    let errors = [
      "type 'P' does not conform to protocol 'TimelineProvider'",
      "type 'Q' does not conform to protocol 'TimelineProvider'", "cannot find 'P' in scope",
    ].map { RecordedDiagnostic(file: "P.swift", line: 1, message: $0) }
    #expect(
      survey.explainConformances(errors).map(\.message) == [
        errors[0].message
          + "; 'snapshot(with:completion:)' is the name that a beta had for "
          + "'getSnapshot(in:completion:)'; 'timeline(with:completion:)' is the name that a beta "
          + "had for 'getTimeline(in:completion:)'",
        errors[1].message, errors[2].message,
      ])
  }

  @Test func `what is found is in order of file and line`() {
    let two = """
      struct B: TimelineProvider {
        func relevances() {}
      }
      actor A: TimelineProvider { func getRelevance() {} }
      """
    #expect(
      misses(two, two).map { $0.place.description } == [
        "0.swift:2", "0.swift:4", "1.swift:2", "1.swift:4",
      ])
  }
}
