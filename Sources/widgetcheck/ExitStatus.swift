/// Every status with which the program ends.
enum ExitStatus: Int32 {
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
}
