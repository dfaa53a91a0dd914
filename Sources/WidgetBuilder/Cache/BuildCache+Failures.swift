import Foundation
import WidgetRecording

extension BuildCache {
  private static let failureName = "errors.json"

  /// Returns the errors of an earlier attempt.
  ///
  /// - Parameter key: The hash of all that the attempt depended on.
  /// - Returns: The errors; nil where none are kept.
  func failure(_ key: String) -> [RecordedDiagnostic]? {
    guard let entry = existing(Self.failureKey(key)),
      let data = try? Data(contentsOf: entry.appendingPathComponent(Self.failureName))
    else { return nil }
    return try? JSONReader.read([RecordedDiagnostic].self, from: data)
  }

  /// Keeps the errors of an attempt that would end in the same way again.
  ///
  /// - Parameters:
  ///   - errors: The errors.
  ///   - key: The hash of all that the attempt depended on.
  /// - Throws: `BuildError` where the cache cannot be written.
  func keep(_ errors: [RecordedDiagnostic], as key: String) throws(BuildError) {
    _ = try entry(Self.failureKey(key)) { folder throws(BuildError) -> String? in
      try Data(JSONWriter.bytes(of: errors))
        .save(to: folder.appendingPathComponent(Self.failureName))
      return nil
    }
  }

  /// Returns the folder of a key's entry, makes it if there is none, and keeps the errors of an
  /// attempt that fails.
  ///
  /// - Parameters:
  ///   - key: The hash of all that the entry depends on.
  ///   - make: Fills a new folder, or returns the errors.
  /// - Returns: The entry, or the errors of this or an earlier attempt.
  /// - Throws: `BuildError` where the cache cannot be written, and the errors of `make`.
  func entryOrFailure(
    _ key: String, make: (URL) throws(BuildError) -> [RecordedDiagnostic]?
  ) throws(BuildError) -> Result<URL, CacheMiss<[RecordedDiagnostic]>> {
    if let errors = failure(key) { return .failure(CacheMiss(failure: errors)) }
    let made = try entry(key, make: make)
    if case .failure(let miss) = made { try keep(miss.failure, as: key) }
    return made
  }

  private static func failureKey(_ key: String) -> String {
    var hash = ContentHash()
    hash.add(["failure 1", key])
    return hash.text
  }
}
