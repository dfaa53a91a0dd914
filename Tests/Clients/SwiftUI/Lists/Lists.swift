import SwiftUI

/// A task to do.
struct Chore: Identifiable {
  let id: UUID
  var name: String
  var isDone: Bool
}

/// A list of chores with the menus and gaps of its rows.
struct ChoreList: View {
  @Binding var chores: [Chore]
  let isBare: Bool

  var body: some View {
    List {
      ForEach($chores) { $chore in
        Toggle(isOn: $chore.isDone) { Text(chore.name) }
          .contextMenu { Button("Rename") { chore.name += " again" } }
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            Button("Done") { chore.isDone = true }
          }
          .swipeActions { Button("Remove", role: .destructive) { remove(chore) } }
          .listRowBackground(chore.isDone ? Color.green : nil)
          .listRowInsets(EdgeInsets(top: 2, leading: 8, bottom: 2, trailing: 8))
          .listRowSeparator(separator, edges: .bottom)
      }
    }
    .scrollContentBackground(.hidden)
    .scrollIndicators(indicators, axes: .vertical)
    .scrollDisabled(chores.count < 4)
    .headerProminence(.increased)
    .refreshable { await reload() }
  }

  private var separator: Visibility { isBare ? .hidden : .automatic }

  private var indicators: ScrollIndicatorVisibility { isBare ? .never : .visible }

  private func remove(_ chore: Chore) { chores.removeAll { $0.id == chore.id } }

  @Sendable private func reload() async {}
}

/// A screen whose list looks as its style says.
struct StyledList<Style: ListStyle>: View {
  let style: Style
  let rows: [String]

  var body: some View {
    List { ForEach(rows, id: \.self) { Text($0) } }.listStyle(style)
  }
}

/// The same rows in every style, for the settings of a person's list.
struct ListGallery: View {
  let rows: [String]

  var body: some View {
    VStack {
      StyledList(style: DefaultListStyle(), rows: rows)
      StyledList(style: PlainListStyle(), rows: rows)
      StyledList(style: InsetListStyle(), rows: rows)
      StyledList(style: GroupedListStyle(), rows: rows)
      StyledList(style: InsetGroupedListStyle(), rows: rows)
      StyledList(style: SidebarListStyle(), rows: rows)
    }
    .headerProminence(Prominence.standard)
  }
}

/// A form of a picker and a field, in the styles it is given.
struct StyledForm<Picking: PickerStyle, Typing: TextFieldStyle, Forming: FormStyle>: View {
  let picking: Picking
  let typing: Typing
  let forming: Forming

  @State private var size = 1
  @State private var name = ""

  var body: some View {
    Form {
      Picker("Size", selection: $size) { Text("Small").tag(1) }.pickerStyle(picking)
      TextField("Name", text: $name).textFieldStyle(typing)
    }
    .formStyle(forming)
  }
}

/// Forms in every style.
struct FormGallery: View {
  var body: some View {
    VStack {
      StyledForm(
        picking: DefaultPickerStyle(), typing: DefaultTextFieldStyle(),
        forming: AutomaticFormStyle())
      StyledForm(
        picking: SegmentedPickerStyle(), typing: PlainTextFieldStyle(),
        forming: GroupedFormStyle())
      StyledForm(
        picking: MenuPickerStyle(), typing: RoundedBorderTextFieldStyle(), forming: .grouped)
      StyledForm(picking: InlinePickerStyle(), typing: .roundedBorder, forming: .automatic)
      StyledForm(picking: WheelPickerStyle(), typing: .plain, forming: .automatic)
    }
  }
}

/// Tabs and their navigation, in the styles they are given.
struct StyledTabs<Paging: TabViewStyle, Navigating: NavigationViewStyle>: View {
  let paging: Paging
  let navigating: Navigating

  var body: some View {
    NavigationView {
      TabView { Text("First").tabItem { Text("First") } }.tabViewStyle(paging)
    }
    .navigationViewStyle(navigating)
  }
}

/// Tabs in every style.
struct TabGallery: View {
  var body: some View {
    StyledTabs(paging: DefaultTabViewStyle(), navigating: DefaultNavigationViewStyle())
    StyledTabs(paging: PageTabViewStyle(), navigating: StackNavigationViewStyle())
    StyledTabs(paging: .page, navigating: .stack)
  }
}
