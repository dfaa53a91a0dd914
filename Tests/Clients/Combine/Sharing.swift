import Combine

/// Counts how often a source is read when two listen to it.
func readings(of source: AnyPublisher<Int, Never>) -> [Int] {
  var heard: [Int] = []
  let shared = source.multicast { PassthroughSubject<Int, Never>() }
  let first = shared.sink { heard.append($0) }
  let second = shared.sink { heard.append(-$0) }
  shared.connect().cancel()
  first.cancel()
  second.cancel()
  return heard
}

/// The last value, for those who come late.
func latest(of source: Just<Int>)
  -> Publishers.Multicast<Just<Int>, CurrentValueSubject<Int, Never>>
{
  source.multicast(subject: CurrentValueSubject(0))
}

/// Shares one station's readings among all who listen.
func shared(
  _ readings: Readings
) -> Publishers.Multicast<Readings, PassthroughSubject<Reading, StationError>> {
  let cast = readings.multicast { PassthroughSubject<Reading, StationError>() }
  cast.createSubject().send(Reading(station: "none", degrees: 0))
  return cast
}
