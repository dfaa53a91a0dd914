/// The end of something that a scenario had the app or the extension do.
public struct ActionEnd: Hashable, Sendable {
  /// The way in which it ended.
  public var outcome: Termination
  /// The signal that ended the process.
  public var signal: Int?
  /// The words of the trap or the thrown error.
  public var failure: RecordedFailure?
  /// Texts that the author's code printed, cut at a stated size.
  public var standardOutput = ""
  /// Texts that the author's code wrote to standard error, cut at a stated size.
  public var standardError = ""

  /// Creates an end of which nothing else is known.
  public init(_ outcome: Termination, failure: RecordedFailure? = nil) {
    self.outcome = outcome
    self.failure = failure
  }

  /// The end in words, as messages have it.
  public var phrase: String {
    let words = failure.map { ": \($0.message)" } ?? ""
    return switch outcome {
    case .returned: "returned"
    case .timedOut: "did not end in time"
    case .crashed: "ended the process" + (signal.map { " (signal \($0))" } ?? "") + words
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
    try fields.optional("failure", &failure)
    try fields.required("outcome", &outcome)
    try fields.optional("signal", &signal)
    try fields.sparse("stderr", &standardError, "")
    try fields.sparse("stdout", &standardOutput, "")
  }
}
