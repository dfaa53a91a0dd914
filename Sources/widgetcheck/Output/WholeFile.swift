import FileTypes
import Foundation
import Glibc
import WidgetReports

/// Writes files whole or not at all: temporary files in the same folders, then a rename of each.
enum WholeFile {
  /// Writes a file and makes the folders on its way.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - path: The file, or a device or pipe, which is written to as it is.
  ///   - advice: The remedy where it cannot be written.
  /// - Throws: `OutputError` where the file cannot be written; what was there before stays.
  static func write(
    _ data: Data, to path: String, advice: String = OutputError.outputAdvice
  ) throws(OutputError) {
    do throws(OutputError) {
      try write([ReportFile(path: path, data: data)])
    } catch {
      throw OutputError(path: error.path, reason: error.reason, advice: advice)
    }
  }

  /// Writes files and makes the folders on their way; none is replaced before all could be written.
  ///
  /// - Parameter files: The files.
  /// - Throws: `OutputError` for the first file that cannot be written; what was there before
  ///   stays.
  static func write(_ files: [ReportFile]) throws(OutputError) {
    try writeAll { batch throws(OutputError) in
      for file in files { try batch.add(file, at: file.path) }
    }
  }

  /// Writes files as they are made; none is replaced before all could be written.
  ///
  /// - Parameter make: Makes the files, and adds each to the batch.
  /// - Throws: `OutputError` for the first file that cannot be written; what was there before
  ///   stays.
  static func writeAll(
    _ make: (inout Batch) throws(OutputError) -> Void
  ) throws(OutputError) {
    var batch = Batch()
    do throws(OutputError) {
      try make(&batch)
      try batch.finish()
    } catch {
      batch.abandon()
      throw error
    }
  }
}

extension WholeFile {
  /// Temporary files, with the paths to remove where one of them cannot be written.
  struct Batch {
    private var pending: [(temporary: String, destination: String, path: String)] = []
    private var madeFolders: [String] = []

    /// Writes a file under another name.
    ///
    /// - Parameters:
    ///   - file: The file's bytes.
    ///   - path: The path that it is to have.
    /// - Throws: `OutputError` where the file cannot be written.
    mutating func add(_ file: ReportFile, at path: String) throws(OutputError) {
      let destination = Self.destination(path)
      guard !Self.isStream(destination) else {
        let descriptor = open(destination, O_WRONLY | O_CLOEXEC)
        return try Self.check(Self.fill(descriptor, with: file), path)
      }
      if file.isNamedByContent, Self.isThere(file, at: destination) { return }
      let folder = (destination as NSString).deletingLastPathComponent
      try makeFolder(folder, for: path)
      let name = (destination as NSString).lastPathComponent
      let temporary = "\(folder.isEmpty ? "." : folder)/.\(name).\(getpid()).temporary"
      unlink(temporary)
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { pending.append((temporary, destination, path)) }
      try Self.check(Self.fill(descriptor, with: file), path)
    }

    /// Gives all files their names.
    mutating func finish() throws(OutputError) {
      for (index, file) in pending.enumerated() {
        guard rename(file.temporary, file.destination) != 0 else { continue }
        let code = errno
        pending.removeFirst(index)
        try Self.check(code, file.path)
      }
      pending = []
    }

    /// Removes all that has no name yet, and the folders that were made for it.
    func abandon() {
      for file in pending { unlink(file.temporary) }
      for folder in madeFolders.reversed() { rmdir(folder) }
    }

    /// Makes a folder and those on its way.
    private mutating func makeFolder(_ folder: String, for path: String) throws(OutputError) {
      guard !folder.isEmpty, mkdir(folder, 0o777) != 0 else {
        if !folder.isEmpty { madeFolders.append(folder) }
        return
      }
      switch errno {
      case EEXIST: return
      case ENOENT:
        let parent = (folder as NSString).deletingLastPathComponent
        guard parent != folder else { return try Self.check(ENOENT, path) }
        try makeFolder(parent, for: path)
        let isMade = mkdir(folder, 0o777) == 0
        if isMade { madeFolders.append(folder) }
        try Self.check(isMade || errno == EEXIST ? 0 : errno, path)
      case let code: try Self.check(code, path)
      }
    }

    /// Writes bytes and closes; returns 0, or the number of an error.
    private static func fill(_ descriptor: Int32, with file: ReportFile) -> Int32 {
      guard descriptor >= 0 else { return errno }
      var error: Int32 = 0
      file.write { piece in
        if error == 0 { error = Stream.write(piece, to: descriptor) }
      }
      return close(descriptor) == 0 || error != 0 ? error : errno
    }

    /// Whether a file has its bytes already, as after an earlier run with the same drawings.
    private static func isThere(_ file: ReportFile, at path: String) -> Bool {
      guard FileType(at: path) == .file, let known = FileManager.default.contents(atPath: path)
      else { return false }
      return known == file.data
    }

    private static func check(_ code: Int32, _ path: String) throws(OutputError) {
      guard code != 0 else { return }
      throw OutputError(path: path, reason: String(cString: strerror(code)))
    }

    /// Whether there is something that no file may take the place of, such as `/dev/null`.
    private static func isStream(_ path: String) -> Bool {
      FileType(at: path).map { [.device, .pipe, .socket].contains($0) } ?? false
    }

    /// The path at which a file is written: a link is followed, so that it stays one.
    private static func destination(_ path: String) -> String {
      var target: CChar = 0
      let isLink = readlink(path, &target, 1) >= 0
      guard isLink, let resolved = realpath(path, nil) else { return path }
      defer { free(resolved) }
      return String(cString: resolved)
    }
  }
}
