/// The way in which something ended that a scenario had the app or the extension do.
public enum ActionOutcome: Hashable, Sendable {
  /// The author's code returned.
  case returned
  /// It did not return within its limit.
  case timedOut
  /// A signal or trap ended the process; the runtime's message.
  case crashed(signal: Int?, RecordedFailure?)
  /// It ended its process.
  case exited
  /// It threw an error, of which something may be known.
  case threw(RecordedFailure?)
  /// The process grew beyond its memory limit and was stopped.
  case exceededMemory

  /// The word for an outcome, as recordings have it.
  public var termination: Termination {
    switch self {
    case .returned: .returned
    case .timedOut: .timedOut
    case .crashed: .crashed
    case .exited: .exited
    case .threw: .threw
    case .exceededMemory: .exceededMemory
    }
  }
}

/// The end of something that a scenario had the app or the extension do, with what it printed.
public struct ActionEnd: Hashable, Sendable {
  /// The way in which it ended.
  public var outcome: ActionOutcome
  /// Texts that the author's code printed, cut at a stated size.
  public var standardOutput = ""
  /// Texts that the author's code wrote to standard error, cut at a stated size.
  public var standardError = ""

  /// Creates an end without printed texts.
  public init(_ outcome: ActionOutcome) {
    self.outcome = outcome
  }

  /// The signal that ended the process; nil where none did or it is not known.
  public var signal: Int? {
    if case .crashed(let signal, _) = outcome { signal } else { nil }
  }

  /// The words of the trap or the thrown error; nil where there are none.
  public var failure: RecordedFailure? {
    switch outcome {
    case .crashed(_, let failure), .threw(let failure): failure
    case .returned, .timedOut, .exited, .exceededMemory: nil
    }
  }

  /// The end in words, as messages have it.
  public var phrase: String {
    let words = failure.map { ": \($0.message)" } ?? ""
    return switch outcome {
    case .returned: "returned"
    case .timedOut: "did not end in time"
    case .crashed(let signal, _):
      "ended the process" + (signal.map { " (signal \($0))" } ?? "") + words
    case .exited: "ended its process"
    case .threw: "threw an error\(words)"
    case .exceededMemory: "used more memory than there is"
    }
  }
}

extension ActionEnd {
  /// Reads or writes the members beside those of an event.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    var (failure, signal, word) = (failure, signal, outcome.termination)
    try fields.optional("failure", &failure)
    try fields.required("outcome", &word)
    try fields.optional("signal", &signal)
    try fields.check("signal", signal ?? 1 >= 1, "the number of a signal, from 1")
    try fields.sparse("stderr", &standardError, "")
    try fields.sparse("stdout", &standardOutput, "")
    guard fields.isReading else { return }
    outcome =
      switch word {
      case .returned: .returned
      case .timedOut: .timedOut
      case .crashed: .crashed(signal: signal, failure)
      case .exited: .exited
      case .threw: .threw(failure)
      case .exceededMemory: .exceededMemory
      }
  }
}
