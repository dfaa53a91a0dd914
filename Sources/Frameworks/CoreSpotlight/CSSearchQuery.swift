// Searches of the index, which keeps nothing: each ends with no results.
//
// https://developer.apple.com/documentation/corespotlight/cssearchquery

public import FoundationSupplement

/// The attributes that a search fetches.
open class CSSearchQueryContext: NSObject, @unchecked Sendable {
  open var fetchAttributes: [String] = []
  open var filterQueries: [String] = []
  open var keyboardLanguage: String?

  public override init() {}
}

/// A search by an expression.
open class CSSearchQuery: NSObject, @unchecked Sendable {
  /// The items that a search finds.
  public struct Results: AsyncSequence, Sendable {
    /// An item that was found.
    public struct Item: Identifiable, Sendable {
      public let item: CSSearchableItem
      public var id: String { item.uniqueIdentifier }
    }

    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Item? { nil }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  open var foundItemsHandler: (@Sendable ([CSSearchableItem]) -> Void)?
  open var completionHandler: (@Sendable ((any Error)?) -> Void)?
  open private(set) var isCancelled = false
  open var foundItemCount: Int { 0 }

  public init(queryString: String, queryContext: CSSearchQueryContext?) {}

  public convenience init(queryString: String, attributes: [String]?) {
    self.init(queryString: queryString, queryContext: nil)
  }

  public var results: Results { Results() }

  /// Ends at once: nothing is in the index.
  open func start() { completionHandler?(nil) }
  open func cancel() { isCancelled = true }
}

/// The settings of a search in a person's words; iOS 16.
open class CSUserQueryContext: CSSearchQueryContext, @unchecked Sendable {
  open var maxResultCount = 0
  open var maxSuggestionCount = 0
  open var maxRankedResultCount = 0
  open var enableRankedResults = false
  open var disableSemanticSearch = false

  public convenience init(currentSuggestion: CSSuggestion?) { self.init() }
}

/// Words that a person might mean; none is ever suggested.
open class CSSuggestion: NSObject, @unchecked Sendable {
  public enum Kind: Int, Sendable {
    case none = 0
    case userQuery = 1
    case completion = 2
    case `default` = 4
  }

  override init() {}

  open var localizedAttributedSuggestion: NSAttributedString { NSAttributedString(string: "") }
  open var suggestionKind: Kind { .none }
}

/// A search in a person's words; iOS 16.
open class CSUserQuery: CSSearchQuery, @unchecked Sendable {
  /// An item or words that a search finds.
  public enum QueryResponse: Sendable {
    case item(Item)
    case suggestion(Suggestion)
  }

  public struct Item: Identifiable, Sendable {
    public let item: CSSearchableItem
    public var id: String { item.uniqueIdentifier }
  }

  public struct Suggestion: Identifiable, Sendable {
    public let suggestion: CSSuggestion
    public var id: String { suggestion.localizedAttributedSuggestion.string }
  }

  /// Everything that a search finds.
  public struct Responses: AsyncSequence, Sendable {
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> QueryResponse? { nil }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  open var foundSuggestionsHandler: (@Sendable ([CSSuggestion]) -> Void)?
  open var foundSuggestionCount: Int { 0 }

  public init(userQueryString: String?, userQueryContext: CSUserQueryContext?) {
    super.init(queryString: userQueryString ?? "", queryContext: userQueryContext)
  }

  public var responses: Responses { Responses() }

  public class func prepare() {}
}

extension CSSearchableIndex {
  /// Takes an index of its own; it keeps nothing, whatever its protection.
  public convenience init(name: String, protectionClass: FileProtectionType?) {
    self.init(name: name)
  }

  public func beginBatch() {}
  public func endBatch(withClientState clientState: Data) async throws {}
  public func fetchLastClientState() async throws -> Data { Data() }
}
