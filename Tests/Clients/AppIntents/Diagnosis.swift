// The page of the hiking app on which its developers look at what the system is told.

import AppIntents

/// A diagnosis of the app's entities and values.
struct ValueDiagnosis {
  let trail: TrailEntity
  let hut: HutEntity

  func titles() -> [LocalizedStringResource] {
    [
      trail.localizedStringResource, hut.localizedStringResource,
      TrailDifficulty.easy.localizedStringResource, WeatherKind.sun.localizedStringResource,
      WeatherKind.rain.displayRepresentation.title, StartHike().localizedStringResource,
    ]
  }

  func typeNames() -> [LocalizedStringResource] {
    [
      IntentFile.typeDisplayRepresentation.name, IntentPerson.typeDisplayRepresentation.name,
      IntentPaymentMethod.typeDisplayRepresentation.name,
    ]
  }

  func valueTitles(
    _ file: IntentFile, _ person: IntentPerson, _ card: IntentPaymentMethod,
    _ fee: IntentCurrencyAmount
  ) -> [LocalizedStringResource] {
    [
      file.displayRepresentation.title, person.displayRepresentation.title,
      card.displayRepresentation.title, fee.displayRepresentation.title,
    ]
  }

  func identifiers(_ track: UUID) -> [String] {
    let weather: WeatherKind = .snow
    return [
      "ridge".entityIdentifierString, track.entityIdentifierString, hut.id.entityIdentifierString,
      Float(1).entityIdentifierString, weather.id, SummitReading().id.uuidString,
      EntityIdentifier(for: trail).description,
    ]
  }

  func restored(_ text: String) -> (String?, UUID?, Float?) {
    (
      String.entityIdentifier(for: text), UUID.entityIdentifier(for: text),
      Float.entityIdentifier(for: text)
    )
  }

  /// Whether an identifier has been seen.
  func isKnown(_ identifier: EntityIdentifier, in seen: Set<EntityIdentifier>) -> Bool {
    var hasher = Hasher()
    identifier.hash(into: &hasher)
    return identifier == EntityIdentifier(for: hut)
      || seen.contains(identifier) || hasher.finalize() == 0
  }
}

/// A diagnosis of the app's queries.
struct QueryDiagnosis {
  func counts() async throws -> [Int] {
    [
      try await HutQuery().suggestedEntities().count, try await HutQuery().results().count,
      try await SettingsQuery().suggestedEntities().count,
      try await SettingsQuery().entities(for: [AppSettingsEntity().id]).count,
      try await WeatherKind.defaultQuery.entities(matching: "sun").count,
      try await SummitReading.defaultQuery.entities(for: []).count,
    ]
  }

  func hasDefault() async -> Bool { await HutQuery().defaultResult() != nil }

  /// A provider that nobody has given a closure yet.
  func unready() -> UniqueAppEntityProvider<CurrentWalk> { UniqueAppEntityProvider() }

  func explanations() -> [IntentDescription?] {
    [HutQuery.findIntentDescription, HutVisitQuery.findIntentDescription]
  }

  /// Whether a picker shows the trails as a plain list.
  func isPlain(_ trails: [TrailEntity]) -> Bool {
    let none: [TrailEntity] = .empty
    return trails.promptLabel == nil && !trails.usesIndexedCollation
      && trails.items.count >= none.count
  }

  func firstChoice(in moods: IntentItemCollection<String>) -> String? {
    moods.items.first ?? moods.sections.first?.items.first?.value
  }
}

/// A diagnosis of the app's intents when they are started from elsewhere.
struct IntentDiagnosis {
  func opensApp() -> [Bool] {
    [
      OpenTrail.openAppWhenRun, StartHike.openAppWhenRun, OpenURLIntent.openAppWhenRun,
      OpenURLIntent.isDiscoverable, FindWalk.openAppWhenRun, FindWalk.isDiscoverable,
    ]
  }

  func names() -> [String] {
    [WalkOfOldKind.persistentIdentifier, FindWalk.persistentIdentifier]
      + [OpenURLIntent.title, FindWalk.title, PlanWalk().$people.title].map {
        String(localized: $0)
      }
  }

  func policies() -> [IntentAuthenticationPolicy] { [FindWalk.authenticationPolicy] }

  func modes() -> UInt {
    let stored = IntentModes(rawValue: FindWalk.supportedModes.rawValue)
    return stored.union(.foreground).rawValue
  }

  func open(_ trail: OpenTrail, at page: URL) async throws -> [any IntentResult] {
    [try await trail.perform(), try await OpenURLIntent(page).perform()]
  }

