public import Foundation
public import WidgetRecording

/// An extension that was built, or could not be.
public struct Build: Hashable, Sendable {
  /// The outcome.
  public var outcome: BuildOutcome
  /// The facts found in the sources; nil where the manifest has none.
  public var survey: SourceSurvey?
  /// The program of the app's side; nil where the manifest has none, or nothing was built.
  public var app: URL?
  /// The compiler's errors in previews that were left out for them.
  public var previewFaults: [RecordedDiagnostic] = []
  /// The parts of the sources that were left out, since they do not compile here.
  public var omissions: [RecordedOmission] = []
  /// The names, without an extension, of the sources that stand in for code which is not here.
  public var standIns: [String] = []
}

/// The outcome of building an extension.
public enum BuildOutcome: Hashable, Sendable {
  /// There is an executable, and a folder with the bundle's resources where it has any.
  case built(executable: URL, resources: URL?)
  /// The manifest names an executable that was built elsewhere.
  case notNeeded(executable: URL)
  /// The sources do not compile: the compiler's errors, in its order.
  case failed([RecordedDiagnostic])

  /// Whether there is a program to run.
  var hasProgram: Bool {
    if case .failed = self { false } else { true }
  }

  /// The same as a recording holds it.
  public var recorded: RecordedBuild {
    switch self {
    case .built: .succeeded
    case .notNeeded: .notNeeded
    case .failed(let diagnostics): .failed(diagnostics)
    }
  }
}
