import Foundation
import TestSupport
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

  /// The results of the check alone on the example.
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

  @Test func `the catalogue holds every check that has a file, in the order of its groups`() throws
  {
    let folder = Repository.root.appending(path: "Sources/WidgetChecks/Checks")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("Check.swift") }
    let written = try files.map { file in
      let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let id = try #require(source.firstMatch(of: /\bid: "([a-z0-9-]+)"/), "\(file)")
      return String(id.output.1)
    }
    let descriptors = CheckCatalog.descriptors
    #expect(descriptors.map(\.id.rawValue).sorted() == written.sorted())
    let groups = descriptors.map { CheckGroup.allCases.firstIndex(of: $0.group) ?? -1 }
    #expect(groups == groups.sorted())
    for group in CheckGroup.allCases {
      let ids = descriptors.filter { $0.group == group }.map(\.id.rawValue)
      #expect(ids == ids.sorted())
    }
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
    #expect(
      examples.map(\.verdict) == [
        "accepts", "rejects", "accepts", "rejects", "rejects", "rejects",
      ])
    #expect(CheckCatalog.examples(of: "no-such-check").isEmpty)
  }
}
