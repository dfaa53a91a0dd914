// Sources of a weather station's values: constants, futures, notifications, the network.

import Combine
import Foundation

/// A reading of the station.
struct Reading: Codable, Equatable, Comparable, Sendable {
  var station: String
  var degrees: Double

  static func < (left: Reading, right: Reading) -> Bool { left.degrees < right.degrees }
}

/// Errors on the way from the station.
enum StationError: Error, Equatable {
  case offline, unreadable, late
}

extension Notification.Name {
  /// Posted when the station has moved.
  static let stationMoved = Notification.Name("stationMoved")
}

/// The publishers that the app begins with.
struct StationSources {
  let center = NotificationCenter.default

  func known() -> Just<Double> { Just(21.5) }

  /// Whether two constants show the same, so that a view need not be drawn again.
  func showSame(_ left: Just<Double>, _ right: Just<Double>) -> Bool {
    left == right || left.output.rounded() == right.output.rounded()
  }

  func nothing(forever: Bool) -> Empty<Reading, StationError> {
    forever ? Empty(completeImmediately: false) : Empty()
  }

  func typedNothing() -> Empty<Reading, StationError> {
    Empty(completeImmediately: true, outputType: Reading.self, failureType: StationError.self)
  }

  /// A placeholder that never ends is shown as a spinner.
  func isSpinner(_ placeholder: Empty<Reading, StationError>) -> Bool {
    !placeholder.completeImmediately && placeholder == Empty(completeImmediately: false)
  }

  func failure(isLate: Bool) -> Fail<Reading, StationError> {
    isLate ? Fail(error: .late) : Fail(outputType: Reading.self, failure: .offline)
  }

  /// The words for a failure that is known from the start.
  func words(for failure: Fail<Reading, StationError>) -> String {
    failure.error == .offline ? "The station is offline." : "The station is late."
  }

  func measured() -> Future<Reading, StationError> {
    Future { promise in
      answer(to: promise)
    }
  }

  private func answer(to promise: Future<Reading, StationError>.Promise) {
    promise(.success(Reading(station: "roof", degrees: 20)))
  }

  func measuredOnDemand() -> Deferred<Future<Reading, StationError>> {
    Deferred { measured() }
  }

  /// Begins a measurement by hand, for the diagnosis.
  func begin(_ deferred: Deferred<Future<Reading, StationError>>) -> Future<Reading, StationError> {
    deferred.createPublisher()
  }

  func list() -> Publishers.Sequence<[Double], Never> { [18.5, 19, 20.5].publisher }

  func typedList() -> Publishers.Sequence<ClosedRange<Int>, StationError> {
    Publishers.Sequence(sequence: 1...12)
  }

  func last(_ reading: Reading?) -> Optional<Reading>.Publisher { reading.publisher }

  func first(of readings: [Reading]) -> Optional<Reading>.Publisher {
    Optional.Publisher(readings.first)
  }

  func cached(_ result: Result<Reading, StationError>) -> Result<Reading, StationError>.Publisher {
    result.publisher
  }

  func settled(_ reading: Reading?) -> Result<Reading, StationError>.Publisher {
    guard let reading else { return Result.Publisher(StationError.offline) }
    return reading.degrees > 60
      ? Result.Publisher(.failure(.unreadable)) : Result.Publisher(reading)
  }

  /// The value of a settled publisher, for a placeholder.
  func placeholder(
    _ settled: Result<Reading, StationError>.Publisher, or last: Optional<Reading>.Publisher
  ) -> Reading? {
    (try? settled.result.get()) ?? last.output
  }

  func moves() -> NotificationCenter.Publisher { center.publisher(for: .stationMoved) }

  func moves(of station: AnyObject) -> NotificationCenter.Publisher {
    NotificationCenter.Publisher(center: center, name: .stationMoved, object: station)
  }

  /// Whether two observations are one and the same.
  func observeSame(_ left: NotificationCenter.Publisher, _ right: NotificationCenter.Publisher)
    -> Bool
  {
    left == right
      || (left.center === right.center && left.name == right.name && left.object === right.object)
  }

  func everyMinute() -> Timer.TimerPublisher {
    Timer.publish(every: 60, tolerance: 5, on: .main, in: .common, options: nil)
  }

  func everyHour() -> Publishers.Autoconnect<Timer.TimerPublisher> {
    Timer.TimerPublisher(interval: 3_600, runLoop: .main, mode: .default).autoconnect()
  }

  /// The summary of a timer in the settings.
  func summary(of timer: Timer.TimerPublisher) -> String {
    let place = timer.runLoop === RunLoop.main ? "main" : "other"
    let slack = timer.tolerance.map { " ± \($0)" } ?? ""
    let options = timer.options == nil ? "" : ", with options"
    return "\(timer.interval)\(slack) s on \(place) in \(timer.mode.rawValue)\(options)"
  }

  func typed(_ sequence: [Reading]) -> AnyPublisher<Reading, StationError> {
    let erased = AnyPublisher(sequence.publisher.setFailureType(to: StationError.self))
    return erased.description.isEmpty ? erased : erased.eraseToAnyPublisher()
  }
}

/// Loads readings from the station's server.
struct StationServer {
  let session = URLSession.shared
  let address: URL

  func latest() -> AnyPublisher<Reading, any Error> {
    session.dataTaskPublisher(for: address)
      .map(\.data)
      .decode(type: Reading.self, decoder: JSONDecoder())
      .eraseToAnyPublisher()
  }

  func history() -> AnyPublisher<[Reading], any Error> {
    var request = URLRequest(url: address)
    request.cachePolicy = .returnCacheDataElseLoad
    return session.dataTaskPublisher(for: request)
      .tryMap { data, response in
        guard response.mimeType == "application/x-plist" else { throw StationError.unreadable }
        return data
      }
      .decode(type: [Reading].self, decoder: PropertyListDecoder())
      .eraseToAnyPublisher()
  }

  func task() -> URLSession.DataTaskPublisher {
    URLSession.DataTaskPublisher(request: URLRequest(url: address), session: session)
  }

  /// The address and the waiting time that the diagnosis shows of a task.
  func summary(
    of task: SessionTaskPublisher<URLSession, URLRequest, URLResponse>
  ) -> (URL?, TimeInterval) {
    (task.request.url, task.session.configuration.timeoutIntervalForRequest)
  }

  func upload(_ readings: [Reading]) -> AnyPublisher<Data, any Error> {
    Just(readings).encode(encoder: JSONEncoder()).eraseToAnyPublisher()
  }

  func archive(_ readings: [Reading]) -> AnyPublisher<Data, any Error> {
    Just(readings).encode(encoder: PropertyListEncoder()).eraseToAnyPublisher()
  }
}

/// Reads and writes the station's own lines of text.
struct LineCoder: TopLevelDecoder, TopLevelEncoder {
  typealias Input = String
  typealias Output = String

  func decode<T: Decodable>(_ type: T.Type, from line: String) throws -> T {
    try JSONDecoder().decode(type, from: Data(line.utf8))
  }

  func encode<T: Encodable>(_ value: T) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }
}

/// Lines over the wire, whatever coder the station understands.
func roundTrip<Coder: TopLevelDecoder & TopLevelEncoder>(
  _ reading: Reading, through coder: Coder
) -> AnyPublisher<Reading, any Error> where Coder.Input == Coder.Output {
  Just(reading)
    .encode(encoder: coder)
    .decode(type: Reading.self, decoder: coder)
    .eraseToAnyPublisher()
}
