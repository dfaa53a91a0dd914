import Foundation
import Testing
import WidgetFindings
import WidgetRecording
import WidgetSimulation

@testable import WidgetReports

@Suite struct TextReportTests {
  @Test func `a summary names each finding with its place and ends with the numbers`() {
    let text = TextReport(CardsDay.results.ordered(), style: .plain).text
    #expect(
      text == """
        Cards  iOS 17.0, Mon 2 Mar 2026, 06:00 – Tue 3 Mar 2026, 06:00 America/Los_Angeles, en_US
          RecentPurchases/systemMedium/visa
            error    provider-crashed  the timeline call ended by signal 5: Index out of range
                     Widgets/RecentPurchases.swift:41 · Mon 2 Mar 2026, 06:00
            open     timeline-empty  crashed by signal 5
          RecentPurchases/systemSmall/visa
            error    relevance-outside-scale  score 212 is above the declared maximum of 100
                     Widgets/RecentPurchases.swift:41 · Mon 2 Mar 2026, 14:30 · entry 0
            warning  rotation-limit-starves-best  the window of 61.2 was suppressed while one of \
        16.29 was shown
                     Mon 2 Mar 2026, 20:12 · Developer Mode off
          Weather
            note     display-name-missing  no description for the gallery
          Weather/systemSmall/-
            warning  reload-budget-exceeded  8 reloads were rejected; content is stale from 02:00
                     Tue 3 Mar 2026, 02:00 · Developer Mode off
          assumed, not Apple's:
            a widget's strength is its score divided by the greatest that its kind has delivered; \
        the strongest comes to the top, and of equals the one on top stays, then the stack's order

        Cards@Asia/Kolkata  iOS 17.0, Mon 2 Mar 2026, 19:30 – Tue 3 Mar 2026, 19:30 \
        Asia/Kolkata, en_US
          nothing found

        2 errors, 2 warnings, 1 note; 5 checks passed, 1 not applicable, 1 open

        """
    )
  }

  @Test func `each proposal is told with its outcome, equal ones once with their number`() {
    var bundle = CardsDay.kolkata
    let start = bundle.recording.header.span.start
    var trace = RotationTrace(developerMode: .off)
    trace.proposals = [ProposalOutcome.shown, .limit, .limit].enumerated().map { hour, outcome in
      SuggestionProposal(
        from: start + Double(hour) * 3600, to: start + Double(hour) * 3600 + 60, kind: "Rings",
        values: ["ring": .string("move")], source: .donation, outcome: outcome)
    }
    let stack = RecordedStack(name: "Home", family: .systemSmall, members: ["Weather"])
    bundle.simulation = [StackSimulation(stack: stack, modes: [trace])]
    #expect(
      StackText(bundle).lines == [
        "  suggestions in Home, Developer Mode off",
        "    shown  Rings ring=move from donation, Mon 2 Mar 2026, 19:30",
        "    limit  Rings ring=move from donation, Mon 2 Mar 2026, 20:30 and 1 more time: enough "
          + "suggestions of its kind were shown",
        "  assumed, not Apple's:",
        "    with Developer Mode off a kind is suggested 4 times in 24 h at most, 60 min apart",
        "    the same donation on 3 of 7 days, within 30 min of each other, proposes the widget for "
          + "60 min",
      ])
  }

  @Test func `what both Developer Modes suggest alike is told once`() {
    var bundle = CardsDay.kolkata
    let traces = DeveloperMode.allCases.map { mode in
      var trace = RotationTrace(developerMode: mode)
      trace.proposals = [
        SuggestionProposal(
          from: bundle.recording.header.span.start, to: .distantFuture, kind: "Rings", values: [:],
          source: .relevantIntent, outcome: .platform)
      ]
      return trace
    }
    let stack = RecordedStack(name: "Home", family: .systemSmall, members: ["Weather"])
    bundle.simulation = [StackSimulation(stack: stack, modes: traces)]
    #expect(
      StackText(bundle).lines == [
        "  suggestions in Home",
        "    platform  Rings from relevantIntent, Mon 2 Mar 2026, 19:30: the platform does not read "
          + "it, or has no stack there",
      ])
  }

  @Test func `only a coloured summary holds escapes`() {
    let plain = TextReport(CardsDay.results.ordered(), style: .plain).text
    let colored = TextReport(CardsDay.results.ordered(), style: .colored).text
    #expect(!plain.contains("\u{1b}"))
    #expect(colored.contains("\u{1b}[31merror\u{1b}[0m"))
    let stripped = colored.replacing(#/\u{1b}\[[0-9]+m/#, with: "")
    #expect(stripped == plain)
  }

  @Test func `what is said of several families alike is said once`() {
    var bundle = CardsDay.kolkata
    func fails(_ check: CheckID, _ subject: String, _ messages: String...) -> CheckResult {
      CheckResult(
        check: check, subject: "Cards/\(subject)",
        outcome: .fail(messages.map { CardsDay.finding(.note, $0, hour: 1) }))
    }
    bundle.results = [
      fails("a", "Weather/systemLarge/-", "alike", "twice", "twice"),
      fails("b", "Weather/systemLarge/-", "its own"),
      fails("a", "Weather/systemSmall/-", "alike"),
      fails("c", "Weather/systemSmall/-", "alike"),
      fails("a", "Wind/systemSmall/-", "alike"),
    ]
    let text = TextReport(RunResults(toolVersion: "1", bundles: [bundle]), style: .plain).text
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("             ") }
    #expect(
      lines.dropFirst().dropLast() == [
        "  Weather/systemLarge/-, systemSmall/-",
        "    note     a  alike",
        "  Weather/systemLarge/-",
        "    note     a  twice",
        "    note     a  twice",
        "    note     b  its own",
        "  Weather/systemSmall/-",
        "    note     c  alike",
        "  Wind/systemSmall/-",
        "    note     a  alike",
      ])
    #expect(text.hasSuffix("7 notes; 0 checks passed, 0 not applicable, 0 open\n"))
  }

  @Test func `what one line causes is said once, whatever was missing and when it was seen`() {
    var bundle = CardsDay.kolkata
    func fails(_ kind: String, hour: Double, line: Int? = 7, _ circumstances: String) -> CheckResult
    {
      var finding = CardsDay.finding(.note, "", hour: hour, file: "A.swift", line: line)
      finding.words = Finding.Words("blank")
      finding.words.circumstances = circumstances
      return CheckResult(check: "a", subject: "Cards/\(kind)", outcome: .fail([finding]))
    }
    bundle.results = [
      fails("Rain", hour: 1, "; seen without weather"),
      fails("Sun", hour: 2, "; seen without a.com"),
      fails("Wind", hour: 2, line: 8, "; seen without a.com"),
    ]
    let text = TextReport(RunResults(toolVersion: "1", bundles: [bundle]), style: .plain).text
    #expect(
      text.split(separator: "\n").dropFirst().dropLast() == [
        "  Rain, Sun",
        "    note     a  blank; seen without weather, or without a.com",
        "             A.swift:7 · Mon 2 Mar 2026, 20:30",
        "  Wind",
        "    note     a  blank; seen without a.com",
        "             A.swift:8 · Mon 2 Mar 2026, 21:30",
      ])
  }

  @Test func `thousands of findings are counted and not shown`() {
    var bundle = CardsDay.kolkata
    bundle.results = [
      CheckResult(
        check: "c", subject: "Cards/Weather",
        outcome: .fail((0..<700).map { CardsDay.finding(.note, "n\($0)", hour: Double($0)) })
      )
    ]
    let text = TextReport(RunResults(toolVersion: "1", bundles: [bundle]), style: .plain).text
    #expect(text.contains("  … 200 more\n"))
  }
}

