public import WidgetRecording

/// One time that the platform asks a member for a timeline, or is refused.
public struct ReloadRequest: Hashable, Sendable {
  /// The simulated instant, in seconds since 1970.
  public var at: Double
  /// Why it asks; `rejected` where the budget refuses and no provider is to be called.
  public var reason: RequestReason
  /// Whether it does not count against the budget.
  public var isFree: Bool

  /// Creates a request.
  public init(at: Double, reason: RequestReason, isFree: Bool) {
    self.at = at
    self.reason = reason
    self.isFree = isFree
  }
}

/// Whether a reload that the app or a person asks for counts against the budget.
public enum ReloadCost: Hashable, Sendable {
  /// An interaction, the app in the foreground, a change of the environment.
  case free
  /// Everything else.
  case counted
}
