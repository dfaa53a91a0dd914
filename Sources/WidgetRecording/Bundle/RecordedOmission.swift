/// A part of the author's sources that is left out of a build, since it does not compile here.
public struct RecordedOmission: Hashable, Sendable {
  /// The author's file, relative to the manifest's root.
  public var file: String
  /// The line of the first error in the part, from 1.
  public var line: Int
  /// The part's name, such as `Haptics.play(_:)`.
  public var name: String
  /// The compiler's words.
  public var reason: String
  /// Whether the error may be the author's: it names nothing that looks like Apple's.
  public var isUnexplained: Bool
  /// The app's or a third party's modules that may have what is missing, and are not here; none for
  /// Apple's API.
  public var modules: [String]

  /// Creates an omission.
  public init(
    file: String, line: Int, name: String, reason: String, isUnexplained: Bool,
    modules: [String] = []
  ) {
    self.file = file
    self.line = line
    self.name = name
    self.reason = reason
    self.isUnexplained = isUnexplained
    self.modules = modules
  }
}

extension RecordedOmission: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self {
    Self(file: "", line: 0, name: "", reason: "", isUnexplained: false)
  }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("file", &file)
    try fields.defaulted("isUnexplained", &isUnexplained, false)
    try fields.required("line", &line)
    try fields.defaulted("modules", &modules, [])
    try fields.required("name", &name)
    try fields.required("reason", &reason)
  }
}
