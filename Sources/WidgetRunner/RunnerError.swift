public import WidgetManifest

/// Something that keeps a run from going on, and where.
public struct RunnerError: Error, Hashable, Sendable {
  /// A problem with a run.
  public enum Problem: Hashable, Sendable {
    /// The process could not be started.
    case notStarted(String)
    /// The extension did not say what widgets it has.
    case notDescribed(String)
    /// A private folder of the run could not be made or filled.
    case noFolder(String)
    /// The manifest names what the bundle does not have.
    case unknownNames(ManifestErrors)
    /// No sandbox could be had although one is required.
    case noSandbox(String)
  }

  /// The program, folder or bundle.
  public let place: String
  /// The problem found.
  public let problem: Problem

  /// Creates an error.
  public init(place: String, problem: Problem) {
    self.place = place
    self.problem = problem
  }
}

extension RunnerError: CustomStringConvertible {
  /// One line: the place, the problem, and what to do.
  public var description: String {
    switch problem {
    case .notStarted(let reason): "\(place): error: cannot be started: \(reason)"
    case .notDescribed(let reason): "\(place): error: does not describe its widgets: \(reason)"
    case .noFolder(let reason): "\(place): error: cannot be prepared for a run: \(reason)"
    case .unknownNames(let errors): errors.description
    case .noSandbox(let reason):
      "\(place): error: no sandbox: \(reason); install bubblewrap or run with --sandbox auto"
    }
  }
}
