/// The way in which a call ended.
public enum CallOutcome: Hashable, Sendable {
  /// The reload budget refused the request; no provider was called.
  case rejected
  /// The extension answered. Stored by reference, since calls are copied far more often than made.
  indirect case answered(ProviderAnswer)
  /// The call timed out, and the process was stopped; nil where its activity was not measured.
  ///
  /// Of a call without an answer the measures are the connections and accesses that it had made,
  /// and, where it only waited, the hosts whose answers it waited for.
  indirect case timedOut(wasBusy: Bool?, measures: ProviderAnswer? = nil)
  /// A signal or trap ended the process; the runtime's message.
  indirect case crashed(signal: Int?, RecordedFailure?, measures: ProviderAnswer? = nil)
  /// The provider ended its process, with a status.
  indirect case exited(status: Int?, measures: ProviderAnswer? = nil)
  /// The process grew beyond its memory limit and was stopped.
  indirect case exceededMemory(measures: ProviderAnswer? = nil)

  /// The word for an outcome, as recordings have it.
  public var termination: Termination? {
    switch self {
    case .rejected: nil
    case .answered(let answer):
      switch answer.content {
      case .failure: .threw
      case .abandoned: .timedOut
      case .entry, .timeline, .clues, .recommendations: .returned
      }
    case .timedOut: .timedOut
    case .crashed: .crashed
    case .exited: .exited
    case .exceededMemory: .exceededMemory
    }
  }

  /// The answer, or the measures of a call that got none.
  var measured: ProviderAnswer? {
    switch self {
    case .timedOut(_, let measures), .crashed(_, _, let measures), .exited(_, let measures),
      .exceededMemory(let measures):
      measures
    case .answered, .rejected: answer
    }
  }

  /// The answer, where there is one.
  public var answer: ProviderAnswer? {
    if case .answered(let answer) = self { answer } else { nil }
  }
}

/// The word for how a call of a provider ended.
public enum Termination: String, Hashable, Sendable, JSONConvertible {
  /// The provider answered.
  case returned
  /// The provider did not answer within its limit.
  case timedOut
  /// The process ended by a signal or trap.
  case crashed
  /// The provider ended its process.
  case exited
  /// The provider threw an error.
  case threw
  /// The process grew beyond its memory limit and was stopped.
  case exceededMemory
}

extension CallOutcome {
  /// Reads or writes the outcome beside the other members of a call.
  ///
  /// - Parameters:
  ///   - fields: The members.
  ///   - mode: The provider's mode, which decides the members of an answer.
  /// - Throws: `JSONError` where a member is not of its type.
  mutating func code(_ fields: inout some JSONFields, mode: ProviderMode) throws(JSONError) {
    var word = termination
    try fields.optional("outcome", &word)
    switch word ?? .returned {
    case .returned, .threw:
      try codeAnswer(&fields, mode: mode, as: word ?? .returned)
    case .timedOut:
      var isAbandoned = answer?.content == .abandoned
      try fields.sparse("abandoned", &isAbandoned, false)
      if isAbandoned {
        var answer = answer ?? ProviderAnswer(.abandoned)
        answer.content = .abandoned
        try answer.codeMeasures(&fields)
        self = .answered(answer)
      } else {
        try codeEnd(&fields, of: .timedOut)
      }
    case .crashed, .exited, .exceededMemory:
      try codeEnd(&fields, of: word ?? .crashed)
    }
  }

  /// Reads or writes an answer; one that contradicts the word for its outcome cannot be read.
  private mutating func codeAnswer(
    _ fields: inout some JSONFields, mode: ProviderMode, as word: Termination
  ) throws(JSONError) {
    var answer = answer ?? ProviderAnswer(.entry(nil))
    try answer.code(&fields, mode: mode)
    if word == .threw, CallOutcome.answered(answer).termination == .returned {
      answer.content = .failure(RecordedFailure(message: "an error of which nothing is known"))
    }
    self = .answered(answer)
    guard termination == word else {
      throw JSONError(.badValue("'\(word.rawValue)' is not how the answer ended"))
        .inside("outcome")
    }
  }

  /// Reads or writes the facts about a call whose process ended.
  private mutating func codeEnd(
    _ fields: inout some JSONFields, of word: Termination
  ) throws(JSONError) {
    var completions = 0
    try fields.defaulted("completions", &completions, 0)
    // A record that is being read has a blank answer by now, which says nothing of this call.
    let known = answer == nil ? measured : nil
    var answer = known ?? ProviderAnswer(.abandoned, completions: 0)
    try fields.list("network", &answer.network)
    try answer.codeUses(&fields)
    let measures = answer.hasMeasures ? answer : nil
    switch word {
    case .timedOut:
      var wasBusy: Bool?
      if case .timedOut(let known, _) = self { wasBusy = known }
      try fields.optional("busy", &wasBusy)
      self = .timedOut(wasBusy: wasBusy, measures: measures)
    case .crashed:
      var (signal, failure): (Int?, RecordedFailure?) = (nil, nil)
      if case .crashed(let number, let words, _) = self { (signal, failure) = (number, words) }
      try fields.optional("signal", &signal)
      try fields.check("signal", signal ?? 1 >= 1, "the number of a signal, from 1")
      try fields.optional("failure", &failure)
      self = .crashed(signal: signal, failure, measures: measures)
    case .exited:
      var status: Int?
      if case .exited(let known, _) = self { status = known }
      try fields.optional("exitStatus", &status)
      self = .exited(status: status, measures: measures)
    default:
      self = .exceededMemory(measures: measures)
    }
  }
}
