/// Every status with which the program ends.
enum ExitStatus: Int32, CaseIterable {
  /// Nothing at or above the failing level.
  case success = 0
  /// Findings at or above the failing level.
  case findings = 1
  /// Some provider could not be observed: it crashed, hung, or would not build.
  case notObserved = 2
  /// The command line makes no sense.
  case usage = 64
  /// A manifest or recording cannot be used.
  case unusableInput = 65
  /// A fault of this program.
  case internalError = 70
  /// A report could not be written.
  case notWritten = 74
  /// The user interrupted the run.
  case interrupted = 130

  /// The meaning in the help and the manual page.
  var meaning: String {
    switch self {
    case .success: "nothing at or above --fail-on"
    case .findings: "findings"
    case .notObserved: "some provider could not be observed: it crashed, hung, or would not build"
    case .usage: "wrong usage"
    case .unusableInput: "unusable manifest or recording"
    case .internalError: "a fault of this program"
    case .notWritten: "a report could not be written"
    case .interrupted: "interrupted; what was done so far is reported"
    }
  }
}
