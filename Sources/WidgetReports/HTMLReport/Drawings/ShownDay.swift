import WidgetRecording
import WidgetSimulation

/// What one member shows when, with one Developer Mode: entries that look alike are one frame.
struct ShownDay {
  /// A time in which a widget looks the same.
  struct Frame: Hashable {
    /// The first instant.
    var from: SimulatedInstant
    /// The instant after the last.
    var to: SimulatedInstant
    /// The names of its drawings, one for each appearance.
    var names: [String]
    /// How many entries it stands for.
    var entries: Int
  }

  /// The frames, in order of time.
  let frames: [Frame]

  /// Finds out what a member shows.
  ///
  /// - Parameters:
  ///   - calls: The member's calls, in order of time.
  ///   - mode: The Developer Mode.
  ///   - end: The end of the simulated span.
  init(_ calls: [RecordedCall], in mode: DeveloperMode, until end: SimulatedInstant) {
    let calls = calls.filter { $0.mode == .timeline && $0.deliveredTimeline && $0.counts(in: mode) }
    var frames: [Frame] = []
    for (index, call) in calls.enumerated() {
      let next = index + 1 < calls.count ? min(calls[index + 1].at, end) : end
      let entries = call.entries.filter { $0.date.isFinite && $0.date < next }
        .stablySorted { $0.date < $1.date }
      let first = max(0, entries.partitioningIndex { $0.date > call.at } - 1)
      for (position, entry) in entries.enumerated().dropFirst(first) {
        let from = max(entry.date, call.at)
        let to = position + 1 < entries.count ? entries[position + 1].date : next
        guard from < to else { continue }
        if let last = frames.last, last.names == entry.drawings, last.to == from {
          frames[frames.count - 1].to = to
          frames[frames.count - 1].entries += 1
        } else {
          frames.append(Frame(from: from, to: to, names: entry.drawings, entries: 1))
        }
      }
    }
    self.frames = frames
  }

  /// Whether any of it is drawn.
  var isDrawn: Bool { frames.contains { !$0.names.isEmpty } }

  /// Returns what is shown at an instant; nil before the first timeline.
  func frame(at instant: SimulatedInstant) -> Frame? {
    let index = frames.partitioningIndex { $0.from > instant } - 1
    guard index >= 0, instant < frames[index].to else { return nil }
    return frames[index]
  }

  /// Returns the frames that an interval cuts.
  func frames(during interval: SimulatedInterval) -> ArraySlice<Frame> {
    let first = frames.partitioningIndex { $0.to > interval.start }
    let end = frames.partitioningIndex { $0.from >= interval.end }
    return frames[first..<max(first, end)]
  }
}
