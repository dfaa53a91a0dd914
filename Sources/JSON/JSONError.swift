/// A text that is not the JSON it should be, and the place of the value that says why.
public struct JSONError: Error, Hashable, Sendable {
  /// A problem with a value.
  public enum Problem: Hashable, Sendable {
    /// The text is no JSON at an offset in bytes; the words say what was expected there.
    case syntax(String, offset: Int)
    /// Values lie in one another deeper than any sensible text has them.
    case tooDeep
    /// The value is of another kind.
    case wrongKind(expected: String, found: String)
    /// The value is of the right kind and means nothing; the words say what was expected.
    case badValue(String)
    /// A key that must be there is not.
    case missingKey(String)
    /// Something follows the value.
    case trailingText
  }

  /// The keys and positions that lead to the value, outermost first.
  public private(set) var path: [String]
  /// The problem found.
  public let problem: Problem

  /// Creates an error at the value that is being read.
  public init(_ problem: Problem) {
    self.problem = problem
    path = []
  }

  /// Returns the error as seen from outside a member or an element.
  ///
  /// - Parameter component: The member's key or the element's position.
  /// - Returns: The error with a path that is longer by one.
  public func inside(_ component: String) -> JSONError {
    var error = self
    error.path.insert(component, at: 0)
    return error
  }
}

extension JSONError {
  /// The place of the value as a JSON Pointer (RFC 6901); empty for the whole text.
  public var pointer: String {
    path.map { "/" + $0.replacing("~", with: "~0").replacing("/", with: "~1") }.joined()
  }
}

extension JSONError: CustomStringConvertible {
  /// A lower-case clause with the place in front.
  public var description: String {
    guard !path.isEmpty else { return problem.description }
    return "'\(path.joined(separator: "/"))': \(problem)"
  }
}

extension JSONError.Problem: CustomStringConvertible {
  /// A lower-case clause that states the problem.
  public var description: String {
    switch self {
    case .syntax(let expected, let offset): "no JSON at byte \(offset): expected \(expected)"
    case .tooDeep: "values lie more than \(JSONReader.greatestDepth) deep in one another"
    case .wrongKind(let expected, let found): "expected \(expected), found \(found)"
    case .badValue(let reason): reason
    case .missingKey(let key): "the key '\(key)' is missing"
    case .trailingText: "something follows the value"
    }
  }
}
