import TestSupport
import Testing
import WidgetRecording

/// Lines that say what was run and what its bundle declares.
@Suite struct BundleEventTests {
  /// A header with every member, and its line.
  static let header: (RecordingEvent, String) = {
    var header = RecordedHeader.usual
    header.matrixEntry = "Asia/Kolkata,ar_SA"
    header.checks = CheckSettings(
      disabled: ["entry-flood", "entries-out-of-order"],
      levels: ["timeline-empty": .note, "provider-crashed": .error])
    header.device = DeviceScreen(width: 414, height: 896.5, scale: 3)
    header.donationPattern = DonationPatternRule(days: 2, of: 5, within: 60.5, lasting: .infinity)
    header.location = .init(latitude: 59.91, longitude: -10.75)
    header.limits = CallLimits(
      placeholder: .milliseconds(1500), snapshot: .seconds(5), timeline: .nanoseconds(1),
      relevance: .zero, memory: 30_000_000)
    header.manifest = "Samples/Cards/widgetcheck.json"
    header.reloadBudget = RateLimit(perDay: 40, minimumInterval: 300.5)
    header.root = "Samples/Cards"
    header.sandbox = "landlock"
    return (
      .header(header),
      """
      {"bundle":"Cards","cell":"Asia/Kolkata,ar_SA",\
      "checks":{"disable":["entry-flood","entries-out-of-order"],\
      "levels":{"provider-crashed":"error","timeline-empty":"note"}},"device":"414x896.5@3x",\
      "end":1772546400,"event":"header",\
      "habits":{"days":2,"lasting":"Infinity","of":5,"within":60.5},\
      "limits":{"memory":30000000,"placeholder":1.5,"relevance":0,"snapshot":5,\
      "timeline":1e-09},"locale":"en_US","location":[59.91,-10.75],\
      "manifest":"Samples/Cards/widgetcheck.json","osVersion":"17.0","platform":"iOS",\
      "reloadBudget":{"minimumInterval":300.5,"perDay":40},"root":"Samples/Cards",\
      "sandbox":"landlock","start":1772460000,"timeZone":"America/Los_Angeles","version":1}
      """
    )
  }()

