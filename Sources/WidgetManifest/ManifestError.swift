/// An error of a manifest: the place in it, and the problem.
public struct ManifestError: Error, Hashable, Sendable {
  /// The manifest file, as the person named it.
  public let file: String
  /// The JSON Pointer of the offending value; empty for the whole file.
  public let pointer: String
  /// The problem found.
  public let problem: Problem

  /// Creates an error.
  public init(file: String, pointer: String = "", problem: Problem) {
    self.file = file
    self.pointer = pointer
    self.problem = problem
  }
}

extension ManifestError: CustomStringConvertible {
  /// One line: the place, the problem, and what to do where that is not obvious.
  public var description: String {
    if case .malformed(let line, let column, let problem) = problem {
      return "\(file):\(line):\(column): error: \(problem)"
    }
    return pointer.isEmpty ? "\(file): error: \(problem)" : "\(file)#\(pointer): \(problem)"
  }
}

/// The errors of one manifest, in the order in which they stand there.
public struct ManifestErrors: Error, Hashable, Sendable {
  /// The errors; there is at least one.
  public let errors: [ManifestError]

  /// Creates the list.
  public init(_ errors: [ManifestError]) {
    self.errors = errors
  }
}

extension ManifestErrors: CustomStringConvertible {
  /// One line an error.
  public var description: String {
    errors.map(\.description).joined(separator: "\n")
  }
}
