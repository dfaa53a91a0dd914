// The phrases by which people start the app's intents without setting anything up.

import AppIntents

/// The shortcuts that come with the app.
struct HikesShortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .lime

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: FollowTrail(),
      phrases: [
        "Follow a trail in \(.applicationName)", "Follow \(\.$trail) in \(.applicationName)",
      ],
      shortTitle: "Follow", systemImageName: "figure.hiking")
    AppShortcut(intent: OpenMap(), phrases: mapPhrases)
    if #available(iOS 17, *) {
      AppShortcut(intent: FollowWalk(), phrases: ["Follow my walk in \(.applicationName)"])
    }
  }

  /// Phrases that come from a list of the app.
  private static var mapPhrases: [AppShortcutPhrase<OpenMap>] {
    [AppShortcutPhrase("Open the map"), AppShortcutPhrase(stringLiteral: "Show the map")]
  }

  static var negativePhrases: NegativeAppShortcutPhrases {
    let said = NegativeAppShortcutPhrase("Follow a recipe")
    return NegativeAppShortcutPhrases(phrases: [said, "Leave \(.applicationName)", "Map a key"])
  }
}

/// Siri learns the names of new trails.
func trailsDidChange() {
  HikesShortcuts.updateAppShortcutParameters()
}

/// A phrase in the language of the person, built up piece by piece.
func phrase(verb: String, after: Bool) -> AppShortcutPhrase<FollowTrail> {
  typealias Interpolation = AppShortcutPhrase<FollowTrail>.StringInterpolation
  var text = Interpolation(literalCapacity: verb.count, interpolationCount: 2)
  let token = AppShortcutPhraseToken.applicationName
  if !after { text.appendInterpolation(token) }
  text.appendLiteral(verb)
  text.appendInterpolation(\.$trail)
  if after { text.appendInterpolation(token) }
  return AppShortcutPhrase(stringInterpolation: text)
}

/// The same for what is not to be understood.
func negativePhrase(verb: String) -> NegativeAppShortcutPhrase {
  var text = NegativeAppShortcutPhrase.StringInterpolation(
    literalCapacity: verb.count, interpolationCount: 1)
  text.appendLiteral(verb)
  text.appendInterpolation(.applicationName)
  return NegativeAppShortcutPhrase(stringInterpolation: text)
}

/// The sentence of a summary, built up in the same way.
func summaryText(verb: String) -> ParameterSummaryString<FollowTrail> {
  var text = ParameterSummaryString<FollowTrail>.StringInterpolation(
    literalCapacity: verb.count, interpolationCount: 1)
  text.appendLiteral(verb)
  text.appendInterpolation(\.$trail)
  return ParameterSummaryString(stringInterpolation: text)
}

/// A dialog in the person's language, built up in the same way.
func dialog(greeting name: String) -> IntentDialog {
  var text = IntentDialog.StringInterpolation(literalCapacity: 6, interpolationCount: 1)
  text.appendLiteral("Hello ")
  text.appendInterpolation(name)
  return IntentDialog(stringInterpolation: text)
}

/// Shortcuts that one part of the app adds to another's.
@AppShortcutsBuilder
func mapShortcuts() -> [AppShortcut] {
  AppShortcut(intent: OpenMap(), phrases: ["Map of \(.applicationName)"])
}

/// The dark tiles, on which the app's mark is white.
func isDark(_ color: ShortcutTileColor) -> Bool {
  switch color {
  case .blue, .navy, .grape, .purple, .grayBlue, .grayGreen, .grayBrown: true
  case .red, .orange, .tangerine, .yellow, .lime, .teal, .lightBlue, .pink: false
  }
}
