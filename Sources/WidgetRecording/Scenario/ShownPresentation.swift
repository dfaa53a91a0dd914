/// A control or Live Activity as a person sees it from an instant on.
public struct ShownPresentation: Hashable, Sendable {
  /// The kind.
  public var kind: String
  /// The simulated instant; nil for what previews and the gallery show.
  public var at: SimulatedInstant?
  /// The series that it belongs to, such as `gallery` or `preview Delayed`.
  public var series: String
  /// The position in its series.
  public var position: Int
  /// The state in words, such as `on`; empty where there is none.
  public var state: String
  /// The names of the drawings.
  public var drawings: [String]
  /// The reason for which it has no drawing.
  public var problem: String?
}

extension Recording {
  /// The presentations of controls and Live Activities, in recorded order.
  public var presentations: [ShownPresentation] {
    var counts: [[String]: Int] = [:]
    func position(_ kind: String, _ series: String) -> Int {
      defer { counts[[kind, series], default: 0] += 1 }
      return counts[[kind, series], default: 0]
    }
    return events.compactMap { event in
      switch event {
      case .control(let control):
        guard control.end.outcome == .returned else { return nil }
        let series = control.isPreview ? "gallery" : "control"
        return ShownPresentation(
          kind: control.kind, at: control.isPreview ? nil : control.at, series: series,
          position: position(control.kind, series),
          state: control.content.state ?? "",
          drawings: control.drawings, problem: control.drawingProblem)
      case .activity(let activity):
        let isPreview = activity.change == .preview
        let series = isPreview ? "preview \(activity.name)" : "activity \(activity.name)"
        return ShownPresentation(
          kind: activity.kind, at: isPreview ? nil : activity.at, series: series,
          position: position(activity.kind, series), state: activity.change.words,
          drawings: activity.drawings, problem: activity.problem)
      default: return nil
      }
    }
  }
}

extension RecordedActivity.Change {
  /// The event in words; empty for a preview.
  public var words: String {
    switch self {
    case .preview: ""
    case .start: "started"
    case .update: "updated"
    case .stale: "stale"
    case .end: "ended"
    }
  }
}
