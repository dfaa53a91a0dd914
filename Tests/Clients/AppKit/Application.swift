import AppKit

/// Keeps the menu bar companion running and its widgets current.
@MainActor
final class CompanionDelegate: NSObject, NSApplicationDelegate {
  private(set) var isReady = false
  private(set) var wasActive = 0
  private var observers: [any NSObjectProtocol] = []

  func applicationDidFinishLaunching(_ notification: Notification) {
    isReady = notification.name == NSApplication.didFinishLaunchingNotification
  }

  func applicationWillTerminate(_ notification: Notification) {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
  }

  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    !sender.isActive
  }

  /// Follows the app as it comes forward and ends.
  func follow(_ reload: @escaping @Sendable () -> Void) {
    let names = [
      NSApplication.didBecomeActiveNotification, NSApplication.willTerminateNotification,
    ]
    for name in names {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
          reload()
        })
    }
  }
}

/// Has nothing to do when the helper starts or ends, and so relies on what the system does.
@MainActor
final class QuietDelegate: NSObject, NSApplicationDelegate {}

/// Starts the companion's delegate.
@MainActor
func start(_ delegate: CompanionDelegate) {
  NSApplication.shared.delegate = delegate
  NSApp.activate(ignoringOtherApps: true)
}

/// Ends the companion unless it shows something.
@MainActor
func quitIfIdle(sender: Any?) {
  let quiet = QuietDelegate()
  let done = Notification(name: NSApplication.willTerminateNotification)
  quiet.applicationDidFinishLaunching(done)
  quiet.applicationWillTerminate(done)
  let mayQuit = quiet.applicationShouldTerminateAfterLastWindowClosed(.shared)
  if mayQuit || NSApplication.shared.delegate == nil { NSApplication.shared.terminate(sender) }
}

/// The look that the widget's snapshot is taken in.
enum SnapshotLook: String, CaseIterable {
  case light, dark, contrast

  /// The system's name for the look.
  var name: NSAppearance.Name {
    switch self {
    case .light: .aqua
    case .dark: .darkAqua
    case .contrast: NSAppearance.Name("NSAppearanceNameAccessibilityAqua")
    }
  }

  /// The look of what is being drawn.
  static var drawing: SnapshotLook {
    let appearance = NSAppearance.currentDrawing
    return appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .dark : .light
  }

  /// The look of the whole app.
  @MainActor static var app: SnapshotLook {
    NSApp.effectiveAppearance.name == .darkAqua ? .dark : .light
  }

  /// The appearance itself, where the system has it.
  var appearance: NSAppearance { NSAppearance(named: name) ?? NSAppearance.current }

  /// Reads a look as the settings keep it.
  init?(settings value: String) {
    let name = NSAppearance.Name(rawValue: value)
    guard let look = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = look
  }

  /// The value stored in the settings.
  var settingsValue: String { name.rawValue }
}

/// The accessibility settings that calm the widget's animation.
struct DisplayComfort {
  var isStill: Bool
  var isOpaque: Bool
  var isStrong: Bool

  /// Asks the system for the user's choices.
  init(_ workspace: NSWorkspace = .shared) {
    isStill = workspace.accessibilityDisplayShouldReduceMotion
    isOpaque = workspace.accessibilityDisplayShouldReduceTransparency
    isStrong = workspace.accessibilityDisplayShouldIncreaseContrast
  }
}

/// Opens a project in the editor that the user prefers.
struct ProjectOpener {
  var project: URL
  let workspace = NSWorkspace.shared

  /// The icon beside the project's name.
  var icon: NSImage { workspace.icon(forFile: project.path) }

  /// The URL of the installed editor.
  func editor(_ identifier: String) -> URL? {
    workspace.urlForApplication(withBundleIdentifier: identifier)
  }

  /// Opens the project and tells the other widgets.
  func open(announcing name: Notification.Name) -> Bool {
    let isOpen = workspace.open(project)
    if isOpen { workspace.notificationCenter.post(name: name, object: workspace) }
    return isOpen
  }
}

/// The size of the wallpaper that a desktop widget lies on.
@MainActor
func wallpaperPixels() -> CGSize {
  let widest = NSScreen.screens.max { $0.frame.width < $1.frame.width }
  guard let screen = widest ?? NSScreen.main else { return .zero }
  let points = screen.visibleFrame.size
  return CGSize(
    width: points.width * screen.backingScaleFactor,
    height: points.height * screen.backingScaleFactor)
}

/// Copies a snippet, and reads back what the user copied elsewhere.
enum SnippetClipboard {
  /// Snippets keep their language beside the text.
  static let language = NSPasteboard.PasteboardType(rawValue: "com.example.snippet.language")
  static let folder = NSPasteboard.PasteboardType("com.example.snippet.folder")

  /// Copies a snippet for other apps and for our own.
  static func copy(_ text: String, language name: String, link: URL) -> Bool {
    let pasteboard = NSPasteboard.general
    let changes = pasteboard.clearContents()
    let isCopied = pasteboard.setString(text, forType: .string)
    pasteboard.setString(link.absoluteString, forType: .URL)
    pasteboard.setString(name, forType: language)
    return isCopied && changes > 0
  }

  /// The text on the clipboard, with its kind.
  static func contents() -> (text: String, kind: String)? {
    for kind in [language, folder, .URL, .string] {
      if let text = NSPasteboard.general.string(forType: kind) { return (text, kind.rawValue) }
    }
    return nil
  }
}

/// A panel of the companion, its rows one below the other.
@MainActor
final class RowPanel: NSViewController {
  private let rows: [String]

  /// Creates a panel with a view for each row.
  init(rows: [String]) {
    self.rows = rows
    super.init()
    for index in rows.indices {
      let row = NSView(frame: NSRect(x: 0, y: 24 * index, width: 200, height: 24))
      row.isHidden = rows[index].isEmpty
      view.addSubview(row)
    }
  }

  /// The height of the visible rows.
  var height: CGFloat {
    view.subviews.filter { !$0.isHidden }.map(\.frame.height).reduce(0, +)
  }

  /// The first responder of key presses.
  var firstResponder: NSResponder { view.subviews.first ?? NSView() }
}

/// Ends the request for which a panel is shown.
@MainActor func end(_ panel: RowPanel) {
  let context: NSExtensionContext? = panel.extensionContext
  context?.cancelRequest(withError: CocoaError(.userCancelled))
}
