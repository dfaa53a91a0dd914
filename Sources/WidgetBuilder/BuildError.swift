public import ProcessSpawning
public import WidgetManifest

/// A build that cannot go on for a reason that is not in the author's sources.
public struct BuildError: Error, Hashable, Sendable {
  /// A problem with a build.
  public enum Problem: Hashable, Sendable {
    /// There is no Swift compiler.
    case noCompiler
    /// The compiler does not say for which conditions it compiles.
    case noConditions(String)
    /// One of the files that widget code is compiled against is absent.
    case frameworksIncomplete
    /// The file cannot be read.
    case unreadable(String)
    /// The file or folder cannot be written.
    case unwritable(String)
    /// The program could not be started.
    case notStarted(String)
    /// The compiler ended by a signal or without an error message; the end of its output.
    case compilerFailed(ProcessEnd, lastLines: [String])
    /// The size that the cache is to have is none.
    case noSize(String)
    /// The manifest has a recording in place of an extension.
    case nothingToBuild
    /// The manifest names functions that the app's side does not have.
    case unknownFunctions(ManifestErrors)
    /// The package manager cannot read a package's manifest; its reason.
    case packageUnreadable(String)
    /// The user interrupted the build.
    case interrupted
  }

  /// The file or folder concerned.
  public let place: String
  /// The problem found.
  public let problem: Problem

  /// Creates an error.
  public init(place: String, problem: Problem) {
    self.place = place
    self.problem = problem
  }
}

extension BuildError: CustomStringConvertible {
  /// One line: the place, the problem, and what to do.
  public var description: String {
    if case .unknownFunctions(let errors) = problem { return errors.description }
    return "\(place): error: \(explanation)"
  }

  private var explanation: String {
    switch problem {
    case .noCompiler:
      "there is no Swift compiler here; put 'swiftc' on the PATH, or name it in "
        + "WIDGETCHECK_SWIFTC"
    case .noConditions(let reason): "the compiler does not state its conditions: \(reason)"
    case .frameworksIncomplete:
      "the modules that widget code imports are not here; install widgetcheck again, or name "
        + "their folder in WIDGETCHECK_FRAMEWORKS"
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .unwritable(let reason):
      "cannot be written: \(reason); WIDGETCHECK_CACHE names another folder"
    case .notStarted(let reason): "could not be started: \(reason)"
    case .compilerFailed(let end, let lines):
      "the compiler \(end) without an error in the sources"
        + (lines.isEmpty ? "" : ": \(lines.joined(separator: " | "))")
    case .packageUnreadable(let reason): "the package manager cannot read this package: \(reason)"
    case .noSize(let text): "'\(text)' is no size; a number with its unit is, such as 500MB"
    case .interrupted: "interrupted"
    case .unknownFunctions(let errors): errors.description
    case .nothingToBuild: "the manifest has a recording, and nothing to build"
    }
  }
}
