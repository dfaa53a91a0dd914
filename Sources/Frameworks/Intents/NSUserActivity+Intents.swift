// Intents' additions to NSUserActivity.

public import FoundationSupplement

extension NSUserActivity {
  /// The interaction that the activity continues: none, since only an app is launched with one.
  public var interaction: INInteraction? { nil }
}
