/// A property list that cannot be used, and why.
public struct PropertyListError: Error, Hashable, Sendable {
  /// A problem with a property list.
  public enum Problem: Hashable, Sendable {
    /// The file could not be read.
    case unreadable(String)
    /// There are no keys with values in it.
    case notADictionary
  }

  /// The file, as the manifest names it.
  public let file: String
  /// The problem found.
  public let problem: Problem
}

extension PropertyListError: CustomStringConvertible {
  /// One line: the place, the problem, and what to do.
  public var description: String { "\(file): error: \(problem)" }
}

extension PropertyListError.Problem: CustomStringConvertible {
  /// The problem, and what to do.
  public var description: String {
    switch self {
    case .unreadable(let reason): "the property list cannot be read: \(reason)"
    case .notADictionary:
      "not a property list with keys; name the file that Xcode builds with"
    }
  }
}
