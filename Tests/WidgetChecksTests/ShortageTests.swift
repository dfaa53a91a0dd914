import JSON
import Testing
import WidgetFindings
import WidgetRecording
import WidgetSimulation

@testable import WidgetChecks

/// What a finding says of the inputs that its call lacked.
@Suite struct ShortageTests {
  private func shortage(
    _ accesses: [RecordedAccess], _ failure: RecordedConnection.Failure? = nil,
    ofAnswers: Bool = false
  ) -> String {
    var answer = ProviderAnswer(
      .timeline(RecordedTimeline(entries: [], policy: .never)), completions: 1)
    answer.accesses = accesses
    answer.network = [
      RecordedConnection(
        host: "api.example.com", port: 443, operation: .connect, failure: failure)
    ]
    let call = RecordedCall(
      bundle: "Cards", kind: "Cards", family: .systemSmall, mode: .timeline, at: 0,
      outcome: .answered(answer))
    return ofAnswers ? call.shortageOfAnswers : call.shortage
  }

  @Test func `servers of Apple's are named, and no key of the manifest for them`() {
    let geocoder = RecordedAccess(.device, of: "geocoder")
    #expect(
      shortage([geocoder, RecordedAccess(.device, of: "map"), geocoder])
        == "; seen without a map of Apple's servers and an answer of Apple's geocoder, which no run has"
    )
    #expect(
      shortage([geocoder, RecordedAccess(.device, of: "weather")])
        == "; seen without weather and 1 more, which the manifest's environment.weather can give")
  }

  @Test func `a place that the Info.plist does not ask for is no manifest's to give`() {
    let place = RecordedAccess(.device, of: "location", key: "NSWidgetWantsLocation")
    #expect(
      shortage([place])
        == "; seen without a place, for which the Info.plist lacks NSWidgetWantsLocation")
  }

  @Test func `a pace depends on answers, and not on stored values`() {
    let read = RecordedAccess(.read, of: "cards", key: "a")
    let place = RecordedAccess(.permission, of: "location")
    #expect(!shortage([read]).isEmpty && shortage([read], ofAnswers: true).isEmpty)
    #expect(shortage([read, place]).contains(" and "))
    #expect(shortage([read, place], ofAnswers: true).hasPrefix("; seen with"))
  }

  /// The findings of small buttons in drawings of timelines that found nothing stored, or
  /// something.
  private func findings(
    stored values: [ContentDigest?], standIns: [String] = [], onceOnly: Bool = false,
    check: String = "tap-target-small",
    boxes: [DrawnBox] = [.control("Button", 36)], suite: String = "cards",
    appGroups: [String]? = nil
  ) -> [Finding] {
    var declarations = RecordedDeclarations()
    declarations.appGroups = appGroups
    var events: [RecordingEvent] = [
      .widget(RecordedWidget(kind: "Cards", families: [.systemSmall], configuration: .static)),
      .declarations(declarations),
    ]
    for (index, value) in values.enumerated() {
      var drawing = RecordedDrawing.picture { $0.boxes = boxes }
      drawing.digest = "drawing \(index)"
      var entry = RecordedEntry.at(Double(index) * 3600)
      entry.drawings = [drawing.digest]
      var answer = ProviderAnswer(
        .timeline(RecordedTimeline(entries: [entry], policy: .never)), completions: 1)
      answer.accesses =
        [RecordedAccess(.read, of: suite, key: "a", value: value)]
        + (index == 0 || !onceOnly ? standIns : []).map {
          RecordedAccess(.standIn, of: $0, key: RecordedAccess.standInOfViews)
        }
      let call = RecordedCall(
        bundle: "Cards", kind: "Cards", family: .systemSmall, mode: .timeline,
        at: entry.date, outcome: .answered(answer))
      events += [.drawing(drawing), .call(call)]
    }
    let recording = Setting(.iOS, 18).recording(events)
    return CheckCatalog.results(for: recording, simulation: BundleSimulation(recording))
      .filter { $0.check.rawValue == check }.flatMap(\.outcome.findings)
  }

  @Test func `a group that the entitlements do not list is none that the manifest can fill`() throws
  {
    let message = { (groups: [String]?) in
      try #require(findings(stored: [nil], suite: "group.a", appGroups: groups).first).message
    }
    let foreign = try message(["group.b"])
    #expect(
      foreign.hasSuffix(
        "; seen with nothing stored for 'a' of group.a, an app group that the entitlements do not "
          + "list"), "\(foreign)")
    for groups in [nil, ["group.a"], ["group.$(NAME)"]] as [[String]?] {
      #expect(try message(groups).hasSuffix("environment.userDefaults can provide"))
    }
  }

  @Test func `words that a message leaves out are not marked as those that a drawing cuts off`() {
    let long = String(repeating: "word ", count: 9)
    #expect(DrawnBox.text(long, 80).shortText == long.prefix(39) + "[…]")
  }

  @Test func `a drawing that shows what a stand-in answered proves no error`() throws {
    let blank = findings(stored: ["v"], standIns: ["Sea"], check: "entry-blank", boxes: [])
    #expect(blank.map(\.level) == [.note])
    #expect(blank.first?.message.contains("seen with the stand-in for Sea") == true)
    let own = findings(stored: ["v"], check: "entry-blank", boxes: [])
    #expect(own.map(\.level) == [.error])
    #expect(own.first?.message.contains("stand-in") == false)
    // One that is blank without its answers is blank.
    let mixed = findings(
      stored: ["v", "w"], standIns: ["Sea"], onceOnly: true, check: "entry-blank", boxes: [])
    #expect(mixed.map(\.level) == [.error])
    #expect(mixed.first?.message.contains("stand-in") == false)
  }

  @Test func `what views alone ask of a stand-in is not said of entries`() {
    let found = findings(stored: ["v"], standIns: ["Sea"], check: "relevance-never-set")
    #expect(found.count == 1)
    #expect(found.first?.message.contains("stand-in") == false)
  }

  @Test func `what stands in for absent code is said of findings about its content`() throws {
    let one = try #require(findings(stored: ["v"], standIns: ["Alamofire"]).first)
    #expect(
      one.message.hasSuffix(
        "; seen with the stand-in for Alamofire, whose answers WidgetStandIns/Alamofire.swift can "
          + "give"))
    let lacking = try #require(findings(stored: [nil], standIns: ["A", "B", "C"]).first)
    #expect(
      lacking.message.hasSuffix(
        "environment.userDefaults can provide and with the stand-ins for A and 2 more, whose "
          + "answers the files in WidgetStandIns can give"))
  }

  @Test func `what stands in for absent code is said of calls that never end`() throws {
    var measures = ProviderAnswer(.abandoned, completions: 0)
    measures.accesses = [
      RecordedAccess(.read, of: "cards", key: "a"), RecordedAccess(.standIn, of: "Alamofire"),
    ]
    let call = RecordedCall(
      bundle: "Cards", kind: "Cards", family: .systemSmall, mode: .timeline, at: 0,
      outcome: .timedOut(wasBusy: false, measures: measures))
    let recording = Setting(.iOS, 18).recording([
      .widget(RecordedWidget(kind: "Cards", families: [.systemSmall], configuration: .static)),
      .call(call),
    ])
    let results = CheckCatalog.results(for: recording, simulation: BundleSimulation(recording))
    let found = results.filter { $0.check.rawValue == "completion-never-called" }
      .flatMap(\.outcome.findings)
    #expect(found.count == 1)
    #expect(
      found[0].message.hasSuffix(
        "with nothing stored for 'a' of cards, which the manifest's environment.userDefaults can "
          + "provide and with the stand-in for Alamofire, whose answers "
          + "WidgetStandIns/Alamofire.swift can give"))
    // Other checks of calls look at nothing that a stand-in gives.
    let others = results.filter { $0.check.rawValue != "completion-never-called" }
    #expect(!others.flatMap(\.outcome.findings).contains { $0.message.contains("stand-in") })
  }

  @Test func `a fault that drawings with stored values show as well does not come from the lack`() {
    let (lacking, mixed) = (findings(stored: [nil, nil]), findings(stored: [nil, "v"]))
    #expect(lacking.map { $0.message.contains("with nothing stored for 'a'") } == [true])
    #expect(
      mixed.map(\.message) == [
        "'Button' is 36 × 36 pt, less than the 44 pt that are usual, and so in 1 other drawing"
      ])
  }

  @Test(arguments: [("a", true, false), ("a", false, true), ("b", true, true)])
  func `a gallery that shows the placeholder's sample does not show it for want of data`(
    digest: ContentDigest, isPreview: Bool, tells: Bool
  ) {
    var placeholder = RecordedEntry.at(0, digest: "a")
    placeholder.drawings = ["drawing"]
    var entry = RecordedEntry.at(0, digest: digest)
    entry.drawings = ["drawing"]
    let snapshot = RecordingEvent.called(.snapshot, .entry(entry)) { call in
      call.isPreview = isPreview
      call.updateAnswer { $0.accesses = [RecordedAccess(.read, of: "cards", key: "a")] }
    }
    let recording = Setting(.iOS, 18).recording([
      .drawn(.picture { $0.boxes = [.text("$1,284.16", 60) { $0.cut(ideal: 90) }] }),
      .called(.placeholder, .entry(placeholder)), snapshot,
    ])
    let found = CheckCatalog.results(
      for: recording, simulation: BundleSimulation(recording),
      selection: CheckSelection(only: ["text-truncated"])
    ).flatMap(\.outcome.findings)
    #expect(found.map { $0.message.contains("; seen with nothing stored") } == [tells])
  }

  @Test func `an extension's own defaults are none that an app stores anything in`() {
    #expect(
      shortage([RecordedAccess(.read, of: "standard", key: "a")])
        == "; seen with nothing stored for 'a' of standard, where no app stores anything for its "
        + "extension: what both use belongs in an app group")
    #expect(
      shortage([
        RecordedAccess(.read, of: "group.cards", key: "a"),
        RecordedAccess(.read, of: "standard", key: "b"),
      ]).hasSuffix("and 1 more, which the manifest's environment.userDefaults can provide"))
  }

  /// The finding of a policy in the past, of a widget with an intent's defaults.
  private func pastPolicy(_ values: [String: JSONValue]) throws -> String {
    let intent = ConfigurationIntent(
      "Pick", parameters: ["account", "size", "title"], cases: ["size": ["small"]],
      types: ["title": .string], defaults: values)
    var widget = RecordedWidget(
      kind: "Weather", families: [.systemSmall], configuration: .appIntent(intent))
    widget.displayName = "Cards"
    let recording = Setting(.iOS, 18).recording([
      .widget(widget), .timeline(.at(0), policy: .after(minute: -1)),
    ])
    let results = CheckCatalog.results(for: recording, simulation: BundleSimulation(recording))
    return try #require(
      results.filter { $0.check.rawValue == "reload-in-past" }.flatMap(\.outcome.findings).first
    ).message
  }

  @Test func `a parameter without a choice is named, one that has a value is not`() throws {
    let lack = "; seen without a choice for 'account', which the manifest's configurations can make"
    #expect(try pastPolicy([:]).hasSuffix(lack))
    #expect(try !pastPolicy(["account": .string("1")]).contains("a choice"))
  }

  private let folder = RecordedAccess(.container, of: "group.cards")
  private let missing = RecordedAccess(.missingFile, of: "group.cards", key: "cards.json")

  @Test func `a group's folder without files is named with what can fill it`() {
    let words =
      "; seen with no files of group.cards, which the manifest's environment.container or "
      + "environment.files can provide"
    #expect(shortage([folder, missing]) == words)
    // The process asked for the folder in an earlier call.
    #expect(shortage([missing]) == words)
    #expect(shortage([folder, RecordedAccess(.missingFile, of: "group.cards")]) == words)
  }

  @Test func `a call that only asks where the folder is lacks no files`() {
    #expect(shortage([folder]) == "")
  }

  @Test func `a folder with files lacks nothing`() {
    let filled = RecordedAccess(.container, of: "group.cards", value: "files")
    #expect(shortage([filled, missing]) == "")
    #expect(shortage([folder, filled, missing]) == "")
    let other = RecordedAccess(.missingFile, of: "group.cards", key: "b.json", value: "files")
    #expect(shortage([other]) == "")
  }

  @Test func `what was read of a store or of defaults says more`() {
    let read = RecordedAccess(.read, of: "cards", key: "a", value: "v")
    let fetched = RecordedAccess(.fetch, of: "cards", key: "Card", value: "3")
    #expect(shortage([folder, missing, read]) == "")
    #expect(shortage([folder, missing, fetched]) == "")
  }

  @Test func `a background that no entry has is not missing for want of data`() throws {
    func messages(_ backgrounds: Bool...) -> [String] {
      let calls = backgrounds.enumerated().map { index, hasOne in
        var entry = RecordedEntry.at(Double(index) * 60)
        entry.lacksContainerBackground = !hasOne
        return RecordingEvent.delivered([entry]) { call in
          call.updateAnswer { $0.accesses = [missing] }
        }
      }
      let recording = Setting(.iOS, 18).recording(calls)
      return CheckCatalog.results(
        for: recording, simulation: BundleSimulation(recording),
        selection: CheckSelection(only: ["container-background-missing"])
      ).flatMap(\.outcome.findings).map(\.message)
    }
    #expect(
      messages(false, false) == ["the view has no containerBackground(for: .widget)"])
    #expect(try #require(messages(false, true).first).contains("; seen with no files of"))
  }

  @Test func `a request that App Transport Security refuses is named with the reason`() {
    #expect(
      shortage([], .insecure)
        == "; seen without an answer from api.example.com (App Transport Security refuses "
        + "http://api.example.com without an exception in the Info.plist, unless the system's HSTS "
        + "list has the host)")
  }

  @Test func `data of the device that nobody gives is named with its key`() {
    let heart = RecordedAccess(.device, of: "health", key: "HeartRate")
    #expect(
      shortage([heart, RecordedAccess(.device, of: "location")])
        == "; seen without samples of HeartRate and 1 more, which the manifest's "
        + "environment.health can give")
    #expect(shortage([RecordedAccess(.device, of: "weather", value: "given")]) == "")
  }

  @Test func `a host that answered with an error's status is named with that`() {
    #expect(shortage([], .status(503)) == "; seen with an error's status from api.example.com")
  }

  @Test(arguments: [RecordedConnection.Failure.refused, .error(-1009)])
  func `a host that gave no answer is named`(_ failure: RecordedConnection.Failure) {
    #expect(shortage([], failure) == "; seen without an answer from api.example.com")
  }
}
