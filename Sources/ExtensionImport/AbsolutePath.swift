import Foundation

/// A place in the file system: an absolute path without `.` and `..`.
struct AbsolutePath: Hashable, Comparable, Sendable {
  /// The path, beginning with a slash and not ending with one.
  let path: String

  /// Creates a location.
  ///
  /// - Parameters:
  ///   - path: A path; one that does not begin with a slash starts from the folder.
  ///   - folder: The folder to start from; nil for the root of the file system.
  init(_ path: String, from folder: AbsolutePath? = nil) {
    let start = path.hasPrefix("/") ? [] : folder?.parts ?? []
    var parts = start
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    self.path = "/" + parts.joined(separator: "/")
  }

  /// The names on the way from the root.
  var parts: [Substring] { path.split(separator: "/") }
  /// The last name.
  var name: String { parts.last.map(String.init) ?? "/" }
  /// The path's extension in lower case; empty where there is none.
  var ending: String { (path as NSString).pathExtension.lowercased() }
  /// The folder that this lies in.
  var folder: AbsolutePath { AbsolutePath((path as NSString).deletingLastPathComponent) }
  /// The name without its ending.
  var stem: String { (name as NSString).deletingPathExtension }

  /// Returns what a path means from here.
  func appending(_ path: String) -> AbsolutePath {
    AbsolutePath(path, from: self)
  }

  /// Whether this is a folder's own place or somewhere below it.
  func isWithin(_ folder: AbsolutePath) -> Bool {
    folder.path == "/" || path == folder.path || path.hasPrefix(folder.path + "/")
  }

  /// Returns the path that leads here from a folder.
  func relative(to folder: AbsolutePath) -> String {
    let here = parts
    let there = folder.parts
    let shared = zip(here, there).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: there.count - shared)
    let path = (up + here[shared...]).joined(separator: "/")
    return path.isEmpty ? "." : path
  }

  /// Returns the deepest folder that holds both.
  func common(with other: AbsolutePath) -> AbsolutePath {
    let shared = zip(parts, other.parts).prefix { $0 == $1 }.map(\.0)
    return AbsolutePath(shared.joined(separator: "/"))
  }

  /// Orders by path.
  static func < (left: Self, right: Self) -> Bool {
    left.path < right.path
  }
}
