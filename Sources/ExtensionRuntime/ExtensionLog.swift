import Synchronization
package import WidgetRecording

/// What the author's code did beside answering: donations, updates and reloads, in order.
///
/// The frameworks write here from any thread; the runtime takes what was written with each answer.
package enum ExtensionLog {
  private static let events = Mutex<[RecordingEvent]>([])

  /// Notes an event.
  ///
  /// - Parameter event: What happened, with the simulated instant at which it did.
  package static func record(_ event: RecordingEvent) {
    events.withLock { $0.append(event) }
  }

  /// Returns what was noted since the last time, and forgets it.
  ///
  /// - Returns: The events, in order.
  package static func take() -> [RecordingEvent] {
    events.withLock { events in
      defer { events.removeAll() }
      return events
    }
  }
}
