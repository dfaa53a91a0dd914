public import WidgetRecording

/// A time at which the platform asks a member for a timeline, or is refused.
public struct ReloadRequest: Hashable, Sendable {
  /// The simulated instant.
  public var at: SimulatedInstant
  /// The reason to ask; nil where the budget refuses and no provider is to be called.
  public var reason: RequestReason?
  /// Whether it counts against the budget.
  public var cost: ReloadCost

  /// Creates a request that is made.
  public init(at: SimulatedInstant, reason: RequestReason, cost: ReloadCost) {
    self.at = at
    self.reason = reason
    self.cost = cost
  }

  /// Creates a request that the budget refuses.
  public init(rejectedAt instant: SimulatedInstant) {
    at = instant
    cost = .counted
  }
}

/// Whether a reload that the app or a person asks for counts against the budget.
public enum ReloadCost: Hashable, Sendable {
  /// An interaction, the app in the foreground, a change of the environment.
  case free
  /// All other requests.
  case counted
}
