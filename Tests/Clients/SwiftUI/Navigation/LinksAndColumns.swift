import SwiftUI

/// A mail client's views, one of which leads to the next.
struct MailNavigation: View {
  @State private var path = NavigationPath()
  @State private var isActive = false
  @State private var selection: Int?
  @State private var visibility = NavigationSplitViewVisibility.automatic
  @State private var column = NavigationSplitViewColumn.sidebar
  @State private var subject = ""
  let title: String
  let resource: LocalizedStringResource

  var body: some View {
    NavigationStack(path: $path) {
      links
        .navigationTitle($subject)
        .navigationSubtitle("Inbox")
        .navigationSubtitle(title)
        .navigationSubtitle(Text(title))
        .navigationDocument(URL(filePath: "/tmp/mail"))
    }
    columns
  }

  @ViewBuilder private var links: some View {
    NavigationLink("First", value: 1)
    NavigationLink(title, value: 2)
    NavigationLink(resource, value: 3)
    NavigationLink(value: selection) { Text(title) }
    NavigationLink(resource) { Text(title) }
    NavigationLink(title, destination: Text(title))
    NavigationLink(isActive: $isActive) {
      Text(title)
    } label: {
      Text("Open")
    }
    NavigationLink(destination: Text(title), isActive: $isActive) { Text("Open") }
      .isDetailLink(false)
    NavigationLink(tag: 1, selection: $selection) {
      Text(title)
    } label: {
      Text("Open")
    }
    NavigationLink(destination: Text(title), tag: 1, selection: $selection) { Text("Open") }
    NavigationLink("Open", isActive: $isActive) { Text(title) }
    NavigationLink(title, destination: Text(title), isActive: $isActive)
    NavigationLink("Open", tag: 2, selection: $selection) { Text(title) }
    NavigationLink(title, destination: Text(title), tag: 3, selection: $selection)
  }

  @ViewBuilder private var columns: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      links.navigationSplitViewColumnWidth(200)
    } content: {
      links.navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
    } detail: {
      Text(title)
    }
    .navigationSplitViewStyle(.balanced)
    NavigationSplitView(columnVisibility: $visibility) {
      links
    } detail: {
      Text(title)
    }
    .navigationSplitViewStyle(.prominentDetail)
    NavigationSplitView(preferredCompactColumn: $column) {
      links
    } detail: {
      Text(title)
    }
    .navigationSplitViewStyle(.automatic)
    NavigationSplitView(preferredCompactColumn: $column) {
      links
    } content: {
      links
    } detail: {
      Text(title)
    }
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
      links
    } detail: {
      Text(title)
    }
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
      links
    } content: {
      links
    } detail: {
      Text(title)
    }
  }

  /// The visibilities and the places of the columns.
  static let visibilities: [NavigationSplitViewVisibility] = [.all, .doubleColumn, .detailOnly]
  static let places: [NavigationSplitViewColumn] = [.sidebar, .content, .detail]
}

/// Keeps where a person was in the mails.
struct MailPathStore {
  struct Draft: Hashable {}

  var path = NavigationPath([1, 2])

  mutating func open(_ draft: Draft) { path.append(draft) }

  func kept() throws -> Data? {
    guard let codable: NavigationPath.CodableRepresentation = path.codable else { return nil }
    return try JSONEncoder().encode(codable)
  }

  mutating func restore(_ data: Data) throws {
    path = NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
  }

  mutating func restart(with drafts: [Draft]) { path = NavigationPath(drafts) }
}

/// The parts of a shop behind tabs.
struct ShopTabs: View {
  enum Part: Hashable { case home, cart, search, more }

  @State private var part = Part.home
  let title: String
  let resource: LocalizedStringResource
  let picture: ImageResource
  let categories: [NoteFolder]

  var body: some View {
    TabView(selection: $part) {
      Tab("Home", systemImage: "house", value: .home) { Text(title) }
        .badge(2)
        .customizationID("home")
      Tab(title, image: "cart", value: Part.cart) { Text(title) }
        .badge("New")
        .disabled(categories.isEmpty)
      if !categories.isEmpty {
        Tab(value: Part.more) {
          Text(title)
        } label: {
          Text("More")
        }
        .tabPlacement(.sidebarOnly)
        .contextMenu { Text(title) }
      }
      Tab(value: Part.search, role: .search) { Text(title) }
    }
    TabView {
      Tab("Home", image: picture) { Text(title) }.badge(Text("2"))
      if categories.isEmpty {
        Tab(resource, systemImage: "cart") { Text(title) }.badge(title)
      } else {
        Tab("Offers", systemImage: "tag") { Text(title) }
      }
      if #available(iOS 26, *) {
        Tab("Glass", systemImage: "sparkles") { Text(title) }
      }
      Tab(role: .search) { Text(title) }.accessibilityIdentifier("search")
      Tab {
        Text(title)
      } label: {
        Text("Custom")
      }
      .hidden(categories.isEmpty)
      TabSection("Categories") {
        ForEach(categories) { category in
          Tab(category.name, systemImage: "folder") { Text(category.name) }
            .swipeActions(edge: .leading) { Button("Hide") {} }
        }
      }
      TabSection {
        ForEach(categories, id: \.name) { category in
          Tab(category.name, systemImage: "folder") { Text(category.name) }
            .customizationBehavior(.reorderable, for: .sidebar, .tabBar)
            .defaultVisibility(.hidden, for: .automatic)
        }
      } header: {
        Text(title)
      }
      TabSection {
        ShopExtraTab(title: title)
      }
    }
  }
}

/// A tab that several views of the shop share.
struct ShopExtraTab: TabContent {
  let title: String

  var body: some TabContent<Never> {
    Tab(title, systemImage: "star") { Text(title) }
  }

  static let placements: [TabPlacement] = [.automatic, .pinned]
  static let behaviors: [TabCustomizationBehavior] = [.automatic, .disabled]

  /// The label of a tab that has none of its own.
  func label(of tab: Tab<Never, Text, DefaultTabLabel>) -> some TabContent<Never> { tab }
}
