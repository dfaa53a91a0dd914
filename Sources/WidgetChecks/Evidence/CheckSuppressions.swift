import WidgetFindings
import WidgetRecording

/// The comments that suppress checks, and the kinds that each of them covers.
struct CheckSuppressions: Sendable {
  /// A comment and the kinds whose widget, provider or entry it stands on.
  struct Covering: Sendable {
    var suppression: SuppressionComment
    var kinds: Set<String>
  }

  /// The comments, in the order of the sources.
  let all: [Covering]

  /// Reads the comments of a recording.
  init(_ recording: Recording) {
    let widgets = recording.widgets
    all = recording.suppressions.map { suppression in
      Covering(
        suppression: suppression,
        // A Live Activity has no kind, and nothing is said of it alone.
        kinds: Set(widgets.filter { $0.consists(of: suppression) }.map(\.kind)).subtracting([""]))
    }
  }

  /// Returns a result, or why its findings do not count where a comment with a reason says so.
  func applied(to result: CheckResult, on subject: CheckSubject) -> CheckResult {
    guard case .fail = result.outcome,
      let covering = all.first(where: {
        $0.suppression.check == result.check && $0.kinds.contains(subject.kind)
      }), let reason = covering.suppression.reason
    else { return result }
    let place = covering.suppression.place
    var result = result
    result.outcome = .notApplicable("suppressed at \(place): \(reason)")
    return result
  }
}

extension RecordedWidget {
  /// Whether a comment stands on a type that this widget is made of.
  fileprivate func consists(of suppression: SuppressionComment) -> Bool {
    guard let name = suppression.type else { return false }
    let parts = [
      (type, place?.file), (provider, places?.provider?.file), (entry, places?.entry?.file),
    ]
    return parts.contains { part, file in
      part == name && (file == nil || file == suppression.place.file)
    }
  }
}