@Suite struct GitHubReportTests {
  @Test func `the most serious annotations come first`() {
    let lines = GitHubReport(CardsDay.results.ordered()).text.split(separator: "\n")
    #expect(
      lines.map { $0.prefix(while: { $0 != " " }) } == [
        "::error", "::error", "::error", "::warning", "::warning", "::notice", "widgetcheck:",
      ])
    #expect(
      lines[0] == """
        ::error file=Widgets/RecentPurchases.swift,line=41,title=provider-crashed::\
        Cards/RecentPurchases/systemMedium/visa: the timeline call ended by signal 5: \
        Index out of range
        """
    )
  }

  @Test func `one fault of several families is one annotation`() {
    var bundle = CardsDay.kolkata
    func fails(_ subject: String, _ message: String, line: Int) -> CheckResult {
      CheckResult(
        check: "a", subject: subject,
        outcome: .fail([CardsDay.finding(.warning, message, file: "A.swift", line: line)]))
    }
    bundle.results = [
      fails("Cards/Weather/systemLarge/-", "alike", line: 4),
      fails("Cards/Weather/systemMedium/-", "alike", line: 4),
      fails("Cards/Weather/systemSmall/-", "alike", line: 4),
      fails("Cards/Wind/systemSmall/-", "alike", line: 9),
    ]
    let text = GitHubReport(RunResults(toolVersion: "1", bundles: [bundle])).text
    let subject = "Cards/Weather/systemLarge/-@Asia/Kolkata"
    #expect(
      text.split(separator: "\n").dropLast() == [
        "::warning file=A.swift,line=4,title=a::\(subject): alike; the same holds for 2 other subjects",
        "::warning file=A.swift,line=9,title=a::Cards/Wind/systemSmall/-@Asia/Kolkata: alike",
      ])
  }

  @Test func `a file is named from where the program was run`() {
    var bundle = CardsDay.kolkata
    bundle.recording.header.root = "Apps/Cards"
    let finding = CardsDay.finding(.warning, "late", file: "Widgets/A.swift", line: 4)
    bundle.results = [CheckResult(check: "a", subject: "Cards", outcome: .fail([finding]))]
    let results = RunResults(toolVersion: "1", bundles: [bundle])
    #expect(GitHubReport(results).text.hasPrefix("::warning file=Apps/Cards/Widgets/A.swift,"))
    let log = String(decoding: SARIFReport(results).data, as: UTF8.self)
    #expect(log.replacing("\\/", with: "/").contains(#""Apps/Cards/Widgets/A.swift""#))
  }

  @Test func `a message cannot end its command or start another`() {
    let finding = CardsDay.finding(
      .error, "100%\r\n::add-mask::x\n##[command]y", file: "a:b,c\n.swift", line: 1
    )
    var bundle = CardsDay.kolkata
    bundle.results = [CheckResult(check: "c", subject: "Cards", outcome: .fail([finding]))]
    let text = GitHubReport(RunResults(toolVersion: "1", bundles: [bundle])).text
    let lines = text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("::error file=a%3Ab%2Cc%0A.swift,line=1,title=c::"))
    #expect(lines[0].hasSuffix(#"100%25%0A::add-mask::x%0A#\u{23}[command]y"#))
  }

  @Test func `what a baseline knows is not annotated`() {
    var finding = CardsDay.finding(.error, "old")
    finding.baselined = true
    var bundle = CardsDay.kolkata
    bundle.results = [CheckResult(check: "c", subject: "Cards", outcome: .fail([finding]))]
    let text = GitHubReport(RunResults(toolVersion: "1", bundles: [bundle])).text
    #expect(!text.contains("::error"))
    #expect(text.contains("1 known from the baseline"))
  }
}

