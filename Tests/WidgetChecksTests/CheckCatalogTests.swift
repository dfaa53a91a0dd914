import Foundation
import Testing
import WidgetFindings
import WidgetRecording
import WidgetSimulation

@testable import WidgetChecks

/// One example of one check, named so that a failure says which.
struct ExampleCase: Sendable, CustomTestStringConvertible {
  let check: CheckID
  let example: Example

  var testDescription: String { "\(check.rawValue): \(example.name)" }

  /// What the check alone makes of the example.
  var results: [CheckResult] {
    CheckCatalog.results(
      for: example.recording, simulation: BundleSimulation(example.recording),
      siblings: example.siblings, selection: CheckSelection(only: [check])
    )
  }

  static let all = CheckCatalog.every.flatMap { check in
    type(of: check).examples.map { ExampleCase(check: type(of: check).descriptor.id, example: $0) }
  }
}

@Suite struct CheckCatalogTests {
  @Test(arguments: ExampleCase.all)
  func `a check objects exactly where its example says`(_ testCase: ExampleCase) {
    let results = testCase.results
    let places = results.flatMap(\.outcome.findings).map { finding in
      Example.Place(
        minute: finding.at.map { ($0 - Setting.start) / 60 }, entry: finding.entry
      )
    }
    switch testCase.example.expectation {
    case .rejected(let expected):
      #expect(places == expected)
    case .accepted:
      #expect(places.isEmpty)
      #expect(results.contains { $0.outcome == .pass })
    case .ignored:
      let ignored = results.allSatisfy { $0.outcome.name == "notApplicable" }
      #expect(ignored, "\(results)")
    }
  }

  @Test(arguments: CheckCatalog.every.map { type(of: $0) })
  func `a check is named after its type, shows both sides and fills every field`(
    _ check: any Check.Type
  ) {
    let descriptor = check.descriptor
    let words = descriptor.id.rawValue.split(separator: "-").map(\.capitalized).joined()
    #expect("\(check)" == words + "Check")
    let verdicts = Set(check.examples.map(\.expectation.word))
    #expect(verdicts.isSuperset(of: ["accepts", "rejects"]))
    #expect(Set(check.examples.map(\.name)).count == check.examples.count)
    for text in [
      descriptor.summary, descriptor.rationale, descriptor.onDevice, descriptor.repair,
    ] {
      #expect(text.hasSuffix("."))
      #expect(text.first?.isUppercase == true || text.hasPrefix("`"))
      #expect(!text.contains("  "))
    }
    #expect(descriptor.sample != "")
  }

  @Test(arguments: ExampleCase.all)
  func `a message is one lower-case clause without a full stop`(_ testCase: ExampleCase) {
    for finding in testCase.results.flatMap(\.outcome.findings) {
      #expect(!finding.message.hasSuffix("."))
      #expect(!finding.message.contains("\n"))
      #expect(finding.message.first?.isUppercase == false)
      #expect(finding.fingerprint.count == 16)
    }
  }

  @Test func `the catalogue holds these checks, in the order of its groups`() {
    let expected = """
      completion-called-twice completion-never-called memory-over-limit network-in-placeholder \
      network-in-preview network-refused provider-crashed provider-exited slow-placeholder \
      slow-snapshot slow-timeline unstable-placeholder unstable-timeline \
      daily-value-not-at-midnight dates-not-finite day-arithmetic-ignores-dst entries-all-past entries-at-same-date \
      entries-never-shown entries-out-of-order entries-too-close entry-date-unstable nothing-to-show-yet \
      reload-budget-exceeded reload-in-past reload-thrash stale-after-last-entry \
      time-zone-ignored timeline-empty \
      placeholder-relevance relevance-always-on relevance-cut-short relevance-duration-negative \
      relevance-flat relevance-ignored-on-platform relevance-negative relevance-never-ends \
      relevance-never-set relevance-not-finite relevance-outside-scale relevance-scale-drift \
      donated-too-often donation-not-predictable intent-not-eligible location-not-authorized never-rotated-to \
      prediction-mismatch \
      rotates-only-in-developer-mode rotation-expectation rotation-limit-starves-best \
      shortcut-provider-unsupported shortcut-role shortcut-without-widget-kind \
      suggestion-never-shown suggestion-refused suggestion-window-past suggestion-window-reversed \
      unknown-widget-kind \
      associated-kind clue-without-permission recommendations-missing relevance-entry-missing ungrouped-with-group \
      app-group-without-entitlement bundle-does-not-build bundle-without-widgets display-name-missing duplicate-kind \
      family-not-on-platform gallery-template-text manifest-disagrees missing-asset \
      renamed-requirement unknown-kind-reloaded unused-suppression view-not-allowed \
      placeholder-shows-user-data sample-data-as-timeline side-effect-in-provider \
      container-background-missing entries-look-alike view-in-widget-unsupported view-reads-clock
      """
    let ids = CheckCatalog.descriptors.map(\.id.rawValue)
    #expect(ids == expected.split(separator: " ").map(String.init))
  }

  @Test func `levels and sources are those of the contract`() {
    let levels: [CheckID: Finding.Level] = [
      "provider-crashed": .error, "timeline-empty": .error, "reload-thrash": .warning,
      "relevance-flat": .note, "relevance-never-set": .note, "relevance-scale-drift": .warning,
      "manifest-disagrees": .error, "display-name-missing": .note,
    ]
    for (id, level) in levels {
      #expect(CheckCatalog.descriptor(for: id)?.level == level)
    }
    #expect(CheckCatalog.descriptor(for: "relevance-never-ends")?.source == .session)
    #expect(CheckCatalog.descriptor(for: "no-such-check") == nil)
  }

  @Test func `examples can be read from outside`() {
    let examples = CheckCatalog.examples(of: "timeline-empty")
    #expect(examples.map(\.verdict) == ["accepts", "rejects", "accepts", "rejects", "rejects"])
    #expect(CheckCatalog.examples(of: "no-such-check").isEmpty)
  }
}
