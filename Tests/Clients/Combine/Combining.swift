// Several stations at once: merged, zipped, one after the other, or whichever was chosen last.

import Combine
import Foundation

/// Two or more streams as one.
struct StationGroup {
  let roof: Readings
  let cellar: Readings
  let garden: Just<Reading>

  private var gardenReadings: Publishers.SetFailureType<Just<Reading>, StationError> {
    garden.setFailureType(to: StationError.self)
  }

  func latestOfBoth() -> Publishers.CombineLatest<Readings, Readings> {
    roof.combineLatest(cellar)
  }

  func difference() -> AnyPublisher<Double, StationError> {
    roof.combineLatest(cellar) { $0.degrees - $1.degrees }.eraseToAnyPublisher()
  }

  func latestOfThree() -> AnyPublisher<(Reading, Reading, Reading), StationError> {
    roof.combineLatest(cellar, gardenReadings).eraseToAnyPublisher()
  }

  func warmestOfAll(_ river: Readings) -> AnyPublisher<Double, StationError> {
    let three = roof.combineLatest(cellar, gardenReadings) { max($0, $1, $2).degrees }
    let four = roof.combineLatest(cellar, gardenReadings, river) { max($0, $1, $2, $3).degrees }
    return three.merge(with: four).eraseToAnyPublisher()
  }

  func warmestInTurn(_ river: Readings) -> AnyPublisher<Double, StationError> {
    let three = roof.zip(cellar, gardenReadings) { max($0, $1, $2).degrees }
    let four = roof.zip(cellar, gardenReadings, river) { max($0, $1, $2, $3).degrees }
    return three.merge(with: four).eraseToAnyPublisher()
  }

  func latestOfFour(
    _ river: Readings
  ) -> Publishers.CombineLatest4<Readings, Readings, Readings, Readings> {
    roof.combineLatest(cellar, roof, river)
  }

  func pairs() -> Publishers.Zip<Readings, Readings> { roof.zip(cellar) }

  func means() -> AnyPublisher<Double, StationError> {
    roof.zip(cellar) { ($0.degrees + $1.degrees) / 2 }.eraseToAnyPublisher()
  }

  func triples() -> Publishers.Zip3<Readings, Readings, Readings> { roof.zip(cellar, roof) }

  func quadruples(_ river: Readings) -> Publishers.Zip4<Readings, Readings, Readings, Readings> {
    roof.zip(cellar, roof, river)
  }

  func made() -> AnyPublisher<Int, StationError> {
    let latest = Publishers.CombineLatest3(roof, cellar, Publishers.CombineLatest(roof, cellar))
    let both = Publishers.CombineLatest4(latest, roof, cellar, gardenReadings)
    let four = Publishers.Zip4(roof, cellar, roof, gardenReadings)
    let zipped = Publishers.Zip3(both.zip(four), Publishers.Zip(roof, cellar), gardenReadings)
    return zipped.map { _ in 3 }.eraseToAnyPublisher()
  }

  func all() -> Publishers.Merge<Readings, Readings> { Publishers.Merge(roof, cellar) }

  func merged() -> AnyPublisher<Reading, StationError> {
    roof.merge(with: gardenReadings).eraseToAnyPublisher()
  }

  func allThree() -> AnyPublisher<Reading, StationError> {
    let made = Publishers.Merge3(roof, cellar, gardenReadings)
    return made.merge(with: roof, gardenReadings).eraseToAnyPublisher()
  }

  func allOf(_ others: [Readings]) -> Publishers.MergeMany<Readings> {
    let own = Publishers.MergeMany(roof, cellar)
    let many = Publishers.MergeMany(own.publishers + others)
    return many.merge(with: roof.merge(with: cellar).eraseToAnyPublisher())
  }

  func roofThenCellar() -> Publishers.Concatenate<Readings, Readings> { roof.append(cellar) }

  func made(first: Readings) -> Publishers.Concatenate<Readings, Readings> {
    Publishers.Concatenate(prefix: first, suffix: roof)
  }

  func cellarFirst() -> AnyPublisher<Reading, StationError> {
    roof.prepend(cellar)
      .prepend(Reading(station: "first", degrees: 0), Reading(station: "second", degrees: 0))
      .append(Reading(station: "last", degrees: 0))
      .prepend([Reading(station: "zeroth", degrees: 0)])
      .append(Set([1.5, 2.5]).map { Reading(station: "later", degrees: $0) })
      .eraseToAnyPublisher()
  }

  func details(limit: Int) -> AnyPublisher<Double, StationError> {
    roof.flatMap(maxPublishers: .max(limit)) { reading in
      Just(reading.degrees).setFailureType(to: StationError.self)
    }
    .flatMap { Just($0) }
    .eraseToAnyPublisher()
  }

  func gardenDetails() -> AnyPublisher<Reading, StationError> {
    let failing = garden.flatMap { _ in roof }
    let safe = garden.flatMap { Just($0) }.setFailureType(to: StationError.self)
    return failing.merge(with: safe).eraseToAnyPublisher()
  }

  func made(limit: Int) -> Publishers.FlatMap<Readings, Readings> {
    Publishers.FlatMap(upstream: roof, maxPublishers: .max(limit)) { _ in cellar }
  }

  func chosen(_ choice: AnyPublisher<Readings, StationError>) -> AnyPublisher<Reading, StationError>
  {
    let made = Publishers.SwitchToLatest(upstream: choice)
    return made.merge(with: choice.switchToLatest()).eraseToAnyPublisher()
  }
}
