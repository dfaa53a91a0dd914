public import FoundationSupplement

/// An item of a menu: a command, a separator or the title of another menu.
@MainActor @preconcurrency open class NSMenuItem: NSObject {
  open var title: String
  open var attributedTitle: NSAttributedString?
  open var subtitle: String?
  open var action: Selector?
  open weak var target: AnyObject?
  open var image: NSImage?
  open var state = NSControl.StateValue.off
  open var onStateImage: NSImage!
  open var offStateImage: NSImage?
  open var mixedStateImage: NSImage!
  open var isEnabled = true
  open var isHidden = false
  open var isAlternate = false
  open var tag = 0
  open var indentationLevel = 0
  open var representedObject: Any?
  open var toolTip: String?
  open var view: NSView?
  open var keyEquivalent: String
  /// The keys that are held with the item's key: Command, where the author's code names no other.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
  open var allowsKeyEquivalentWhenHidden = false
  /// The menu that the item is in.
  open internal(set) weak var menu: NSMenu?
  /// The menu that the item opens.
  open var submenu: NSMenu? {
    didSet {
      oldValue?.supermenu = nil
      submenu?.supermenu = menu
    }
  }

  public private(set) var isSeparatorItem = false
  public private(set) var isSectionHeader = false

  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    title = string
    action = selector
    keyEquivalent = charCode
    super.init()
  }

  public override convenience init() {
    self.init(title: "NSMenuItem", action: nil, keyEquivalent: "")
  }

  public required init(coder: NSCoder) {
    title = ""
    keyEquivalent = ""
    super.init()
  }

  /// A line between items.
  open class func separator() -> NSMenuItem {
    let item = NSMenuItem(title: "", action: nil, keyEquivalent: "")
    item.isSeparatorItem = true
    item.isEnabled = false
    return item
  }

  /// A title above items, from macOS 14.
  open class func sectionHeader(title: String) -> NSMenuItem {
    let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
    item.isSectionHeader = true
    item.isEnabled = false
    return item
  }

  open var hasSubmenu: Bool { submenu != nil }

  /// The item that opens the menu in which this one is.
  open var parent: NSMenuItem? {
    menu.flatMap { menu in menu.supermenu?.items.first { $0.submenu === menu } }
  }

  /// Whether the item or one of those that lead to it is hidden.
  open var isHiddenOrHasHiddenAncestor: Bool {
    isHidden || parent?.isHiddenOrHasHiddenAncestor == true
  }

  /// Whether the pointer is above the item: never.
  open var isHighlighted: Bool { false }

  /// Sends the action to the target, if the item is enabled and has one.
  func perform() {
    guard isEnabled, let action, let target else { return }
    action.send(to: target, self)
    NotificationCenter.default.post(
      name: NSMenu.didSendActionNotification, object: menu, userInfo: ["MenuItem": self])
  }
}
