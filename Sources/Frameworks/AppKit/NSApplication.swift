// AppKit's application, workspace and screen. A widget extension has no windows and
// opens nothing.

public import FoundationSupplement

@MainActor @preconcurrency open class NSApplication: NSObject {
  public static let shared = NSApplication()

  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
  public nonisolated static let willTerminateNotification = Notification.Name(
    "NSApplicationWillTerminateNotification")
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification")

  open weak var delegate: (any NSApplicationDelegate)?
  open var mainMenu: NSMenu?
  open var isActive: Bool { false }
  open var effectiveAppearance: NSAppearance { NSAppearance.current }

  open func terminate(_ sender: Any?) {}
  open func activate(ignoringOtherApps flag: Bool) {}
}

@MainActor @preconcurrency public var NSApp: NSApplication! { NSApplication.shared }

@MainActor @preconcurrency public protocol NSApplicationDelegate: NSObjectProtocol {
  func applicationDidFinishLaunching(_ notification: Notification)
  func applicationWillTerminate(_ notification: Notification)
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
}

extension NSApplicationDelegate {
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func applicationWillTerminate(_ notification: Notification) {}
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    false
  }
}

open class NSAppearance: NSObject, @unchecked Sendable {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
  }

  public let name: Name

  public init?(named name: Name) { self.name = name }

  private init(_ name: Name) { self.name = name }

  convenience init(isDark: Bool) { self.init(isDark ? .darkAqua : .aqua) }

  public static var current: NSAppearance! { NSAppearance(.aqua) }
  public static var currentDrawing: NSAppearance { NSAppearance(.aqua) }

  open func bestMatch(from appearances: [Name]) -> Name? {
    appearances.contains(name) ? name : appearances.first
  }
}

open class NSWorkspace: NSObject, @unchecked Sendable {
  public static let shared = NSWorkspace()

  open var accessibilityDisplayShouldReduceMotion: Bool { false }
  open var accessibilityDisplayShouldReduceTransparency: Bool { false }
  open var accessibilityDisplayShouldIncreaseContrast: Bool { false }
  open var notificationCenter: NotificationCenter { .default }

  @discardableResult
  open func open(_ url: URL) -> Bool { false }

  open func icon(forFile fullPath: String) -> NSImage {
    NSImage(size: NSSize(width: 32, height: 32))
  }

  open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
}

@MainActor @preconcurrency open class NSScreen: NSObject {
  public static let main: NSScreen? = NSScreen()
  public static var screens: [NSScreen] { [main].compactMap(\.self) }

  open var frame: NSRect { ExtensionSurroundings.current.screenBounds }
  /// The frame without the menu bar, which is assumed to be 38 points high.
  open var visibleFrame: NSRect {
    NSRect(x: 0, y: 0, width: frame.width, height: max(0, frame.height - 38))
  }
  open var backingScaleFactor: CGFloat { 2 }
}
