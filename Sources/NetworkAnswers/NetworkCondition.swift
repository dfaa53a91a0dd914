/// The state of the network that a widget finds.
public enum NetworkCondition: String, Hashable, Sendable, CaseIterable {
  /// Requests get the answers of the manifest.
  case fixtures
  /// There is no network: every request fails at once.
  case offline
  /// Every server has trouble: each request is answered with the status 503.
  case error
  /// Every answer takes `slowness` longer.
  case slow

  /// The simulated seconds by which answers of a slow network are late; assumed, not Apple's.
  public static let slowness = 10.0
  /// The status with which servers in trouble answer.
  public static let errorStatus = 503
}
