import FileTypes
import Foundation

extension AbsolutePath {
  /// The greatest size of a text file that is read, in bytes.
  static let sizeLimit = 33_554_432

  /// Whether something is there.
  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// Whether a folder is there.
  var isFolder: Bool { FileType(at: path) == .folder }

  /// Whether a symbolic link is there.
  var isLink: Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  /// The folder's entries, sorted by name; hidden files are left out.
  var entries: [AbsolutePath] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map(appending)
  }

  /// The folder of the repository that a folder is in, which may be itself; nil for none, where
  /// nothing tells the author's own folders from others.
  var repository: AbsolutePath? {
    var place = self
    while !place.appending(".git").exists {
      guard place.path != "/" else { return nil }
      place = place.folder
    }
    return place
  }

  /// Whether a file is there that has an end: no folder, and no pipe or device, whose reader may
  /// wait for ever.
  var isRegularFile: Bool { FileType(at: path) == .file }

  /// The bytes of the file; nil where it cannot be read, is none, or is above the size limit.
  var data: Data? {
    guard isRegularFile, let handle = try? FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    else {
      return nil
    }
    defer { try? handle.close() }
    guard let data = try? handle.read(upToCount: Self.sizeLimit + 1) ?? Data() else { return nil }
    return data.count <= Self.sizeLimit ? data : nil
  }

  /// The file's text, with malformed UTF-8 replaced.
  var text: String? { data.map { String(decoding: $0, as: UTF8.self) } }

  /// The existing file for a path written on a file system that ignores case.
  ///
  /// Projects are made on Macs, where `Widget.swift` and `widget.swift` are one file, and where
  /// `é` may be written in two ways.
  var onDisk: AbsolutePath? {
    if exists { return self }
    guard path != "/", let parent = folder.onDisk else { return nil }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    let wanted = name
    let found =
      names.sorted().first { $0 == wanted }
      ?? names.sorted().first { $0.lowercased() == wanted.lowercased() }
    return found.map(parent.appending)
  }
}
