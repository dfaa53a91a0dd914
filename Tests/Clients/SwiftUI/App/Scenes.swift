import Observation
import SwiftUI

/// The scenes of an app on every platform it is for.
struct StudioApp: App {
  @State private var isInserted = true
  @Environment(\.openSettings) private var openSettings
  @Environment(\.supportsMultipleWindows) private var hasWindows
  private let player = SharedPlayer()
  private let title = "Studio"

  var body: some Scene {
    WindowGroup("Studio", id: "main") { content }
      .commands { StudioCommands(isWide: hasWindows) }
      .windowStyle(.hiddenTitleBar)
      .windowToolbarStyle(.unified)
      .windowResizability(.contentSize)
      .defaultSize(width: 400, height: 300)
      .defaultPosition(.center)
      .handlesExternalEvents(matching: ["studio"])
      .defaultAppStorage(.standard)
      .environment(player)
      .transformEnvironment(\.lineLimit) { $0 = 2 }
      .onChange(of: isInserted) { openSettings() }
    WindowGroup(title) { content }.windowStyle(.titleBar).windowToolbarStyle(.expanded)
    WindowGroup(title, id: "more") { content }.windowToolbarStyle(.unifiedCompact)
    WindowGroup(Text(title)) { content }.windowStyle(.plain).windowToolbarStyle(.automatic)
    WindowGroup(Text(title), id: "text") { content }.windowStyle(.automatic)
    values
    Window("Player", id: "player") { content }
      .keyboardShortcut("p", modifiers: .command)
      .defaultLaunchBehavior(.suppressed)
      .restorationBehavior(.disabled)
    Window(title, id: "title") { content }
      .keyboardShortcut(KeyboardShortcut("t"))
      .defaultSize(CGSize(width: 100, height: 100))
      .commandsRemoved()
    Window(Text(title), id: "text") { content }
      .commandsReplaced { EmptyCommands() }
    Settings { SettingsLink() }
    extras
  }

  @SceneBuilder private var values: some Scene {
    WindowGroup(for: Int.self) { $number in Text("\(number ?? 0)") }
    WindowGroup(for: Int.self) { $number in
      Text("\(number)")
    } defaultValue: {
      1
    }
    WindowGroup(id: "number", for: Int.self) { $number in Text("\(number ?? 0)") }
    WindowGroup("Number", for: Int.self) { $number in Text("\(number ?? 0)") }
    WindowGroup(title, id: "titled", for: Int.self) { $number in Text("\(number ?? 0)") }
  }

  @SceneBuilder private var extras: some Scene {
    MenuBarExtra("Studio", systemImage: "music.note") { content }.menuBarExtraStyle(.window)
    MenuBarExtra(title, image: "studio", isInserted: $isInserted) { content }
      .menuBarExtraStyle(.menu)
    MenuBarExtra(title) { content }.menuBarExtraStyle(.automatic)
    MenuBarExtra("Studio", isInserted: $isInserted) { content }
    MenuBarExtra {
      content
    } label: {
      Text(title)
    }
    MenuBarExtra(isInserted: $isInserted) {
      content
    } label: {
      Text(title)
    }
  }

  private var content: some View {
    SettingsLink { Text(title) }
  }

  static let sizes: [WindowResizability] = [.automatic, .contentMinSize]
  static let launches: [SceneLaunchBehavior] = [.automatic, .presented]
  static let restorations: [SceneRestorationBehavior] = [.automatic]

  /// Opens what a person set.
  @MainActor static func open(_ action: OpenSettingsAction) { action() }

  /// The content of a window for a number.
  static func page(_ content: PresentedWindowContent<Int, Text>) -> some View { content }
}

/// The styles that an app sets by their types.
struct StyledScenes: Scene {
  var body: some Scene {
    WindowGroup { Text("A") }
      .windowStyle(DefaultWindowStyle())
      .windowToolbarStyle(DefaultWindowToolbarStyle())
    WindowGroup { Text("B") }
      .windowStyle(TitleBarWindowStyle())
      .windowToolbarStyle(ExpandedWindowToolbarStyle())
    WindowGroup { Text("C") }
      .windowStyle(HiddenTitleBarWindowStyle())
      .windowToolbarStyle(UnifiedWindowToolbarStyle())
    WindowGroup { Text("D") }
      .windowStyle(PlainWindowStyle())
      .windowToolbarStyle(UnifiedCompactWindowToolbarStyle())
    MenuBarExtra("E") { Text("E") }.menuBarExtraStyle(AutomaticMenuBarExtraStyle())
    MenuBarExtra("F") { Text("F") }.menuBarExtraStyle(PullDownMenuBarExtraStyle())
    MenuBarExtra("G") { Text("G") }.menuBarExtraStyle(WindowMenuBarExtraStyle())
  }
}

/// The menus of the app.
struct StudioCommands: Commands {
  let isWide: Bool

  var body: some Commands {
    SidebarCommands()
    ToolbarCommands()
    TextEditingCommands()
    TextFormattingCommands()
    InspectorCommands()
    ImportFromDevicesCommands()
    CommandMenu("Play") { Button("Play") {} }
    CommandMenu(Text("Mix")) { Button("Mix") {} }
    CommandGroup(before: .newItem) { Button("New Song") {} }
    CommandGroup(after: .saveItem) { Button("Bounce") {} }
    if isWide {
      CommandGroup(replacing: .help) { Button("Help") {} }
    } else {
      EmptyCommands()
    }
  }

  /// Every place where the menus can be added to.
  static let places: [CommandGroupPlacement] = [
    .appInfo, .appSettings, .systemServices, .appVisibility, .appTermination, .importExport,
    .printItem, .undoRedo, .pasteboard, .textEditing, .textFormatting, .toolbar, .sidebar,
    .windowSize, .windowList, .singleWindowList, .windowArrangement,
  ]
}
