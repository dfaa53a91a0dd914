import CInterposition
import ExtensionEnvironment
import Foundation
import Glibc
import Hashing
import Synchronization
import WidgetRecording

/// The files in the containers of an extension, for telling which of them a call writes, and which
/// it misses.
///
/// Left out are caches, temporary files and hidden ones, defaults, and databases of SQLite: of
/// those the frameworks tell what is stored. The folders are read anew only where something changed
/// in them, since most calls write nothing.
@MainActor final class StoredFiles {
  /// The greatest number of files that are looked at; where there are more nothing is noted.
  private static let limit = 4000
  /// The greatest number of bytes of one file that are compared.
  private static let longest = 4 << 20
  /// The folders whose files the system may remove at any time, and that of defaults.
  private nonisolated static let passing: Set = ["caches", "cache", "tmp", "temp", "preferences"]

  /// The ends of the names of files that SQLite keeps beside a database.
  private nonisolated static let besideDatabases = ["-wal", "-shm", "-journal"]

  /// The place of a file.
  private struct Name: Hashable, Comparable {
    /// The app group, or the words for the extension's own container.
    var owner: String
    /// The path within the container.
    var path: String

    static func < (left: Self, right: Self) -> Bool {
      (left.owner, left.path) < (right.owner, right.path)
    }
  }

  /// A file on its device.
  fileprivate struct Identity: Hashable {
    var device: UInt64
    var inode: UInt64
  }

