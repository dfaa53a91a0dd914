// Operators on one stream of readings: mapped, filtered, gathered.

import Combine
import Foundation

/// One station's stream.
typealias Readings = AnyPublisher<Reading, StationError>

/// Turns readings into what a widget shows.
struct ReadingStreams {
  let readings: Readings

  func degrees() -> Publishers.MapKeyPath<Readings, Double> { readings.map(\.degrees) }

  func named() -> Publishers.MapKeyPath2<Readings, String, Double> {
    readings.map(\.station, \.degrees)
  }

  func named(withMark mark: KeyPath<Reading, Int>)
    -> Publishers.MapKeyPath3<
      Readings, String, Double, Int
    >
  {
    readings.map(\.station, \.degrees, mark)
  }

  func labels() -> Publishers.Map<Readings, String> { readings.map { "\($0.degrees)°" } }

  func checked() -> Publishers.TryMap<Readings, Double> {
    readings.tryMap { reading in
      guard reading.degrees > -90 else { throw StationError.unreadable }
      return reading.degrees
    }
  }

  func wholeDegrees() -> Publishers.CompactMap<Readings, Int> {
    readings.compactMap { Int(exactly: $0.degrees.rounded()) }
  }

  func parsed() -> Publishers.TryCompactMap<Readings, Int> {
    readings.tryCompactMap { reading in
      guard !reading.station.isEmpty else { throw StationError.unreadable }
      return Int(reading.station)
    }
  }

  func numbers() -> AnyPublisher<Int, StationError> {
    readings.map { Int($0.station) }.replaceNil(with: 0).eraseToAnyPublisher()
  }

  func warmest() -> Publishers.Scan<Readings, Double> {
    readings.scan(-.infinity) { max($0, $1.degrees) }
  }

  func warm() -> Publishers.Filter<Readings> { readings.filter { $0.degrees > 25 } }

  func warmOrFail() -> Publishers.TryFilter<Readings> {
    readings.tryFilter { reading in
      guard reading.degrees < 60 else { throw StationError.unreadable }
      return reading.degrees > 25
    }
  }

  func changes() -> Publishers.RemoveDuplicates<Readings> { readings.removeDuplicates() }

  func bigChanges() -> Publishers.RemoveDuplicates<Readings> {
    readings.removeDuplicates { abs($0.degrees - $1.degrees) < 0.5 }
  }

  func firstThree() -> Publishers.Output<Readings> { readings.prefix(3) }
  func second() -> Publishers.Output<Readings> { readings.output(at: 1) }
  func someOf(_ range: ClosedRange<Int>) -> Publishers.Output<Readings> {
    readings.output(in: range)
  }

  func untilFrost() -> Publishers.PrefixWhile<Readings> { readings.prefix { $0.degrees > 0 } }
  func sinceThaw() -> Publishers.DropWhile<Readings> { readings.drop { $0.degrees <= 0 } }
  func afterWarmUp() -> Publishers.Drop<Readings> { readings.dropFirst(5) }
  func rest() -> Publishers.Drop<Readings> { readings.dropFirst() }

  func early() -> Publishers.First<Readings> { readings.first() }

  func firstFrost() -> Publishers.FirstWhere<Readings> { readings.first { $0.degrees < 0 } }
  func lastFrost() -> Publishers.LastWhere<Readings> { readings.last { $0.degrees < 0 } }
  func late() -> Publishers.Last<Readings> { readings.last() }
  func onlyTheEnd() -> Publishers.IgnoreOutput<Readings> { readings.ignoreOutput() }

  func day() -> Publishers.Collect<Readings> { readings.collect() }
  func hours() -> Publishers.CollectByCount<Readings> { readings.collect(60) }

  func sum() -> Publishers.Reduce<Readings, Double> { readings.reduce(0) { $0 + $1.degrees } }
  func amount() -> Publishers.Count<Readings> { readings.count() }

  func extremes() -> (Publishers.Comparison<Readings>, Publishers.Comparison<Readings>) {
    (readings.min(), readings.max())
  }

  func namesInOrder() -> (Publishers.Comparison<Readings>, Publishers.Comparison<Readings>) {
    (readings.min { $0.station < $1.station }, readings.max { $0.station < $1.station })
  }

  func atLeastOne() -> Publishers.ReplaceEmpty<Readings> {
    readings.replaceEmpty(with: Reading(station: "none", degrees: 0))
  }

  func sawFrost() -> Publishers.ContainsWhere<Readings> {
    readings.contains { $0.degrees < 0 }
  }

  func saw(_ reading: Reading) -> Publishers.Contains<Readings> { readings.contains(reading) }

  func neverFroze() -> Publishers.AllSatisfy<Readings> {
    readings.allSatisfy { $0.degrees >= 0 }
  }
}

/// Operators that the app makes by their types, to keep them in its own list of steps.
struct ReadySteps {
  let readings: Readings

  func steps() -> [AnyPublisher<Double, StationError>] {
    let warm = Publishers.Filter(upstream: readings) { $0.degrees > 25 }
    let late = Publishers.Drop(upstream: warm, count: 2)
    let few = Publishers.Output(upstream: late, range: 0..<5)
    let mapped = Publishers.Map(upstream: few) { $0.degrees }
    let tried = Publishers.TryMap(upstream: readings) { $0.degrees }
    let kept = Publishers.CompactMap(upstream: readings) { $0.station.isEmpty ? nil : $0.degrees }
    let gathered = Publishers.Collect(upstream: kept).map { $0.reduce(0, +) }
    return [
      mapped.eraseToAnyPublisher(), gathered.eraseToAnyPublisher(),
      tried.mapError { _ in StationError.unreadable }.eraseToAnyPublisher(),
    ]
  }

  func coded() -> Publishers.Decode<Publishers.Encode<Readings, LineCoder>, Reading, LineCoder> {
    Publishers.Decode(
      upstream: Publishers.Encode(upstream: readings, encoder: LineCoder()), decoder: LineCoder())
  }

  func typed() -> Publishers.SetFailureType<Just<Reading>, StationError> {
    Publishers.SetFailureType(upstream: Just(Reading(station: "roof", degrees: 20)))
  }
}
