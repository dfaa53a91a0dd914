// The quick actions of an app's icon, declared for the sources of an app that are compiled into a
// widget's target.

public import FoundationSupplement

open class UIApplicationShortcutIcon: NSObject, NSCopying, @unchecked Sendable {
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
    case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  private let name: String

  private init(name: String) { self.name = name }

  public convenience init(type: IconType) { self.init(name: "type \(type.rawValue)") }

  public convenience init(templateImageName: String) {
    self.init(name: "template " + templateImageName)
  }

  public convenience init(systemImageName: String) { self.init(name: "system " + systemImageName) }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIApplicationShortcutIcon)?.name == name
  }

  open override var hash: Int { name.hashValue }
}

open class UIApplicationShortcutItem: NSObject, NSCopying, @unchecked Sendable {
  public fileprivate(set) var type: String
  public fileprivate(set) var localizedTitle: String
  public fileprivate(set) var localizedSubtitle: String?
  public fileprivate(set) var icon: UIApplicationShortcutIcon?
  public fileprivate(set) var userInfo: [String: any NSSecureCoding]?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }

  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

private let shortcuts = NSLock()
nonisolated(unsafe) private var kept: [UIApplicationShortcutItem]?

extension UIApplication {
  /// The quick actions that the process has set; nil before.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { shortcuts.withLock { kept } }
    set { shortcuts.withLock { kept = newValue } }
  }
}
