import TestSupport
import Testing
import WidgetManifest
import WidgetRecording

@testable import WidgetRunner

/// Answers of the right shape with measures that no runtime takes, and without an end.
@Suite struct HostileAnswerTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e12])
  func `a wait that is no time adds none to a call`(_ waited: Double) throws {
    var answer = ProviderAnswer(.entry(ScriptedExtension.entry))
    answer.waited = waited
    var script = try ScriptedExtension("K", scenes: [.on(.placeholder, .answer(answer))])
    script.manifest.limits.placeholder = .seconds(600)
    let measured = try script.run().calls.filter { $0.mode == .placeholder }
    #expect(measured.count == 2)
    #expect(measured.allSatisfy { (.zero..<(.seconds(600))).contains($0.duration ?? .seconds(-1)) })
    script.options.measurement = .omitted
    let omitted = try script.run().calls.filter { $0.mode == .placeholder }
    #expect(omitted.map(\.duration) == [.zero, .zero])
  }

  @Test func `a wait counts as the call's own time`() throws {
    var answer = ProviderAnswer(.entry(ScriptedExtension.entry))
    answer.waited = 2.5
    var script = try ScriptedExtension("K", scenes: [.on(.placeholder, .answer(answer))])
    let measured = try script.run().calls.filter { $0.mode == .placeholder }
    #expect(measured.allSatisfy { ($0.duration ?? .zero) >= .milliseconds(2500) })
    script.options.measurement = .omitted
    let omitted = try script.run().calls.filter { $0.mode == .placeholder }
    #expect(omitted.map(\.duration) == [.milliseconds(2500), .milliseconds(2500)])
  }

  @Test(arguments: [Int.min, -1, 0, 2, Int(0x1p63.nextDown)])
  func `completions of any number are recorded, and read again`(_ completions: Int) throws {
    let answer = ProviderAnswer(.entry(ScriptedExtension.entry), completions: completions)
    let late = ExtensionAnswer.Late(number: 1, completions: completions)
    let script = try ScriptedExtension(
      "K",
      scenes: [
        .on(.placeholder, .answer(answer)),
        .on(.relevance, .answer(ProviderAnswer(.clues([]))) { $0.late = [late, late] }),
      ])
    let recording = try script.run()
    let read = try Recording(recording.bytes, file: "a.jsonl")
    #expect(read == recording)
    let sum = (Double(completions) * 3).rounded()
    let expected = sum >= 0x1p63 ? Int.max : sum < -0x1p63 ? .min : completions * 3
    #expect(recording.calls.prefix(2).map(\.completions) == [expected, completions])
  }

  @Test func `a process whose every thread waits has used up its time at once`() throws {
    var measures = ProviderAnswer(.abandoned, completions: 0)
    measures.awaitedHosts = ["a.example.com"]
    let stalled = Scene.on(.timeline, .answer(.stalled(measures)))
    var script = try ScriptedExtension("K", scenes: [stalled])
    script.manifest.limits.timeline = .seconds(900)
    let process = try script.process()
    let call = CallRequest(.timeline, kind: "K", family: .systemSmall)
    let (reply, duration, _) = process.ask(.call(call), at: 0, limit: .seconds(700))
    #expect(reply == .timedOut(busy: false, measures: measures))
    #expect(duration == .seconds(700))
    #expect(!process.isAlive && process.finish(at: 0) == nil)
    #expect(script.processes.filter(ProcessEndTests.exists).isEmpty)
    let timelines = try script.run().calls.filter { $0.mode == .timeline }
    #expect(timelines.map(\.outcome) == [.timedOut(wasBusy: false, measures: measures)])
    #expect(timelines.map(\.duration) == [.seconds(900)])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, -5, 0])
  func `dates that are none end no run, and its recording is read again`(_ seconds: Double) throws {
    let entry = RecordedEntry(
      date: SimulatedInstant(seconds),
      relevance: RecordedRelevance(score: seconds, duration: seconds), digest: "d")
    let timeline = RecordedTimeline(entries: [entry], policy: .after(SimulatedInstant(seconds)))
    let script = try ScriptedExtension("K", scenes: [.on(.timeline, .answer(.timeline(timeline)))])
    let recording = try script.run()
    let timelines = recording.calls.filter { $0.mode == .timeline }
    #expect((1...100).contains(timelines.count))
    #expect(timelines.allSatisfy { $0.hasReturned || $0.isRejected })
    let read = try Recording(recording.bytes, file: "a.jsonl")
    #expect(read.bytes == recording.bytes && !read.isTruncated)
  }

  @Test func `a process that closes its outputs still answers`() throws {
    let script = try ScriptedExtension(
      "K",
      scenes: [
        .on(
          .placeholder, .print("last words"), Step("close descriptor", .number(1)),
          Step("close descriptor", .number(2)), .usual)
      ])
    let calls = try script.run().calls
    #expect(calls.count == 8)
    // The second placeholder finds them closed, and the process ends with an error of its own.
    #expect(calls.first?.standardOutput == "last words" && calls.first?.hasReturned == true)
    #expect(calls[1].termination == .exited)
    #expect(calls.dropFirst(2).allSatisfy { $0.hasReturned && $0.standardOutput.isEmpty })
  }
}
