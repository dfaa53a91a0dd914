// The applications that run, of which a sandboxed extension is shown itself alone here.

public import FoundationSupplement

/// A process that the Mac's Dock or a service has started.
open class NSRunningApplication: NSObject, @unchecked Sendable {
  public static let current = NSRunningApplication(processIdentifier: getpid(), .main)

  private let bundle: Bundle
  public let processIdentifier: pid_t

  private init(processIdentifier: pid_t, _ bundle: Bundle) {
    self.processIdentifier = processIdentifier
    self.bundle = bundle
    super.init()
  }

  /// Finds the process of a number; nil for every one but the extension's own.
  public convenience init?(processIdentifier pid: pid_t) {
    guard pid == getpid() else { return nil }
    self.init(processIdentifier: pid, .main)
  }

  open class func runningApplications(
    withBundleIdentifier bundleIdentifier: String
  ) -> [NSRunningApplication] {
    [current].filter { $0.bundleIdentifier == bundleIdentifier }
  }

  open var bundleIdentifier: String? { bundle.bundleIdentifier }
  open var bundleURL: URL? { bundle.bundleURL }
  open var executableURL: URL? { bundle.executableURL }
  open var localizedName: String? {
    let names = ["CFBundleDisplayName", "CFBundleName"].lazy
    return names.compactMap { [bundle] in bundle.object(forInfoDictionaryKey: $0) as? String }.first
  }
  open var icon: NSImage? { NSImage(size: NSSize(width: 32, height: 32)) }
  /// The moment at which the Dock started the process: none, as it starts no extension.
  open var launchDate: Date? { nil }
  open var activationPolicy: NSApplication.ActivationPolicy { .prohibited }
  open var isFinishedLaunching: Bool { true }
  open var isTerminated: Bool { false }
  open var isActive: Bool { false }
  open var isHidden: Bool { false }
  open var ownsMenuBar: Bool { false }

  /// Brings the application to the front: refused, as an extension has no windows.
  @discardableResult
  open func activate(options: NSApplication.ActivationOptions = []) -> Bool { false }
  @discardableResult open func hide() -> Bool { false }
  @discardableResult open func unhide() -> Bool { false }
  /// Asks the application to end: refused, as the sandbox does.
  @discardableResult open func terminate() -> Bool { false }
  @discardableResult open func forceTerminate() -> Bool { false }
}

extension NSApplication {
  /// Whether an application is in the Dock and may have windows.
  public enum ActivationPolicy: Int, Sendable {
    case regular, accessory, prohibited
  }

  public struct ActivationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let activateAllWindows = ActivationOptions(rawValue: 1)
    public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
  }
}

extension NSWorkspace {
  public static let applicationUserInfoKey = "NSWorkspaceApplicationKey"
  public static let didLaunchApplicationNotification = Notification.Name(
    "NSWorkspaceDidLaunchApplicationNotification")
  public static let didTerminateApplicationNotification = Notification.Name(
    "NSWorkspaceDidTerminateApplicationNotification")
  public static let didActivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidActivateApplicationNotification")
  public static let didDeactivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidDeactivateApplicationNotification")

  /// The applications that run: the extension.
  public var runningApplications: [NSRunningApplication] { [.current] }
  /// The application that gets the keys: none is known.
  public var frontmostApplication: NSRunningApplication? { nil }
  /// The application that the menu bar is of: none is known.
  public var menuBarOwningApplication: NSRunningApplication? { nil }
}
