// Streams that break: their errors replaced, caught, retried and watched.

import Combine
import Foundation

/// Keeps a widget's stream alive.
struct SafeStreams {
  let readings: Readings
  let spare: Readings

  func plainErrors() -> Publishers.MapError<Readings, URLError> {
    readings.mapError { $0 == .late ? URLError(.timedOut) : URLError(.notConnectedToInternet) }
  }

  func withZero() -> Publishers.ReplaceError<Readings> {
    readings.replaceError(with: Reading(station: "none", degrees: 0))
  }

  func withSpare() -> Publishers.Catch<Readings, Readings> { readings.catch { _ in spare } }

  func withSpareIfLate() -> Publishers.TryCatch<Readings, Readings> {
    readings.tryCatch { error in
      guard error == .late else { throw error }
      return spare
    }
  }

  func stubborn() -> Publishers.Retry<Readings> { readings.retry(3) }

  func trusted() -> Publishers.AssertNoFailure<Publishers.Retry<Readings>> {
    readings.retry(1).assertNoFailure("The roof never fails")
  }

  func made() -> AnyPublisher<Reading, Never> {
    let retried = Publishers.Retry(upstream: readings, retries: nil)
    let mapped = Publishers.MapError(upstream: retried) { _ in StationError.late }
    let caught = Publishers.Catch(upstream: mapped) { _ in spare }
    return Publishers.ReplaceError(upstream: caught, output: Reading(station: "", degrees: 0))
      .eraseToAnyPublisher()
  }
}

/// Collects what a stream prints, for the diagnosis.
struct StreamLog: TextOutputStream {
  private(set) var lines: [String] = []

  mutating func write(_ string: String) { lines.append(string) }
}

/// Shows in the log what happens in a stream.
struct WatchedStreams {
  let readings: Readings
  let log: @Sendable (String) -> Void

  func watched() -> Publishers.HandleEvents<Readings> {
    readings.handleEvents(
      receiveSubscription: { _ in log("begins") }, receiveOutput: { log("\($0.degrees)") },
      receiveCompletion: { _ in log("ends") }, receiveCancel: { log("is cancelled") },
      receiveRequest: { log("asks for \($0.description)") })
  }

  func printed() -> Publishers.Print<Publishers.Print<Readings>> {
    readings.print("roof", to: StreamLog()).print()
  }

  /// Adds a mark to each line that a watched stream logs, and keeps quiet about the rest.
  func marked(_ stream: Publishers.HandleEvents<Readings>) -> Publishers.HandleEvents<Readings> {
    var marked = stream
    let output = stream.receiveOutput
    marked.receiveOutput = { reading in
      log("*")
      output?(reading)
    }
    marked.receiveRequest = nil
    marked.receiveCancel = nil
    if marked.receiveSubscription == nil { marked.receiveCompletion = nil }
    return marked
  }

  func shared() -> (Publishers.Share<Readings>, Publishers.Share<Readings>) {
    (readings.share(), Publishers.Share(upstream: readings))
  }

  /// A stream that begins when all of its views are there.
  func connectable(isEager: Bool) -> Publishers.MakeConnectable<Publishers.ReplaceError<Readings>> {
    let safe = readings.replaceError(with: Reading(station: "none", degrees: 0))
    return isEager ? safe.makeConnectable() : Publishers.MakeConnectable(upstream: safe)
  }

  func connected<Source: ConnectablePublisher>(_ source: Source) -> Publishers.Autoconnect<Source> {
    let automatic = source.autoconnect()
    return Publishers.Autoconnect(upstream: automatic.upstream)
  }
}

/// Connects a stream for as long as the app is at the front.
final class Connection {
  private var running: (any Cancellable)?

  func begin(_ stream: some ConnectablePublisher) { running = stream.connect() }
  func end() { running?.cancel() }
}

/// Readings as asynchronous sequences, for a widget's provider.
struct AsyncReadings {
  let readings: Readings

  func mean() async throws -> Double {
    var sum = 0.0
    var count = 0
    for try await reading in readings.values {
      sum += reading.degrees
      count += 1
    }
    return count == 0 ? 0 : sum / Double(count)
  }

  func first() async throws -> Reading? {
    let sequence = AsyncThrowingPublisher(readings)
    var iterator: AsyncThrowingPublisher<Readings>.Iterator = sequence.makeAsyncIterator()
    return try await iterator.next()
  }

  func firstWithoutFailure() async -> Reading? {
    let safe = readings.replaceError(with: Reading(station: "none", degrees: 0))
    for await reading in safe.values where reading.degrees > 0 { return reading }
    let sequence = AsyncPublisher(safe)
    var iterator: AsyncPublisher<Publishers.ReplaceError<Readings>>.Iterator =
      sequence.makeAsyncIterator()
    return await iterator.next()
  }
}
