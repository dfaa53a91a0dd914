/// Views whose sizes Apple publishes nowhere, so that a layout with them is less sure than another.
public enum AssumedSizes: String, CaseIterable, Sendable {
  case gauges = "progress bars and gauges"
  case unavailableContent = "ContentUnavailableView"
  case accessoryGroups = "an accessory group"

  /// The note that a drawing with such a view carries.
  public var note: String { "the sizes and distances of \(rawValue) are assumed" }
}

extension RecordedDrawing {
  /// The views of assumed sizes that it has, by its notes.
  public var assumedSizes: [AssumedSizes] {
    AssumedSizes.allCases.filter { notes.contains($0.note) }
  }
}
