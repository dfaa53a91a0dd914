import FileTypes
public import Foundation
public import WidgetRecording

extension Manifest {
  /// The greatest size of a manifest, in bytes.
  public static let sizeLimit = 1_048_576

  /// Reads a manifest, JSON or a property list by the ending of its name.
  ///
  /// - Parameters:
  ///   - url: The file's URL.
  ///   - name: The name of the file for errors; nil for the last part of its path.
  ///   - knownChecks: The checks that a manifest can name.
  /// - Throws: `ManifestErrors` with everything that is wrong with it.
  public init(
    contentsOf url: URL, named name: String? = nil, knownChecks: [CheckID]
  ) throws(ManifestErrors) {
    let file = name ?? url.lastPathComponent
    let data: Data
    do {
      try url.refuseIrregularFile()
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      data = try handle.read(upToCount: Self.sizeLimit + 1) ?? Data()
    } catch {
      let reason = error.fileReason
      throw ManifestErrors([ManifestError(file: file, problem: .unreadable(reason))])
    }
    let isPropertyList = url.pathExtension == "plist"
    try self.init(
      data, format: isPropertyList ? .propertyList : .json, file: file,
      folder: url.deletingLastPathComponent(), knownChecks: knownChecks)
  }

  /// The forms a manifest can have.
  public enum Format: Hashable, Sendable {
    /// JSON, with the extensions of JSON5.
    case json
    /// A property list, in XML or binary.
    case propertyList
  }

  /// Reads the bytes of a manifest.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - format: The format of the bytes.
  ///   - file: The name of the file, for errors.
  ///   - folder: The folder that the manifest's paths start from.
  ///   - knownChecks: The checks that a manifest can name.
  /// - Throws: `ManifestErrors` with everything that is wrong with it.
  public init(
    _ data: Data, format: Format, file: String, folder: URL, knownChecks: [CheckID]
  ) throws(ManifestErrors) {
    let log = ProblemLog(file: file)
    guard data.count <= Self.sizeLimit else {
      log.note(.tooLarge(limit: Self.sizeLimit), at: "")
      throw ManifestErrors(log.errors)
    }
    let value = Self.value(of: data, format: format, log: log)
    let manifest = value.flatMap { value in
      ManifestReader(folder: folder.path, knownChecks: knownChecks, log: log).manifest(
        ValueReader(value: value, pointer: "", log: log))
    }
    guard let manifest, log.errors.isEmpty else { throw ManifestErrors(log.errors) }
    self = manifest
  }

  /// Reads the bytes without knowing what they mean; nil where that is impossible.
  private static func value(
    of data: Data, format: Format, log: ProblemLog
  ) -> ManifestValue? {
    switch format {
    case .json:
      guard let text = String(validating: data, as: UTF8.self) else {
        log.note(.malformed(line: 1, column: 1, .notUTF8), at: "")
        return nil
      }
      var parser = JSON5Parser(text)
      do {
        let value = try parser.parse()
        for duplicate in parser.duplicates {
          log.note(.duplicateKey(duplicate.key), at: duplicate.pointer)
        }
        return value
      } catch {
        log.note(
          .malformed(line: error.line, column: error.column, error.problem), at: "")
        return nil
      }
    case .propertyList:
      do {
        return try PropertyListReader.value(from: data)
      } catch {
        log.note(.malformedPropertyList(error.reason), at: "")
        return nil
      }
    }
  }
}
