// SwiftUI's searching with presentation and suggestions. Nobody searches in a widget: no field,
// scope or suggestion stands in its tree.

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

  /// Sets what can be searched in.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets what can be searched in, and when that is shown.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets what is suggested.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    modifier(EmptyModifier())
  }

  /// Says where suggestions are shown.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    modifier(EmptyModifier())
  }

  /// Says what a suggestion searches for.
  public func searchCompletion(_ completion: String) -> some View { modifier(EmptyModifier()) }

  /// Says which token a suggestion stands for.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets what becomes of the toolbar during a search.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets how a toolbar holds its search field.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    modifier(EmptyModifier())
  }
}

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Sendable {
  public static var automatic: SearchScopeActivation { .init() }
  public static var onTextEntry: SearchScopeActivation { .init() }
  public static var onSearchPresentation: SearchScopeActivation { .init() }
}

/// What becomes of a toolbar during a search.
public struct SearchPresentationToolbarBehavior: Sendable {
  public static var automatic: SearchPresentationToolbarBehavior { .init() }
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { .init() }
}

/// How a toolbar holds its search field.
public struct SearchToolbarBehavior: Sendable {
  public static var automatic: SearchToolbarBehavior { .init() }
  public static var minimize: SearchToolbarBehavior { .init() }
}

/// Where suggestions are shown.
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
  /// Whether someone searches; nobody does.
  public var isSearching: Bool { false }

  public var dismissSearch: DismissSearchAction { DismissSearchAction() }

  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
}
