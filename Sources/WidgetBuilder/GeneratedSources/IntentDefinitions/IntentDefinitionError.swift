/// An error of an `.intentdefinition`: the place in it, and the problem.
public struct IntentDefinitionError: Error, Hashable, Sendable {
  /// A problem with a definition.
  public enum Problem: Hashable, Sendable {
    /// The file could not be read.
    case unreadable(String)
    /// The file is larger than a definition can reasonably be.
    case tooLarge(bytes: Int, limit: Int)
    /// The file is not a property list.
    case notAPropertyList
    /// A value that must be present is absent or of another type.
    case missing(String)
    /// A name that is not a Swift identifier.
    case unusableName(String)
    /// A kind of parameter that this version does not know.
    case unknownType(String)
    /// A type that no definition declares.
    case undeclaredType(String)
    /// A list of a type that this version only knows singly.
    case unsupportedList(String)
    /// A default that the enumeration does not have.
    case unknownCase(String)
    /// A name that a definition declares twice, or that another file declares, too.
    case declaredTwice(String, other: String? = nil)
  }

  /// The definition's file.
  public let file: String
  /// The place in it, as a path of names and positions; empty for the whole file.
  public let place: String
  /// The problem found.
  public let problem: Problem

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - file: The definition's file.
  ///   - place: The place in it.
  ///   - problem: The problem there.
  public init(file: String, place: String, problem: Problem) {
    self.file = file
    self.place = place
    self.problem = problem
  }
}

extension IntentDefinitionError: CustomStringConvertible {
  /// The place and the problem on one line.
  public var description: String {
    let location = place.isEmpty ? file : "\(file)#\(place)"
    return "\(location): \(problem)"
  }
}

extension IntentDefinitionError.Problem: CustomStringConvertible {
  /// A lower-case clause that states the problem.
  public var description: String {
    switch self {
    case .unreadable(let reason): "the intent definition cannot be read: \(reason)"
    case .tooLarge(let bytes, let limit): "\(bytes) bytes are more than the limit of \(limit)"
    case .notAPropertyList: "the file is not a property list"
    case .missing(let key): "'\(key)' is missing"
    case .unusableName(let name): "'\(name)' is not a name that Swift can use"
    case .unknownType(let type): "unknown parameter type '\(type)'"
    case .undeclaredType(let type): "no definition declares the type '\(type)'"
    case .unsupportedList(let type): "lists of '\(type)' are not supported"
    case .unknownCase(let name): "the enumeration has no case '\(name)'"
    case .declaredTwice(let name, nil): "'\(name)' is declared twice"
    case .declaredTwice(let name, let other?):
      "'\(name)' is declared otherwise in \(other), too; name the one that the extension uses under "
        + "intentDefinitions"
    }
  }
}
