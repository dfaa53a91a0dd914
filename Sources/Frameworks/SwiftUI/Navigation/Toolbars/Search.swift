// SwiftUI's searching with presentation and suggestions. A widget has no search: no field, scope or
// suggestion stands in its tree.

nonisolated extension View {
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(EmptyModifier())
  }

  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol
  ) -> some View {
    modifier(EmptyModifier())
  }

  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    modifier(EmptyModifier())
  }

  @_disfavoredOverload
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol, @ViewBuilder suggestions: () -> S
  ) -> some View {
    modifier(EmptyModifier())
  }

  @_disfavoredOverload
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder suggestions: () -> S
  ) -> some View {
    modifier(EmptyModifier())
  }

  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets the scopes of the search.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets the scopes of the search, and when they are shown.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets the suggestions of the search.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets the visibility of suggestions by placement.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets the text that a suggestion completes to.
  public func searchCompletion(_ completion: String) -> some View { modifier(EmptyModifier()) }

  /// Sets the token that a suggestion completes to.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets the toolbar's behavior during a search.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets the toolbar's behavior towards its search field.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    modifier(EmptyModifier())
  }
}

/// The activation of search scopes.
public struct SearchScopeActivation: Sendable {
  public static var automatic: SearchScopeActivation { .init() }
  public static var onTextEntry: SearchScopeActivation { .init() }
  public static var onSearchPresentation: SearchScopeActivation { .init() }
}

/// The behavior of a toolbar during a search.
public struct SearchPresentationToolbarBehavior: Sendable {
  public static var automatic: SearchPresentationToolbarBehavior { .init() }
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { .init() }
}

/// The behavior of a toolbar towards its search field.
public struct SearchToolbarBehavior: Sendable {
  public static var automatic: SearchToolbarBehavior { .init() }
  public static var minimize: SearchToolbarBehavior { .init() }
}

/// The placement of search suggestions.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  /// Several places.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static var menu: Set { Set(rawValue: 1) }
    public static var content: Set { Set(rawValue: 2) }
  }

  private let name: String

  public static var automatic: SearchSuggestionsPlacement { .init(name: "automatic") }
  public static var menu: SearchSuggestionsPlacement { .init(name: "menu") }
  public static var content: SearchSuggestionsPlacement { .init(name: "content") }
}

/// Ends a search.
@MainActor @preconcurrency public struct DismissSearchAction: Sendable {
  nonisolated init() {}

  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Whether a search is active; it never is.
  public var isSearching: Bool { false }

  public var dismissSearch: DismissSearchAction { DismissSearchAction() }

  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
}
