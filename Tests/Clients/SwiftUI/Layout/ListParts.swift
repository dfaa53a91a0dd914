import SwiftUI

/// A list with the margins, indexes and labels of iOS 26, and a table of the same rows.
struct IndexedContacts: View {
  struct Contact: Identifiable, Hashable {
    var id = 0
    var name = ""
    var calls = 0
  }

  let contacts: [Contact]
  @State private var pick = 1
  @State private var isShown = false
  @State private var shown: Contact?
  @Environment(\.tabViewBottomAccessoryPlacement) private var accessory
  @Environment(\.tabBarPlacement) private var bar
  @Environment(\.isTabBarShowingSections) private var showsSections

  var body: some View {
    List {
      Section("A") {
        ForEach(contacts) { Label($0.name, systemImage: "person").listRowInsets(.horizontal, 8) }
      }
      .sectionActions { Button("Add") {} }
      .sectionIndexLabel("A")
      .sectionIndexLabel(Text("A"))
      .listSectionMargins(.horizontal, 12)
      .listRowInsets(nil)
    }
    .listSectionIndexVisibility(.visible)
    .labelIconToTitleSpacing(4)
    .labelReservedIconWidth(20)
    .navigationLinkIndicatorVisibility(.hidden)
    .backgroundExtensionEffect(isEnabled: bar == .sidebar)
  }

  private var table: some View {
    Table(of: Contact.self) {
      TableColumn("Name", value: \.name)
      TableColumn("Calls") { (contact: Contact) in Text("\(contact.calls)") }
        .alignment(.numeric).customizationID("calls").defaultVisibility(.hidden)
    } rows: {
      ForEach(contacts) { contact in
        TableRow(contact)
          .contextMenu { Button("Call") {} }
          .draggable(contact.name)
          .dropDestination(for: String.self) { print($0) }
          .itemProvider { nil }
          .selectionDisabled(contact.calls == 0)
      }
    }
    .contextMenu { Button("Sort") {} }
  }

  private var tabs: some View {
    TabView(selection: $pick) {
      Tab("Contacts", systemImage: "person", value: 1) { table }
        .popover(isPresented: $isShown) { Text("New") }
        .draggable("contacts")
      Tab("Calls", systemImage: "phone", value: 2) { Text("Calls") }
        .popover(item: $shown, arrowEdge: .top) { Text($0.name) }
        .dropDestination(for: String.self) { print($0) }
    }
    .tabViewBottomAccessory(isEnabled: accessory == .inline && !showsSections) { Text("Playing") }
    .tabViewSidebarBottomBar { Text("Account") }
  }

  private var controls: some View {
    Form {
      Picker("Tint", selection: $pick) { Text("1").tag(1) }
        .pickerStyle(.palette).paletteSelectionEffect(.symbolVariant(.slash))
      Picker("Size", selection: $pick) { Text("1").tag(1) }.horizontalRadioGroupLayout()
      ControlGroup("Zoom") { Button("In") {} }.controlGroupStyle(.compactMenu)
      ControlGroup("Zoom") { Button("In") {} }.controlGroupStyle(.palette)
      Button("Wide") {}.buttonSizing(.flexible).buttonBorderShape(.capsule)
      Text("Card").background(.tint, in: .buttonBorder)
      Text("Card").clipShape(ButtonBorderShape.roundedRectangle(radius: 4))
      Text("Card").background(in: .rect(corners: .concentric, isUniform: true))
      ConcentricRectangle(corners: .concentric(minimum: 12)).inset(by: 2)
    }
    .formStyle(.columns)
    .searchable(text: .constant(""), placement: .toolbarPrincipal)
    .sensoryFeedback(.selection, trigger: pick) { isShown }
    .accessibilityDragPoint(.top, description: "Name")
    .accessibilityDropPoint(.bottom, description: "Name".lowercased())
    .accessibilityScrollStatus("Page 1")
  }

  static let effects: [PaletteSelectionEffect] = [.automatic, .custom]
  static let sizings: [ButtonSizing] = [.automatic, .fitted]
  static let alignments: [TableColumnAlignment] = [.automatic, .leading, .center, .trailing]
  static let bars: [TabBarPlacement] = [.bottomBar, .topBar, .pageIndicator]
  static let corners: [Edge.Corner] = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
  static let places: [TabViewBottomAccessoryPlacement] = [.inline, .expanded]
  static let styles: [Edge.Corner.Style] = [.concentric, .fixed(2), 3, 4.5]
}

/// A picture that pulses through two sizes.
struct PulsingPicture: View {
  var body: some View {
    KeyframeAnimator(initialValue: 1.0) { scale in
      Image(systemName: "heart").scaleEffect(scale)
    } keyframes: { _ in
      LinearKeyframe(1.4, duration: 0.3)
    }
  }
}
