import Testing
import WidgetFindings
import WidgetRecording

@testable import WidgetReports

@Suite struct ResultsComparisonTests {
  private func finding(
    _ fingerprint: String, _ level: FindingLevel = .warning, baselined: Bool = false
  ) -> Finding {
    var finding = Finding(level: level, message: "about \(fingerprint)", fingerprint: fingerprint)
    finding.baselined = baselined
    return finding
  }

  private func results(_ checks: (CheckID, CheckResult.Outcome)...) -> ResultsDocument {
    var bundle = ResultsDocument.Bundle.blank
    bundle.name = "B"
    bundle.checks = checks.map {
      ResultsDocument.Check(check: $0.0, subject: "B/K", outcome: $0.1)
    }
    var document = ResultsDocument.blank
    document.bundles = [bundle]
    return document
  }

  @Test func `findings are known by their fingerprints, each as often as it is there`() {
    let comparison = ResultsComparison(
      from: results(("c", .fail([finding("1"), finding("1"), finding("2")]))),
      to: results(("c", .fail([finding("1"), finding("3")]))))
    #expect(comparison.new.map(\.finding.fingerprint) == ["3"])
    #expect(comparison.fixed.map(\.finding.fingerprint) == ["1", "2"])
    #expect(comparison.unchanged.map(\.finding.fingerprint) == ["1"])
    #expect(comparison.text.hasSuffix("\n1 new, 2 fixed, 1 unchanged\n"))
  }

  @Test func `what was not looked for is not fixed`() {
    let old = results(("c", .fail([finding("1")])), ("d", .fail([finding("2")])), ("e", .pass))
    let comparison = ResultsComparison(
      from: old, to: results(("c", .open("it crashed")), ("e", .open("it crashed"))))
    #expect(comparison.fixed.isEmpty)
    #expect(comparison.unseen.map(\.finding.fingerprint) == ["1", "2"])
    #expect(comparison.lostSight.map(\.check) == ["c", "e"])
    #expect(comparison.lostSight.allSatisfy { $0.reason == "it crashed" })
    let text = comparison.text
    #expect(text.contains("found before, and not looked for now\n  warning  c  B/K\n"))
    #expect(text.contains("could be looked at before, and cannot now\n  c  B/K\n"))
    #expect(text.hasSuffix("2 not looked for, 2 no longer to be seen\n"))
  }

  @Test func `a finding that has become worse is new, one that a baseline knows fails nothing`() {
    let worse = ResultsComparison(
      from: results(("c", .fail([finding("1", .warning)]))),
      to: results(("c", .fail([finding("1", .error)]))))
    #expect(worse.new.count == 1 && worse.unchanged.isEmpty && worse.fixed.isEmpty)
    #expect(worse.hasNew(atLeast: .error))
    let milder = ResultsComparison(
      from: results(("c", .fail([finding("1", .error)]))),
      to: results(("c", .fail([finding("1", .note)]))))
    #expect(milder.unchanged.count == 1 && !milder.hasNew(atLeast: .note))
    let known = ResultsComparison(
      from: results(("c", .pass)),
      to: results(("c", .fail([finding("1", .error, baselined: true)]))))
    #expect(known.new.count == 1 && !known.hasNew(atLeast: .note))
  }

  @Test func `hostile words stay in their line`() {
    let comparison = ResultsComparison(
      from: results(), to: results(("c", .fail([finding("\n::error::\u{1b}[2J")]))))
    #expect(!comparison.text.contains("::error"))
    #expect(!comparison.text.contains("\u{1b}"))
    #expect(comparison.text.split(separator: "\n").count == 4)
  }
}
