import Foundation
import Glibc

/// Writes files whole or not at all: a temporary file in the same folder, then a rename.
enum WholeFile {
  /// Writes a file and makes the folders on its way.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - path: The file.
  /// - Throws: `OutputError` where the file cannot be written; what was there before stays.
  static func write(_ data: Data, to path: String) throws(OutputError) {
    let file = URL(fileURLWithPath: path)
    let folder = file.deletingLastPathComponent()
    let name = ".\(file.lastPathComponent).\(getpid()).temporary"
    let temporary = folder.appending(path: name)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: temporary)
      guard rename(temporary.path, file.path) == 0 else {
        throw OutputError(path: path, reason: String(cString: strerror(errno)))
      }
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      if let error = error as? OutputError { throw error }
      throw OutputError(path: path, reason: (error as NSError).localizedDescription)
    }
  }
}
