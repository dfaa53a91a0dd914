/// A request that WidgetKit makes of a provider.
public enum ProviderMode: String, Hashable, Sendable, CaseIterable, JSONConvertible {
  /// An entry without the user's data, at once.
  case placeholder
  /// One entry for a transient situation such as the widget gallery.
  case snapshot
  /// Entries for the time to come, and when to ask again.
  case timeline
  /// The clues that `relevance()` gives on Apple Watch.
  case relevance
  /// The configurations that `recommendations()` offers on Apple Watch.
  case recommendations
  /// One entry of a `RelevanceEntriesProvider`.
  case entry
  /// The entries of a `#Preview`, as Xcode's canvas shows them.
  case preview
}

/// Whether WidgetKit Developer Mode lifts the limits on rotations, suggestions and reloads.
public enum DeveloperMode: String, Hashable, Sendable, CaseIterable, Comparable, JSONConvertible {
  /// The mode of users.
  case off
  /// The mode of a developer's own device.
  case on

  /// Orders off before on.
  public static func < (left: Self, right: Self) -> Bool {
    left == .off && right == .on
  }
}

/// The reason for which a timeline was asked for.
public enum RequestReason: String, Hashable, Sendable, JSONConvertible {
  /// The first timeline of a widget that was just added.
  case initial
  /// The last entry's date arrived.
  case atEnd
  /// The date of an `.after` policy arrived.
  case after
  /// The app, or the extension, asked for a reload.
  case appReload
  /// A button or toggle of the widget was used.
  case interaction
  /// Something about the device changed, such as its locale.
  case environment
}
