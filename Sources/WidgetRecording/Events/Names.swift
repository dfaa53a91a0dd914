/// The name of a widget's size and shape, as WidgetKit spells its case.
///
/// A recording may name a family that this version does not know, so it is no enumeration.
public struct FamilyName: RawRepresentable, Hashable, Sendable, Codable, Comparable {
  /// The name of the case of `WidgetFamily`.
  public let rawValue: String

  /// Creates a name from the spelling of a case of `WidgetFamily`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Orders names as text.
  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// What a provider is asked for.
public enum ProviderMode: String, Hashable, Sendable, Codable, CaseIterable {
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
}

/// Whether WidgetKit Developer Mode lifts the limits on rotations, suggestions and reloads.
public enum DeveloperMode: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// What users get.
  case off
  /// What a developer sees on the desk.
  case on

  /// Orders off before on.
  public static func < (left: Self, right: Self) -> Bool {
    left == .off && right == .on
  }
}

/// How a call of a provider ended.
public enum Termination: String, Hashable, Sendable, Codable {
  /// The provider answered.
  case returned
  /// The provider did not answer within its limit.
  case timedOut
  /// The process ended by a signal or trap.
  case crashed
  /// The provider ended its process.
  case exited
  /// The provider threw an error.
  case threw
  /// The process grew beyond its memory limit and was stopped.
  case exceededMemory
}

/// Why a timeline was asked for.
public enum RequestReason: String, Hashable, Sendable, Codable {
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
  /// The reload budget refused the request; no provider was called.
  case rejected
}

/// The stable name of a call: `bundle/kind/family/configuration/mode`.
public struct CallID: RawRepresentable, Hashable, Sendable, Codable {
  /// The name as it stands in a recording.
  public let rawValue: String

  /// Creates a name from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates the name of a call; a configuration of `-` means none.
  public init(
    bundle: String, kind: String, family: FamilyName, configuration: String, mode: ProviderMode
  ) {
    rawValue = "\(bundle)/\(kind)/\(family.rawValue)/\(configuration)/\(mode.rawValue)"
  }
}
