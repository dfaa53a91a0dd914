import SwiftUI

/// A toolbar that a person may change.
struct EditingTools: CustomizableToolbarContent {
  let isWide: Bool

  var body: some CustomizableToolbarContent {
    ToolbarItem(id: "bold") { Button("Bold") {} }
      .customizationBehavior(.reorderable)
    ToolbarItem(id: "print", placement: .secondaryAction, showsByDefault: false) {
      Button("Print") {}
    }
    .defaultCustomization(.hidden, options: .alwaysAvailable)
    if isWide {
      ToolbarItem(id: "wide") { Text("Wide") }
    }
  }
}

/// The bars of an editor.
struct EditorBars: View {
  @Namespace private var namespace
  @State private var customization = TabViewCustomization()
  let isWide: Bool
  let title: String

  var body: some View {
    VStack {
      Text(title)
        .toolbar(id: "editor") { EditingTools(isWide: isWide) }
        .toolbar(removing: .sidebarToggle)
        .toolbarTitleMenu { Button("Rename") {} }
        .toolbarBackgroundVisibility(.hidden, for: .navigationBar)
        .statusBar(hidden: true)
        .navigationBarTitle(Text(title), displayMode: .inline)
        .navigationBarTitle(title, displayMode: .large)
      Text(title)
        .toolbar {
          if isWide {
            ToolbarItem(placement: .title) { Text(title) }
          } else {
            ToolbarItem(placement: .subtitle) { Text(title) }
          }
          ToolbarItemGroup(placement: .accessoryBar(id: 1)) {
            Button("Share") {}
          } label: {
            Text("More")
          }
          DefaultToolbarItem(kind: .search, placement: .bottomBar)
          ToolbarTitleMenu { Button("Rename") {} }
          ToolbarItem(placement: .largeTitle) { Text(title) }
            .hidden(!isWide)
            .sharedBackgroundVisibility(.hidden)
            .matchedTransitionSource(id: "title", in: namespace)
        }
        .toolbar {
          if #available(iOS 16, *) {
            ToolbarTitleMenu()
          }
        }
      tabs
    }
  }

  private var tabs: some View {
    TabView { Text(title) }
      .tabBarMinimizeBehavior(.onScrollDown)
      .tabViewBottomAccessory { Text("Playing") }
      .tabViewCustomization($customization)
      .tabViewSidebarHeader { Text("Music") }
      .tabViewSidebarFooter { Text("2026") }
      .tabViewStyle(.page(indexDisplayMode: .never))
  }

  /// The content of a group with a label, as an app hands it on.
  func group(_ content: LabeledToolbarItemGroupContent<Text, Text>) -> some View { content }

  static let kinds: [ToolbarDefaultItemKind] = [.title, .search]
  static let behaviors: [ToolbarCustomizationBehavior] = [.default, .disabled]
  static let labels: [ToolbarLabelStyle] = [.automatic, .titleAndIcon, .titleOnly, .iconOnly]
  static let bars: [TabBarMinimizeBehavior] = [.automatic, .never, .onScrollUp]
  static let dots: [PageTabViewStyle.IndexDisplayMode] = [.automatic, .always]
}

/// Lists, pickers and tabs in the looks of certain platforms.
struct PlatformLooks: View {
  @Binding var choice: Int

  var body: some View {
    VStack {
      List { picker.pickerStyle(.palette) }.listStyle(.bordered)
      List { picker.pickerStyle(.navigationLink) }.listStyle(.carousel)
      List { picker.pickerStyle(.radioGroup) }.listStyle(.elliptical)
      picker.pickerStyle(.tabs)
      TabView { picker }.tabViewStyle(.sidebarAdaptable)
      TabView { picker }.tabViewStyle(.tabBarOnly)
      TabView { picker }.tabViewStyle(.grouped)
      TabView { picker }.tabViewStyle(.verticalPage)
      NavigationView { picker }.navigationViewStyle(.columns)
      TextField("Name", text: .constant("")).textFieldStyle(.squareBorder)
    }
  }

  private var picker: some View {
    Picker("Choice", selection: $choice) { Text("One").tag(1) }
  }

  /// The looks that an app sets by their types.
  func looks(_ isRound: Bool) -> some View {
    VStack {
      List { picker.pickerStyle(PalettePickerStyle()) }.listStyle(EllipticalListStyle())
      List { picker.pickerStyle(NavigationLinkPickerStyle()) }.listStyle(CarouselListStyle())
      List { picker.pickerStyle(RadioGroupPickerStyle()) }.listStyle(BorderedListStyle())
      picker.pickerStyle(TabsPickerStyle())
      TabView { picker }.tabViewStyle(SidebarAdaptableTabViewStyle())
      TabView { picker }.tabViewStyle(TabBarOnlyTabViewStyle())
      TabView { picker }.tabViewStyle(GroupedTabViewStyle())
      TabView { picker }.tabViewStyle(VerticalPageTabViewStyle())
      NavigationView { picker }.navigationViewStyle(ColumnNavigationViewStyle())
      TextField("Name", text: .constant("")).textFieldStyle(SquareBorderTextFieldStyle())
    }
  }
}
