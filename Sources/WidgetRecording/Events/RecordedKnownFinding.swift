/// A finding that a baseline knows, so that it fails no run.
public struct RecordedKnownFinding: Hashable, Sendable, Codable {
  /// The check that found it.
  public var check: String
  /// What the check looked at.
  public var subject: String
  /// What differs from the base environment where it was found; nil in the base.
  public var cell: String?
  /// The Developer Mode in which it shows; nil where it does not matter.
  public var developerMode: DeveloperMode?
  /// The author's file.
  public var file: String?
  /// What the finding said when it became known.
  public var message: String
  /// The text by which it is found again.
  public var fingerprint: String

  /// Creates a known finding; what is optional is set afterwards.
  public init(check: String, subject: String, message: String, fingerprint: String) {
    self.check = check
    self.subject = subject
    self.message = message
    self.fingerprint = fingerprint
  }
}
