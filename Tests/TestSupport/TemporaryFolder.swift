public import Foundation

/// A folder of one test's own, which goes with it.
public final class TemporaryFolder {
  /// The folder.
  public let url: URL

  /// Makes an empty folder.
  ///
  /// - Throws: What the file manager throws.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "widgetcheck-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file and the folders on its way.
  ///
  /// - Parameters:
  ///   - path: The path below the folder.
  ///   - text: The file's content.
  /// - Returns: The file.
  /// - Throws: What the file manager throws.
  @discardableResult
  public func write(_ path: String, _ text: String) throws -> URL {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
    return file
  }
}
