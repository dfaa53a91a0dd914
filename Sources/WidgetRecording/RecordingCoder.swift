public import Foundation

/// The JSON of recordings, and of what the host and an extension say to each other.
///
/// Numbers that are not finite are the texts `NaN`, `Infinity` and `-Infinity`; keys are sorted, so
/// that equal values are equal bytes.
public enum RecordingCoder {
  /// Returns one line of JSON without the line feed.
  ///
  /// - Parameter value: A value whose encoding throws nothing of its own.
  /// - Returns: The line, in UTF-8.
  public static func line(_ value: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN"
    )
    do {
      return try encoder.encode(value)
    } catch {
      preconditionFailure("a value of a recording has no JSON: \(error)")
    }
  }

  /// Reads one value.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - line: The JSON, in UTF-8.
  /// - Returns: The value.
  /// - Throws: What `JSONDecoder` throws.
  public static func value<Value: Decodable>(
    _ type: Value.Type = Value.self, from line: some DataProtocol
  ) throws -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN"
    )
    return try decoder.decode(type, from: Data(line))
  }
}