  static let specimens: [(RecordingEvent, String)] = [
    header,
    (
      .header(.usual),
      """
      {"bundle":"Cards","end":1772546400,"event":"header","locale":"en_US","osVersion":"17.0",\
      "platform":"iOS","start":1772460000,"timeZone":"America/Los_Angeles","version":1}
      """
    ),
    (.build(.succeeded), #"{"diagnostics":[],"event":"build","outcome":"succeeded"}"#),
    (.build(.notNeeded), #"{"diagnostics":[],"event":"build","outcome":"notNeeded"}"#),
    (.build(.failed([])), #"{"diagnostics":[],"event":"build","outcome":"failed"}"#),
    (
      .build(
        .failed([
          RecordedDiagnostic(file: "A.swift", line: 3, column: 7, message: "'x' is \"unknown\""),
          RecordedDiagnostic(message: ""),
        ])),
      """
      {"diagnostics":[{"column":7,"file":"A.swift","line":3,"message":"'x' is \\"unknown\\""},\
      {"message":""}],"event":"build","outcome":"failed"}
      """
    ),
    (.sources(RecordedSources(nearMisses: [])), #"{"event":"sources","nearMisses":[]}"#),
    (
      .sources(
        RecordedSources(nearMisses: [
          RecordedNearMiss(
            provider: "P", method: "relevances()", requirement: "relevance()",
            place: SourcePlace(file: "a.swift", line: 3))
        ])),
      """
      {"event":"sources","nearMisses":[{"file":"a.swift","line":3,"method":"relevances()",\
      "provider":"P","requirement":"relevance()"}]}
      """
    ),
    (
      .excerpt(
        SourceExcerpt(
          place: SourcePlace(file: "a.swift", line: 3), column: 5, text: "let x = \"\"")),
      #"{"column":5,"event":"excerpt","file":"a.swift","line":3,"text":"let x = \"\""}"#
    ),
    (.declarations(RecordedDeclarations()), #"{"event":"declarations","intents":[]}"#),
    (
      .declarations(
        RecordedDeclarations(
          infoPlist: ["NSExtension"], entitlements: [],
          intents: [
            RecordedIntentDeclaration(
              name: "ViewCardsIntent", isEligibleForSuggestions: true,
              combinations: [["card", "category"], []])
          ])),
      """
      {"entitlements":[],"event":"declarations","infoPlist":["NSExtension"],\
      "intents":[{"combinations":[["card","category"],[]],"isEligibleForSuggestions":true,\
      "name":"ViewCardsIntent"}]}
      """
    ),
    (
      .suppression(
        SuppressionComment(
          check: "timeline-empty", type: "Provider", reason: "it is empty on Sundays",
          place: SourcePlace(file: "P.swift", line: 1))),
      """
      {"check":"timeline-empty","event":"suppression","file":"P.swift","line":1,\
      "reason":"it is empty on Sundays","type":"Provider"}
      """
    ),
    (
      .suppression(
        SuppressionComment(
          check: "", type: nil, reason: nil, place: SourcePlace(file: "", line: 0))),
      #"{"check":"","event":"suppression","file":"","line":0}"#
    ),
    (.knownFinding(known), knownLine),
    (
      .knownFinding(
        KnownFinding(check: "a", subject: "", message: "m", fingerprint: "f")),
      #"{"check":"a","event":"knownFinding","fingerprint":"f","message":"m","subject":""}"#
    ),
  ]

  private static let known: KnownFinding = {
    var known = KnownFinding(
      check: "timeline-empty", subject: "Cards/K", message: "empty", fingerprint: "0f")
    known.matrixEntry = "ar_SA"
    known.developerMode = .off
    known.file = "P.swift"
    return known
  }()

  private static let knownLine = """
    {"cell":"ar_SA","check":"timeline-empty","developerMode":"off","event":"knownFinding",\
    "file":"P.swift","fingerprint":"0f","message":"empty","subject":"Cards/K"}
    """

  @Test(arguments: specimens)
  func `an event is written as its line and read back from it`(
    _ event: RecordingEvent, _ line: String
  ) throws {
    #expect(event.text == line)
    #expect(try RecordingEvent(json: line) == event)
  }

  @Test func `errors of a build that did not fail are not kept`() throws {
    for outcome in ["succeeded", "notNeeded"] {
      let line = #"{"event":"build","outcome":"\#(outcome)","diagnostics":[{"message":"m"}]}"#
      let event = try RecordingEvent(json: line)
      guard case .build(let build) = event else {
        Issue.record("\(event) is no build")
        return
      }
      #expect(build.diagnostics.isEmpty)
      #expect(!build.hasFailed)
      #expect(!event.text.contains("message"))
    }
  }

  @Test func `a build that failed has its errors in order`() {
    let diagnostics = [RecordedDiagnostic(message: "b"), RecordedDiagnostic(message: "a")]
    #expect(RecordedBuild.failed(diagnostics).diagnostics == diagnostics)
    #expect(RecordedBuild.failed([]).hasFailed)
  }

  @Test func `a file that nobody named is told from an empty one`() throws {
    let nobody = try Recording.reading(#"{"event":"declarations"}"#).declarations
    #expect(nobody == RecordedDeclarations())
    let line = #"{"event":"declarations","infoPlist":[],"entitlements":null}"#
    let empty = try Recording.reading(line).declarations
    #expect(empty?.infoPlist == [])
    #expect(empty?.entitlements == nil)
    #expect(empty != nobody)
  }

  @Test(arguments: [
    "banana", "393", "393x", "0x0", "393x852@4x", "-1x5", "NaNxNaN", "1e3x5", "393x852@3", "",
  ])
  func `a device that is no screen is refused`(_ device: String) {
    let line = Recording.headerLine.replacing(
      "{\"bundle\"", with: "{\"device\":\"\(device)\",\"bundle\"")
    let problem = "'device': '\(device)' is no screen such as 393x852"
    #expect(throws: RecordingError(file: "f", line: 1, problem: .malformed(problem))) {
      try Recording(line.utf8, file: "f")
    }
  }
}
