import JSON
import WidgetRecording

/// The steps of a test's extension on a cue: a mode, `start`, `describe` or `finish`.
struct Scene: Hashable, Sendable {
  var cue: String
  var steps: [Step]
  /// The one kind that it is for; nil for any.
  var kind: String?
  /// The number of times that it is played in a run; nil for ever.
  var times: Int?
  /// The one action that it is for; nil for any.
  var action: ActionRequest.Word?

  init(cue: String, steps: [Step], kind: String? = nil, times: Int? = nil) {
    self.cue = cue
    self.steps = steps
    self.kind = kind
    self.times = times
  }

  static func on(_ cue: String, kind: String? = nil, times: Int? = nil, _ steps: Step...) -> Scene {
    Scene(cue: cue, steps: steps, kind: kind, times: times)
  }

  static func on(_ mode: ProviderMode, times: Int? = nil, _ steps: Step...) -> Scene {
    Scene(cue: mode.rawValue, steps: steps, kind: nil, times: times)
  }

  static func on(_ action: ActionRequest.Word, times: Int? = nil, _ steps: Step...) -> Scene {
    var scene = Scene(cue: "act", steps: steps, times: times)
    scene.action = action
    return scene
  }

  var json: JSONValue {
    var members: [String: JSONValue] = ["cue": .string(cue), "steps": .array(steps.map(\.json))]
    members["kind"] = kind.map { .string($0) }
    members["action"] = action.map { .string($0.rawValue) }
    members["times"] = times.map { .number(Double($0)) }
    return .object(members)
  }
}

/// One thing that the extension of a test does.
struct Step: Hashable, Sendable {
  var json: JSONValue

  init(_ name: String, _ values: JSONValue...) {
    json = .array([.string(name)] + values)
  }

  /// Closes the channel and goes on.
  static let closeChannel = Step("close")
  /// Takes the default step of an extension without a scene.
  static let usual = Step("usual")
  /// Waits for ever, idle.
  static let rest = Step("rest")
  /// Works for ever.
  static let spin = Step("spin")

  static func answer(_ content: ProviderAnswer.Content, completions: Int = 1) -> Step {
    answer(ProviderAnswer(content, completions: completions))
  }

  static func answer(_ answer: ProviderAnswer, _ change: (inout ExtensionAnswer) -> Void = { _ in })
    -> Step
  {
    let mode: ProviderMode
    switch answer.content {
    case .timeline, .failure, .abandoned: mode = .timeline
    case .entry: mode = .placeholder
    case .clues: mode = .relevance
    case .recommendations: mode = .recommendations
    }
    var message = ExtensionAnswer(number: 0, .call(mode, answer))
    change(&message)
    return Step("answer", message.json)
  }

  /// Answers with any message; its instants are seconds after that of the request.
  static func answer(_ payload: ExtensionAnswer.Payload, _ changes: [String: JSONValue] = [:])
    -> Step
  {
    Step("answer", ExtensionAnswer(number: 0, payload).json, .object(changes))
  }

  /// Answers what came of an action, with what else happened.
  static func acted(_ answer: ActionAnswer = .done, _ events: RecordingEvent...) -> Step {
    acted(answer, events)
  }

  static func acted(_ answer: ActionAnswer, _ events: [RecordingEvent]) -> Step {
    var message = ExtensionAnswer(number: 0, .acted(answer))
    message.events = events
    return Step("answer", message.json)
  }

  /// Sends bytes over the channel as they are; `%` stands for the number of the request.
  static func send(_ text: String) -> Step {
    Step("send", .string(text))
  }

  static func print(_ text: String, times: Int = 1) -> Step {
    Step("say", .number(1), .string(text), .number(Double(times)))
  }

  static func complain(_ text: String, times: Int = 1) -> Step {
    Step("say", .number(2), .string(text), .number(Double(times)))
  }

  /// Writes to a descriptor for ever.
  static func flood(_ descriptor: Int, _ text: String) -> Step {
    Step("flood", .number(Double(descriptor)), .string(text))
  }

  static func exit(_ status: Int) -> Step {
    Step("exit", .number(Double(status)))
  }

  static func raise(_ signal: Int32) -> Step {
    Step("raise", .number(Double(signal)))
  }

  static func ignore(_ signal: Int32) -> Step {
    Step("ignore", .number(Double(signal)))
  }

  static func grow(by bytes: Int) -> Step {
    Step("grow", .number(Double(bytes)))
  }

  /// Has a child do some steps, in the process's group or out of it.
  static func fork(leavesGroup: Bool = false, _ steps: Step...) -> Step {
    Step("fork", .array(steps.map(\.json)), .bool(leavesGroup))
  }

  /// Writes a line into the test's log.
  static func note(_ text: String) -> Step {
    Step("note", .string(text))
  }
}

extension ExtensionAnswer {
  fileprivate var json: JSONValue {
    do {
      return try JSONReader.read(JSONValue.self, from: JSONWriter.bytes(of: self))
    } catch {
      preconditionFailure("an answer is JSON")
    }
  }
}
