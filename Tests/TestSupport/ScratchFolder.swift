public import Foundation

/// A folder of its own for one test, removed when the last reference to it goes.
public final class ScratchFolder: Sendable {
  /// The folder's URL, without symbolic links on the way.
  public let url: URL

  /// Creates a folder with files in it.
  ///
  /// - Parameter files: The text of each file by its path; folders on the way are made.
  /// - Throws: An error of the file system.
  public init(_ files: [String: String] = [:]) throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    url = base.appendingPathComponent("widgetcheck-test-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file, and makes the folders on the way.
  ///
  /// - Throws: An error of the file system.
  public func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Writes a program with another process.
  ///
  /// A program that is open for writing cannot be started, and children that other tests start
  /// meanwhile inherit what this process has open.
  ///
  /// - Throws: An error of starting a process.
  public func writeProgram(_ text: String, to path: String) throws {
    let writer = Process()
    writer.executableURL = URL(fileURLWithPath: "/bin/sh")
    writer.arguments = [
      "-c", #"printf %s "$1" > "$2" && chmod 755 "$2""#, "sh", text,
      url.appendingPathComponent(path).path,
    ]
    try writer.run()
    writer.waitUntilExit()
  }

  /// Makes a symbolic link.
  ///
  /// - Throws: An error of the file system.
  public func link(_ path: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent(path).path, withDestinationPath: destination)
  }
}
