import CivilTime
import ExtensionEnvironment
import Foundation
import JSON
import Testing
import WidgetPlatforms
import WidgetRecording

@testable import ExtensionRuntime

/// A host whose providers are written by the test.
@MainActor private final class ScriptedHost: ExtensionHost {
  var script: (CallRequest, CallReply) -> Void = { _, reply in
    reply.complete { .entry(nil) }
  }
  var calls: [Int] = []

  func prepare(_ setup: ExtensionSetup) {}

  func widgets(_ setup: ExtensionSetup) -> [RecordedWidget] {
    [RecordedWidget(kind: setup.system.platform.rawValue, families: [], configuration: .static)]
  }

  func perform(_ request: CallRequest, at instant: SimulatedInstant, reply: CallReply) {
    calls.append(request.index)
    script(request, reply)
  }
}

extension ProcessWideTests {
  @Suite(.serialized) @MainActor final class ExtensionSessionTests {
    private let host = ScriptedHost()
    private let log = AnswerLog()
    private var answers: [ExtensionAnswer] { log.answers }
    private var isFinished = false
    private lazy var session = ExtensionSession(
      host: host,
      setup: ExtensionSetup(
        system: PlatformVersion(.iOS, SystemVersion(17)), locale: "en_US", timeZone: "UTC",
        start: 0,
        containers: "/nowhere"
      ),
      send: log.append,
      finish: { [unowned self] in isFinished = true }
    )

    deinit { SimulatedClock.stop() }

    private func receive(_ request: ExtensionRequest) {
      session.receive(Data(JSONWriter.bytes(of: request)))
    }

    private func call(_ number: Int, at instant: SimulatedInstant = 1000) {
      let request = CallRequest(.timeline, kind: "Clock", index: number, family: .systemSmall)
      receive(ExtensionRequest(number: number, operation: .call(request), at: instant))
    }

    /// Lets everything run that waits for the main queue.
    private func turn(_ times: Int = 1) async {
      for _ in 0..<times {
        await withCheckedContinuation { continuation in
          DispatchQueue.main.async { continuation.resume() }
        }
      }
    }

    @Test func `a description is answered at once`() {
      receive(ExtensionRequest(number: 7, operation: .describe, at: 0))
      #expect(answers.map(\.number) == [7])
      #expect(
        answers[0].widgets == [
          RecordedWidget(kind: "iOS", families: [], configuration: .static)
        ]
      )
    }

    @Test func `a call is answered with what its provider completed`() async {
      host.script = { _, reply in
        reply.complete {
          let now = SimulatedInstant(Date().timeIntervalSince1970)
          return .timeline(RecordedTimeline(entries: [RecordedEntry(date: now)], policy: .never))
        }
      }
      call(1, at: 5000)
      #expect(answers.isEmpty)
      await turn()
      #expect(answers.map(\.entries) == [[RecordedEntry(date: 5000)]])
      #expect(answers[0].policy == .never)
      #expect(answers[0].completions == 1)
      #expect((answers[0].answer?.peakMemory ?? -1) >= 0)
    }

    @Test func `a completion from another thread counts`() async {
      host.script = { _, reply in
        Thread { reply.complete { .failure(RecordedFailure(message: "elsewhere")) } }.start()
      }
      call(1)
      while answers.isEmpty { await turn() }
      #expect(answers[0].failure?.message == "elsewhere")
    }

    @Test func `a second completion at once counts for the same call`() async {
      func answer(_ policy: ReloadPolicy) -> ProviderAnswer.Content {
        .timeline(RecordedTimeline(entries: [], policy: policy))
      }
      host.script = { _, reply in
        reply.complete { answer(.atEnd) }
        reply.complete { answer(.never) }
      }
      call(1)
      await turn(2)
      #expect(answers.map(\.policy) == [.atEnd])
      #expect(answers[0].completions == 2)
    }

    @Test func `a refusal is no completion of the provider's`() async {
      host.script = { _, reply in reply.refuse("no") }
      call(1)
      await turn(2)
      #expect(answers.map(\.failure?.message) == ["no"])
      #expect(answers[0].completions == 0)
    }

    @Test func `a handler that is let go of answers once the provider has returned`() async {
      host.script = { _, reply in _ = CompletionHold(of: reply) }
      call(1)
      #expect(answers.isEmpty)
      await turn()
      #expect(answers.map(\.isAbandoned) == [true])
      #expect(answers[0].completions == 0)
    }

    @Test func `a handler that was called may be let go of`() async {
      host.script = { _, reply in
        withExtendedLifetime(CompletionHold(of: reply)) { reply.complete { .entry(nil) } }
      }
      call(1)
      await turn(2)
      #expect(answers.map(\.isAbandoned) == [false])
      #expect(answers[0].completions == 1)
    }

    @Test func `a completion after the answer is told with the next one`() async {
      var late: CallReply?
      host.script = { request, reply in
        reply.complete { .entry(nil) }
        if request.index == 1 { late = reply }
      }
      call(1)
      await turn(2)
      late?.complete { .entry(nil) }
      late?.complete { .entry(nil) }
      call(2)
      await turn(2)
      late?.complete { .entry(nil) }
      receive(ExtensionRequest(number: 3, operation: .finish, at: 0))
      #expect(answers.map(\.number) == [1, 2, 3])
      #expect(answers.map(\.completions) == [1, 1, 0])
      #expect(
        answers.map(\.late) == [
          [], [.init(number: 1, completions: 2)], [.init(number: 1, completions: 1)],
        ]
      )
      #expect(isFinished)
    }

    @Test func `requests that arrive together are served one after the other`() async {
      host.script = { _, _ in }
      call(1)
      call(2)
      receive(ExtensionRequest(number: 3, operation: .finish, at: 0))
      await turn(2)
      #expect(host.calls == [1])
      #expect(answers.isEmpty && !isFinished)
    }

    @Test func `the clock stands at the request's instant during its call`() async {
      var seen: [SimulatedInstant] = []
      host.script = { _, reply in
        seen.append(SimulatedInstant(Date().timeIntervalSince1970))
        reply.complete { .entry(nil) }
      }
      call(1, at: 100)
      await turn(2)
      call(2, at: 50)
      await turn(2)
      #expect(seen == [100, 50])
    }

    @Test func `what the author's code did beside answering goes with the answer`() async {
      let reload = RecordingEvent.reloadRequest(RecordedReloadRequest(at: 1000, kind: "Clock"))
      host.script = { _, reply in
        ExtensionLog.record(reload)
        reply.complete { .entry(nil) }
      }
      call(1)
      await turn(2)
      call(2)
      await turn(2)
      #expect(answers.map(\.events) == [[reload], [reload]])
    }

    @Test func `rubbish is refused and told apart by its number where it has one`() {
      session.receive(Data("not JSON".utf8))
      session.receive(Data(#"{"number": 9, "subject": "dance"}"#.utf8))
      #expect(answers.map(\.number) == [0, 9])
      #expect(answers.allSatisfy { $0.refusal?.hasPrefix("not a request: ") == true })
    }
  }
}
