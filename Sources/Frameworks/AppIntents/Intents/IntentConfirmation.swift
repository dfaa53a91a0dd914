// Questions whether an intent may go on. In a widget extension there is no person to ask.

public import SwiftUI

/// The conditions on which a confirmation is asked for.
public struct ConfirmationConditions: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates conditions.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension AppIntent {
  /// Always throws: there is no person to ask.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil
  ) async throws {
    throw AppIntentError(.needsConfirmation(parameter: nil, dialog: dialog))
  }

  /// Always throws: there is no person to whom the view could be shown.
  public func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true,
    @ViewBuilder content: () -> Content
  ) async throws {
    throw AppIntentError(.needsConfirmation(parameter: nil, dialog: dialog))
  }

  /// Always throws: there is no person to whom the snippet could be shown.
  public func requestConfirmation<Snippet: SnippetIntent>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
  ) async throws {
    throw AppIntentError(.needsConfirmation(parameter: nil, dialog: dialog))
  }
}

extension View {
  /// Returns the view: an intent that shows something of the app is performed by the app.
  nonisolated public func onAppIntentExecution<Intent: TargetContentProvidingIntent>(
    _ intentType: Intent.Type, perform action: @escaping (Intent) -> Void
  ) -> some View {
    self
  }
}
