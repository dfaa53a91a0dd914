/// A widget that was inserted into a stack for a while.
public struct Suggestion: Hashable, Sendable {
  /// The first instant, in seconds since 1970.
  public var from: Double
  /// The instant after the last.
  public var to: Double
  /// The kind of the inserted widget.
  public var kind: String
  /// Its configuration.
  public var configuration: String
  /// Where the proposal came from: `relevantShortcut`, `relevantIntent` or `donation`.
  public var source: String

  /// Creates a suggestion.
  public init(from: Double, to: Double, kind: String, configuration: String, source: String) {
    self.from = from
    self.to = to
    self.kind = kind
    self.configuration = configuration
    self.source = source
  }
}
