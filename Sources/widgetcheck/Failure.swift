import CommandLineArguments
import ExtensionImport
import SwiftPackages
import WidgetBuilder
import WidgetCalibration
import WidgetManifest
import WidgetRecording
import WidgetReports
import WidgetRunner

/// An error with the exit status of the program.
///
/// The status belongs to the type of the error, and every command lets its errors through, so that
/// the same error ends each of them alike.
protocol StatusBearing: Error, CustomStringConvertible {
  /// The status.
  var exitStatus: ExitStatus { get }
}

extension UsageError: StatusBearing {
  var exitStatus: ExitStatus { .usage }
}

extension SizeLogError: StatusBearing {
  var exitStatus: ExitStatus { .unusableInput }
}

extension CalibrationError: StatusBearing {
  var exitStatus: ExitStatus { .notObserved }
}

extension ManifestErrors: StatusBearing {
  var exitStatus: ExitStatus { .unusableInput }
}

extension ManifestSelectionError: StatusBearing {
  var exitStatus: ExitStatus { .unusableInput }
}

extension ManifestPresentError: StatusBearing {
  var exitStatus: ExitStatus { .unusableInput }
}

extension RecordingError: StatusBearing {
  var exitStatus: ExitStatus { .unusableInput }
}

extension RecordingSelectionError: StatusBearing {
  var exitStatus: ExitStatus { .unusableInput }
}

extension ResultsError: StatusBearing {
  var exitStatus: ExitStatus { .unusableInput }
}

extension ShardSetError: StatusBearing {
  var exitStatus: ExitStatus { .unusableInput }
}

extension SnapshotError: StatusBearing {
  var exitStatus: ExitStatus { .unusableInput }
}

extension BaselineError: StatusBearing {
  var exitStatus: ExitStatus { .unusableInput }
}

extension IntentDefinitionError: StatusBearing {
  var exitStatus: ExitStatus { .unusableInput }
}

extension PropertyListError: StatusBearing {
  var exitStatus: ExitStatus { .unusableInput }
}

extension ImportError: StatusBearing {
  var exitStatus: ExitStatus { .unusableInput }
}

extension OutputError: StatusBearing {
  var exitStatus: ExitStatus { .notWritten }
}

extension UnlistedExtensionError: StatusBearing {
  var exitStatus: ExitStatus { .notObserved }
}

extension BuildError: StatusBearing {
  var exitStatus: ExitStatus {
    switch problem {
    case .noCompiler, .noConditions, .frameworksIncomplete, .notStarted, .compilerFailed,
      .packageUnreadable:
      .notObserved
    case .unreadable: .unusableInput
    case .unwritable: .notWritten
    case .noSize: .usage
    case .nothingToBuild: .internalError
    case .unknownFunctions: .unusableInput
    case .interrupted: .interrupted
    }
  }
}

extension LockFileError: StatusBearing {
  var exitStatus: ExitStatus { .unusableInput }
}

extension PackageFetchError: StatusBearing {
  var exitStatus: ExitStatus { .notObserved }
}

extension RunnerError: StatusBearing {
  var exitStatus: ExitStatus {
    switch problem {
    case .notStarted, .notDescribed, .noSandbox: .notObserved
    case .noFolder: .notWritten
    case .unknownNames: .unusableInput
    }
  }
}

/// The end of a command that could not go on: its lines on standard error, and its status.
struct Failure {
  /// The lines.
  let lines: String
  /// The status.
  let status: ExitStatus

  /// Classifies an error.
  ///
  /// One whose type has no status was foreseen nowhere, which is a fault of this program.
  init(_ error: any Error) {
    guard let bearing = error as? any StatusBearing else {
      let reason = "\(error)".split(whereSeparator: \.isNewline).joined(separator: " ")
      lines = "widgetcheck: error: a fault of this program, please report it: \(reason)"
      status = .internalError
      return
    }
    status = bearing.exitStatus
    lines = bearing is UsageError ? "widgetcheck: error: \(bearing)" : bearing.description
  }
}
