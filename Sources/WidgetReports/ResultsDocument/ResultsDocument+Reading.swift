import WidgetRecording

/// An error of a `results.json`: the place in it, and the problem.
public struct ResultsError: Error, Hashable, Sendable {
  /// A problem with a file of results.
  public enum Problem: Hashable, Sendable {
    /// It cannot be read.
    case unreadable(String)
    /// It is not the JSON it should be.
    case malformed(String)
    /// The format's version is not one that this program reads.
    case unknownVersion(Int)
  }

  /// The file.
  public let file: String
  /// The JSON Pointer of the offending value; empty for the whole file.
  public let pointer: String
  /// The problem found.
  public let problem: Problem

  /// Creates an error.
  public init(file: String, pointer: String, problem: Problem) {
    self.file = file
    self.pointer = pointer
    self.problem = problem
  }
}

extension ResultsError: CustomStringConvertible {
  /// One line: the place, the problem, and what to do.
  public var description: String {
    let place = pointer.isEmpty ? file : "\(file)#\(pointer)"
    switch problem {
    case .unreadable(let reason):
      return SafeText.line(
        "\(place): error: cannot be read: \(reason); give a results.json that a run wrote")
    case .malformed(let reason):
      return SafeText.line("\(place): error: not results of widgetcheck: \(reason)")
    case .unknownVersion(let version):
      return SafeText.line(
        "\(place): error: the version is \(version), and this program reads "
          + "\(ResultsDocument.currentVersion); use the program that wrote it"
      )
    }
  }
}

extension ResultsDocument {
  private struct Version: JSONRecord {
    var version = 0

    static var blank: Self { Self() }

    mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
      try fields.required("version", &version)
    }
  }

  /// Reads `results.json`; keys that this version does not know are skipped.
  ///
  /// - Parameters:
  ///   - json: The file's bytes.
  ///   - file: The file's name, for errors.
  /// - Throws: `ResultsError` where the bytes are no results or of another version.
  public init(json: some Sequence<UInt8>, file: String) throws(ResultsError) {
    let bytes = Array(json)
    let version = try Self.read(Version.self, from: bytes, file: file).version
    guard version == Self.currentVersion else {
      throw ResultsError(file: file, pointer: "/version", problem: .unknownVersion(version))
    }
    self = try Self.read(Self.self, from: bytes, file: file)
  }

  private static func read<Value: JSONReadable>(
    _ type: Value.Type, from bytes: [UInt8], file: String
  ) throws(ResultsError) -> Value {
    do throws(JSONError) {
      return try JSONReader.read(type, from: bytes)
    } catch {
      throw ResultsError(
        file: file, pointer: error.pointer, problem: .malformed("\(error.problem)"))
    }
  }
}
