extension RecordedCall {
  /// The word for the outcome; nil where no provider was called.
  public var termination: Termination? {
    outcome.termination
  }

  /// Whether the provider answered as it should.
  public var hasReturned: Bool {
    termination == .returned
  }

  /// Whether a provider was called and did not answer as it should.
  public var hasFailed: Bool {
    termination.map { $0 != .returned } ?? false
  }

  /// Whether a provider was called and neither answered nor threw an error.
  public var isUnanswered: Bool {
    hasFailed && termination != .threw
  }

  /// Whether the reload budget refused the request, so that no provider was called.
  public var isRejected: Bool {
    if case .rejected = outcome { true } else { false }
  }

  /// The timeline, where the call returned one.
  public var timeline: RecordedTimeline? {
    outcome.answer?.content.timeline
  }

  /// The entries of the timeline, or the one entry of another answer.
  public var entries: [RecordedEntry] {
    guard case .answered(let answer) = outcome else { return [] }
    return answer.content.timeline?.entries ?? answer.content.entry.map { [$0] } ?? []
  }

  /// The clues of `relevance()`, in the provider's order.
  public var clues: [RelevanceAttribute] {
    outcome.answer?.content.clues ?? []
  }

  /// The descriptions of the configurations that `recommendations()` offered.
  public var recommendations: [String] {
    outcome.answer?.content.recommendations ?? []
  }

  /// The words of the trap or the thrown error, where there are any.
  public var failure: RecordedFailure? {
    switch outcome {
    case .crashed(_, let failure, _): failure
    case .answered(let answer):
      if case .failure(let failure) = answer.content { failure } else { nil }
    default: nil
    }
  }

  /// The number of times that the provider called its completion handler.
  public var completions: Int {
    outcome.answer?.completions ?? 0
  }

  /// The most bytes by which the process grew during the call; nil where this was not measured.
  public var peakMemory: Int? {
    outcome.answer?.peakMemory
  }

  /// The connections that the provider attempted.
  public var network: [RecordedConnection] {
    outcome.measured?.network ?? []
  }

  /// The provider's accesses to things shared with its app and other widgets.
  public var accesses: [RecordedAccess] {
    outcome.measured?.accesses ?? []
  }

  /// The hosts whose answers were still to come when the time of an idle call had run out, sorted.
  public var awaitedHosts: [String] {
    outcome.measured?.awaitedHosts ?? []
  }

  /// Simulated seconds that the clocks were moved on while the extension waited.
  public var waited: Double {
    outcome.answer?.waited ?? 0
  }

  /// The instant of the answer: the request's, and what was waited.
  public var deliveredAt: SimulatedInstant { at + waited }

  /// Changes the entries of the answer, where there are any.
  public mutating func updateEntries(_ change: (inout RecordedEntry) -> Void) {
    updateAnswer { answer in
      switch answer.content {
      case .entry(var entry?):
        change(&entry)
        answer.content = .entry(entry)
      case .timeline(var timeline):
        answer.content = .entry(nil)
        for index in timeline.entries.indices { change(&timeline.entries[index]) }
        answer.content = .timeline(timeline)
      default: break
      }
    }
  }

  /// Changes the answer, where there is one.
  public mutating func updateAnswer(_ change: (inout ProviderAnswer) -> Void) {
    guard case .answered(var answer) = outcome else { return }
    // The call gives up its own reference first, so that a long timeline is not copied.
    outcome = .rejected
    change(&answer)
    outcome = .answered(answer)
  }
}
