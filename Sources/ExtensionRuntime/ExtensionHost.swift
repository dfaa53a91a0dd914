package import WidgetRecording

/// Who knows the extension's widgets and calls their providers.
///
/// WidgetKit is one; the runtime knows nothing of widgets, only of requests and answers.
@MainActor package protocol ExtensionHost {
  /// Makes ready what the author's code finds when it first runs.
  ///
  /// - Parameter setup: What holds for the life of the process.
  func prepare(_ setup: ExtensionSetup)

  /// Returns the widgets of the bundle, in order.
  ///
  /// - Parameter setup: What holds for the life of the process.
  /// - Returns: One description for each widget.
  func widgets(_ setup: ExtensionSetup) -> [RecordedWidget]

  /// Calls a provider, and has its answer go to the reply.
  ///
  /// The call counts as returned when this method returns, or, for an asynchronous provider, when
  /// the reply is completed.
  ///
  /// - Parameters:
  ///   - mode: What the provider is asked for.
  ///   - request: The widget, the family, the configuration.
  ///   - reply: Where the answer goes, once or more often, from any thread.
  func perform(_ mode: ProviderMode, _ request: ExtensionRequest, reply: CallReply)
}

/// What came of one call of a provider.
package struct CallAnswer: Sendable {
  /// The entries: one for a placeholder, a snapshot or a relevance entry.
  package var entries: [RecordedEntry]?
  /// The policy of a timeline.
  package var policy: ReloadPolicy?
  /// What `relevance()` gave.
  package var attributes: [RecordedRelevanceAttribute]?
  /// The descriptions of what `recommendations()` offered.
  package var recommendations: [String]?
  /// The error that the provider threw.
  package var failure: RecordedFailure?
  /// Why no provider could be called.
  package var refusal: String?

  /// Whether the provider let go of its completion handler without calling it.
  var isAbandoned = false

  /// The answer of a provider from which none can come.
  static var abandoned: Self {
    var answer = Self()
    answer.isAbandoned = true
    return answer
  }

  /// Creates an answer that says nothing.
  package init() {}

  /// Creates the answer of a call that could not be made.
  ///
  /// - Parameter refusal: Why not.
  package init(refusal: String) {
    self.refusal = refusal
  }
}
