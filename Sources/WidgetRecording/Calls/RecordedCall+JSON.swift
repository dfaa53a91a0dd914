extension RecordedCall: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self {
    Self(
      bundle: "", kind: "", family: .systemSmall, mode: .timeline, at: .distantPast,
      outcome: .answered(ProviderAnswer(.entry(nil))))
  }

  /// Whether `code` names the keys in ascending order.
  public static var namesKeysInOrder: Bool { false }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    var facts = facts
    try facts.code(&fields)
    if fields.isReading { self.facts = facts }
  }
}

extension RecordedCall.Facts {
  /// The word that stands in the place of a reason where the reload budget refused.
  private static let rejected = "rejected"

  fileprivate mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("id", &id)
    try fields.required("kind", &kind)
    try fields.required("family", &family)
    try fields.defaulted("configuration", &configuration, .defaults)
    try fields.optional("parameters", &parameters)
    try fields.required("mode", &mode)
    try fields.defaulted("isPreview", &isPreview, false)
    try fields.optional("preview", &preview)
    try fields.required("at", &at)
    try fields.optional("developerMode", &developerMode)
    try fields.sparse("repeats", &isRepetition, false)
    try fields.sparse("retried", &isRetried, false)
    try fields.sparse("withoutData", &isWithoutData, false)
    var word = outcome == .rejected ? Self.rejected : reason?.rawValue
    try fields.optional("reason", &word)
    guard word != Self.rejected else {
      (outcome, reason) = (.rejected, nil)
      return
    }
    if fields.isReading { reason = try Self.reason(word) }
    try outcome.code(&fields, mode: mode)
    try fields.sparse("inViews", &endedInViews, false)
    var seconds = duration?.seconds
    try fields.optional("seconds", &seconds)
    if fields.isReading { duration = seconds.map(Duration.init(reading:)) }
    try fields.optional("drawingProblem", &drawingProblem)
    try fields.defaulted("stderr", &standardError, "")
    try fields.defaulted("stdout", &standardOutput, "")
  }

  private static func reason(_ word: String?) throws(JSONError) -> RequestReason? {
    guard let word else { return nil }
    guard let reason = RequestReason(rawValue: word) else {
      throw JSONError(.badValue("'\(word)' is no reason to ask for a timeline")).inside("reason")
    }
    return reason
  }
}
