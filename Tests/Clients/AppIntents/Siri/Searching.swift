import AppIntents

/// Searches the app's library from Siri.
struct SearchLibraryIntent: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Search Library"
  static let searchScopes: [StringSearchScope] = [.general, .movies, .tv, .freeformVideo]

  @Parameter(title: "Criteria") var criteria: StringSearchCriteria

  func perform() async throws -> some IntentResult {
    Library.shared.search(criteria.term)
    return .result()
  }
}

/// Plays an episode by its name.
struct PlayEpisodeIntent: PlayVideoIntent {
  static let title: LocalizedStringResource = "Play Episode"
  static let supportedCategories: [VideoCategory] = [.movies, .tv, .freeform]

  @Parameter(title: "Name") var term: String

  func perform() async throws -> some IntentResult {
    Library.shared.search(term)
    return .result()
  }
}

/// The app's library.
final class Library: Sendable {
  static let shared = Library()

  func search(_ term: String) {
    let criteria = StringSearchCriteria(term: term.lowercased())
    print(criteria.term, StringSearchScope.typeDisplayRepresentation.name)
  }

  /// The headings of the search page.
  func headings() -> [LocalizedStringResource] {
    StringSearchScope.allCases.compactMap {
      StringSearchScope.caseDisplayRepresentations[$0]?.title
    }
      + VideoCategory.allCases.compactMap { VideoCategory.caseDisplayRepresentations[$0]?.title }
      + [VideoCategory.typeDisplayRepresentation.name]
  }
}

/// Any intent that searches some criteria.
func scopes<Intent: ShowInAppSearchResultsIntent>(
  of intent: Intent.Type
) -> Intent.Criteria.SearchScopes where Intent.Criteria: SearchCriteria {
  Intent.searchScopes
}

/// An extension with the intents above.
struct LibraryIntents: AppIntentsExtension {}

/// The colours that a person may ask for by voice.
struct TintOptions: DynamicOptionsProvider {
  func results() async throws -> [String] { ["Red", "Blue"] }
}

/// Tints the library.
struct TintLibraryIntent: AppIntent {
  static let title: LocalizedStringResource = "Tint Library"

  @Parameter(title: "Tint", optionsProvider: TintOptions()) var tint: String

  func perform() async throws -> some IntentResult {
    let style = IntentChoiceOption.Style.default
    let keep = IntentChoiceOption(title: "Keep", subtitle: "As it was", style: style)
    let clear = IntentChoiceOption(title: "Clear", style: .destructive)
    let answer = try await requestChoice(between: [keep, clear, .cancel], dialog: "What now?")
    guard answer.style != .cancel, answer.title == keep.title, answer.subtitle == nil else {
      throw needsToContinueInForegroundError("Open the app.", alwaysConfirm: false)
    }
    try await continueInForeground("Open the app.", alwaysConfirm: true)
    try await requestConfirmation(
      output: .result(dialog: "Tinted."), confirmationActionName: .set, showPrompt: true)
    return .result()
  }
}

/// The library's phrases, with the values that Spotlight shows.
struct LibraryShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: TintLibraryIntent(), phrases: ["Tint \(.applicationName) in \(\.$tint)"],
      shortTitle: "Tint", systemImageName: "paintpalette",
      parameterPresentation: ParameterPresentation(
        for: \.$tint, summary: Summary("Tint in \(\.$tint)"),
        optionsCollections: {
          OptionsCollection(TintOptions(), title: "Tints", systemImageName: "paintbrush")
        }))
  }

  typealias Summary = AppShortcutParameterPresentationSummary
}

/// The tints of the shortcut and how they are shown.
struct TintPresentation {
  var collection: AppShortcutOptionsCollection<TintOptions>
  var presentation:
    AppShortcutParameterPresentation<
      TintLibraryIntent, String, IntentParameter<String>,
      KeyPath<TintLibraryIntent, IntentParameter<String>>
    >
}

/// Shows what a collection offers.
func label<Collection: AppShortcutOptionsCollectionProtocol>(
  of collection: Collection
) -> (LocalizedStringResource, String?) {
  print(type(of: collection.dynamicOptionsProvider))
  return (collection.title, collection.systemImageName)
}

/// Finds books on a picture's text.
struct BookValueQuery: IntentValueQuery {
  func values(for input: String) async throws -> [String] { [input] }
}

/// A filter that lets only messages of friends through.
func friendsOnly() -> FocusFilterAppContext {
  let context = FocusFilterAppContext(
    notificationFilterPredicate: NSPredicate(value: true), targetContentIdentifierPrefix: "friend")
  print(context.notificationFilterPredicate?.predicateFormat ?? "")
  return context
}

/// The resolvers of a note of numbers and plain texts.
typealias NoteResolvers = (
  StringFromIntResolver<Int, String>, AttributedStringFromStringResolver,
  StringSearchCriteriaFromStringResolverSpecificification
)

/// The books that somebody chose.
func chosen(_ ids: [ShelfEntity.ID]) -> [String] {
  EntityCollection<ShelfEntity>(identifiers: ids).identifiers
}

/// A shelf of books.
struct ShelfEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let defaultQuery = ShelfQuery()

  let id: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(stringLiteral: id) }
}

/// Finds shelves.
struct ShelfQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [ShelfEntity] {
    identifiers.map(ShelfEntity.init)
  }
}

/// The tints of a summary, listed as the shortcut's builder does.
func tints(
  @AppShortcutOptionsCollectionSpecificationBuilder<String> _ collections: () ->
    some AppShortcutOptionsCollectionSpecification<String>,
  in summary: AppShortcutParameterPresentationSummaryString<
    TintLibraryIntent, String, IntentParameter<String>,
    KeyPath<TintLibraryIntent, IntentParameter<String>>
  >
) -> Int {
  collections().reduce(0) { count, _ in count + 1 }
}
