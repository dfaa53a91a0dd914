/// A folder of sources that no manifest can be proposed for, and why.
public struct ImportError: Error, Sendable, Hashable {
  /// A problem with a folder or a project.
  public enum Problem: Sendable, Hashable {
    /// Nothing is there, or no folder.
    case notFolder
    /// The file could not be read, or is larger than any project.
    case unreadable
    /// The project is not the property list it should be.
    case malformed(PropertyListProblem)
    /// The property list describes no project.
    case noProject
    /// No target of any project is a widget extension, and no source is the entry point of one.
    case noWidgetExtension
  }

  /// The file or folder, as it was given.
  public let file: String
  /// The problem found.
  public let problem: Problem

  /// Creates an error.
  public init(file: String, problem: Problem) {
    self.file = file
    self.problem = problem
  }
}

extension ImportError: CustomStringConvertible {
  /// One line: the place, the problem, and what to do.
  public var description: String {
    switch problem {
    case .notFolder:
      "\(file): error: no folder is there; give the folder of a widget extension or of its project"
    case .unreadable: "\(file): error: the file cannot be read; make it readable"
    case .malformed(let problem):
      "\(file):\(problem.line):\(problem.column): error: \(problem.reason); open the project in "
        + "Xcode, or restore the file"
    case .noProject:
      "\(file): error: the file describes no project; open it in Xcode, or restore it"
    case .noWidgetExtension:
      "\(file): error: no widget extension is here: no target has the extension point "
        + "com.apple.widgetkit-extension, and no Widget or WidgetBundle is marked @main; give the "
        + "folder of one"
    }
  }
}
