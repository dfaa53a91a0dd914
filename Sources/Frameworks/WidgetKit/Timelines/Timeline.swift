// WidgetKit's Timeline and TimelineReloadPolicy.

import WidgetRecording

/// Entries for the time to come, and when to ask for more.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries, as the provider ordered them.
  public let entries: [EntryType]

  /// The reload policy.
  public let policy: TimelineReloadPolicy

  /// The line of the author's that makes it; nil where a function makes it that was passed on.
  let place: SourcePlace?

  @_disfavoredOverload
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
    place = nil
  }

  /// Creates a timeline as Apple's initialiser does, and keeps the line that calls it.
  public init(
    entries: [EntryType], policy: TimelineReloadPolicy, _file: StaticString = #filePath,
    _line: Int = #line
  ) {
    self.entries = entries
    self.policy = policy
    place = SourcePlace(compiledAs: _file.description, line: _line)
  }
}

/// The earliest time at which a provider is asked for a new timeline.
public struct TimelineReloadPolicy: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case atEnd
    case never
    case after(Date)
  }

  let kind: Kind

  /// Once the date of the last entry has passed.
  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)

  /// Not before the app asks.
  public static let never = TimelineReloadPolicy(kind: .never)

  /// Not before a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(kind: .after(date))
  }
}
