// What Intents adds to NSUserActivity: iOS 10, macOS 11, watchOS 3.2.

public import FoundationSupplement

extension NSUserActivity {
  /// The interaction that the activity continues: none, since only an app is launched with one.
  public var interaction: INInteraction? { nil }
}
