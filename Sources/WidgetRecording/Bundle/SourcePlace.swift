/// A line of the author's sources.
public struct SourcePlace: Hashable, Sendable {
  /// The file, relative to the manifest's root.
  public var file: String
  /// The line, from 1.
  public var line: Int

  /// Creates a place.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

extension SourcePlace {
  /// Creates the place of a line that the compiler names; nil where it is not the author's.
  ///
  /// The author's files are compiled by their paths relative to the manifest's root, everything else
  /// by its absolute path, or under a name in angle brackets.
  ///
  /// - Parameters:
  ///   - path: The path under which the file was compiled.
  ///   - line: The line, from 1.
  package init?(compiledAs path: String, line: Int) {
    guard !path.hasPrefix("/"), !path.hasPrefix("<") else { return nil }
    self.init(file: path.hasPrefix("./") ? String(path.dropFirst(2)) : path, line: line)
  }
}

extension SourcePlace: CustomStringConvertible {
  /// The file and the line as compilers write them.
  public var description: String { "\(file):\(line)" }
}

extension SourcePlace: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(file: "", line: 0) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("file", &file)
    try fields.required("line", &line)
    try fields.check("line", line >= 0, "the number of a line")
  }
}

extension JSONFields {
  /// Reads or writes a place whose file and line stand beside other members; both or neither do.
  mutating func place(_ place: inout SourcePlace?) throws(JSONError) {
    var file = place?.file
    var line = place?.line
    try optional("file", &file)
    try optional("line", &line)
    try check("line", line ?? 1 >= 0, "the number of a line")
    guard isReading else { return }
    place = file.flatMap { file in line.map { SourcePlace(file: file, line: $0) } }
  }
}
