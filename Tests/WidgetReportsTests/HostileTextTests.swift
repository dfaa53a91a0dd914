import Foundation
import TestSupport
import Testing
import WidgetFindings
import WidgetRecording
import WidgetSimulation

@testable import WidgetReports

/// Texts that try to become something else, in every field that a provider or a manifest fills.
@Suite struct HostileTextTests {
  private static let hostile = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "</title></svg><b>", "]]><x/>",
    "&lt;&#60;&amp;", "' onmouseover='x", "javascript:alert(1)", "<!-- -->", "{{7*7}}",
    "::error::pwned", "##vso[task]", "`a`|b", "\u{1b}]8;;http://e.vil\u{7}x", "\u{202e}txt.exe",
    "\u{0}\u{FFFE}\u{8}", "a\nb\r\nc", "<style>*{}</style>", "%0a%00", "</style></script>",
    "..//../etc", "日本語 \u{1F469}\u{200D}\u{1F4BB}", "",
  ]

  private static func usage(_ text: String) -> [RecordingEvent] {
    var tap = RecordedInteraction(
      at: CardsDay.start, .tap(.init(text, [text: .string(text)])), kind: text + "K")
    tap.label = text
    tap.end = ActionEnd(.threw(RecordedFailure(message: text)))
    var link = tap
    link.action = .openURL(text)
    return [
      .interaction(tap), .interaction(link),
      .app(RecordedAppCall(at: CardsDay.start, function: text)),
      .reloadRequest(RecordedReloadRequest(at: CardsDay.start, kind: text)),
    ]
  }

  private static func header(_ text: String) -> RecordedHeader {
    var header = CardsDay.header
    header.bundle = text + "B"
    header.locale = text
    header.matrixEntry = text
    header.manifest = text
    header.sandbox = text
    header.checks = CheckSettings(disabled: [CheckID(rawValue: text)])
    return header
  }

  private static func widget(_ text: String) -> RecordedWidget {
    var widget = RecordedWidget(
      kind: text + "K", families: [CardsDay.small], configuration: .static)
    widget.displayName = text
    widget.description = text
    widget.place = SourcePlace(file: text, line: 1)
    return widget
  }

  private static func call(_ text: String) -> RecordedCall {
    var call = RecordedCall(
      bundle: text + "B", kind: text + "K", family: FamilyName(rawValue: text + "F"),
      configuration: .named(text + "C"), mode: .timeline, at: CardsDay.start,
      outcome: .timeline([RecordedEntry(date: CardsDay.start, digest: ContentDigest(text))]))
    call.standardOutput = text
    call.standardError = text
    return call
  }

  private static func findings(_ text: String, of call: RecordedCall) -> [CheckResult] {
    var finding = CardsDay.finding(.error, text, hour: 1, file: text, line: 1)
    finding.fingerprint = text
    finding.call = call.id
    let bundle = text + "B"
    let subject = "\(bundle)/\(call.kind)/\(call.family.rawValue)/\(call.configuration)"
    return [
      CheckResult(
        check: CheckID(rawValue: text + "1"), subject: subject, outcome: .fail([finding])),
      CheckResult(check: "b", subject: subject, outcome: .open(text)),
      CheckResult(check: "c", subject: subject, outcome: .notApplicable(text)),
      CheckResult(check: "d", subject: bundle, outcome: .fail([finding])),
    ]
  }

  private static func results(_ text: String) -> RunResults {
    let call = call(text)
    var crash = call
    let place = SourcePlace(file: text, line: 1)
    crash.outcome = .crashed(signal: nil, RecordedFailure(message: text, place: place))
    let member = Member(kind: call.kind, family: call.family, configuration: call.configuration)
    let diagnostic = RecordedDiagnostic(file: text, line: 1, column: 1, message: text)
    let events: [RecordingEvent] = [
      .build(.failed([diagnostic])), .widget(widget(text)), .call(call), .call(crash),
    ]
    var bundle = BundleResults(
      recording: Recording(header: header(text), events: events + usage(text)),
      results: findings(text, of: call),
      simulation: [stack(text, member)],
      tracks: [
        MemberTrack(
          member: member, developerMode: .off,
          windows: [
            RelevanceWindow(
              from: CardsDay.start, to: CardsDay.start + 60, score: 1,
              appliedAt: CardsDay.start, call: 0, entry: 0)
          ])
      ],
      // All checks are known, so that their order in a table changes nothing else.
      descriptors: [CheckID(rawValue: text + "1"), "b", "c", "d"].map { check in
        CheckDescriptor(
          id: check, group: .calls, summary: text, rationale: text,
          onDevice: text, repair: text, sample: text, source: .model, level: .error)
      }
    )
    bundle.manifest = text
    return RunResults(toolVersion: text, bundles: [bundle])
  }

  private static func stack(_ text: String, _ member: Member) -> StackSimulation {
    let other = MemberName(rawValue: text)
    return StackSimulation(
      stack: RecordedStack(name: text, family: member.family, members: [member.name, other]),
      modes: [
        RotationTrace(
          developerMode: .off,
          rotations: [
            Rotation(at: CardsDay.start, from: other, to: member.name, score: 1, strength: 1)
          ],
          suppressions: [
            RotationSuppression(
              at: CardsDay.start, member: other, score: 1, strength: 1, reason: .perDay)
          ],
          suggestions: [
            Suggestion(
              from: CardsDay.start, to: CardsDay.end, kind: text,
              configuration: .named(text), source: .donation)
          ],
          tops: [
            TopSpan(member: other, from: CardsDay.start, to: CardsDay.end, isSuggestion: true)
          ])
      ])
  }

  /// The names of elements and attributes, without any text.
  private static func skeleton(_ element: ParsedElement) -> String {
    let names = element.attributes.keys.filter { $0 != "rx" }.sorted().joined(separator: " ")
    return "<\(element.name) \(names)>" + element.children.map(skeleton).joined()
  }

  @Test(arguments: hostile)
  func `no text changes the structure of a page`(text: String) throws {
    for layout in [ReportOptions.HTMLLayout.folder, .singleFile] {
      let options = ReportOptions(htmlLayout: layout)
      func pages(_ text: String) throws -> [ParsedElement] {
        try ReportFormat.html.files(for: Self.results(text), options: options)
          .filter { $0.path.hasSuffix(".html") }
          .map { try #require(ParsedElement(html: $0.data)) }
      }
      let tested = try pages(text)
      for page in tested {
        #expect(page.elements("script").count == 1)
        #expect(page.elements("style").count == (layout == .folder ? 0 : 1))
        #expect(page.elements("img").isEmpty)
        #expect(!page.all.contains { $0.attributes.keys.contains { $0.hasPrefix("on") } })
      }
      // Empty parts are left out, so only texts that say something are compared.
      // Text between backticks becomes code, and nothing else.
      if !text.isEmpty, !text.contains("`") {
        #expect(tested.map(Self.skeleton) == (try pages("plain")).map(Self.skeleton))
      }
    }
  }

  @Test(arguments: hostile)
  func `a page shows a text as it stands`(text: String) throws {
    let site = try ReportSite(Self.results(text))
    let messages = site.pages.values.flatMap { $0.elements(ofClass: "message") }
    // Text between backticks is shown as code, without them.
    let shown = SafeText.block(text).replacing("`", with: "")
    #expect(text.isEmpty || messages.contains { $0.text.contains(shown) })
  }

  @Test(arguments: hostile)
  func `every link of a page points into the report`(text: String) throws {
    for layout in [ReportOptions.HTMLLayout.folder, .singleFile] {
      #expect(try ReportSite(Self.results(text), layout).brokenLinks == [])
    }
  }

  @Test(arguments: hostile)
  func `JUnit XML stays well-formed and keeps its cases`(text: String) throws {
    for dialect in ReportOptions.JUnitDialect.allCases {
      let data = ReportFormat.junit.files(
        for: Self.results(text), options: ReportOptions(junitDialect: dialect))[0].data
      let root = try #require(ParsedElement(xml: data))
      #expect(root.elements("testcase").count == 4)
      #expect(root.elements("failure").count == 2)
      #expect(root.elements("script").isEmpty)
      let failure = try #require(root.elements("failure").last)
      #expect(text.isEmpty || failure.text.contains(SafeText.block(text)))
    }
  }

  @Test(arguments: hostile)
  func `JSON formats stay JSON`(text: String) throws {
    for format in [ReportFormat.json, .sarif] {
      let data = format.files(for: Self.results(text))[0].data
      _ = try JSONSerialization.jsonObject(with: data)
    }
  }

  @Test(arguments: hostile)
  func `no line of a log is a command, and none holds an escape`(text: String) {
    let data = ReportFormat.text.files(for: Self.results(text))[0].data
    let output = String(decoding: data, as: UTF8.self)
    #expect(!output.contains("\u{1b}"))
    #expect(!output.contains("##"))
    #expect(!output.contains("::"))
    #expect(!output.unicodeScalars.contains { $0.value == 0x202E })
  }

  @Test(arguments: hostile)
  func `annotations are one command a line`(text: String) {
    let data = ReportFormat.github.files(for: Self.results(text))[0].data
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.dropLast().allSatisfy { $0.hasPrefix("::error ") })
  }
}