@Suite struct MarkdownReportTests {
  @Test func `findings are rows of a table`() {
    let text = MarkdownReport(CardsDay.results.ordered()).text
    #expect(text.hasPrefix("## ⛔ widgetcheck: some provider could not be observed\n"))
    #expect(text.contains("| 2 | 2 | 1 | 5 | 1 | 1 |"))
    #expect(
      text.contains(
        "| ❌ error | relevance-outside-scale | Cards/RecentPurchases/systemSmall/visa | score 212 "
          + "is above the declared maximum of 100 | Widgets/RecentPurchases.swift:41 |"))
  }

  @Test(arguments: [
    ("[x](http://e.vil)", "&#91;x&#93;(http&#58;//e.vil)"), ("a|b", "a&#124;b"),
    ("<img src=x>", "&#60;img src&#61;x&#62;"), ("@team", "&#64;team"), ("`c`", "&#96;c&#96;"),
    ("www.e.vil", "www&#46;e.vil"), ("at 09:41", "at 09:41"), ("#1", "&#35;1"),
  ])
  func `no text becomes markup, a link or a mention`(text: String, escaped: String) {
    #expect(MarkdownReport.escaped(text) == escaped)
  }

  @Test func `a row stays one line`() {
    #expect(MarkdownReport.escaped("a\nb").contains("\n") == false)
  }

  @Test func `a long list is cut and counted`() {
    var bundle = CardsDay.kolkata
    bundle.results = [
      CheckResult(
        check: "c", subject: "Cards",
        outcome: .fail((0..<250).map { CardsDay.finding(.note, "n\($0)") })
      )
    ]
    let text = MarkdownReport(RunResults(toolVersion: "1", bundles: [bundle])).text
    #expect(text.contains("… 50 more"))
  }
}

