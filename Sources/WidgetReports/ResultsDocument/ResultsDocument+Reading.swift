public import Foundation

/// A `results.json` that cannot be used, and the place in it that says why.
public struct ResultsError: Error, Hashable, Sendable {
  /// What is wrong with a file of results.
  public enum Problem: Hashable, Sendable {
    /// It is not the JSON it should be.
    case malformed(String)
    /// The format's version is not one that this program reads.
    case unknownVersion(Int)
  }

  /// The file.
  public let file: String
  /// The JSON Pointer of the offending value; empty for the whole file.
  public let pointer: String
  /// What is wrong there.
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
  private struct Version: Decodable {
    var version: Int
  }

  /// Reads `results.json`; keys that this version does not know are skipped.
  ///
  /// - Parameters:
  ///   - json: The file's bytes.
  ///   - file: The file's name, for errors.
  /// - Throws: `ResultsError` where the bytes are no results or of another version.
  public init(json: Data, file: String) throws(ResultsError) {
    do {
      let decoder = JSONDecoder()
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN"
      )
      let version = try decoder.decode(Version.self, from: json).version
      guard version == Self.currentVersion else {
        throw ResultsError(file: file, pointer: "/version", problem: .unknownVersion(version))
      }
      self = try decoder.decode(Self.self, from: json)
    } catch let error as ResultsError {
      throw error
    } catch let error as DecodingError {
      throw ResultsError(file: file, decoding: error)
    } catch {
      throw ResultsError(file: file, pointer: "", problem: .malformed("\(error)"))
    }
  }
}

extension ResultsError {
  fileprivate init(file: String, decoding error: DecodingError) {
    let (path, reason): ([any CodingKey], String) =
      switch error {
      case .keyNotFound(let key, let context):
        (context.codingPath, "the key '\(key.stringValue)' is missing")
      case .typeMismatch(_, let context), .valueNotFound(_, let context):
        (context.codingPath, "the value is of another type")
      case .dataCorrupted(let context):
        (context.codingPath, context.codingPath.isEmpty ? "no JSON" : "an unknown value")
      @unknown default: ([], "unreadable")
      }
    let names = path.map { key in
      key.intValue.map(String.init)
        ?? key.stringValue.replacing("~", with: "~0").replacing("/", with: "~1")
    }
    self.init(
      file: file, pointer: names.map { "/" + $0 }.joined(), problem: .malformed(reason)
    )
  }
}
