import Combine
import Foundation

/// The reason for refusing a reading.
enum ReadingFault: Error {
  case negative
}

/// Sums and compares readings, and fails at the first one that cannot be.
struct ReadingChecks {
  let readings: AnyPublisher<Double, Never>

  private func checked(_ reading: Double) throws -> Double {
    if reading < 0 { throw ReadingFault.negative }
    return reading
  }

  var sums: Publishers.TryScan<AnyPublisher<Double, Never>, Double> {
    readings.tryScan(0) { $0 + (try checked($1)) }
  }

  var total: Publishers.TryReduce<AnyPublisher<Double, Never>, Double> {
    readings.tryReduce(0) { $0 + (try checked($1)) }
  }

  var changes: Publishers.TryRemoveDuplicates<AnyPublisher<Double, Never>> {
    readings.tryRemoveDuplicates { try checked($0) == checked($1) }
  }

  var calm: Publishers.TryPrefixWhile<AnyPublisher<Double, Never>> {
    readings.tryPrefix { try checked($0) < 10 }
  }

  var storm: Publishers.TryDropWhile<AnyPublisher<Double, Never>> {
    readings.tryDrop { try checked($0) < 10 }
  }

  var firstGust: Publishers.TryFirstWhere<AnyPublisher<Double, Never>> {
    readings.tryFirst { try checked($0) > 20 }
  }

  var lastGust: Publishers.TryLastWhere<AnyPublisher<Double, Never>> {
    readings.tryLast { try checked($0) > 20 }
  }

  var hasGust: Publishers.TryContainsWhere<AnyPublisher<Double, Never>> {
    readings.tryContains { try checked($0) > 20 }
  }

  var isCalm: Publishers.TryAllSatisfy<AnyPublisher<Double, Never>> {
    readings.tryAllSatisfy { try checked($0) < 10 }
  }

  var strongest: Publishers.TryComparison<AnyPublisher<Double, Never>> {
    readings.tryMax { try checked($0) < checked($1) }
  }

  var weakest: Publishers.TryComparison<AnyPublisher<Double, Never>> {
    readings.tryMin { try checked($0) < checked($1) }
  }

  /// The parts of the checks, for the log.
  var parts: [String] {
    [
      "\(sums.initialResult)", "\(total.initial)", "\(strongest.upstream)",
      "\((try? sums.nextPartialResult(1, 2)) ?? 0)", "\((try? isCalm.predicate(3)) ?? false)",
      "\((try? weakest.areInIncreasingOrder(1, 2)) ?? false)",
    ]
  }
}

/// Readings of many stations in one stream.
func allReadings(_ stations: [AnyPublisher<Int, Never>]) -> AnyPublisher<Int, Never>? {
  guard stations.count == 8 else { return nil }
  let (a, b, c, d) = (stations[0], stations[1], stations[2], stations[3])
  let (e, f, g, h) = (stations[4], stations[5], stations[6], stations[7])
  let some: [AnyPublisher<Int, Never>] = [
    a.merge(with: b, c, d).eraseToAnyPublisher(),
    a.merge(with: b, c, d, e).eraseToAnyPublisher(),
    a.merge(with: b, c, d, e, f).eraseToAnyPublisher(),
    a.merge(with: b, c, d, e, f, g).eraseToAnyPublisher(),
    Publishers.Merge4(a, b, c, d).eraseToAnyPublisher(),
    Publishers.Merge5(a, b, c, d, e).eraseToAnyPublisher(),
    Publishers.Merge6(a, b, c, d, e, f).eraseToAnyPublisher(),
    Publishers.Merge7(a, b, c, d, e, f, g).eraseToAnyPublisher(),
  ]
  let all: Publishers.Merge8 = a.merge(with: b, c, d, e, f, g, h)
  return some.first.map { $0.append(all).eraseToAnyPublisher() }
}

/// The stations of a merged stream, one by one.
func stations<P: Publisher>(
  of merged: Publishers.Merge8<P, P, P, P, P, P, P, P>
) -> [P] {
  [merged.a, merged.b, merged.c, merged.d, merged.e, merged.f, merged.g, merged.h]
}

/// Readings by the minute, and how regularly they come.
struct ReadingGroups {
  let readings: AnyPublisher<Int, Never>
  let start: PassthroughSubject<Void, Never>
  let end: PassthroughSubject<Void, Never>

  var minutes: Publishers.CollectByTime<AnyPublisher<Int, Never>, DispatchQueue> {
    readings.collect(.byTime(DispatchQueue.main, .seconds(60)))
  }

  var batches: some Publisher<[Int], Never> {
    readings.collect(.byTimeOrCount(RunLoop.main, .seconds(5), 10), options: nil)
  }

  var rhythm: Publishers.MeasureInterval<AnyPublisher<Int, Never>, DispatchQueue> {
    readings.measureInterval(using: DispatchQueue.main)
  }

  var session: AnyPublisher<Int, Never> {
    readings.drop(untilOutputFrom: start).prefix(untilOutputFrom: end).eraseToAnyPublisher()
  }

  /// Stops in the debugger where something looks wrong.
  var watched: Publishers.Breakpoint<Publishers.Breakpoint<AnyPublisher<Int, Never>>> {
    readings.breakpoint(receiveOutput: { $0 < 0 }).breakpointOnError()
  }

  /// Whether readings are grouped by count as well as by time.
  func isByCount(_ strategy: Publishers.TimeGroupingStrategy<DispatchQueue>) -> Bool {
    if case .byTimeOrCount = strategy { true } else { false }
  }

  /// The parts of a session, from the outside.
  func parts(
    _ ending: Publishers.PrefixUntilOutput<
      AnyPublisher<Int, Never>, PassthroughSubject<Void, Never>
    >,
    _ opening: Publishers.DropUntilOutput<AnyPublisher<Int, Never>, PassthroughSubject<Void, Never>>
  ) -> Bool {
    ending.other === opening.other && minutes.options == nil
      && isByCount(minutes.strategy) && rhythm.scheduler === DispatchQueue.main
  }
}

/// Yesterday's readings, as the app's previews play them.
func recordedReadings(isBroken: Bool) -> [Record<Int, ReadingFault>] {
  let recorded = Record<Int, ReadingFault> { recording in
    recording.receive(1)
    recording.receive(2)
    recording.receive(completion: isBroken ? .failure(.negative) : .finished)
  }
  var recording = Record<Int, ReadingFault>.Recording()
  recording.receive(recorded.recording.output.count)
  if case .failure = recorded.recording.completion { recording.receive(completion: .finished) }
  return [
    recorded, Record(recording: recording), Record(output: [1], completion: .finished),
    Record(recording: .init(output: [3], completion: .failure(.negative))),
  ]
}
