import WidgetRecording

/// Accessors for tests, which need not take an answer's cases apart each time.
extension ExtensionAnswer {
  /// The provider's answer; nil where there is none.
  var answer: ProviderAnswer? {
    if case .call(_, let answer) = payload { answer } else { nil }
  }

  /// The entries of a timeline, or the one entry of another mode; nil in an answer without.
  var entries: [RecordedEntry]? {
    switch answer?.content {
    case .entry(let entry): entry.map { [$0] }
    case .timeline(let timeline): timeline.entries
    default: nil
    }
  }

  /// The policy of a timeline.
  var policy: ReloadPolicy? {
    if case .timeline(let timeline) = answer?.content { timeline.policy } else { nil }
  }

  /// The clues of `relevance()`.
  var clues: [RelevanceAttribute]? {
    if case .clues(let clues) = answer?.content { clues } else { nil }
  }

  /// The texts of `recommendations()`.
  var recommendations: [String]? {
    if case .recommendations(let texts) = answer?.content { texts } else { nil }
  }

  /// The error that the provider threw, or the reason why it could not be called.
  var failure: RecordedFailure? {
    if case .failure(let failure) = answer?.content { failure } else { nil }
  }

  /// The reason why the request was not understood.
  var refusal: String? {
    if case .refusal(let reason) = payload { reason } else { nil }
  }

  /// The widgets of a description.
  var widgets: [RecordedWidget]? {
    if case .widgets(let widgets) = payload { widgets } else { nil }
  }

  /// Whether the provider let go of its completion handler.
  var isAbandoned: Bool { answer?.content == .abandoned }

  /// The number of times that the provider called its completion handler.
  var completions: Int { answer?.completions ?? 0 }

  /// The connections attempted during the call.
  var network: [RecordedConnection] { answer?.network ?? [] }

  /// Simulated seconds for which the extension waited.
  var waited: Double { answer?.waited ?? 0 }
}
