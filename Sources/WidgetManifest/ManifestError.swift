/// A manifest that cannot be used, and the place in it that says why.
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
    let place = pointer.isEmpty ? file : "\(file)#\(pointer)"
    return "\(place): \(problem)"
  }
}

/// Everything that is wrong with one manifest, in the order in which it stands there.
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
