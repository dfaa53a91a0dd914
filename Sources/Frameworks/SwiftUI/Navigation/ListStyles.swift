// The styles of lists, pickers, tabs, text fields and navigation, kept by name.

public protocol ListStyle: Sendable {}

nonisolated extension View {
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    node(".listStyle", ["value": .string(String(describing: S.self))])
  }
}

public protocol PickerStyle: Sendable {}

nonisolated extension View {
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    node(".pickerStyle", ["value": .string(String(describing: S.self))])
  }
}

public protocol TabViewStyle: Sendable {}

public struct PageTabViewStyle: TabViewStyle {
  /// The visibility of a page view's index dots.
  public struct IndexDisplayMode: Sendable {
    public static let automatic = IndexDisplayMode()
    public static let always = IndexDisplayMode()
    public static let never = IndexDisplayMode()
  }

  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  nonisolated public static var page: PageTabViewStyle { .init() }

  nonisolated public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

nonisolated extension View {
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    node(".tabViewStyle", ["value": .string(String(describing: S.self))])
  }
}

public protocol NavigationViewStyle: Sendable {}

nonisolated extension View {
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    node(".navigationViewStyle", ["value": .string(String(describing: S.self))])
  }
}

public protocol FormStyle: Sendable {}

nonisolated extension View {
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    node(".formStyle", ["value": .string(String(describing: S.self))])
  }
}
