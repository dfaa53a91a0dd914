import Synchronization
package import WidgetRecording

/// The side effects of the author's code: donations, updates and reloads, in order.
///
/// The frameworks write here from any thread; the runtime takes what was written with each answer.
package enum ExtensionLog {
  /// Events in order, from any thread.
  private final class Journal: Sendable {
    let events = Mutex<[RecordingEvent]>([])

    func take() -> [RecordingEvent] {
      events.withLock { events in
        defer { events.removeAll() }
        return events
      }
    }
  }

  private static let journal = Journal()
  /// The journal of a task that listens for itself.
  @TaskLocal private static var own: Journal?

  /// Notes an event.
  ///
  /// - Parameter event: What happened, with the simulated instant at which it did.
  package static func record(_ event: RecordingEvent) {
    (own ?? journal).events.withLock { $0.append(event) }
  }

  /// Returns what was noted since the last time, and forgets it.
  ///
  /// - Returns: The events, in order.
  package static func take() -> [RecordingEvent] {
    journal.take()
  }

  /// Returns what is noted in the course of some work, of which nobody else learns.
  ///
  /// - Parameter work: What is done.
  /// - Returns: The events, in order.
  package static func events(
    of work: () async throws -> Void
  ) async rethrows -> [RecordingEvent] {
    let journal = Journal()
    try await $own.withValue(journal, operation: work)
    return journal.take()
  }
}
