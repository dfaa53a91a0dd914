/// The build's outcome.
public enum RecordedBuild: Hashable, Sendable {
  /// The sources were compiled.
  case succeeded
  /// An executable was given.
  case notNeeded
  /// The sources do not compile: the compiler's errors, in its order.
  case failed([RecordedDiagnostic])

  /// The compiler's errors; none unless the build failed.
  public var diagnostics: [RecordedDiagnostic] {
    if case .failed(let diagnostics) = self { diagnostics } else { [] }
  }

  /// Whether the sources do not compile.
  public var hasFailed: Bool {
    if case .failed = self { true } else { false }
  }

  private enum Word: String, JSONConvertible {
    case succeeded, notNeeded, failed
  }

  private var word: Word {
    switch self {
    case .succeeded: .succeeded
    case .notNeeded: .notNeeded
    case .failed: .failed
    }
  }
}

extension RecordedBuild: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { .succeeded }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    var diagnostics = diagnostics
    try fields.defaulted("diagnostics", &diagnostics, [])
    var word = word
    try fields.required("outcome", &word)
    self =
      switch word {
      case .succeeded: .succeeded
      case .notNeeded: .notNeeded
      case .failed: .failed(diagnostics)
      }
  }
}

/// One message of the compiler about an extension's sources.
public struct RecordedDiagnostic: Hashable, Sendable {
  /// The author's file, relative to the manifest's root; nil where the message names none.
  public var file: String?
  /// The line in that file, from 1; nil for the whole file.
  public var line: Int?
  /// The column in that line, from 1.
  public var column: Int?
  /// The compiler's words.
  public var message: String

  /// Creates a message.
  public init(file: String? = nil, line: Int? = nil, column: Int? = nil, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }
}

extension RecordedDiagnostic: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(message: "") }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.optional("column", &column)
    try fields.optional("file", &file)
    try fields.optional("line", &line)
    try fields.required("message", &message)
  }
}
