/// The interruption of a run, and the calls left open by it.
public struct RecordedInterruption: Hashable, Sendable {
  /// A call that was planned and not made, or whose later ones were not.
  public struct OpenCall: Hashable, Sendable {
    /// The call's stable name.
    public var id: CallID
    /// The widget's kind.
    public var kind: String
    /// The family asked for.
    public var family: FamilyName
    /// The configuration.
    public var configuration: ConfigurationName

    /// Creates an open call.
    public init(
      id: CallID, kind: String, family: FamilyName, configuration: ConfigurationName
    ) {
      self.id = id
      self.kind = kind
      self.family = family
      self.configuration = configuration
    }
  }

  /// The number of planned calls that were made; a timeline counts once.
  public var made: Int
  /// The number of planned calls; nil where the run had not come to know the widgets.
  public var planned: Int?
  /// The calls that are not known, or not all of them.
  public var open: [OpenCall]

  /// Creates the end of a run; one without numbers had not come to know the widgets.
  public init(made: Int = 0, planned: Int? = nil, open: [OpenCall] = []) {
    self.made = made
    self.planned = planned
    self.open = open
  }
}

extension RecordedInterruption: CustomStringConvertible {
  /// A clause such as `interrupted, 3 of 12 calls made`.
  public var description: String {
    guard let planned else { return "interrupted before its widgets were known" }
    return "interrupted, \(made) of \(planned) calls made"
  }
}

extension RecordedInterruption.OpenCall: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self {
    Self(id: CallID(rawValue: ""), kind: "", family: .systemSmall, configuration: .defaults)
  }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.defaulted("configuration", &configuration, .defaults)
    try fields.required("family", &family)
    try fields.required("id", &id)
    try fields.required("kind", &kind)
  }
}

extension RecordedInterruption: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self() }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("made", &made)
    try fields.list("open", &open)
    try fields.optional("planned", &planned)
  }
}
