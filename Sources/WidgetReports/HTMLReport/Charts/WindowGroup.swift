import CivilTime
import WidgetSimulation

/// Relevance windows that begin too near to one another to be drawn apart.
struct WindowGroup {
  /// The least distance, in the units of a drawing, at which two windows are drawn apart.
  static let leastDistance = 0.5

  /// The time from the first window's beginning to the last one's end.
  let span: SimulatedInterval
  /// The greatest score.
  let score: Double

  /// Groups windows.
  ///
  /// - Parameters:
  ///   - windows: The windows of one member.
  ///   - place: The place of an instant in the drawing.
  /// - Returns: The groups from left to right.
  static func all(
    of windows: [RelevanceWindow], x place: (SimulatedInstant) -> Double
  ) -> [WindowGroup] {
    MarkCluster.merge(windows, distance: leastDistance) { place($0.from) }.compactMap { cluster in
      guard let first = cluster.items.first else { return nil }
      return WindowGroup(
        span: SimulatedInterval(first.from, cluster.items.map(\.to).max() ?? first.to),
        score: cluster.items.map(\.score).max() ?? first.score)
    }
  }
}
