import Synchronization
package import WidgetRecording

/// The side effects of the author's code: donations, updates and reloads, in order.
///
/// The frameworks write here from any thread; the runtime takes the events with each answer.
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
  /// The journal of a task that collects its own events; nil for the process's journal.
  @TaskLocal private static var own: Journal?

  /// Notes an event.
  ///
  /// - Parameter event: The event, with its simulated instant.
  package static func record(_ event: RecordingEvent) {
    (own ?? journal).events.withLock { $0.append(event) }
  }

  /// Removes and returns the events noted since the last call.
  ///
  /// - Returns: The events, in order.
  package static func take() -> [RecordingEvent] {
    journal.take()
  }

  /// Returns the events noted in the course of some work, which the process's journal does not get.
  ///
  /// - Parameter work: The work.
  /// - Returns: The events, in order.
  package static func events(
    of work: () async throws -> Void
  ) async rethrows -> [RecordingEvent] {
    let journal = Journal()
    try await $own.withValue(journal, operation: work)
    return journal.take()
  }
}
