import WidgetRecording
import WidgetSimulation

extension RelevanceTrack {
  /// The window that a relevance without a duration holds open at the end of the span.
  ///
  /// A window counts only where nothing in its timeline would end it later and where it outlasts
  /// every other: a provider that renews its relevance is cut off by the end of the span, and has
  /// forgotten nothing.
  func unendingWindow(until end: SimulatedInstant) -> RelevanceWindow? {
    guard let last = windows.last, last.to == end else { return nil }
    let entries = calls[last.call].entries
    let entry = entries[last.entry]
    guard entry.relevance?.duration == 0,
      !entries.contains(where: { $0.date > entry.date && $0.relevance != nil })
    else { return nil }
    let longest = windows.dropLast().map { $0.to - $0.from }.max() ?? 0
    return last.to - last.from > longest ? last : nil
  }
}
