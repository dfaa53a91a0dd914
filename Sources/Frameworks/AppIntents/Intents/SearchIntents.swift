// Intents that search in their app or play a video.

public import FoundationSupplement
package import WidgetRecording

/// The criteria of a search.
public protocol SearchCriteria: _IntentValue, Hashable, Sendable {
  /// The scopes of the search.
  associatedtype SearchScopes
}

/// A scope of a search for a text.
public enum StringSearchScope: String, AppEnum, Sendable {
  case general, movies, tv, freeformVideo

  /// The name of the type.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Search Scope" }

  /// The names of the scopes.
  public static var caseDisplayRepresentations: [StringSearchScope: DisplayRepresentation] {
    [.general: "General", .movies: "Movies", .tv: "TV", .freeformVideo: "Freeform Video"]
  }
}

/// A text that is searched for.
public struct StringSearchCriteria: SearchCriteria {
  /// The scopes of the search.
  public typealias SearchScopes = [StringSearchScope]

  /// The text.
  public var term: String

  /// Creates a search for a text.
  public init(term: String) {
    self.term = term
  }

  /// A text can be had from a text.
  public static var defaultResolverSpecification: some ResolverSpecification {
    ListedResolvers<StringSearchCriteria>(
      resolvers: [StringSearchCriteriaFromStringResolverSpecificification()])
  }
}

extension StringSearchCriteria: PlainIntentValue {
  package var recorded: JSONValue? { .string(term) }

  package static func read(_ value: JSONValue) throws(ValueProblem) -> StringSearchCriteria {
    StringSearchCriteria(term: try String.read(value))
  }
}

/// Makes a search of a text.
public struct StringSearchCriteriaFromStringResolverSpecificification: Resolver {
  /// Returns the search for a text.
  public func resolve(
    from input: String, context: IntentParameterContext<StringSearchCriteria>
  ) async throws -> StringSearchCriteria? {
    StringSearchCriteria(term: input)
  }
}

extension IntentParameter where Value.ValueType == StringSearchCriteria {
  /// Declares a parameter for search criteria.
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(declared: title)
  }
}

/// An intent that shows search results in its app.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  associatedtype Criteria: SearchCriteria
  /// The scopes that the app searches.
  static var searchScopes: Criteria.SearchScopes { get }
  /// The criteria of the search.
  var criteria: Criteria { get set }
}

extension ShowInAppSearchResultsIntent {
  /// The app shows the results.
  public static var openAppWhenRun: Bool { true }
}

/// A category of video.
public enum VideoCategory: String, AppEnum, Sendable {
  case movies, tv, freeform

  /// The name of the type.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Video Category" }

  /// The names of the categories.
  public static var caseDisplayRepresentations: [VideoCategory: DisplayRepresentation] {
    [.movies: "Movies", .tv: "TV", .freeform: "Freeform"]
  }
}

/// An intent that plays a video in its app.
public protocol PlayVideoIntent: SystemIntent {
  /// The kinds of video that the app plays.
  static var supportedCategories: [VideoCategory] { get }
  /// The search term for the video.
  var term: String { get set }
}

extension PlayVideoIntent {
  /// The app plays the video.
  public static var openAppWhenRun: Bool { true }
}
