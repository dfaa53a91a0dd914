import SwiftUI

/// The parts of an app's bars, tabs and tables, as its views pass them on.
struct BarParts {
  var options: ToolbarCustomizationOptions = .alwaysAvailable
  var role: TabRole? = .search
  var places: [AdaptableTabBarPlacement] = [.automatic, .sidebar]
  var priority: DefaultFocusEvaluationPriority = .automatic
  var interactions: FocusInteractions = .automatic
  var localization: KeyboardShortcut.Localization = .automatic
  var operation: DropOperation = .copy
  var activation: TextInputDictationActivation = .onSelect
  var phase: HoverPhase = .ended

  /// Looks for the focus again.
  func reset(_ action: ResetFocusAction, in namespace: Namespace.ID) { action(in: namespace) }
}

/// Tabs that several views of an app share.
@TabContentBuilder<Int> @MainActor func sharedTabs(_ title: String) -> some TabContent<Int> {
  Tab(title, systemImage: "1.circle", value: 1) { Text(title) }
  Tab(title, systemImage: "2.circle", value: 2) { Text(title) }
}

/// Tabs with a title of their own.
struct TitledTabs<Tabs: TabContent>: View where Tabs.TabValue == Int {
  @State private var selection = 1
  let tabs: Tabs

  var body: some View {
    TabView(selection: $selection) { tabs }
  }
}

/// Commands that several apps share.
@CommandsBuilder @MainActor func sharedCommands() -> some Commands {
  SidebarCommands()
  ToolbarCommands()
}

/// A window group in the looks it is given.
@MainActor func window(
  _ style: some WindowStyle, _ toolbar: some WindowToolbarStyle, _ menu: some MenuBarExtraStyle
) -> some Scene {
  WindowGroup { Text("Shared") }
    .windowStyle(style).windowToolbarStyle(toolbar).menuBarExtraStyle(menu)
}

/// A table and an editor in the looks they are given.
@MainActor func looks(_ text: Binding<String>, _ style: some TableStyle) -> some View {
  VStack {
    TextEditor(text: text).textEditorStyle(RoundedBorderTextEditorStyle())
    Table([TeamMember(id: 0)]) { TableColumn("Name", value: \.name) }.tableStyle(style)
  }
}

/// Says how many rows and columns a table of an app's has.
func size<Rows: TableRowContent, Columns: TableColumnContent>(
  _ rows: Rows, _ columns: Columns
) -> (rows: Int, columns: Int)
where Rows.TableRowValue == TeamMember, Columns.TableColumnSortComparator == Never {
  (rows._values.count, columns._parts.count)
}
