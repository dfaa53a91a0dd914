// The styles of lists, pickers, tabs and fields for certain platforms (iOS 16 to 18), kept by name.

/// A list with a border.
public struct BorderedListStyle: ListStyle {
  nonisolated public init() {}
}

extension ListStyle where Self == BorderedListStyle {
  nonisolated public static var bordered: BorderedListStyle { .init() }
}

/// A list whose rows shrink at its end.
public struct CarouselListStyle: ListStyle {
  nonisolated public init() {}
}

extension ListStyle where Self == CarouselListStyle {
  nonisolated public static var carousel: CarouselListStyle { .init() }
}

/// A list whose rows follow a round edge.
public struct EllipticalListStyle: ListStyle {
  nonisolated public init() {}
}

extension ListStyle where Self == EllipticalListStyle {
  nonisolated public static var elliptical: EllipticalListStyle { .init() }
}

/// A picker as a row of small pictures.
public struct PalettePickerStyle: PickerStyle {
  nonisolated public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  nonisolated public static var palette: PalettePickerStyle { .init() }
}

/// A picker whose values stand on a screen of their own.
public struct NavigationLinkPickerStyle: PickerStyle {
  nonisolated public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  nonisolated public static var navigationLink: NavigationLinkPickerStyle { .init() }
}

/// A picker as a group of buttons.
public struct RadioGroupPickerStyle: PickerStyle {
  nonisolated public init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  nonisolated public static var radioGroup: RadioGroupPickerStyle { .init() }
}

/// A picker as tabs.
public struct TabsPickerStyle: PickerStyle {
  nonisolated public init() {}
}

extension PickerStyle where Self == TabsPickerStyle {
  nonisolated public static var tabs: TabsPickerStyle { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  nonisolated public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// Tabs that are a sidebar where there is room.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

/// Tabs that are never a sidebar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

/// Tabs in a box.
public struct GroupedTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  nonisolated public static var grouped: GroupedTabViewStyle { .init() }
}

/// Pages one below the other.
public struct VerticalPageTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  nonisolated public static var verticalPage: VerticalPageTabViewStyle { .init() }
}

/// A field with a square border.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle { .init() }
}

/// Views in columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  nonisolated public static var columns: ColumnNavigationViewStyle { .init() }
}
