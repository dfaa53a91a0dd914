import SwiftUI

/// A screen with sheets, bars and a list, as an app shows it.
struct CityDetails: View {
  @Namespace private var cities
  @State private var isShown = false

  var body: some View {
    List {
      Text("Oslo")
        .matchedTransitionSource(id: "oslo", in: cities)
        .listItemTint(.blue)
        .listItemTint(.monochrome)
        .listRowSeparatorTint(.red)
        .listSectionSeparator(.hidden)
    }
    .listRowSpacing(4)
    .listSectionSpacing(.compact)
    .listSectionSpacing(8)
    .toolbarRole(.editor)
    .toolbarTitleDisplayMode(.inline)
    .toolbarColorScheme(.dark, for: .navigationBar)
    .toolbarVisibility(.hidden, for: .tabBar)
    .toolbar {
      ToolbarItem { Text("Share") }
      ToolbarSpacer(.fixed, placement: .topBarTrailing)
    }
    .persistentSystemOverlays(.hidden)
    .defersSystemGestures(on: .bottom)
    .userActivity("com.example.city") { $0.title = "Oslo" }
    .inspector(isPresented: $isShown) { Text("More").inspectorColumnWidth(200) }
    .sheet(isPresented: $isShown) {
      Text("Sheet")
        .presentationCornerRadius(12)
        .presentationBackground { Color.blue }
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        .presentationCompactAdaptation(.popover)
        .presentationCompactAdaptation(horizontal: .sheet, vertical: .fullScreenCover)
        .presentationContentInteraction(.scrolls)
        .navigationTransition(.zoom(sourceID: "oslo", in: cities))
    }
  }
}

/// The behavior of sheets and bars, by the app's settings.
struct SheetSettings {
  var interactions: [PresentationBackgroundInteraction] = [.automatic, .enabled, .disabled]
  var adaptations: [PresentationAdaptation] = [.automatic, .none]
  var contents: [PresentationContentInteraction] = [.automatic, .resizes]
  var roles: [ToolbarRole] = [.automatic, .navigationStack, .browser]
  var titles: [ToolbarTitleDisplayMode] = [.automatic, .large, .inlineLarge]
  var spacings: [ListSectionSpacing] = [.default, .custom(3)]
  var tints: [ListItemTint] = [.fixed(.red), .preferred(.green)]
  var sizing: SpacerSizing = .flexible
  var zoom: ZoomNavigationTransition?
  var usual: AutomaticNavigationTransition = .automatic
}

/// A screen that is opened as who opens it wants.
func opened(_ details: CityDetails, by transition: some NavigationTransition) -> some View {
  details.navigationTransition(transition)
}
