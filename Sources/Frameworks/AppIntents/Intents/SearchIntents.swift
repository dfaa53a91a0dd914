// Intents that search in their app or play a video.

public import FoundationSupplement
package import WidgetRecording

/// What is searched for.
public protocol SearchCriteria: _IntentValue, Hashable, Sendable {
  /// Where it is searched for.
  associatedtype SearchScopes
}

/// Where a text is searched for.
public enum StringSearchScope: String, AppEnum, Sendable {
  case general, movies, tv, freeformVideo

  /// What the scopes are called.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Search Scope" }

  /// What each scope is called.
  public static var caseDisplayRepresentations: [StringSearchScope: DisplayRepresentation] {
    [.general: "General", .movies: "Movies", .tv: "TV", .freeformVideo: "Freeform Video"]
  }
}

/// A text that is searched for.
public struct StringSearchCriteria: SearchCriteria {
  /// Where it is searched for.
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
  /// Declares what is searched for.
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(declared: title)
  }
}

/// An intent that shows in its app what was found.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  associatedtype Criteria: SearchCriteria
  /// Where the app searches.
  static var searchScopes: Criteria.SearchScopes { get }
  /// What is searched for.
  var criteria: Criteria { get set }
}

extension ShowInAppSearchResultsIntent {
  /// The app shows what was found.
  public static var openAppWhenRun: Bool { true }
}

/// What kind of video an app plays.
public enum VideoCategory: String, AppEnum, Sendable {
  case movies, tv, freeform

  /// What the kinds are called.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Video Category" }

  /// What each kind is called.
  public static var caseDisplayRepresentations: [VideoCategory: DisplayRepresentation] {
    [.movies: "Movies", .tv: "TV", .freeform: "Freeform"]
  }
}

/// An intent that plays a video in its app.
public protocol PlayVideoIntent: SystemIntent {
  /// The kinds of video that the app plays.
  static var supportedCategories: [VideoCategory] { get }
  /// Which video is meant.
  var term: String { get set }
}

extension PlayVideoIntent {
  /// The app plays the video.
  public static var openAppWhenRun: Bool { true }
}
