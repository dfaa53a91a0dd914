import CoreSpotlight
import Foundation

/// The app's search of its own notes.
struct NoteSearch {
  /// The notes that an expression finds.
  func notes(matching expression: String) async throws -> [String] {
    let context = CSSearchQueryContext()
    context.fetchAttributes = ["title"]
    context.filterQueries = ["contentType == note"]
    context.keyboardLanguage = "en"
    let query = CSSearchQuery(queryString: expression, queryContext: context)
    query.foundItemsHandler = { print($0.count) }
    query.start()
    defer { query.cancel() }
    var names: [String] = []
    for try await result in query.results { names.append(result.item.uniqueIdentifier) }
    return names + ["\(query.foundItemCount)"]
  }

  /// The notes and words for what a person wrote.
  func answers(to words: String) async throws -> [String] {
    CSUserQuery.prepare()
    let context = CSUserQueryContext()
    context.maxResultCount = 10
    context.maxSuggestionCount = 3
    context.maxRankedResultCount = 3
    context.enableRankedResults = true
    context.disableSemanticSearch = false
    let query = CSUserQuery(userQueryString: words, userQueryContext: context)
    query.foundSuggestionsHandler = { print($0.map(\.suggestionKind.rawValue)) }
    let responses: CSUserQuery.Responses = query.responses
    var answers: [String] = []
    for try await response in responses { answers.append(text(response)) }
    return query.foundSuggestionCount == 0 ? answers : []
  }

  private func text(_ response: CSUserQuery.QueryResponse) -> String {
    switch response {
    case .item(let found): found.item.uniqueIdentifier
    case .suggestion(let found): words(found.suggestion)
    }
  }

  private func words(_ suggestion: CSSuggestion) -> String {
    suggestion.localizedAttributedSuggestion.string
  }
}

/// Writes many notes at once.
func index(_ items: [CSSearchableItem]) async throws -> Data {
  let index = CSSearchableIndex(name: "notes", protectionClass: .complete)
  index.beginBatch()
  try await index.indexSearchableItems(items)
  try await index.endBatch(withClientState: Data([1]))
  return try await index.fetchLastClientState()
}
