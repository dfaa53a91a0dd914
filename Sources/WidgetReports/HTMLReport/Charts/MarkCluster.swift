import WidgetRecording
import WidgetSimulation

/// Marks that stand too near to one another to be drawn apart.
struct MarkCluster<Item> {
  /// The x-coordinate of the mark.
  var x: Double
  /// The items that it stands for, in order.
  var items: ArraySlice<Item>

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
    var places = items.map(place)
    var items = items
    if zip(places, places.dropFirst()).contains(where: { $0 > $1 }) {
      let order = places.indices.stablySorted { places[$0] < places[$1] }
      (items, places) = (order.map { items[$0] }, order.map { places[$0] })
    }
    var clusters: [Self] = []
    var start = 0
    for index in items.indices where index > start && places[index] - places[start] >= distance {
      clusters.append(Self(x: places[start], items: items[start..<index]))
      start = index
    }
    if start < items.count { clusters.append(Self(x: places[start], items: items[start...])) }
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
