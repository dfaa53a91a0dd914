import TestSupport
import Testing
import WidgetRecording

/// Lines that say what the person, the app and the device did, and what was shown then.
@Suite struct ScenarioEventTests {
  static let failure = RecordedFailure(
    message: "no \"coffee\"", place: SourcePlace(file: "Log.swift", line: 9), stack: ["perform()"])

  static let app: (RecordingEvent, String) = {
    var end = ActionEnd(.crashed(signal: 11, failure))
    end.standardOutput = "filling\n"
    end.standardError = "\u{1B}[31m"
    return (
      .app(RecordedAppCall(at: 1, function: "fill()", isSetup: true, end: end)),
      """
      {"at":1,"event":"app","failure":{"file":"Log.swift","line":9,"message":"no \\"coffee\\"",\
      "stack":["perform()"]},"function":"fill()","outcome":"crashed","setup":true,"signal":11,\
      "stderr":"\\u001b[31m","stdout":"filling\\n"}
      """
    )
  }()

  static let interaction: (RecordingEvent, String) = {
    var interaction = RecordedInteraction(
      at: 2, .tap(.init("Open", ["n": .number(1)])), kind: "Cards", family: .systemSmall,
      configuration: .named("visa"))
    interaction.label = "More"
    interaction.isFound = false
    interaction.end = ActionEnd(.threw(RecordedFailure(message: "m")))
    return (
      .interaction(interaction),
      """
      {"action":"tap","at":2,"configuration":"visa","event":"interaction",\
      "failure":{"message":"m"},"family":"systemSmall","found":false,"intent":"Open",\
      "kind":"Cards","label":"More","outcome":"threw","parameters":{"n":1}}
      """
    )
  }()

  static let control: (RecordingEvent, String) = {
    var control = RecordedControl(at: 3, kind: "Light", reason: .appReload)
    control.content.label = "Lamp"
    control.content.value = .array([.bool(true), .null])
    control.content.isOn = false
    control.isPreview = true
    control.drawings = ["a", "b"]
    control.drawingProblem = "a view hung"
    return (
      .control(control),
      """
      {"at":3,"drawingProblem":"a view hung","drawings":["a","b"],"event":"control","isOn":false,\
      "isPreview":true,"kind":"Light","label":"Lamp","outcome":"returned","reason":"appReload",\
      "value":[true,null]}
      """
    )
  }()

  static let activity: (RecordingEvent, String) = {
    var activity = RecordedActivity(at: 4, kind: "Ride", name: "1", .update)
    var content = ActivityContentValue(attributes: .object(["to": .string("é")]), state: .number(3))
    content.isStale = true
    activity.content = content
    activity.staleDate = .distantFuture
    activity.drawings = ["c"]
    activity.problem = "a view ended the process"
    return (
      .activity(activity),
      """
      {"at":4,"change":"update","content":{"attributes":{"to":"é"},"isStale":true,"state":3},\
      "drawings":["c"],"event":"activity","kind":"Ride","name":"1",\
      "problem":"a view ended the process","staleDate":"Infinity"}
      """
    )
  }()

  static let network: (RecordingEvent, String) = {
    var exchange = RecordedExchange(
      at: 5.5, method: "POST", url: "https://a.example/?key=…", source: .archive)
    exchange.status = 503
    exchange.failure = -1001
    exchange.delay = 0.25
    return (
      .network(exchange),
      """
      {"at":5.5,"delay":0.25,"event":"network","failure":-1001,"method":"POST",\
      "source":"archive","status":503,"url":"https://a.example/?key=…"}
      """
    )
  }()

  static let proposal: (RecordingEvent, String) = (
    .proposal(
      RecordedProposal(
        stack: "Home", developerMode: .on,
        SuggestionProposal(
          from: .distantPast, to: 9, kind: "Cards", values: ["card": .string("visa")],
          source: .relevantIntent, outcome: .limit))),
    """
    {"developerMode":"on","event":"proposal","from":"-Infinity","kind":"Cards",\
    "outcome":"limit","source":"relevantIntent","stack":"Home","to":9,"values":{"card":"visa"}}
    """
  )

  /// Events with every member that they can have.
  static let full: [(RecordingEvent, String)] = [
    app, interaction, control, activity, network, proposal,
    (
      .configuration(
        RecordedConfiguration(
          kind: "Cards", name: .named("visa"), values: ["": .null, "card": .string("visa")])),
      #"{"event":"configuration","kind":"Cards","name":"visa","values":{"":null,"card":"visa"}}"#
    ),
    (
      .permission(RecordedPermission(at: 6, name: "health", status: .denied)),
      #"{"at":6,"event":"permission","name":"health","status":"denied"}"#
    ),
    (
      .location(RecordedLocation(at: 7, location: .init(latitude: -90, longitude: 0.1))),
      #"{"at":7,"event":"location","location":[-90,0.1]}"#
    ),
  ]

  /// Events with the members alone that they must have.
  static let bare: [(RecordingEvent, String)] = [
    (
      .app(RecordedAppCall(at: 0, function: "")),
      #"{"at":0,"event":"app","function":"","outcome":"returned"}"#
    ),
    (
      .interaction(RecordedInteraction(at: 0, .tap(nil), kind: "")),
      """
      {"action":"tap","at":0,"configuration":"-","event":"interaction","kind":"",\
      "outcome":"returned"}
      """
    ),
    (
      .control(RecordedControl(at: 0, kind: "", reason: .initial)),
      #"{"at":0,"event":"control","kind":"","outcome":"returned","reason":"initial"}"#
    ),
    (
      .activity(RecordedActivity(at: 0, kind: "", name: "", .preview)),
      #"{"at":0,"change":"preview","event":"activity","kind":"","name":""}"#
    ),
    (
      .network(RecordedExchange(at: 0, method: "", url: "", source: .none)),
      #"{"at":0,"event":"network","method":"","source":"none","url":""}"#
    ),
    (
      .location(RecordedLocation(at: 0, location: .init(latitude: 0, longitude: -0.5))),
      #"{"at":0,"event":"location","location":[0,-0.5]}"#
    ),
  ]

