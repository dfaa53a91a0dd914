import Foundation
import WidgetRecording

/// Brings the events of sessions that run at once into the order of the sessions.
///
/// The first session that is not finished writes through; what later ones say waits for its turn.
/// So the same run gives the same recording however its sessions overlapped.
final class OrderedEvents: @unchecked Sendable {
  private let lock = NSLock()
  private let sink: (RecordingEvent) -> Void
  private var waiting: [[RecordingEvent]]
  private var finished: [Bool]
  private var current = 0

  /// Creates an order for some sessions.
  ///
  /// - Parameters:
  ///   - sessions: The number of sessions.
  ///   - sink: Takes the events, one at a time.
  init(sessions: Int, sink: @escaping (RecordingEvent) -> Void) {
    self.sink = sink
    waiting = Array(repeating: [], count: sessions)
    finished = Array(repeating: false, count: sessions)
  }

  /// Takes an event of a session.
  func add(_ event: RecordingEvent, of session: Int) {
    lock.withLock {
      if session == current {
        sink(event)
      } else {
        waiting[session].append(event)
      }
    }
  }

  /// Notes that a session records no further event.
  func finish(_ session: Int) {
    lock.withLock {
      finished[session] = true
      while current < finished.count, finished[current] {
        current += 1
        guard current < waiting.count else { break }
        for event in waiting[current] { sink(event) }
        waiting[current] = []
      }
    }
  }
}
