import SwiftUI

/// A word that narrows a search.
struct SearchToken: Identifiable {
  let id: String
}

/// A list that is searched in every way.
struct SearchedList: View {
  @State private var query = ""
  @State private var isPresented = false
  @State private var tokens: [SearchToken] = []
  @State private var suggested: [SearchToken] = []
  @State private var scope = 0
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  @Environment(\.searchSuggestionsPlacement) private var placement
  let prompt: String
  let resource: LocalizedStringResource

  var body: some View {
    VStack {
      results.searchable(text: $query, isPresented: $isPresented)
      results.searchable(text: $query, isPresented: $isPresented, prompt: "Find")
      results.searchable(text: $query, isPresented: $isPresented, prompt: prompt)
      results.searchable(text: $query, prompt: resource)
      results.searchable(text: $query, prompt: "Find") { suggestions }
      results.searchable(text: $query) { suggestions }
      tokenSearches
    }
    .searchScopes($scope) { Text("All").tag(0) }
    .searchScopes($scope, activation: .onSearchPresentation) { Text("All").tag(0) }
    .searchSuggestions { suggestions }
    .searchSuggestions(.hidden, for: .content)
    .searchPresentationToolbarBehavior(.avoidHidingContent)
    .searchToolbarBehavior(.minimize)
  }

  @ViewBuilder private var tokenSearches: some View {
    results.searchable(text: $query, tokens: $tokens) { Text($0.id) }
    results.searchable(text: $query, tokens: $tokens, isPresented: $isPresented, prompt: "Find") {
      Text($0.id)
    }
    results.searchable(
      text: $query, tokens: $tokens, suggestedTokens: $suggested, prompt: Text(prompt)
    ) { token in
      Text(token.id)
    }
    results.searchable(
      text: $query, tokens: $tokens, suggestedTokens: $suggested, isPresented: $isPresented,
      prompt: prompt
    ) { token in
      Text(token.id)
    }
    results.searchable(text: $query, editableTokens: $tokens) { $token in Text(token.id) }
    results.searchable(text: $query, editableTokens: $tokens, isPresented: $isPresented) { $token in
      Text(token.id)
    }
  }

  @ViewBuilder private var suggestions: some View {
    Text("Apples").searchCompletion("apples")
    ForEach(suggested) { Text($0.id).searchCompletion($0) }
  }

  @ViewBuilder private var results: some View {
    if isSearching, placement != .menu {
      Button("Done") { dismissSearch() }
    }
  }

  static let activations: [SearchScopeActivation] = [.automatic, .onTextEntry]
  static let places: [SearchSuggestionsPlacement] = [.automatic, .menu, .content]
  static let sets: SearchSuggestionsPlacement.Set = [.menu, .content]
  static let bars: [SearchPresentationToolbarBehavior] = [.automatic]
  static let fields: [SearchToolbarBehavior] = [.automatic]

  /// Ends a search from outside.
  @MainActor func end(_ action: DismissSearchAction) { action() }
}
