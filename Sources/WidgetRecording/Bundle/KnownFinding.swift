/// A finding listed in a baseline, so that it fails no run.
public struct KnownFinding: Hashable, Sendable {
  /// The check that found it.
  public var check: CheckID
  /// The subject of the check.
  public var subject: String
  /// The difference from the base environment where it was found; nil in the base.
  public var matrixEntry: String?
  /// The Developer Mode in which it shows; nil where it does not matter.
  public var developerMode: DeveloperMode?
  /// The author's file.
  public var file: String?
  /// The finding's words when it became known.
  public var message: String
  /// The text by which it is found again.
  public var fingerprint: String

  /// Creates a known finding; what is optional is set afterwards.
  public init(check: CheckID, subject: String, message: String, fingerprint: String) {
    self.check = check
    self.subject = subject
    self.message = message
    self.fingerprint = fingerprint
  }
}

extension KnownFinding: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(check: "", subject: "", message: "", fingerprint: "") }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.optional("cell", &matrixEntry)
    try fields.required("check", &check)
    try fields.optional("developerMode", &developerMode)
    try fields.optional("file", &file)
    try fields.required("fingerprint", &fingerprint)
    try fields.required("message", &message)
    try fields.required("subject", &subject)
  }
}
