import TestSupport
import Testing
import WidgetRecording
import WidgetSimulation

/// Compares tracks with the rules read literally, instant by instant, on random recordings.
@Suite struct RelevanceOracleTests {
  /// A generator of random numbers that is the same on every machine.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }

    mutating func pick<Value>(_ values: [Value]) -> Value {
      values[Int(next() >> 33) % values.count]
    }
  }

  private static let scores: [Double?] = [nil, nil, 0, 1, 2, 5, 10, -3, .nan, .infinity]
  private static let durations: [Double] = [0, 0, 300, 900, 3600, 86_400, -60, .infinity, .nan]

  private func calls(seed: UInt64) -> [RecordedCall] {
    var dice = Dice(state: seed)
    var at = Scene.start
    return (0..<30).map { _ in
      let crashes = dice.pick([false, false, false, true])
      let entries = (0..<dice.pick([0, 1, 3, 8])).map { _ in
        let date = at + dice.pick([-7200, -600, 0, 0, 600, 1200, 3600, 7200, 20_000])
        return RecordedEntry(
          date: date,
          relevance: dice.pick(Self.scores).map {
            RecordedRelevance(score: $0, duration: dice.pick(Self.durations))
          }
        )
      }
      let call = RecordedCall(
        bundle: "B", kind: "W", family: Scene.small, mode: .timeline, at: at,
        outcome: crashes ? .crashed(signal: 11, nil) : .timeline(entries))
      at = at + dice.pick([0, 300, 600, 1800, 3600])
      return call
    }
  }

  /// The effective score at an instant, by applying every entry that the rules apply until then.
  private func score(at instant: SimulatedInstant, calls: [RecordedCall]) -> Double {
    let delivered = calls.filter { $0.hasReturned }
    var (score, expiry) = (0.0, SimulatedInstant.distantPast)
    for (index, call) in delivered.enumerated() where call.at <= instant {
      let replaced = index + 1 < delivered.count ? delivered[index + 1].at : .distantFuture
      let entries = call.entries.enumerated().sorted {
        ($0.element.date, $0.offset) < ($1.element.date, $1.offset)
      }.map(\.element)
      for entry in entries {
        let isApplied = entry.date <= call.at || (entry.date <= instant && entry.date < replaced)
        guard isApplied, let relevance = entry.relevance else { continue }
        score = relevance.score.isFinite ? relevance.score : 0
        expiry = entry.date
        if relevance.duration == 0 { expiry = .distantFuture }
        if relevance.duration > 0, relevance.duration.isFinite {
          expiry = expiry + relevance.duration
        }
      }
    }
    return score > 0 && instant < expiry ? score : 0
  }

  private func greatest(at instant: SimulatedInstant, calls: [RecordedCall]) -> Double {
    calls.filter { $0.hasReturned && $0.at <= instant }
      .flatMap(\.entries).compactMap { $0.relevance?.score }
      .filter { $0.isFinite && $0 > 0 }.max() ?? 0
  }

  @Test(arguments: 1...40)
  func `a track says at every instant what the rules say`(_ seed: UInt64) {
    let calls = calls(seed: seed)
    let end = Scene.start + 86_400
    let track = RelevanceTrack(
      member: Member(kind: "W", family: Scene.small, configuration: .defaults), developerMode: .off,
      calls: calls, span: SimulatedInterval(Scene.start, end)
    )
    let bounds = track.windows.flatMap { [$0.from, $0.to, $0.from - 1, $0.to - 1] }
    let grid = stride(from: 0.0, to: 86_400, by: 150).map { Scene.start + $0 }
    let instants = (bounds + grid).filter { Scene.start <= $0 && $0 < end }
    let wrong = instants.filter { instant in
      (track.window(at: instant)?.score ?? 0) != score(at: instant, calls: calls)
        || track.greatestScore(at: instant) != greatest(at: instant, calls: calls)
    }
    #expect(wrong == [])
  }

  @Test(arguments: 1...20)
  func `with limits no more rotations come in a day than allowed`(_ seed: UInt64) {
    var scene = Scene()
    for (kind, offset) in [("a", 0), ("b", 100), ("c", 200)] {
      for var call in calls(seed: seed + UInt64(offset)) {
        call.kind = kind
        scene.recording.events.append(.call(call))
      }
    }
    scene.stack("a", "b", "c", limit: RateLimit(perDay: 2, minimumInterval: 1800))
    let trace = scene.trace()
    for kind in ["a", "b", "c"] as [MemberName] {
      let times = trace.rotations.filter { $0.to == kind }.map(\.at)
      #expect(times.count <= 2)
      for (one, next) in zip(times, times.dropFirst()) { #expect(next - one >= 1800) }
    }
    for (one, next) in zip(trace.rotations, trace.rotations.dropFirst()) {
      #expect(one.to == next.from)
      #expect(one.at < next.at)
    }
    #expect(scene.trace(.on).suppressions.isEmpty)
  }
}
