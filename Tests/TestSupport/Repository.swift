public import Foundation

/// Paths in the repository that the tests were built from.
public enum Repository {
  /// The repository's top folder.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the products that were built with the tests.
  public static let products = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent()

  /// Returns a file of the repository.
  ///
  /// - Parameter path: The path from the repository's top folder.
  /// - Returns: The file.
  public static func file(_ path: String) -> URL {
    root.appending(path: path)
  }
}
