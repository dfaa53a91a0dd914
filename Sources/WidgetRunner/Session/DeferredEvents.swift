import Synchronization
import WidgetRecording

/// Events that are written while the extension has the next request, and not before it is asked.
///
/// Writing an event takes as long as a short call does, and the extension can work meanwhile. An
/// event that takes longer is written at once, so that the time of the next call is its own.
final class DeferredEvents: Sendable {
  /// The greatest number of entries of a call that is written while the next one is made.
  private static let mostEntries = 32

  private let waiting = Mutex<[RecordingEvent]>([])
  private let sink: @Sendable (RecordingEvent) -> Void

  /// Creates a list of no events.
  ///
  /// - Parameter sink: Takes the events, in their order, from `flush`.
  init(sink: @escaping @Sendable (RecordingEvent) -> Void) {
    self.sink = sink
  }

  /// Adds an event, and writes it with those before it where that takes longer than a call.
  func add(_ event: RecordingEvent) {
    waiting.withLock { $0.append(event) }
    guard case .call(let call) = event, call.entries.count <= Self.mostEntries else {
      return flush()
    }
  }

  /// Writes the events that were added.
  func flush() {
    let events = waiting.withLock { waiting in
      defer { waiting.removeAll(keepingCapacity: true) }
      return waiting
    }
    for event in events { sink(event) }
  }
}