  func quiet(
    _ filter: NightTrails, in context: FocusFilterSuggestionContext
  ) async -> (String?, [NightTrails]) {
    let suggested = await NightTrails.suggestedFocusFilters(for: context)
    return (filter.appContext.targetContentIdentifierPrefix, suggested)
  }

  func farewell() -> LocalizedStringResource { OldWalk.deprecation.message }

  /// The texts of the shortcuts, which come from the app's server.
  func phrases(_ text: String, said: LocalizedStringResource) -> [String] {
    let follow = AppShortcutPhrase<FollowTrail>(text)
    let never = NegativeAppShortcutPhrase(text)
    let summary = ParameterSummaryString<FollowTrail>(text)
    return ["\(follow)", "\(never)", "\(summary)", "\(IntentDialog(said))"]
  }

  /// The defaults of shortcuts that set neither a color nor negative phrases.
  func defaults() -> (ShortcutTileColor, NegativeAppShortcutPhrases) {
    (PlainShortcuts.shortcutTileColor, PlainShortcuts.negativePhrases)
  }
}

/// A focus filter with nothing to suggest.
struct NightTrails: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Night Trails"
  static let description: IntentDescription? = "Shows trails with lights."

  var displayRepresentation: DisplayRepresentation { "Night" }

  func perform() async throws -> some IntentResult { .result() }
}

/// An intent that is going away.
struct OldWalk: DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Old Walk"

  func perform() async throws -> some IntentResult { .result() }
}

/// Shortcuts in the colour that all apps start with.
struct PlainShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: OpenMap(), phrases: ["Open the map of \(.applicationName)"])
  }
}

/// Reads numbers as Shortcuts does, and corrects what comes out.
struct NightCountResolver: Resolver {
  func resolve(from input: String, context: Context<Int>) async throws -> Int? {
    let words = ["one": 1, "two": 2]
    if let nights = words[input] { return nights }
    return try await IntFromStringResolver().resolve(from: input, context: context)
  }
}

/// Rounds nights that come as a fraction.
struct NightShareResolver: Resolver {
  func resolve(from input: Double, context: Context<Int>) async throws -> Int? {
    try await IntFromDoubleResolver(roundingRule: .up).resolve(
      from: max(input, 0), context: context)
  }
}

/// Tries a reader of the system on a sample, to show in the app's help what it makes of it.
struct ResolverSamples {
  func whole(_ reader: IntResolver, _ context: IntentParameterContext<Int>) async throws -> Int? {
    try await reader.resolve(from: 3, context: context)
  }

  func fraction(
    _ reader: DoubleResolver, _ words: DoubleFromStringResolver, _ whole: DoubleFromIntResolver,
    _ context: IntentParameterContext<Double>
  ) async throws -> [Double?] {
    [
      try await reader.resolve(from: 3.5, context: context),
      try await words.resolve(from: "3.5", context: context),
      try await whole.resolve(from: 3, context: context),
    ]
  }

  func text(
    _ reader: StringFromDoubleResolver, _ context: IntentParameterContext<String>
  ) async throws -> String? {
    try await reader.resolve(from: 3.5, context: context)
  }

  func truth(
    _ reader: BoolFromStringResolver, _ context: IntentParameterContext<Bool>
  ) async throws -> Bool? {
    try await reader.resolve(from: "true", context: context)
  }

  func link(
    _ reader: URLFromStringResolver, _ context: IntentParameterContext<URL>
  ) async throws -> URL? {
    try await reader.resolve(from: "https://example.org", context: context)
  }

  /// The first reader of a list, by hand.
  func first(of list: EmptyResolverSpecification<Int>) -> (any Resolver)? {
    var readers = list.makeIterator()
    return readers.next()
  }
}

/// The condition under which a summary shows a trail, as a type that several intents name.
typealias ShownIfChosen<Intent: AppIntent> = ParameterSummaryWhenCondition<
  Intent, IntentParameterSummary<Intent>, IntentParameterSummary<Intent>
>

/// The sentence of a widget, which depends on whether a trail is chosen.
func chosenSummary() -> ShownIfChosen<FindWalk> {
  ShownIfChosen(\FindWalk.$trail, .hasNoValue) {
    IntentParameterSummary("Choose a trail")
  } otherwise: {
    IntentParameterSummary("Walk \(\.$trail)")
  }
}

/// The subject of a summary's cases where it is the widget's family.
func caseSubject<Value, Cases>(
  of family: ParameterSummarySwitchCondition<ShowByFamily, Value, Cases>.WidgetFamily
) -> String {
  switch family {
  case .widgetFamily: "size"
  }
}
