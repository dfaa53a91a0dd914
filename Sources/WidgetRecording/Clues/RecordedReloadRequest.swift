/// A request of the app or the extension, through WidgetKit, that something be asked for again.
public struct RecordedReloadRequest: Hashable, Sendable {
  /// The answers that are to be asked for again.
  public enum Target: Hashable, Sendable {
    /// Timelines.
    case timelines
    /// The clues of `relevance()`.
    case relevance
    /// The values of controls.
    case controls
    /// The recommended configurations.
    case recommendations
  }

  /// The simulated instant.
  public var at: SimulatedInstant
  /// The kind to reload; nil means all.
  public var kind: String?
  /// The answers that are to be asked for again.
  public var target: Target

  /// Creates a note of a reload.
  public init(at: SimulatedInstant, kind: String?, of target: Target = .timelines) {
    self.at = at
    self.kind = kind
    self.target = target
  }
}

extension RecordedReloadRequest: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(at: .distantPast, kind: nil) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    var isOf = (
      controls: target == .controls, recommendations: target == .recommendations,
      relevance: target == .relevance
    )
    try fields.required("at", &at)
    try fields.sparse("controls", &isOf.controls, false)
    try fields.optional("kind", &kind)
    try fields.sparse("recommendations", &isOf.recommendations, false)
    try fields.sparse("relevance", &isOf.relevance, false)
    target =
      isOf.controls
      ? .controls
      : isOf.recommendations ? .recommendations : isOf.relevance ? .relevance : .timelines
  }
}

extension RecordingEvent {
  /// Whether this is a request that some answers be asked for again.
  ///
  /// - Parameters:
  ///   - target: The answers.
  ///   - kind: The kind of widget that must be among those to reload; nil stands for any.
  /// - Returns: Whether it is such a request.
  public func asks(for target: RecordedReloadRequest.Target, kind: String? = nil) -> Bool {
    guard case .reloadRequest(let request) = self, request.target == target else { return false }
    return kind == nil || request.kind == nil || request.kind == kind
  }
}
