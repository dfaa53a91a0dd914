import SwiftUI

/// A folder of a person's notes.
struct NoteFolder: Identifiable, Hashable {
  let id: Int
  var name: String
  var folders: [NoteFolder]?
}

/// The folders as lists of every form an app writes.
struct FolderLists: View {
  @Binding var folders: [NoteFolder]
  @State private var chosen: Int?
  @State private var several: Set<Int> = []
  @State private var isExpanded = true
  @Environment(\.defaultMinListRowHeight) private var rowHeight
  @Environment(\.defaultMinListHeaderHeight) private var headerHeight
  @Environment(\.backgroundProminence) private var prominence
  @Environment(\.sidebarRowSize) private var rowSize
  let title: String
  let resource: LocalizedStringResource

  var body: some View {
    VStack {
      plain
      selecting
      editing
      trees
      sections
      rows
    }
  }

  @ViewBuilder private var plain: some View {
    List(folders) { Text($0.name) }
    List(folders, id: \.name) { Text($0.name) }
    List(0..<3) { Text("\($0)") }
    List($folders) { $folder in TextField("Name", text: $folder.name) }
    List { Text(title) }
  }

  @ViewBuilder private var selecting: some View {
    List(folders, selection: $chosen) { Text($0.name) }
    List(folders, selection: $several) { Text($0.name) }
    List(folders, id: \.id, selection: $several) { Text($0.name) }
    List(folders, id: \.id, selection: $chosen) { Text($0.name) }
    List(0..<3, selection: $chosen) { Text("\($0)") }
    List(selection: $several) { Text(title).selectionDisabled() }
    List(selection: $chosen) { Text(title) }
  }

  @ViewBuilder private var editing: some View {
    List($folders, editActions: .all) { $folder in TextField("Name", text: $folder.name) }
    List($folders, editActions: [.delete, .move], selection: $several) { $folder in
      Text(folder.name)
    }
    List($folders, id: \.name, editActions: .delete) { $folder in Text(folder.name) }
    List($folders, id: \.name, editActions: .move, selection: $chosen) { $folder in
      Text(folder.name)
    }
    List {
      ForEach($folders, editActions: .move) { $folder in
        Text(folder.name).deleteDisabled(true).moveDisabled(folder.id == 0)
      }
      ForEach($folders, id: \.name, editActions: actions) { $folder in Text(folder.name) }
    }
  }

  private var actions: EditActions<[NoteFolder]> { EditActions(rawValue: folders.isEmpty ? 0 : 3) }

  @ViewBuilder private var trees: some View {
    List(folders, children: \.folders) { Text($0.name) }
    List(folders, children: \.folders, selection: $chosen) { Text($0.name) }
    List(folders, id: \.name, children: \.folders) { Text($0.name) }
    OutlineGroup(folders, children: \.folders) { Text($0.name) }
    OutlineGroup(folders, id: \.name, children: \.folders) { Text($0.name) }
    if let first = folders.first {
      OutlineGroup(first, children: \.folders) { Text($0.name) }
      OutlineGroup(first, id: \.name, children: \.folders) { Text($0.name) }
    }
  }

  /// The view below a row of an outline, as an app that draws its own tree gets it.
  func below(_ group: DisclosureGroup<Text, OutlineSubgroupChildren>) -> some View {
    group.padding(rowHeight / 4 + (headerHeight ?? 0))
  }

  @ViewBuilder private var sections: some View {
    Section(title) { Text(title) }
    Section(resource) { Text(title) }
    Section("Folders", isExpanded: $isExpanded) { Text(title) }
    Section(title, isExpanded: $isExpanded) { Text(title) }
    Section(isExpanded: $isExpanded) {
      Text(title)
    } header: {
      Text("Folders")
    }
    Section("Folders") { Text(title) }.collapsible(false)
  }

  @ViewBuilder private var rows: some View {
    List(folders) { folder in
      Text(folder.name)
        .listItemTint(.blue)
        .listItemTint(rowSize == .large ? .fixed(.red) : .preferred(.green))
        .listRowSeparatorTint(.orange, edges: .bottom)
        .listSectionSeparatorTint(.orange)
        .listSectionSeparator(.hidden, edges: .top)
        .badge(3)
        .badgeProminence(prominence == .increased ? .increased : .decreased)
    }
    .listRowSpacing(8)
    .listSectionSpacing(.compact)
    .listSectionSpacing(12)
    .alternatingRowBackgrounds(.disabled)
    .environment(\.sidebarRowSize, .small)
    .environment(\.defaultMinListRowHeight, 32)
  }

  /// The looks a person can choose between.
  static let spacings: [ListSectionSpacing] = [.default, .compact, .custom(4)]
  static let tints: [ListItemTint] = [.monochrome, .fixed(.red)]
  static let badges: [BadgeProminence] = [.standard, .increased, .decreased]
  static let stripes: [AlternatingRowBackgroundBehavior] = [.automatic, .enabled]
  static let backgrounds: [BackgroundProminence] = [.standard, .increased]
  static let sizes: [SidebarRowSize] = [.small, .medium, .large]
}
