/// A method of a provider that almost is one that WidgetKit calls.
public struct RecordedNearMiss: Hashable, Sendable {
  /// The type name of the provider.
  public var provider: String
  /// The method as it is declared, such as `relevances()`.
  public var method: String
  /// The method that WidgetKit calls, such as `relevance()`.
  public var requirement: String
  /// The method's line.
  public var place: SourcePlace

  /// Creates a note of a method.
  public init(provider: String, method: String, requirement: String, place: SourcePlace) {
    self.provider = provider
    self.method = method
    self.requirement = requirement
    self.place = place
  }
}

extension RecordedNearMiss: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self {
    Self(provider: "", method: "", requirement: "", place: .blank)
  }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try place.code(&fields)
    try fields.required("method", &method)
    try fields.required("provider", &provider)
    try fields.required("requirement", &requirement)
  }
}

/// The facts that are read off an extension's sources.
public struct RecordedSources: Hashable, Sendable {
  /// The methods of providers that almost are ones that WidgetKit calls, by file and line.
  public var nearMisses: [RecordedNearMiss]
  /// The parts that the program lacks, since they do not compile here.
  public var omissions: [RecordedOmission]
  /// The files that stand in for code which is not here, by their names without an extension.
  public var standIns: [String]

  /// Creates facts.
  public init(
    nearMisses: [RecordedNearMiss] = [], omissions: [RecordedOmission] = [],
    standIns: [String] = []
  ) {
    self.nearMisses = nearMisses
    self.omissions = omissions
    self.standIns = standIns
  }
}

extension RecordedSources: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(nearMisses: []) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.defaulted("nearMisses", &nearMisses, [])
    try fields.sparse("omissions", &omissions, [])
    try fields.sparse("standIns", &standIns, [])
  }
}

/// A comment of the author that suppresses one check for one type.
public struct SuppressionComment: Hashable, Sendable {
  /// The check, as the comment spells it.
  public var check: CheckID
  /// The type on whose declaration the comment stands, with those around it; nil for none.
  public var type: String?
  /// The author's reason; nil where the comment does not say.
  public var reason: String?
  /// The comment's line.
  public var place: SourcePlace

  /// Creates a comment.
  public init(check: CheckID, type: String?, reason: String?, place: SourcePlace) {
    self.check = check
    self.type = type
    self.reason = reason
    self.place = place
  }
}

extension SuppressionComment: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(check: "", type: nil, reason: nil, place: .blank) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("check", &check)
    try place.code(&fields)
    try fields.optional("reason", &reason)
    try fields.optional("type", &type)
  }
}