  /// The facts that change when a file is written.
  fileprivate struct Stamp: Hashable {
    var identity: Identity
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  /// A folder whose files are looked at.
  private struct Root {
    var folder: String
    var owner: String
    /// The path of the folder within its container, with a slash at its end; empty for the whole.
    var prefix = ""
  }

  private let containers: String
  private let home: String?
  /// The watch over the folders; nil where the kernel has none, so that they are read for each
  /// call.
  private let watch: FolderWatch?
  /// The files by place when they were read last; nil where there are too many.
  private var files: [Name: Stamp]?

  /// Creates a list of files, which is empty before the first call.
  ///
  /// - Parameters:
  ///   - containers: The folder with the app groups' containers.
  ///   - home: The extension's own container; one that does not lie beside the others is left
  ///     alone.
  ///   - watch: A watch over no folders yet.
  init(containers: String, home: String, watch: FolderWatch? = FolderWatch()) {
    self.containers = containers
    self.watch = watch
    let run = (containers as NSString).deletingLastPathComponent
    self.home = run.count > 1 && home.hasPrefix(run + "/") ? home : nil
    Self.groups.withLock { $0 = containers }
    missing_files_observe(containers, tellMissing)
  }

  /// The folder with the app groups' containers, below which files are missed.
  private nonisolated static let groups = Mutex("")

  /// Notes in the journal that a file of a group is looked for and is not there, or that the
  /// group's folder is listed.
  ///
  /// - Parameter path: The path, from the folder with the containers on.
  fileprivate nonisolated static func noteMissing(_ path: String) {
    let parts = path.split(separator: "/", maxSplits: 1)
    guard let group = parts.first else { return }
    let file = parts.dropFirst().first.map(String.init)
    let names = file?.split(separator: "/") ?? []
    guard !names.contains(where: { passing.contains($0.lowercased()) || $0.hasPrefix(".") }),
      !besideDatabases.contains(where: path.hasSuffix)
    else { return }
    let folder = groups.withLock { "\($0)/\(group)" }
    AccessJournal.note(
      RecordedAccess.Kind.missingFile.rawValue, of: String(group), key: file,
      value: GroupFolder.holdsFiles(folder) ? "files" : nil)
  }

  /// Looks at the files before a call, and notes from now on which are opened.
  func beginCall() {
    if hasChanges { files = filesNow() }
    opened_files_begin()
  }

  /// Notes in the journal which files were written since, in the order of their places.
  func noteWritten() {
    let opened = Self.openedFiles
    let written = Set(opened.filter { $0.writes != 0 }.map(Identity.init))
    guard hasChanges || !written.isEmpty else { return }
    let before = files
    files = filesNow()
    guard let before, let now = files else { return }
    let kept = Set(opened.filter { $0.keeps != 0 }.map(Identity.init))
    for (name, stamp) in now.sorted(by: { $0.key < $1.key }) {
      let old = before[name]
      guard old != stamp || written.contains(stamp.identity),
        let digest = Self.digest(of: path(of: name))
      else { continue }
      let kind: RecordedAccess.Kind =
        if let old { kept.contains(old.identity) ? .changedFile : .file } else { .newFile }
      AccessJournal.note(kind.rawValue, of: name.owner, key: name.path, value: digest)
    }
  }

  /// Whether a note is about a file that was looked for in vain and is there now: who writes a file
  /// looks first whether it is there.
  func isWritten(_ note: AccessJournal.Access) -> Bool {
    guard note.kind == RecordedAccess.Kind.missingFile.rawValue, let path = note.key else {
      return false
    }
    var status = stat()
    return lstat("\(containers)/\(note.name)/\(path)", &status) == 0
  }

  /// Whether anything changed in the folders since this was asked last, and the first time.
  private var hasChanges: Bool { watch?.takeChanges() ?? true }

  // MARK: Folders

  private static let own = "the extension's container"
  private static let support = "Library/Application Support/"

  private func roots() -> [Root] {
    var roots = Self.names(in: containers).sorted().map {
      Root(folder: "\(containers)/\($0)", owner: $0)
    }
    guard let home else { return roots }
    for name in ["Documents", "Library"] {
      roots.append(Root(folder: "\(home)/\(name)", owner: Self.own, prefix: name + "/"))
    }
    // Foundation on Linux has the folder for an application's support here.
    roots.append(Root(folder: home + "/.local/share", owner: Self.own, prefix: Self.support))
    return roots
  }

  private func path(of name: Name) -> String {
    guard name.owner == Self.own, let home else {
      return "\(containers)/\(name.owner)/\(name.path)"
    }
    guard name.path.hasPrefix(Self.support) else { return "\(home)/\(name.path)" }
    return "\(home)/.local/share/\(name.path.dropFirst(Self.support.count))"
  }

  private func filesNow() -> [Name: Stamp]? {
    // The folders in which a root may be made later.
    watch?.add(containers)
    if let home {
      watch?.add(home)
      watch?.add(home + "/.local", mayBeMissing: true)
    }
    var files: [Name: Stamp] = [:]
    for root in roots() {
      guard add(root.folder, of: root, at: root.prefix, to: &files) else { return nil }
    }
    return files
  }

  /// Adds the files of a folder and of those in it; returns whether there are not too many.
  private func add(
    _ folder: String, of root: Root, at prefix: String, to files: inout [Name: Stamp]
  ) -> Bool {
    // Changes that come after the folder was read are to be seen.
    watch?.add(folder, mayBeMissing: true)
    for name in Self.names(in: folder) where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        guard !Self.passing.contains(name.lowercased()) else { continue }
        guard add(path, of: root, at: "\(prefix)\(name)/", to: &files) else { return false }
      case S_IFREG:
        guard files.count < Self.limit else { return false }
        files[Name(owner: root.owner, path: prefix + name)] = Stamp(status)
      default: continue
      }
    }
    return true
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let item = readdir(stream) {
      let name = withUnsafePointer(to: &item.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  // MARK: Contents

  private static var openedFiles: UnsafeBufferPointer<opened_file> {
    var count = 0
    let openings = opened_files_end(&count)
    return UnsafeBufferPointer(start: openings, count: count)
  }

  /// A text that changes with a file's content; nil for a database and where it cannot be read.
  ///
  /// Of JSON and property lists it tells the values, because dictionaries are written in any order.
  private static func digest(of path: String) -> String? {
    guard !besideDatabases.contains(where: path.hasSuffix),
      let file = FileHandle(forReadingAtPath: path)
    else { return nil }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: longest) ?? Data(),
      !data.starts(with: "SQLite format 3".utf8)
    else { return nil }
    var hash = FNV1a()
    hash.add(StoredContents.inOneOrder(data))
    return hash.digits
  }
}

/// Notes a file that is looked for and is not there, on the thread that looks.
private func tellMissing(_ path: UnsafePointer<CChar>?) {
  if let path { StoredFiles.noteMissing(String(cString: path)) }
}

extension StoredFiles.Identity {
  fileprivate init(_ file: opened_file) { self.init(device: file.device, inode: file.inode) }
}

extension StoredFiles.Stamp {
  fileprivate init(_ status: stat) {
    self.init(
      identity: StoredFiles.Identity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino)),
      size: Int(status.st_size), seconds: status.st_mtim.tv_sec,
      nanoseconds: status.st_mtim.tv_nsec)
  }
}
