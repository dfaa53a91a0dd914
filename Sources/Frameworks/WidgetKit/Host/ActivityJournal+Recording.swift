// The Live Activities that a process starts, as its host tells of them. Nothing here is Apple's.

import ActivityKit
import ExtensionRuntime
import FoundationSupplement
import WidgetRecording

extension ActivityJournal {
  /// Records the Live Activities that this process starts, updates and ends.
  ///
  /// - Parameter series: The words before their numbers.
  static func follow(as series: String = "") {
    receive { note in
      var recorded = RecordedActivity(
        at: SimulatedInstant(Date()), kind: note.kind, name: "\(series)\(note.number)",
        note.change.recorded)
      recorded.staleDate = note.staleDate.map { SimulatedInstant($0) }
      recorded.content = try? ActivityContentValue(
        encodedAttributes: note.attributes, state: note.state)
      ExtensionLog.record(.activity(recorded))
    }
  }
}

extension ActivityJournal.Change {
  /// The event as a recording names it.
  fileprivate var recorded: RecordedActivity.Change {
    switch self {
    case .start: .start
    case .update: .update
    case .end: .end
    }
  }
}
