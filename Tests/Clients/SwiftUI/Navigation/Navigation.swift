import SwiftUI

/// A book of the library.
struct Book: Identifiable, Hashable {
  let id: Int
  var title: String
  var isRead = false
}

/// The library, which opens books one upon the other.
struct Library: View {
  @State private var path = NavigationPath()
  @State private var opened: Book?
  @State private var showsHelp = false
  @State private var query = ""

  let books: [Book]

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(books) { book in
          NavigationLink(value: book) { Text(book.title) }
            .badge(book.isRead ? 0 : 1)
            .badge(book.isRead ? Text("Read") : nil)
            .badge(book.isRead ? nil : "New")
        }
      }
      .searchable(text: $query)
      .searchable(
        text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find"
      )
      .searchable(text: $query, placement: .sidebar, prompt: Text("Find a book"))
      .searchable(text: $query, placement: .navigationBarDrawer, prompt: books.first?.title ?? "")
      .navigationDestination(for: Book.self) { book in BookPage(book: book) }
      .navigationDestination(isPresented: $showsHelp) { Text("Help") }
      .navigationDestination(item: $opened) { book in BookPage(book: book) }
      .navigationTitle("Library")
      .navigationBarTitleDisplayMode(path.isEmpty ? .large : .inline)
    }
  }

  static func fieldPlacement(
    isWide: Bool, mode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    isWide ? .toolbar : .navigationBarDrawer(displayMode: mode)
  }

  func goBack(_ steps: Int) {
    path.removeLast(min(steps, path.count))
    if !path.isEmpty { path.removeLast() }
  }
}

/// A page as apps of iOS 13 titled it.
struct BookPage: View {
  let book: Book

  @State private var mode: NavigationBarItem.TitleDisplayMode = .automatic

  var body: some View {
    VStack {
      Text(book.title).navigationBarTitle(book.title)
      Text("Contents").navigationBarTitle("Contents")
      Text("Notes").navigationBarTitle(Text("Notes"))
      Text("Index").navigationBarTitle("Index", displayMode: mode)
    }
    .navigationBarHidden(false)
    .navigationBarBackButtonHidden()
    .navigationBarItems(leading: Text("Back"), trailing: Text("Share"))
    .navigationBarItems(leading: Text("Back"))
    .navigationBarItems(trailing: Text("Share"))
    .statusBarHidden()
  }
}

/// The toolbar of an editor.
struct EditorToolbar: ToolbarContent {
  let isCompact: Bool
  let placement: ToolbarItemPlacement

  var body: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) { Text("Cancel") }
    ToolbarItem(placement: .confirmationAction) { Text("Done") }
    ToolbarItem(placement: .destructiveAction) { Text("Delete") }
    ToolbarItem(placement: .principal) { Text("Draft") }
    ToolbarItem(id: "more", placement: .secondaryAction) { Text("More") }
    ToolbarItemGroup(placement: placement) { Text("Count") }
    if isCompact { ToolbarItem(placement: .keyboard) { Text("Hide") } }
  }
}

/// The placements of the editor's tools, by the room there is.
func toolPlacements(isCompact: Bool) -> [ToolbarItemPlacement] {
  isCompact
    ? [.bottomBar, .navigationBarLeading, .navigationBarTrailing, .automatic]
    : [.topBarLeading, .topBarTrailing, .navigation, .primaryAction, .status]
}

/// One tool, as the editor and the reader both show it.
@MainActor func tools<Content: View>(
  at placement: ToolbarItemPlacement,
  @ToolbarContentBuilder also extra: () -> some ToolbarContent,
  @ViewBuilder _ content: () -> Content
) -> some ToolbarContent {
  ToolbarPair(first: ToolbarItem(placement: placement) { content() }, second: extra())
}

/// Two parts of a toolbar as one.
struct ToolbarPair<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
  let first: First
  let second: Second?

  var body: some ToolbarContent {
    ToolbarContentBuilder.buildBlock(
      ToolbarContentBuilder.buildExpression(first), ToolbarContentBuilder.buildIf(second))
  }
}

/// The editor with its bars.
struct Editor: View {
  @Binding var text: String

  var body: some View {
    TextEditor(text: $text)
      .toolbar { EditorToolbar(isCompact: true, placement: .bottomBar) }
      .toolbarBackground(.visible, for: .bottomBar, .tabBar)
      .toolbarBackground(.bar, for: .navigationBar, .windowToolbar)
  }

  /// The bars whose color the theme changes.
  static let themed: [ToolbarPlacement] = [.automatic, .bottomBar, .tabBar, .windowToolbar]
}
