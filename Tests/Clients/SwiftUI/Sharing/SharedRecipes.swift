import SwiftUI
import UniformTypeIdentifiers

/// A recipe as it is dragged, dropped and shared.
struct Recipe: Identifiable, Codable, Hashable, Transferable {
  var id = UUID()
  var name = ""
  var isFavourite = false

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
  }
}

/// The links by which recipes are shared.
struct RecipeLinks: View {
  let recipe: Recipe
  let recipes: [Recipe]
  let pages: [URL]
  let title: String
  let resource: LocalizedStringResource

  var body: some View {
    VStack {
      ShareLink(items: pages)
      ShareLink("Pages", items: pages)
      ShareLink(items: pages, subject: Text(title)) { Text("Pages") }
      ShareLink(title, items: recipes.map(\.name))
      ShareLink(Text(title), items: recipes.map(\.name), message: Text("Enjoy"))
    }
    VStack {
      ShareLink(items: recipes) { SharePreview($0.name) }
      ShareLink(resource, items: recipes) { SharePreview($0.name, image: Image("plate")) }
      ShareLink(items: recipes) {
        SharePreview($0.name)
      } label: {
        Text("Recipes")
      }
      ShareLink(title, item: pages[0])
      ShareLink(
        resource, item: recipe,
        preview: SharePreview(title, image: Image("plate"), icon: Image(systemName: "fork.knife")))
    }
    PasteButton(payloadType: Recipe.self) { print($0.count) }
  }
}

/// A shelf onto which recipes are dropped and from which they are dragged.
struct RecipeShelf: View {
  @State private var recipes: [Recipe] = []
  @State private var isTargeted = false
  @State private var color = Color.orange
  @Namespace private var shelf

  var body: some View {
    VStack {
      List {
        ForEach(recipes) { recipe in
          Text(recipe.name).draggable(recipe)
          Text(recipe.name).draggable(recipe.name) { Image("plate") }
          Text(recipe.name).draggable(containerItemID: recipe.id, containerNamespace: shelf)
        }
        .dropDestination(for: Recipe.self) { dropped, offset in
          recipes.insert(contentsOf: dropped, at: offset)
        }
      }
      .dragContainer(for: Recipe.self, in: shelf) { ids in recipes.filter { ids.contains($0.id) } }
      .dragConfiguration(DragConfiguration(allowMove: true, allowDelete: false))
      .onDragSessionUpdated { session in print(session.id, session.phase == .active) }
      color.draggable(color)
    }
    .dropDestination(for: Recipe.self) { dropped, location in
      recipes += dropped
      return location.y > 0
    } isTargeted: {
      isTargeted = $0
    }
    .dropDestination(for: Recipe.self) { (dropped: [Recipe], session: DropSession) in
      recipes += dropped
      print(session.id, session.location, session.phase == DropSession.Phase.entering)
    }
    .dropConfiguration { _ in DropConfiguration(operation: .copy) }
    .onDropSessionUpdated { session in isTargeted = session.phase != .exiting }
    .copyable(recipes)
    .cuttable(for: Recipe.self) { recipes }
    .pasteDestination(for: Recipe.self) {
      recipes += $0
    } validator: {
      $0
    }
  }

  /// Whether a drag is over, and what the drop does.
  static func outcome(_ session: DragSession) -> DropOperation? {
    switch session.phase {
    case .initial, .active, .dataTransferCompleted: nil
    case .ended(let operation): operation
    }
  }

  static func keepsItems(_ drag: DragConfiguration, _ drop: DropConfiguration) -> Bool {
    !drag.allowMove && !drag.allowDelete && drop.operation == .copy
  }
}

/// The panels that export recipes.
struct RecipeExport: View {
  @Binding var isPresented: Bool
  let recipe: Recipe?
  let recipes: [Recipe]
  private let options: FileDialogBrowserOptions = [
    .enumeratePackages, .includeHiddenFiles, .displayFileExtensions,
  ]

  var body: some View {
    Text("Export")
      .fileExporter(isPresented: $isPresented, item: recipe) { print($0) }
      .fileExporter(
        isPresented: $isPresented, item: recipe, contentTypes: [.json], defaultFilename: "Recipe"
      ) { result in
        print(result)
      } onCancellation: {
        isPresented = false
      }
      .fileExporter(isPresented: $isPresented, items: recipes) { print($0) }
      .fileDialogCustomizationID("recipes")
      .fileDialogImportsUnresolvedAliases(true)
      .fileDialogBrowserOptions(options)
      .onOpenURL(prefersInApp: true)
      .task(name: "Export") { await Task.yield() }
      .task(id: recipes, name: "Export", priority: .low) { await Task.yield() }
  }
}
