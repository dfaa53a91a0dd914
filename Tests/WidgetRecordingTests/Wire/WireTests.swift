import TestSupport
import Testing
import WidgetRecording

/// The messages between the host and an extension's process.
@Suite struct WireTests {
  private static let call: CallRequest = {
    var call = CallRequest(.snapshot, kind: "K\n", index: 2, family: .systemLarge)
    call.parameters = ["card": .string("visa"), "a": .array([.null])]
    call.isPreview = true
    call.width = 158.5
    call.height = .infinity
    return call
  }()

  private static let callText = """
    {"family":"systemLarge","height":"Infinity","index":2,"isPreview":true,"kind":"K\\n",\
    "mode":"snapshot","parameters":{"a":[null],"card":"visa"},"width":158.5}
    """

  static let requests: [(ExtensionRequest, String)] = [
    (
      ExtensionRequest(number: 1, operation: .describe, at: 5.5),
      #"{"at":5.5,"number":1,"subject":"describe"}"#
    ),
    (
      ExtensionRequest(number: .max, operation: .finish, at: .distantPast),
      #"{"at":"-Infinity","number":9223372036854775807,"subject":"finish"}"#
    ),
    (
      ExtensionRequest(number: 2, operation: .call(call), at: 0),
      #"{"at":0,"call":\#(callText),"number":2,"subject":"call"}"#
    ),
    (
      ExtensionRequest(
        number: 3, operation: .act(.value(of: call)), at: 0),
      #"{"act":{"action":"value","widget":\#(callText)},"at":0,"number":3,"subject":"act"}"#
    ),
    (
      ExtensionRequest(
        number: 4, operation: .act(.function("buy", during: nil)), at: 0),
      #"{"act":{"action":"function","name":"buy"},"at":0,"number":4,"subject":"act"}"#
    ),
  ]

  @Test(arguments: requests)
  func `a request is one line and read back`(_ request: ExtensionRequest, _ text: String) throws {
    #expect(request.json == text)
    #expect(try ExtensionRequest(json: text) == request)
  }

