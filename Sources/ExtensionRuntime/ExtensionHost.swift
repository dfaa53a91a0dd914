package import ExtensionEnvironment
package import WidgetRecording

/// An owner of the extension's widgets that calls their providers.
///
/// WidgetKit is one; the runtime handles requests and answers alone, not widgets.
@MainActor package protocol ExtensionHost {
  /// Prepares the surroundings of the author's code before it first runs.
  ///
  /// - Parameter setup: The facts that hold for the life of the process.
  func prepare(_ setup: ExtensionSetup)

  /// Returns the widgets of the bundle, in order.
  ///
  /// - Parameter setup: The facts that hold for the life of the process.
  /// - Returns: One description for each widget.
  func widgets(_ setup: ExtensionSetup) -> [RecordedWidget]

  /// Does what the system has done before it calls a provider, such as asking other parts of the app
  /// for the widgets' configurations; it is no part of a call.
  func prepareForCalls()

  /// Calls a provider, and has its answer go to the reply.
  ///
  /// The call counts as returned when this method returns, or, for an asynchronous provider, when
  /// the reply is completed.
  ///
  /// - Parameters:
  ///   - request: The question, the widget, the family, the configuration.
  ///   - instant: The simulated instant.
  ///   - reply: The reply, which takes one answer or several, from any thread.
  func perform(_ request: CallRequest, at instant: SimulatedInstant, reply: CallReply)

  /// Performs an action of the scenario: a tap, a control's press, a function of the app.
  ///
  /// - Parameters:
  ///   - request: The action.
  ///   - instant: The simulated instant.
  /// - Returns: The action's result, once the author's code has ended.
  func act(_ request: ActionRequest, at instant: SimulatedInstant) async -> ActionResult
}

extension ExtensionHost {
  /// Has nothing to prepare.
  package func prepareForCalls() {}

  /// Answers that the action has no target.
  package func act(
    _ request: ActionRequest, at instant: SimulatedInstant
  ) async -> ActionResult {
    .missing
  }
}

/// The result of an action, with the drawer of what it shows.
@MainActor package struct ActionResult {
  /// The answer.
  package var answer: ActionAnswer
  /// The drawer; nil where the action shows nothing.
  package var drawer: EntryDrawer?

  /// Creates a result.
  package init(_ answer: ActionAnswer, drawer: EntryDrawer? = nil) {
    self.answer = answer
    self.drawer = drawer
  }

  /// The result of an action without a target.
  package static var missing: ActionResult {
    ActionResult(.missing(nil))
  }
}
