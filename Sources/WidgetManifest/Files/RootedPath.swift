public import Foundation

/// A file or folder that a manifest names and that lies under its root.
public struct RootedPath: Hashable, Sendable, Comparable {
  /// The path from the root folder, with slashes, as reports show it.
  public var path: String
  /// The path on this machine.
  public var url: URL

  /// Creates a path.
  public init(path: String, url: URL) {
    self.path = path
    self.url = url
  }

  /// Orders by path, as text.
  public static func < (left: Self, right: Self) -> Bool {
    left.path < right.path
  }
}