  @Test func `a call to make has nothing that was not asked for`() {
    var call = CallRequest(.timeline, kind: "K", family: .systemSmall)
    #expect(
      call.json == """
        {"family":"systemSmall","height":0,"index":0,"isPreview":false,"kind":"K",\
        "mode":"timeline","parameters":{},"width":0}
        """)
    call.isShown = true
    #expect(
      call.json == """
        {"family":"systemSmall","height":0,"index":0,"isPreview":false,"isShown":true,"kind":"K",\
        "mode":"timeline","parameters":{},"width":0}
        """)
    #expect((try? CallRequest(json: call.json)) == call)
  }

  @Test(arguments: [
    (#"{"at":0,"number":1,"subject":"call"}"#, "the key 'call' is missing"),
    (#"{"at":0,"number":1}"#, "the key 'subject' is missing"),
    (#"{"at":0,"subject":"finish"}"#, "the key 'number' is missing"),
    (#"{"number":1,"subject":"finish"}"#, "the key 'at' is missing"),
    (
      #"{"at":0,"number":1,"subject":"dance"}"#,
      "'subject': 'dance' is none of the words that may stand here"
    ),
    (#"{"at":0,"call":{},"number":1,"subject":"call"}"#, "'call': the key 'family' is missing"),
    (#"{"at":0,"number":1.5,"subject":"finish"}"#, "'number': 1.5 is no whole number of 64 bits"),
  ])
  func `a request that says not enough is refused`(_ text: String, _ words: String) {
    let error = #expect(throws: JSONError.self) { try ExtensionRequest(json: text) }
    #expect(error?.description == words)
  }

  @Test func `each member of a call must be there, and of its kind`() throws {
    let value = try JSONValue(json: Self.callText)
    for place in value.places(without: ["parameters"]) {
      let key = place[0]
      #expect(throws: JSONError(.missingKey(key))) {
        try CallRequest(json: value.replacing(place, with: nil).json)
      }
      let error = #expect(throws: JSONError.self) {
        try CallRequest(json: value.replacing(place, with: .array([])).json)
      }
      #expect(error?.pointer == "/\(key)")
    }
  }

  @Test func `a call that nobody asked for is not made`() throws {
    let text = #"{"at":0,"call":\#(Self.callText),"number":1,"subject":"finish"}"#
    #expect(try ExtensionRequest(json: text).operation == .finish)
  }

  private static let answers: [(ExtensionAnswer, String)] = {
    var late = ExtensionAnswer(number: 3, .ready)
    late.late = [.init(number: 1, completions: 2), .init(number: 2, completions: 1)]
    late.schedulingDelay = .milliseconds(250)
    late.events = [
      .reloadRequest(RecordedReloadRequest(at: 1, kind: nil)), ClueEventTests.donation.0,
    ]
    let widget = RecordedWidget(kind: "K", families: [.systemSmall], configuration: .static)
    return [
      (ExtensionAnswer(number: ExtensionAnswer.ready, .ready), #"{"number":0}"#),
      (
        late,
        """
        {"events":[{"at":1,"event":"reloadRequest"},\(ClueEventTests.donation.1)],\
        "late":[{"completions":2,"number":1},{"completions":1,"number":2}],"number":3,\
        "schedulingDelay":0.25}
        """
      ),
      (ExtensionAnswer(number: 1, .widgets([])), #"{"number":1,"widgets":[]}"#),
      (
        ExtensionAnswer(number: 1, .widgets([widget])),
        """
        {"number":1,"widgets":[{"configuration":"static","families":["systemSmall"],"kind":"K"}]}
        """
      ),
      (ExtensionAnswer(number: 5, .stalled(nil)), #"{"number":5,"stalled":true}"#),
      (
        ExtensionAnswer(number: 5, .stalled(ProviderAnswer(.abandoned, completions: 0))),
        #"{"measures":{"completions":0,"network":[]},"number":5,"stalled":true}"#
      ),
      (ExtensionAnswer(number: -1, .refusal("\"no\"")), #"{"number":-1,"refusal":"\"no\""}"#),
      (
        ExtensionAnswer(number: 4, .call(.placeholder, ProviderAnswer(.entry(nil)))),
        """
        {"call":{"completions":1,"entries":[],"mode":"placeholder","network":[]},"number":4}
        """
      ),
      (
        ExtensionAnswer(
          number: 4,
          .call(.relevance, ProviderAnswer(.failure(RecordedFailure(message: "e")), completions: 0))
        ),
        """
        {"call":{"completions":0,"failure":{"message":"e"},"mode":"relevance","network":[]},\
        "number":4}
        """
      ),
      (
        ExtensionAnswer(number: 4, .call(.snapshot, ProviderAnswer(.abandoned))),
        """
        {"call":{"abandoned":true,"completions":1,"mode":"snapshot","network":[]},"number":4}
        """
      ),
    ]
  }()

  @Test(arguments: answers)
  func `an answer is one line and read back`(_ answer: ExtensionAnswer, _ text: String) throws {
    #expect(answer.json == text)
    #expect(try ExtensionAnswer(json: text).json == text)
  }

  @Test(arguments: 0..<6)
  func `a random answer in every mode is read back`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for mode in ProviderMode.allCases {
      for number in 0..<10 {
        var answer = ExtensionAnswer(number: number, .call(mode, generator.answer(mode)))
        answer.events = generator.list(of: 0...3) { $0.event() }
        let read = try ExtensionAnswer(json: answer.json)
        #expect(read.json == answer.json)
        guard case .call(mode, _) = read.payload else {
          Issue.record("\(read.payload) is no call in \(mode)")
          continue
        }
      }
    }
  }

  @Test(arguments: [
    (
      #"{"number":1,"events":[{"event":"aurora"}]}"#,
      "'events/0': an event that this version does not know"
    ),
    (#"{"number":1,"call":{"entries":[]}}"#, "'call': the key 'mode' is missing"),
    (
      #"{"number":1,"call":{"mode":"timeline","entries":[{"date":[]}]}}"#,
      "'call/entries/0/date': expected a number, found a list"
    ),
    (#"{"number":1,"late":[{"number":1}]}"#, "'late/0': the key 'completions' is missing"),
    (#"{"number":1,"widgets":[{"kind":"K"}]}"#, "'widgets/0': the key 'families' is missing"),
    ("{}", "the key 'number' is missing"), ("", "no JSON at byte 0: expected a value"),
    (#"{"number":1}{"number":2}"#, "something follows the value"),
  ])
  func `an answer that says not enough is refused`(_ text: String, _ words: String) {
    let error = #expect(throws: JSONError.self) { try ExtensionAnswer(json: text) }
    #expect(error?.description == words)
  }

  @Test func `an answer cut at any byte is refused`() {
    for (_, text) in Self.answers {
      let bytes = Array(text.utf8)
      for count in 0..<bytes.count {
        let error = #expect(throws: JSONError.self) {
          try JSONReader.read(ExtensionAnswer.self, from: bytes[..<count])
        }
        guard case .syntax = error?.problem else {
          Issue.record("cut at \(count): \(String(describing: error))")
          continue
        }
      }
    }
  }
}