  @Test(arguments: full + bare)
  func `an event is written as its line and read back from it`(
    _ event: RecordingEvent, _ line: String
  ) throws {
    #expect(event.text == line)
    #expect(try RecordingEvent(json: line) == event)
  }

  @Test func `what is absent has its usual value`() throws {
    let recording = try Recording.reading(
      #"{"event":"configuration","kind":"K","name":"-"}"#,
      #"{"event":"interaction","action":"tap","at":0,"kind":"K","outcome":"returned"}"#,
      """
      {"event":"proposal","from":0,"to":1,"kind":"K","outcome":"shown","source":"donation",\
      "stack":"S"}
      """)
    #expect(recording.configurations == [.init(kind: "K", name: .defaults, values: [:])])
    let interaction = try #require(recording.interactions.first)
    #expect(interaction == RecordedInteraction(at: 0, .tap(nil), kind: "K"))
    #expect(interaction.isFound && interaction.configuration == .defaults)
    #expect(recording.proposals.map(\.proposal.values) == [[:]])
    #expect(recording.proposals.map(\.developerMode) == [nil])
  }

  @Test(arguments: Hostile.numbers)
  func `a delay is any number, and none is not written`(_ delay: Double) throws {
    var exchange = RecordedExchange(at: 0, method: "GET", url: "u", source: .network)
    exchange.delay = delay
    let line = RecordingEvent.network(exchange).text
    #expect(line.contains("delay") == (delay != 0))
    guard case .network(let read) = try RecordingEvent(json: line) else {
      Issue.record("\(line) is no exchange")
      return
    }
    #expect(read.delay == delay || read.delay.isNaN && delay.isNaN)
  }

  @Test(arguments: ["fixture", "archive", "condition", "network", "none"])
  func `an answer comes from one of five places`(_ source: String) throws {
    let line = #"{"at":0,"event":"network","method":"GET","source":"\#(source)","url":"u"}"#
    #expect(try RecordingEvent(json: line).text == line)
  }

  // MARK: - Contents of Live Activities

  @Test(
    arguments: [
      ("{}", .null, .null, "{}"), (#"{"attributes":null,"state":null}"#, .null, .null, "{}"),
      (#"{"isStale":false,"state":0}"#, .null, .number(0), #"{"state":0}"#),
      (#"{"attributes":[null]}"#, .array([.null]), .null, #"{"attributes":[null]}"#),
    ] as [(String, JSONValue, JSONValue, String)])
  func `a part of a content that is null is not there`(
    _ text: String, _ attributes: JSONValue, _ state: JSONValue, _ written: String
  ) throws {
    let content = try ActivityContentValue(json: text)
    #expect(content == ActivityContentValue(attributes: attributes, state: state))
    #expect(content.json == written)
  }

  @Test func `a content is made of two encoded values`() throws {
    let content = try ActivityContentValue(
      encodedAttributes: #" {"to":"é"} "#.utf8, state: "[1]\n".utf8)
    #expect(content.attributes == .object(["to": .string("é")]))
    #expect(content.state == .array([.number(1)]) && !content.isStale)
  }

  @Test(arguments: [("", "1"), ("1", ""), ("{", "1"), ("1", "nul"), ("1 2", "1")])
  func `what encodes no value is no content`(_ attributes: String, _ state: String) {
    #expect(throws: JSONError.self) {
      try ActivityContentValue(encodedAttributes: attributes.utf8, state: state.utf8)
    }
  }

  // MARK: - Words

  @Test(
    arguments: [
      (.returned, "returned"), (.timedOut, "did not end in time"), (.exited, "ended its process"),
      (.crashed(signal: nil, nil), "ended the process"),
      (.crashed(signal: 11, nil), "ended the process (signal 11)"),
      (
        .crashed(signal: 11, RecordedFailure(message: "no coffee")),
        "ended the process (signal 11): no coffee"
      ),
      (.threw(nil), "threw an error"),
      (.threw(RecordedFailure(message: "no coffee")), "threw an error: no coffee"),
      (.exceededMemory, "used more memory than there is"),
    ] as [(ActionOutcome, String)])
  func `an end has a phrase, with the words of a trap or an error`(
    _ outcome: ActionOutcome, _ phrase: String
  ) {
    #expect(ActionEnd(outcome).phrase == phrase)
  }

  @Test func `a change of a Live Activity has a word, but for a preview`() {
    let changes: [RecordedActivity.Change] = [.preview, .start, .update, .stale, .end]
    #expect(changes.map(\.words) == ["", "started", "updated", "stale", "ended"])
  }

  @Test func `each outcome of a proposal has a reason of its own`() throws {
    let phrases = ProposalOutcome.allCases.map(\.phrase)
    #expect(Set(phrases).count == ProposalOutcome.allCases.count)
    #expect(ProposalOutcome.shown.phrase == "it was inserted")
    for outcome in ProposalOutcome.allCases {
      #expect(try ProposalOutcome(json: outcome.json) == outcome)
      #expect(!outcome.phrase.isEmpty && !outcome.phrase.hasSuffix("."))
    }
    for source in ProposalSource.allCases {
      #expect(try ProposalSource(json: source.json) == source)
    }
  }
}
