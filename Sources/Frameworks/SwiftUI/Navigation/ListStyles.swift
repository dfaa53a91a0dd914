// The styles of lists, pickers, tabs, text fields and navigation (iOS 13 to 16), kept by name.

public protocol ListStyle: Sendable {}

public struct DefaultListStyle: ListStyle {
  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  nonisolated public static var automatic: DefaultListStyle { .init() }
}

public struct PlainListStyle: ListStyle {
  nonisolated public init() {}
}

extension ListStyle where Self == PlainListStyle {
  nonisolated public static var plain: PlainListStyle { .init() }
}

public struct InsetListStyle: ListStyle {
  nonisolated public init() {}
}

extension ListStyle where Self == InsetListStyle {
  nonisolated public static var inset: InsetListStyle { .init() }
}

public struct GroupedListStyle: ListStyle {
  nonisolated public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  nonisolated public static var grouped: GroupedListStyle { .init() }
}

public struct InsetGroupedListStyle: ListStyle {
  nonisolated public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  nonisolated public static var insetGrouped: InsetGroupedListStyle { .init() }
}

public struct SidebarListStyle: ListStyle {
  nonisolated public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  nonisolated public static var sidebar: SidebarListStyle { .init() }
}

nonisolated extension View {
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    node(".listStyle", ["value": .string(String(describing: S.self))])
  }
}

public protocol PickerStyle: Sendable {}

public struct DefaultPickerStyle: PickerStyle {
  nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  nonisolated public static var automatic: DefaultPickerStyle { .init() }
}

public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  nonisolated public static var segmented: SegmentedPickerStyle { .init() }
}

public struct MenuPickerStyle: PickerStyle {
  nonisolated public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  nonisolated public static var menu: MenuPickerStyle { .init() }
}

public struct InlinePickerStyle: PickerStyle {
  nonisolated public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  nonisolated public static var inline: InlinePickerStyle { .init() }
}

public struct WheelPickerStyle: PickerStyle {
  nonisolated public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  nonisolated public static var wheel: WheelPickerStyle { .init() }
}

nonisolated extension View {
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    node(".pickerStyle", ["value": .string(String(describing: S.self))])
  }
}

public protocol TabViewStyle: Sendable {}

public struct DefaultTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  nonisolated public static var automatic: DefaultTabViewStyle { .init() }
}

public struct PageTabViewStyle: TabViewStyle {
  /// When the dots below the pages are there.
  public struct IndexDisplayMode: Sendable {
    public static let automatic = IndexDisplayMode()
    public static let always = IndexDisplayMode()
    public static let never = IndexDisplayMode()
  }

  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  nonisolated public static var page: PageTabViewStyle { .init() }
}

nonisolated extension View {
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    node(".tabViewStyle", ["value": .string(String(describing: S.self))])
  }
}

public protocol NavigationViewStyle: Sendable {}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  nonisolated public static var automatic: DefaultNavigationViewStyle { .init() }
}

public struct StackNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  nonisolated public static var stack: StackNavigationViewStyle { .init() }
}

nonisolated extension View {
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    node(".navigationViewStyle", ["value": .string(String(describing: S.self))])
  }
}

public protocol TextFieldStyle: Sendable {}

public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  nonisolated public static var automatic: DefaultTextFieldStyle { .init() }
}

public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  nonisolated public static var plain: PlainTextFieldStyle { .init() }
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

nonisolated extension View {
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    node(".textFieldStyle", ["value": .string(String(describing: S.self))])
  }
}

public protocol FormStyle: Sendable {}

public struct AutomaticFormStyle: FormStyle {
  nonisolated public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  nonisolated public static var automatic: AutomaticFormStyle { .init() }
}

public struct GroupedFormStyle: FormStyle {
  nonisolated public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  nonisolated public static var grouped: GroupedFormStyle { .init() }
}

nonisolated extension View {
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    node(".formStyle", ["value": .string(String(describing: S.self))])
  }
}
