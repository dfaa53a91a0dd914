import TestSupport
import Testing
import WidgetDrawing
import WidgetRecording

/// The messages about actions and drawings, and what names a message that cannot be read.
@Suite struct ActionWireTests {
  private static let content: ActivityContentValue = {
    var content = ActivityContentValue(attributes: .object([:]), state: .array([.null]))
    content.isStale = true
    return content
  }()

  private static let visit: AppVisit = {
    var visit = AppVisit(kind: "Cards", family: .systemSmall)
    visit.intent = "Pick"
    visit.parameters = ["card": .string("visa")]
    visit.url = "cards://\u{202E}"
    return visit
  }()

  private static let widget = CallRequest(.timeline, kind: "K", family: .systemSmall)
  private static let widgetText = """
    {"family":"systemSmall","height":0,"index":0,"isPreview":false,"kind":"K","mode":"timeline",\
    "parameters":{},"width":0}
    """
  private static let contentText = #"{"attributes":{},"isStale":true,"state":[null]}"#

  /// Every action, and its message without the widget.
  private static let actions: [(ActionRequest, String)] = [
    (.pushToken, #""action":"pushToken""#),
    (.function("buy", during: nil), #""action":"function","name":"buy""#),
    (
      .function("", during: visit),
      #""action":"function","name":"","visit":{"family":"systemSmall","intent":"Pick","#
        + #""kind":"Cards","parameters":{"card":"visa"},"url":"cards://\#u{202E}"}"#
    ),
    (
      .intent(.init("Cards.Log", ["n": .number(1)])),
      #""action":"intent","intent":"Cards.Log","parameters":{"n":1}"#
    ),
    (
      .tap(.label("Log \"it\""), in: widget, .app),
      #""action":"tap","name":"Log \"it\"","performer":"app""#
    ),
    (
      .tap(.intent("Log"), in: widget, .extension),
      #""action":"tap","intent":"Log","performer":"extension""#
    ),
    (.tap(.only, in: widget, .app), #""action":"tap","performer":"app""#),
    (.openURL(label: "", in: widget), #""action":"openURL","name":"""#),
    (.openURL(label: nil, in: widget), #""action":"openURL""#),
    (.value(of: widget), #""action":"value""#),
    (.press(widget, .app), #""action":"press","performer":"app""#),
    (.activityPreview(-1, of: widget), #""action":"activityPreview","preview":-1"#),
    (
      .activity("1", content, of: widget),
      #""action":"activity","content":\#(contentText),"name":"1""#
    ),
  ]

  private static func text(of action: ActionRequest, _ members: String) -> String {
    switch action.word {
    case .pushToken, .function, .intent: "{\(members)}"
    default: "{\(members),\"widget\":\(widgetText)}"
    }
  }

  private static let drawing: DrawingRequest = {
    var target = DrawingTarget(DrawnLook("light"))
    (target.width, target.height, target.margin) = (1.5, .infinity, -0.0)
    (target.cornerRadius, target.scale, target.hasBackground) = (2, 1, false)
    var request = DrawingRequest(entries: [0, -1, 7], targets: [target])
    request.system = PlatformVersion(.watchOS, SystemVersion(11))
    request.entryLimit = .seconds(0.5)
    request.output = .recorded
    return request
  }()

  private static let drawingText = """
    {"entries":[0,-1,7],"osVersion":"11.0","output":"recorded",\
    "platform":"watchOS","seconds":0.5,"targets":[{"cornerRadius":2,"hasBackground":false,\
    "height":"Infinity","look":{"scheme":"light"},"margin":-0,"scale":1,"width":1.5}]}
    """

  @Test(arguments: actions)
  func `an action is one line and read back`(_ action: ActionRequest, _ members: String) throws {
    var request = ExtensionRequest(number: 7, operation: .act(action), at: 1)
    request.limit = 2.5
    let act = Self.text(of: action, members)
    let text = #"{"act":\#(act),"at":1,"limit":2.5,"number":7,"subject":"act"}"#
    #expect(request.json == text)
    #expect(try ExtensionRequest(json: text) == request)
  }

  @Test(arguments: actions)
  func `an action without a member that it needs is refused`(
    _ action: ActionRequest, _ members: String
  ) throws {
    let optional: [ActionRequest.Word: Set<String>] = [
      .function: ["visit"], .intent: ["parameters"], .tap: ["name", "intent"], .openURL: ["name"],
    ]
    let whole = try JSONValue(json: Self.text(of: action, members))
    guard case .object(let fields) = whole else { return }
    for key in fields.keys where optional[action.word]?.contains(key) != true {
      let damaged = whole.replacing([key], with: nil)
      #expect(throws: JSONError(.missingKey(key))) { try ActionRequest(json: damaged.json) }
    }
  }

  @Test func `a drawing with every member is one line and read back`() throws {
    let request = ExtensionRequest(number: 8, operation: .draw(Self.drawing), at: 1)
    let text = #"{"at":1,"draw":\#(Self.drawingText),"number":8,"subject":"draw"}"#
    #expect(request.json == text)
    #expect(try ExtensionRequest(json: text) == request)
  }

  @Test(arguments: [
    ("act", "action"), ("act", "visit/family"), ("act", "visit/kind"), ("act", "name"),
    ("draw", "entries"), ("draw", "osVersion"), ("draw", "platform"), ("draw", "seconds"),
    ("draw", "targets/0/look"), ("draw", "targets/0/look/scheme"), ("draw", "targets/0/width"),
    ("draw", "targets/0/hasBackground"), ("draw", "targets/0/margin"),
  ])
  func `a member that must be there is missed by the keys that lead to it`(
    _ subject: String, _ path: String
  ) throws {
    let visited = ActionRequest.function("buy", during: Self.visit)
    let text = subject == "act" ? visited.json : Self.drawingText
    let message = #"{"at":0,"\#(subject)":\#(text),"number":1,"subject":"\#(subject)"}"#
    let place = [subject] + path.split(separator: "/").map(String.init)
    let damaged = try JSONValue(json: message).replacing(place, with: nil)
    let error = #expect(throws: JSONError.self) { try ExtensionRequest(json: damaged.json) }
    #expect(error?.path == Array(place.dropLast()))
    #expect(error?.problem == .missingKey(place[place.count - 1]))
  }

  @Test(arguments: ["act", "call", "draw"])
  func `a subject without what it asks for is refused`(_ subject: String) {
    for others in ["", #""act":null,"call":null,"draw":null,"#] {
      let text = #"{\#(others)"at":0,"number":1,"subject":"\#(subject)"}"#
      #expect(throws: JSONError(.missingKey(subject))) { try ExtensionRequest(json: text) }
    }
  }

  @Test(arguments: [
    (#"{"action":"dance"}"#, "'action': 'dance' is none of the words that may stand here"),
    (
      #"{"action":"press","performer":"person"}"#,
      "'performer': 'person' is none of the words that may stand here"
    ),
    (#"{"action":"tap","parameters":[]}"#, "'parameters': expected an object, found a list"),
    (#"{"action":"tap","visit":{"kind":"K"}}"#, "'visit': the key 'family' is missing"),
  ])
  func `an action that makes no sense is refused`(_ text: String, _ words: String) {
    let error = #expect(throws: JSONError.self) { try ActionRequest(json: text) }
    #expect(error?.description == words)
  }

  // MARK: - Answers

  private static let failure = RecordedFailure(message: "m")

  private static let answers: [(ActionAnswer, String)] = [
    (.done, #"{"result":"done"}"#),
    (.missing(nil), #"{"result":"missing"}"#),
    (.missing(failure), #"{"failure":{"message":"m"},"result":"missing"}"#),
    (.threw(failure), #"{"failure":{"message":"m"},"result":"threw"}"#),
    (.followed(url: nil), #"{"result":"followed"}"#),
    (.followed(url: ""), #"{"result":"followed","url":""}"#),
    (
      .control(ControlContent(label: "", value: .bool(false), isOn: true)),
      #"{"control":{"isOn":true,"label":"","value":false},"result":"control"}"#
    ),
    (.control(ControlContent()), #"{"control":{},"result":"control"}"#),
    (.contents([]), #"{"result":"contents"}"#),
    (
      .contents([content, ActivityContentValue(attributes: .null, state: .null)]),
      #"{"contents":[\#(contentText),{}],"result":"contents"}"#
    ),
    (
      .pressed(.init(label: nil, intent: .init("Log"), end: .returned)),
      #"{"press":{"intent":"Log"},"result":"pressed"}"#
    ),
    (
      .pressed(.init(label: "", intent: .init("Log", ["": .null]), end: .threw(failure))),
      #"{"failure":{"message":"m"},"press":{"intent":"Log","label":"","parameters":{"":null}},"#
        + #""result":"pressed"}"#
    ),
    (
      .pressed(.init(label: "Log", intent: .init("Log"), end: .leftToApp("Cards.Log"))),
      #"{"press":{"intent":"Log","label":"Log","leftToApp":"Cards.Log"},"result":"pressed"}"#
    ),
  ]

  @Test(arguments: answers)
  func `the result of an action is one line and read back`(
    _ result: ActionAnswer, _ text: String
  ) throws {
    let answer = ExtensionAnswer(number: 2, .acted(result))
    #expect(answer.json == #"{"acted":\#(text),"number":2}"#)
    #expect(try ExtensionAnswer(json: answer.json) == answer)
  }

  @Test(arguments: [
    ("{}", "result"), (#"{"result":"threw"}"#, "failure"), (#"{"result":"pressed"}"#, "press"),
    (#"{"result":"control","press":{"intent":"Log"}}"#, "control"),
  ])
  func `a result without what it says is refused`(_ text: String, _ key: String) {
    #expect(throws: JSONError(.missingKey(key))) { try ActionAnswer(json: text) }
  }

  @Test func `of several subjects one counts, and none is readiness`() throws {
    let parts = [
      (#""call":{"mode":"entry"}"#, "call"), (#""widgets":[]"#, "widgets"),
      (#""drawings":{}"#, "drawings"), (#""acted":{"result":"done"}"#, "acted"),
      (#""refusal":"no""#, "refusal"), (#""stalled":true"#, "stalled"),
      (#""stalled":false"#, "ready"),
    ]
    for first in parts.indices {
      let members = parts[first...].map(\.0).joined(separator: ",")
      let answer = try ExtensionAnswer(json: #"{"number":1,\#(members)}"#)
      #expect("\(answer.payload)".hasPrefix(parts[first].1), "\(members)")
    }
  }

  @Test func `an answer belongs to the request of its number and nonce alone`() throws {
    let nonce = RequestNonce.random()
    let request = ExtensionRequest(number: 3, nonce: nonce, operation: .describe, at: 0)
    let answer = ExtensionAnswer(to: request, .widgets([]))
    #expect(answer.answers(request))
    #expect(try ExtensionAnswer(json: answer.json).answers(ExtensionRequest(json: request.json)))
    #expect(!ExtensionAnswer(number: 4, nonce: nonce, .widgets([])).answers(request))
    #expect(!ExtensionAnswer(number: 3, .widgets([])).answers(request))
    #expect(!ExtensionAnswer(number: 3, nonce: .random(), .widgets([])).answers(request))
    let trusting = ExtensionRequest(number: 3, operation: .describe, at: 0)
    #expect(!answer.answers(trusting))
    #expect(!trusting.json.contains("nonce") && request.json.contains(nonce.rawValue))
  }

  @Test func `no nonce comes twice, and each is a word of letters and digits`() throws {
    let nonces = (0..<200).map { _ in RequestNonce.random() }
    #expect(Set(nonces).count == nonces.count)
    for nonce in nonces {
      #expect(
        nonce.rawValue.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) })
      #expect(!nonce.rawValue.isEmpty && nonce != .none)
      #expect(try RequestNonce(json: nonce.json) == nonce)
    }
    for text in ["1", "null", "[]", "{}"] {
      #expect(throws: JSONError.self) { try RequestNonce(json: text) }
    }
  }

  @Test(arguments: [
    (#"{"number":7,"nonce":"a","call":3}"#, 7, "a"), (#"{"number":-1}"#, -1, ""),
    (#"{"widgets":[{}],"nonce":null,"number":0}"#, 0, ""),
  ])
  func `a message is named although the rest of it is wrong`(
    _ text: String, _ number: Int, _ nonce: String
  ) throws {
    let name = try MessageName(json: text)
    #expect(name.number == number)
    #expect(name.nonce.rawValue == nonce)
    #expect(throws: JSONError.self) { try MessageName(json: text.replacing("number", with: "x")) }
  }

  @Test(
    arguments: [
      ("0.25", .milliseconds(250)), ("\"NaN\"", .zero), ("-1e300", .zero), ("1e9", .zero),
      ("null", nil),
    ] as [(String, Duration?)])
  func `a delay that is no time counts as none`(_ text: String, _ delay: Duration?) throws {
    let answer = try ExtensionAnswer(json: #"{"number":1,"schedulingDelay":\#(text)}"#)
    #expect(answer.schedulingDelay == delay)
  }

  // MARK: - Drawings

  @Test func `drawings are passed on as the text they came as, and decoded by who wants them`()
    throws
  {
    let entry = #"{ "entry" : 1, "unknown":[1] , "readsClock":true}"#
    let text =
      #"{"drawings":{"entries":[\#(entry)],"hasMore":true,"problem":"it hung"},"number":3}"#
    let answer = try ExtensionAnswer(json: text)
    #expect(answer.json == text)
    guard case .drawings(let drawings) = answer.payload else {
      Issue.record("\(answer.payload) are no drawings")
      return
    }
    var drawn = DrawnEntry<RecordedDrawing>(entry: 1)
    drawn.readsClock = true
    #expect(try drawings.entries.map { try $0.value() } == [drawn])
    #expect(drawings.hasMore && drawings.problem == "it hung")
  }

  @Test(arguments: [
    "{}", "[]", "7", #"{"entry":"1"}"#, #"{"entry":1,"drawings":[{}]}"#,
    #"{"entry":1,"faces":[{"name":"f"}]}"#,
  ])
  func `drawings that are none are refused once they are decoded`(_ entry: String) throws {
    let text = #"{"entries":[{"entry":0},\#(entry)]}"#
    let drawings = try DrawingAnswer(json: text)
    #expect(drawings.json == text)
    #expect(try drawings.entries[0].value() == DrawnEntry<RecordedDrawing>(entry: 0))
    #expect(throws: JSONError.self) {
      try drawings.entries[1].value(DrawnEntry<RecordedDrawing>.self)
    }
  }

  @Test func `a drawn entry brings all that its drawings refer to`() throws {
    var drawn = DrawnEntry<RecordedDrawing>(entry: 2)
    drawn.faces = [RecordedFace(name: "f", family: "Inter", weight: 400, sha256: "0")]
    drawn.outlines = [RecordedOutlines(face: "f", unitsPerEm: 10, glyphs: [1: PathData()])]
    drawn.pictures = [RecordedPicture(digest: "d", type: "image/png", data: "AA==")]
    drawn.drawings = [
      RecordedDrawing(
        DrawnLook("dark"), size: DrawnSize(1, 2), scale: 3, list: [], boxes: [], notes: [])
    ]
    drawn.runsWithTime = true
    #expect(try DrawnEntry<RecordedDrawing>(json: drawn.json) == drawn)
    #expect(DrawnEntry<RecordedDrawing>(entry: 2).json == #"{"entry":2}"#)
  }
}
