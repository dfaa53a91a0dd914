import WidgetRecording

/// The pictures of controls and Live Activities.
extension ScenarioPlayer {
  /// Draws what the extension shows, and records the drawings.
  func draw(
    _ count: Int, in targets: [DrawingTarget], at instant: SimulatedInstant
  ) -> (names: [Int: [String]], problem: String?) {
    guard draws else { return ([:], nil) }
    let made = process.pictures(context.request(for: count, in: targets), at: instant)
    for event in made.events { emit(event) }
    return (made.names, made.problem)
  }

  /// Has the extension show a content of a Live Activity that the app brought.
  func show(_ activity: RecordedActivity) throws(RunnerError) {
    var activity = activity
    let index = scenario.widgets.firstIndex {
      $0.kind == activity.kind && $0.configuration.kind == .activity
    }
    if draws, let index, let content = activity.content {
      let request = ActionRequest.activity(
        activity.name, content, of: scenario.widgets[index].request(at: index))
      if let made = try process.act(request, at: activity.at, limit: limit) {
        let shown =
          made.end.outcome == .returned
          ? draw(1, in: context.placed.ofActivities, at: activity.at)
          : ([:], made.end.failure?.message ?? "the extension did not show it")
        (activity.drawings, activity.problem) = (shown.names[0] ?? [], shown.problem)
      }
    } else if draws, index == nil {
      activity.problem = "the bundle has no ActivityConfiguration for \(activity.kind)"
    }
    emit(.activity(activity))
    let isRunning = activity.change == .start || activity.change == .update
    perishable[activity.name] = isRunning && activity.staleDate != nil ? activity : nil
  }

  /// Shows the contents that became stale until an instant without another in their place.
  func letContentsPerish(until instant: SimulatedInstant) throws(RunnerError) {
    let due = perishable.values
      .filter { $0.staleDate.map { $0 <= instant } ?? false }
      .sorted { ($0.staleDate ?? 0, $0.name) < ($1.staleDate ?? 0, $1.name) }
    for var activity in due {
      activity.change = .stale
      activity.at = max(activity.at, activity.staleDate ?? activity.at)
      activity.content?.isStale = true
      try show(activity)
    }
  }

  /// Shows the contents of the previews of Live Activities; previews of the same contents are one.
  func showActivityPreviews(at instant: SimulatedInstant) throws(RunnerError) {
    for (index, widget) in scenario.widgets.enumerated()
    where widget.configuration.kind == .activity {
      var known: [[ActivityContentValue]] = []
      for preview in widget.previews {
        let request = ActionRequest.activityPreview(
          preview.index, of: widget.request(at: index))
        guard let made = try process.act(request, at: instant, limit: limit) else { return }
        guard made.end.outcome == .returned, case .contents(let contents) = made.answer else {
          var failed = RecordedActivity(
            at: instant, kind: widget.kind, name: preview.name, .preview)
          failed.problem = made.end.failure?.message ?? "the preview showed nothing"
          emit(.activity(failed))
          continue
        }
        guard !known.contains(contents) else { continue }
        known.append(contents)
        let shown = draw(contents.count, in: context.placed.ofActivities, at: instant)
        for (position, content) in contents.enumerated() {
          var recorded = RecordedActivity(
            at: instant, kind: widget.kind, name: preview.name, .preview)
          recorded.content = content
          (recorded.drawings, recorded.problem) = (shown.names[position] ?? [], shown.problem)
          emit(.activity(recorded))
        }
      }
    }
  }
}
