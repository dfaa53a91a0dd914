import Combine

/// Shares one station's readings among all who listen.
func shared(
  _ readings: Readings
) -> Publishers.Multicast<Readings, PassthroughSubject<Reading, StationError>> {
  let cast = readings.multicast { PassthroughSubject<Reading, StationError>() }
  cast.createSubject().send(Reading(station: "none", degrees: 0))
  return cast
}
