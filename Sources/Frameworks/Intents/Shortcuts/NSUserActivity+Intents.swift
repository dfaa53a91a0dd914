// Intents' additions to NSUserActivity.

public import FoundationSupplement

extension NSUserActivity {
  /// The interaction that the activity continues: one with the SiriKit intent that configures the
  /// widget from which the app was opened.
  public var interaction: INInteraction? {
    (widgetConfiguration as? INIntent).map { INInteraction(intent: $0, response: nil) }
  }
}