@Suite struct SARIFReportTests {
  private func run(_ results: RunResults = CardsDay.results) throws -> [String: Any] {
    let data = ReportFormat.sarif.files(for: results)[0].data
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(root["version"] as? String == "2.1.0")
    return try #require((root["runs"] as? [[String: Any]])?.first)
  }

  private func entries(_ run: [String: Any]) throws -> [[String: Any]] {
    try #require(run["results"] as? [[String: Any]])
  }

  private func rules(_ run: [String: Any]) throws -> [[String: Any]] {
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    return try #require(driver?["rules"] as? [[String: Any]])
  }

  @Test func `each result names its rule by number`() throws {
    let run = try run()
    let rules = try rules(run)
    for entry in try entries(run) {
      let index = try #require(entry["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == entry["ruleId"] as? String)
    }
    #expect(rules.allSatisfy { $0["help"] != nil })
  }

  @Test func `findings are results with level, place and fingerprint`() throws {
    let entry = try #require(
      try entries(run()).first { $0["ruleId"] as? String == "relevance-outside-scale" })
    #expect(entry["level"] as? String == "error")
    #expect(entry["kind"] as? String == "fail")
    let location = try #require((entry["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    let artifact = try #require(physical["artifactLocation"] as? [String: String])
    #expect(artifact == ["uri": "Widgets/RecentPurchases.swift", "uriBaseId": "SRCROOT"])
    #expect((physical["region"] as? [String: Int]) == ["startLine": 41])
    #expect((entry["partialFingerprints"] as? [String: String])?.isEmpty == false)
  }

  @Test func `a check that could not look is open and without level`() throws {
    let entry = try #require(try entries(run()).first { $0["kind"] as? String == "open" })
    #expect(entry["level"] as? String == "none")
  }

  @Test func `what holds is left out`() throws {
    #expect(try entries(run()).count == 6)
  }

  @Test func `a file cannot name a scheme, a host or the root`() throws {
    var bundle = CardsDay.kolkata
    let files = ["javascript:alert(1)", "//e.vil/x", "/etc/pass wd", "ü.swift"]
    bundle.results = [
      CheckResult(
        check: "c", subject: "Cards",
        outcome: .fail(files.map { CardsDay.finding(.error, "m", file: $0, line: 1) })
      )
    ]
    let uris = try entries(run(RunResults(toolVersion: "1", bundles: [bundle]))).compactMap {
      entry -> String? in
      let location = (entry["locations"] as? [[String: Any]])?.first
      let physical = location?["physicalLocation"] as? [String: Any]
      return (physical?["artifactLocation"] as? [String: String])?["uri"]
    }
    #expect(
      Set(uris) == ["javascript%3Aalert%281%29", "e.vil/x", "etc/pass%20wd", "%C3%BC.swift"])
  }

  @Test func `what a baseline knows is suppressed`() throws {
    var finding = CardsDay.finding(.error, "old")
    finding.baselined = true
    var bundle = CardsDay.kolkata
    bundle.results = [CheckResult(check: "c", subject: "Cards", outcome: .fail([finding]))]
    let entry = try #require(
      try entries(run(RunResults(toolVersion: "1", bundles: [bundle]))).first)
    #expect((entry["suppressions"] as? [[String: String]])?.first?["kind"] == "external")
  }
}
