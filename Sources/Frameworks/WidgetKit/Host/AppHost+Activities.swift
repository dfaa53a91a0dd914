// The Live Activities of the app's side. Nothing here is Apple's.

import ActivityKit
import ExtensionRuntime
import FoundationSupplement
import WidgetRecording

extension AppHost {
  /// Records the Live Activities that the app starts, updates and ends.
  static func followActivities() {
    ActivityJournal.receive { note in
      var recorded = RecordedActivity(
        at: SimulatedInstant(Date()), kind: note.kind, name: "\(note.number)", note.change.recorded)
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
