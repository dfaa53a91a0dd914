/// A reload that the extension itself asked for through `WidgetCenter`.
public struct RecordedReloadRequest: Hashable, Sendable {
  /// The simulated instant.
  public var at: SimulatedInstant
  /// The kind to reload; nil means all.
  public var kind: String?
  /// Whether the clues of `relevance()` are to be asked for again, and not a timeline.
  public var isOfRelevance: Bool
  /// Whether the values of controls are to be asked for again, and not a timeline.
  public var isOfControls = false
  /// Whether the recommended configurations are to be asked for again, and not a timeline.
  public var isOfRecommendations = false

  /// Whether timelines are to be asked for again.
  public var isOfTimelines: Bool { !isOfRelevance && !isOfControls && !isOfRecommendations }

  /// Creates a note of a reload.
  public init(at: SimulatedInstant, kind: String?, isOfRelevance: Bool = false) {
    self.at = at
    self.kind = kind
    self.isOfRelevance = isOfRelevance
  }
}

extension RecordedReloadRequest: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(at: .distantPast, kind: nil) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("at", &at)
    try fields.sparse("controls", &isOfControls, false)
    try fields.optional("kind", &kind)
    try fields.sparse("recommendations", &isOfRecommendations, false)
    try fields.sparse("relevance", &isOfRelevance, false)
  }
}
