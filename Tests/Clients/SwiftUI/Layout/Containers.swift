import SwiftUI

/// The boxes of a settings screen, in every form they have.
struct SettingsBoxes: View {
  @Binding var isOpen: Bool
  let name: String

  var body: some View {
    VStack {
      GroupBox { Text("Inside") }
      GroupBox {
        Text("Inside")
      } label: {
        Text(name)
      }
      GroupBox(label: Text(name)) { Text("Inside") }
      LabeledContent("Version") { Text("2") }
      LabeledContent {
        Text("2")
      } label: {
        Text(name)
      }
      DisclosureGroup {
        Text("Details")
      } label: {
        Text(name)
      }
      DisclosureGroup(isExpanded: $isOpen) {
        Text("Details")
      } label: {
        Text(name)
      }
      ControlGroup { Button("Add") {} }
    }
  }
}

/// The view in place of an empty search result.
struct NothingFound: View {
  let query: String
  @Environment(\.labelsVisibility) private var labels

  var body: some View {
    if labels == .visible { ContentUnavailableView("Nothing", image: "Map") }
    ContentUnavailableView(query, image: "Map", description: Text("Nothing")).labelsVisibility(
      .hidden)
    ContentUnavailableView(query, systemImage: "magnifyingglass", description: Text("Nothing"))
    ContentUnavailableView {
      Text(query)
    } description: {
      Text("Nothing")
    } actions: {
      Button("Clear") {}
    }
  }
}

/// The mail's boxes, messages and the chosen message.
struct MailScreen: View {
  @State private var box: Int?
  @State private var chosen: Set<Int> = []
  @Binding var messages: [Book]

  var body: some View {
    NavigationSplitView {
      List(selection: $box) { Text("Inbox") }
    } content: {
      List(selection: $chosen) {
        ForEach(messages) { Text($0.title) }
          .onDelete { messages.remove(atOffsets: $0) }
          .onMove { messages.move(fromOffsets: $0, toOffset: $1) }
      }
    } detail: {
      Text("\(chosen.count) chosen")
    }
    .navigationTitle(LocalizedStringResource("Mail"))
  }
}

/// The rows of a shelf that is moved sideways.
struct Shelf: View {
  let titles: [String]

  private let rows = [
    GridItem(.fixed(40), spacing: 4, alignment: .leading), GridItem(.adaptive(minimum: 20)),
  ]

  var body: some View {
    let scroll = ScrollView(.horizontal, showsIndicators: false) {
      LazyHGrid(rows: rows, alignment: .top, spacing: rows.first?.spacing) { covers }
      LazyHStack(alignment: .top, spacing: 4, pinnedViews: .sectionHeaders) { covers }
    }
    return scroll.opacity(scroll.showsIndicators || scroll.axes == .horizontal ? 1 : 0.5)
  }

  private var covers: some View { ForEach(titles, id: \.self) { Text($0) } }

  /// Whether a row's item has a fixed width.
  static func isFixed(_ item: GridItem) -> Bool {
    if case .fixed = item.size { item.alignment != nil } else { false }
  }
}

/// Rows whose order a person may change, whatever they are made of.
@MainActor func sortable<Rows: DynamicViewContent>(
  _ rows: Rows, move: @escaping (IndexSet, Int) -> Void
) -> some View {
  rows.onMove(perform: rows.data.isEmpty ? nil : move)
}

/// The tabs of the app and the page that opened it.
struct TabScreen: View {
  @State private var tab = "first"
  @State private var path: [Book] = []
  let welcome: Book

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack(path: $path) {
        NavigationLink(destination: BookPage(book: welcome)) { Text("Welcome") }
        NavigationLink("Welcome", destination: BookPage(book: welcome))
        NavigationLink {
          BookPage(book: welcome)
        } label: {
          Text(welcome.title)
        }
      }
    }
    .navigationTitle(welcome.title)
    .navigationTitle(Text(welcome.title))
    .toolbar { Text("Done") }
    .badge(welcome.title)
  }
}
