/// A comment of the author that suppresses one check for one type.
public struct RecordedSuppression: Hashable, Sendable, Codable {
  /// The check, as the comment spells it.
  public var check: String
  /// The type on whose declaration the comment stands, with those around it; nil for none.
  public var type: String?
  /// Why; nil where the comment does not say.
  public var reason: String?
  /// The author's file, relative to the manifest's root.
  public var file: String
  /// The line in that file, from 1.
  public var line: Int

  /// Creates a suppression.
  public init(check: String, type: String?, reason: String?, file: String, line: Int) {
    self.check = check
    self.type = type
    self.reason = reason
    self.file = file
    self.line = line
  }
}
