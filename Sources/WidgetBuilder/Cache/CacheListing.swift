import FileTypes
import Foundation
import Hashing

/// The files of a cache's entry with their digests, as they were when it was made.
struct CacheListing {
  /// One file.
  private struct File: Hashable {
    var path: String
    var size: Int
    var isExecutable: Bool
    var digest: String
  }

  /// The name of the file that holds the list; another one where its form changes.
  private static let name = "files-1"
  /// The name of the folder that holds the files.
  private static let contentName = "content"
  /// The last line, without which the list was cut short.
  private static let end = "end"

  private let entry: URL
  private let files: [File]

  /// The folder with the files of an entry.
  static func content(of entry: URL) -> URL {
    entry.appendingPathComponent(contentName, isDirectory: true)
  }

  /// The bytes of all files.
  var bytes: Int { files.reduce(0) { $0 + $1.size } }

  /// Lists the files of an entry as they are.
  ///
  /// - Throws: `BuildError` where one cannot be read.
  init(describing entry: URL) throws(BuildError) {
    self.entry = entry
    let folder = Self.content(of: entry)
    files = try Self.paths(in: folder).map { path throws(BuildError) in
      guard let file = Self.file(path, in: folder) else {
        let place = folder.appendingPathComponent(path).path
        throw BuildError(place: place, problem: .unreadable("it is no file any more"))
      }
      return file
    }
  }

  /// Reads the list of an entry; nil where there is none, or not a whole one.
  init?(readingFrom entry: URL) {
    guard let data = FileManager.default.contents(atPath: entry.path + "/" + Self.name) else {
      return nil
    }
    var lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    guard lines.popLast() == Substring(Self.end) else { return nil }
    self.entry = entry
    files = lines.compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 3).map(String.init)
      guard parts.count == 4, let size = Int(parts[1]), size >= 0 else { return nil }
      return File(path: parts[3], size: size, isExecutable: parts[2] == "x", digest: parts[0])
    }
    guard files.count == lines.count else { return nil }
  }

  /// Writes the list into the entry.
  ///
  /// - Throws: `BuildError` where it cannot be written.
  func write() throws(BuildError) {
    let lines = files.map { "\($0.digest) \($0.size) \($0.isExecutable ? "x" : "-") \($0.path)" }
    try Data((lines + [Self.end, ""]).joined(separator: "\n").utf8)
      .save(to: entry.appendingPathComponent(Self.name))
  }

  /// Whether the entry has these files and no others, byte for byte.
  var isTrue: Bool {
    let folder = Self.content(of: entry)
    guard Self.paths(in: folder) == files.map(\.path) else { return false }
    return files.allSatisfy { file in
      var status = stat()
      // Most damage is seen without reading.
      guard stat("\(folder.path)/\(file.path)", &status) == 0, Int(status.st_size) == file.size
      else { return false }
      return Self.file(file.path, in: folder) == file
    }
  }

  /// The paths of the files below a folder, sorted.
  private static func paths(in folder: URL) -> [String] {
    let below = FileManager.default.enumerator(atPath: folder.path)
    return (below?.allObjects as? [String] ?? []).filter { path in
      FileType(at: "\(folder.path)/\(path)") != .folder
    }.sorted()
  }

  private static func file(_ path: String, in folder: URL) -> File? {
    let full = "\(folder.path)/\(path)"
    var status = stat()
    guard stat(full, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let data = try? Data(contentsOf: URL(fileURLWithPath: full), options: .mappedIfSafe)
    else { return nil }
    return File(
      path: path, size: data.count, isExecutable: status.st_mode & S_IXUSR != 0,
      digest: SHA256.text(data))
  }
}
