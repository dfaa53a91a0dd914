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
  /// The text for the kind and the family of a call that asks for the widgets.
  static let nothing = "-"

  /// The word that stands in the place of a reason where the reload budget refused.
  private static let rejected = "rejected"

  fileprivate mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("id", &id)
    let isDescription = try codeWidget(&fields)
    try fields.defaulted("configuration", &configuration, .defaults)
    try fields.optional("parameters", &parameters)
    var (mode, preview, word) = (question.mode, question.preview, question.reason?.rawValue)
    try fields.required("mode", &mode)
    try fields.defaulted("isPreview", &isPreview, false)
    try fields.optional("preview", &preview)
    try fields.required("at", &at)
    try fields.optional("developerMode", &developerMode)
    try codeRepetition(&fields)
    try fields.sparse("retried", &isRetried, false)
    if outcome == .rejected { word = Self.rejected }
    try fields.optional("reason", &word)
    if fields.isReading {
      question = isDescription ? .widgets : ProviderQuestion(mode)
      if case .preview = question { question = .preview(preview) }
    }
    if word == Self.rejected { return try codeRejection(&fields) }
    if fields.isReading, case .timeline = question { question = .timeline(try Self.reason(word)) }
    try outcome.code(&fields, mode: mode)
    try fields.sparse("inViews", &endedInViews, false)
    var seconds = duration?.seconds
    try fields.optional("seconds", &seconds)
    try fields.check("seconds", seconds ?? 0 >= 0, "a number of seconds, not below 0")
    if fields.isReading { duration = seconds.map(Duration.init(reading:)) }
    try fields.optional("drawingFailure", &drawingFailure)
    try fields.optional("drawingProblem", &drawingProblem)
    try fields.defaulted("stderr", &standardError, "")
    try fields.defaulted("stdout", &standardOutput, "")
  }

  /// Reads or writes kind and family, and returns whether they say that the call asks for the widgets.
  private mutating func codeWidget(_ fields: inout some JSONFields) throws(JSONError) -> Bool {
    let nothing = FamilyName(rawValue: Self.nothing)
    var (kind, family) = question == .widgets ? (Self.nothing, nothing) : (kind, family)
    try fields.required("kind", &kind)
    try fields.required("family", &family)
    guard fields.isReading else { return question == .widgets }
    let isDescription = kind == Self.nothing && family == nothing
    (self.kind, self.family) = isDescription ? ("", FamilyName(rawValue: "")) : (kind, family)
    return isDescription
  }

  private mutating func codeRepetition(_ fields: inout some JSONFields) throws(JSONError) {
    var (repeats, isWithoutData) = (repetition != nil, repetition == .withoutData)
    try fields.sparse("repeats", &repeats, false)
    try fields.sparse("withoutData", &isWithoutData, false)
    if fields.isReading { repetition = isWithoutData ? .withoutData : repeats ? .asBefore : nil }
  }

  /// Reads a request that the reload budget refused: nobody answered it, and it has no other
  /// members.
  private mutating func codeRejection(_ fields: inout some JSONFields) throws(JSONError) {
    guard fields.isReading else { return }
    guard question.mode == .timeline else {
      throw JSONError(.badValue("the reload budget rejects requests for timelines alone"))
        .inside("reason")
    }
    var word: Termination?
    try fields.optional("outcome", &word)
    guard word == nil || word == .returned else {
      throw JSONError(.badValue("a rejected request calls no provider, which cannot end so"))
        .inside("outcome")
    }
    outcome = .rejected
  }

  private static func reason(_ word: String?) throws(JSONError) -> RequestReason? {
    guard let word else { return nil }
    guard let reason = RequestReason(rawValue: word) else {
      throw JSONError(.badValue("'\(word)' is no reason to ask for a timeline")).inside("reason")
    }
    return reason
  }
}
