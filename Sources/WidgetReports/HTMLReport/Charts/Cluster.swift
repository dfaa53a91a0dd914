import WidgetRecording
import WidgetSimulation

/// Marks that stand too near to one another to be drawn apart.
struct Cluster<Item> {
  /// The x-coordinate of the mark.
  var x: Double
  /// The items that it stands for, in order.
  var items: [Item]

  /// Joins each mark that is nearer than a distance to the start of the mark before it.
  ///
  /// - Parameters:
  ///   - items: The items, in any order.
  ///   - distance: The least distance between two marks.
  ///   - place: The place of an item.
  /// - Returns: The marks from left to right; every item is in one of them.
  static func merge(
    _ items: [Item], distance: Double = 1, x place: (Item) -> Double
  ) -> [Self] {
    let placed = items.map { (item: $0, x: place($0)) }.stablySorted { $0.x < $1.x }
    var clusters: [Self] = []
    for (item, x) in placed {
      if let last = clusters.last, x - last.x < distance {
        clusters[clusters.count - 1].items.append(item)
      } else {
        clusters.append(Self(x: x, items: [item]))
      }
    }
    return clusters
  }

  /// Returns the tooltip: the time and the number of items.
  func tip(_ noun: String, clock: LocalClock, at instant: (Item) -> SimulatedInstant) -> String {
    guard let first = items.first, let last = items.last else { return "" }
    if items.count == 1 { return "\(clock.time(instant(first))): \(noun)" }
    let span = "\(clock.time(instant(first)))–\(clock.time(instant(last)))"
    return "\(span): \(ValueFormatter.counted(items.count, noun))"
  }
}
