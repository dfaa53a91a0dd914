import Spelling

/// A parameter that cannot be given the value that a manifest asks for.
package struct IntentConfigurationError: Error, Hashable, Sendable {
  /// A problem with the parameter.
  package enum Problem: Hashable, Sendable {
    /// The intent has no such parameter; the names nearest to it come first.
    case unknownParameter(nearest: [String])
    /// The value is not of the parameter's kind.
    case wrongValue(expected: String, found: String)
    /// The enumeration has no such case.
    case unknownCase(String, known: [String])
    /// The entity's query does not know the identifier; those that it suggests.
    case unknownEntity(String, type: String, suggested: [String])
    /// The entity's query threw an error.
    case queryFailed(String)
  }

  /// The type name of the intent.
  package let intent: String
  /// The name of the parameter.
  package let parameter: String
  /// The problem found.
  package let problem: Problem

  /// Creates an error.
  package init(intent: String, parameter: String, problem: Problem) {
    self.intent = intent
    self.parameter = parameter
    self.problem = problem
  }

  /// Creates the error for a name that an intent does not have.
  ///
  /// - Parameters:
  ///   - name: The name that was asked for.
  ///   - names: The names that the intent has.
  ///   - intent: The type name of the intent.
  /// - Returns: The error, with at most three names.
  package static func unknown(_ name: String, among names: [String], of intent: String) -> Self {
    let nearest = NearestWord.ranking(names, by: name).prefix(3)
    return Self(
      intent: intent, parameter: name, problem: .unknownParameter(nearest: Array(nearest)))
  }
}

extension IntentConfigurationError: CustomStringConvertible {
  /// The intent, the parameter and the problem on one line.
  package var description: String {
    "\(intent).\(parameter): \(problem)"
  }
}

extension IntentConfigurationError.Problem: CustomStringConvertible {
  /// A lower-case clause that states the problem.
  package var description: String {
    switch self {
    case .unknownParameter(let nearest) where nearest.isEmpty:
      "the intent has no parameters"
    case .unknownParameter(let nearest):
      "unknown parameter; the nearest are \(Self.quoted(nearest))"
    case .wrongValue(let expected, let found):
      "expected \(expected), found \(found)"
    case .unknownCase(let value, let known):
      "unknown case '\(value)'; known are \(Self.quoted(known))"
    case .unknownEntity(let identifier, let type, let suggested):
      "the query of \(type) knows no entity '\(identifier)'"
        + (suggested.isEmpty ? "" : "; it suggests \(Self.excerpt(of: suggested))")
    case .queryFailed(let reason):
      "the query threw \(reason)"
    }
  }

  /// The first twenty names, and the number of the others.
  private static func excerpt(of names: [String]) -> String {
    let others = names.count - 20
    return names.prefix(20).joined(separator: ", ") + (others > 0 ? " and \(others) more" : "")
  }

  private static func quoted(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
