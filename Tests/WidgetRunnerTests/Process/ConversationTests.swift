import Glibc
import Testing
import WidgetRecording

@testable import WidgetRunner

/// The requests to one process, and what counts as an answer.
@Suite struct ConversationTests {
  private static let late = ExtensionAnswer.Late(number: 1, completions: 2)

  @Test func `an answer comes back with what was printed before it`() throws {
    let script = try ScriptedExtension(
      "K", scenes: [.on(.timeline, .print("hello\n"), .complain("trouble\n"), .usual)])
    let process = try script.process()
    let (reply, duration, number) = process.ask(
      .call(CallRequest(.timeline, kind: "K", family: .systemSmall)), at: 5, limit: .seconds(20))
    #expect(
      reply.answer?.content
        == .timeline(
          .init(
            entries: [
              .init(
                date: 5, digest: ScriptedExtension.entry.digest)
            ], policy: .after(3605))))
    #expect(number == 1)
    #expect(duration > .zero && duration < .seconds(20))
    let (output, errors) = process.takeOutput()
    #expect(output == "hello\n")
    #expect(errors == "trouble\n")
    #expect(process.takeOutput() == ("", ""))
    #expect(process.isAlive)
  }

  @Test func `a request says what is asked for, and numbers rise`() throws {
    let script = try ScriptedExtension("K")
    let process = try script.process()
    var call = CallRequest(.snapshot, kind: "K", index: 3, family: .systemMedium)
    call.parameters = ["card": .string("visa")]
    call.isPreview = true
    (call.width, call.height) = (170, 80)
    let asked: [ExtensionRequest.Operation] = [.describe, .call(call)]
    for subject in asked { _ = process.ask(subject, at: 7, limit: .seconds(20)) }
    _ = process.finish(at: 9)
    let heard = try script.log.filter { $0.word == "request" }.map {
      var request = try JSONReader.read(ExtensionRequest.self, from: $0.text.utf8)
      request.nonce = .none
      #expect(request.limit == (request.number == 3 ? 1 : 20))
      request.limit = nil
      return request
    }
    #expect(
      heard == [
        ExtensionRequest(number: 1, operation: .describe, at: 7),
        ExtensionRequest(number: 2, operation: .call(call), at: 7),
        ExtensionRequest(number: 3, operation: .finish, at: 9),
      ])
  }

  @Test func `an answer of many bytes that come one by one is an answer`() throws {
    let usual = ExtensionAnswer.Payload.call(
      .timeline, ProviderAnswer(.timeline(ScriptedExtension.timeline)))
    let script = try ScriptedExtension(
      "K", scenes: [.on(.timeline, .answer(usual, ["slowly": .bool(true)]))])
    #expect(try script.process().ask("timeline").answer?.content.timelineDates == [0])
  }

  @Test func `a great answer is one`() throws {
    let entries = (0..<20_000).map { RecordedEntry(date: .init(Double($0))) }
    let timeline = RecordedTimeline(entries: entries, policy: .never)
    let script = try ScriptedExtension("K", scenes: [.on(.timeline, .answer(.timeline(timeline)))])
    let answer = try script.process().ask("timeline").answer
    #expect(answer?.content.timelineDates == entries.map(\.date.secondsSince1970))
  }

  @Test func `the completions that came late are told at the end`() throws {
    let script = try ScriptedExtension(
      "K",
      scenes: [
        .on("finish", Step("answer", .object(["late": .array([.late(1, 2)])])), .exit(0))
      ])
    let process = try script.process()
    _ = process.ask("timeline")
    guard case .answer(let answer) = process.finish(at: 0) else {
      Issue.record("the process did not answer its farewell")
      return
    }
    #expect(answer.late == [Self.late])
    #expect(process.finish(at: 0) == nil)
    #expect(!process.isAlive)
  }

  @Test func `a provider's time does not hold the start of its process`() throws {
    let script = try ScriptedExtension(
      "K", scenes: [.on("start", Step("sleep", .number(0.5)), .usual)])
    let process = try script.process()
    let limit = Duration.milliseconds(400)
    let reply = process.ask(.describe, at: 0, limit: limit)
    #expect(reply.duration < limit)
    guard case .answer = reply.reply else {
      Issue.record("no answer: \(reply.reply)")
      return
    }
  }

  // MARK: - What is no answer

  private static let intrusion =
    "the extension's own code wrote to the channel on which its answers come"

  @Test(
    arguments: [
      "rubbish\n", "\n", "{}\n", "[1, 2\n", #"{"number":"%","nonce":"@"}"# + "\n",
      "\u{0}\u{FF}\u{FE}\n", #"{"number":77,"nonce":"@","call":{"mode":"timeline"}}"# + "\n",
      #"{"number":0}"# + "\n", #"{"number":1e300}"# + "\n", "half of a line, and then ",
      #"{"number":%,"call":{"mode":"timeline","entries":[]}}"# + "\n",
      #"{"number":%,"nonce":"","call":{"mode":"timeline","entries":[]}}"# + "\n",
      #"{"number":%,"nonce":"@0","call":{"mode":"timeline","entries":[]}}"# + "\n",
    ])
  func `whatever else comes is told as what it is, and ends the process`(_ text: String) throws {
    let script = try ScriptedExtension("K", scenes: [.on(.timeline, .send(text), .usual)])
    let process = try script.process()
    #expect(process.ask("timeline").objection == Self.intrusion)
    #expect(!process.isAlive)
    #expect(script.processes.filter(ProcessEndTests.exists).isEmpty)
  }

  @Test(arguments: [1, 2, 5])
  func `an answer that is written ahead of time answers nothing`(_ number: Int) throws {
    let early = #"{"number":\#(number),"call":{"mode":"timeline","entries":[]}}"# + "\n"
    for cue in ["start", "describe"] {
      let script = try ScriptedExtension(
        "K", scenes: [.on(cue, .usual, .send(early)), .on(.timeline, .exit(0))])
      let process = try script.process()
      if cue == "describe" { _ = process.ask("describe") }
      #expect(process.ask("timeline").objection == Self.intrusion)
    }
  }

  @Test func `what is written before the process is ready is told, too`() throws {
    let script = try ScriptedExtension("K", scenes: [.on("start", .send("{\n"), .usual)])
    #expect(try script.process().ask("describe").objection == Self.intrusion)
  }

  @Test func `an answer is valid once`() throws {
    let script = try ScriptedExtension(
      "K", scenes: [.on(.timeline, times: 1, .usual, .usual), .on(.timeline, .exit(9))])
    let process = try script.process()
    #expect(process.ask("timeline").answer != nil)
    #expect(process.ask("timeline").objection == Self.intrusion)
  }

  @Test func `every request has a nonce of its own`() throws {
    let script = try ScriptedExtension("K")
    _ = try script.run()
    let nonces = try script.log.filter { $0.word == "request" }.map {
      try JSONReader.read(ExtensionRequest.self, from: $0.text.utf8).nonce
    }
    #expect(nonces.count == 12)
    #expect(Set(nonces).count == nonces.count && !nonces.contains(.none))
  }

  @Test(
    arguments: [
      (#"{"number":%,"nonce":"@","call":{"mode":"timeline","entries":3}}"#, "answer is wrong"),
      (#"{"number":%,"nonce":"@","call":{"mode":"sideways"}}"#, "answer is wrong"),
      (
        #"{"number":%,"nonce":"@","call":{"mode":"snapshot","entries":[]}}"#,
        "answered something else"
      ),
      (#"{"number":%,"nonce":"@","widgets":[]}"#, "answered something else"),
      (#"{"number":%,"nonce":"@"}"#, "answered something else"),
    ])
  func `an answer of another shape is none, and says why`(
    _ line: String, _ objection: String
  ) throws {
    let script = try ScriptedExtension("K", scenes: [.on(.timeline, .send(line + "\n"))])
    let process = try script.process()
    let reply = process.ask("timeline")
    #expect(reply.objection?.contains(objection) == true, "\(reply)")
    #expect(!process.isAlive)
  }

  @Test func `a description that is a call's answer is none`() throws {
    let script = try ScriptedExtension(
      "K", scenes: [.on("describe", .answer(.call(.timeline, ProviderAnswer(.abandoned))))])
    #expect(
      try script.process().ask("describe").objection == "the extension answered something else")
  }

  @Test func `a refusal is an answer`() throws {
    let script = try ScriptedExtension("K", scenes: [.on(.timeline, .answer(.refusal("no")))])
    guard case .answer(let answer) = try script.process().ask("timeline") else {
      Issue.record("no answer")
      return
    }
    #expect(answer.payload == .refusal("no"))
  }

  @Test func `a line without end is stopped at the greatest length`() throws {
    let script = try ScriptedExtension(
      "K", scenes: [.on(.timeline, .flood(3, String(repeating: "x", count: 1000)))])
    let process = try script.process()
    let reply = process.ask("timeline", limit: .seconds(60))
    #expect(reply.objection?.contains("longer than \(IncomingLines.greatestLength)") == true)
    #expect(!process.isAlive)
  }

  @Test func `half a line is no answer, whether the process waits or ends`() throws {
    let half = #"{"number":%,"nonce":"@","call":{"mode":"timeline"}}"#
    let waiting = try ScriptedExtension("K", scenes: [.on(.timeline, .send(half), .rest)])
    #expect(
      try waiting.process().ask("timeline", limit: .milliseconds(300)) == .timedOut(busy: false))
    let ending = try ScriptedExtension("K", scenes: [.on(.timeline, .send(half), .exit(3))])
    #expect(try ending.process().ask("timeline") == .exited(3))
  }

  @Test func `what is printed never counts as an answer`() throws {
    let line = #"{"number":1,"call":{"mode":"timeline","entries":[]}}"# + "\n"
    let script = try ScriptedExtension("K", scenes: [.on(.timeline, .print(line), .exit(4))])
    #expect(try script.process().ask("timeline") == .exited(4))
  }
}

extension JSONValue {
  /// A note of completions that came late.
  static func late(_ number: Double, _ completions: Double) -> JSONValue {
    .object(["number": .number(number), "completions": .number(completions)])
  }
}

extension ProviderAnswer.Content {
  /// The dates of a timeline's entries in seconds after the start of the tests' span.
  fileprivate var timelineDates: [Double]? {
    guard case .timeline(let timeline) = self else { return nil }
    return timeline.entries.map { $0.date - ScriptedExtension.start }
  }
}
