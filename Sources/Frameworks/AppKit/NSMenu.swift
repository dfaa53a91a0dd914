// AppKit's menus. They are kept, and nobody opens them; an item's action is sent where the author's
// code performs it.

public import FoundationSupplement

@MainActor @preconcurrency public protocol NSMenuDelegate: NSObjectProtocol {
  func menuNeedsUpdate(_ menu: NSMenu)
  func menuWillOpen(_ menu: NSMenu)
  func menuDidClose(_ menu: NSMenu)
  func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?)
  func numberOfItems(in menu: NSMenu) -> Int
  func menu(_ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool) -> Bool
}

extension NSMenuDelegate {
  public func menuNeedsUpdate(_ menu: NSMenu) {}
  public func menuWillOpen(_ menu: NSMenu) {}
  public func menuDidClose(_ menu: NSMenu) {}
  public func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?) {}
  public func numberOfItems(in menu: NSMenu) -> Int { menu.numberOfItems }
  public func menu(
    _ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool
  ) -> Bool { false }
}

/// An object that says which of its menu items can be chosen.
@MainActor @preconcurrency public protocol NSMenuItemValidation: NSObjectProtocol {
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}

/// A list of items, each of which belongs to one menu only.
@MainActor @preconcurrency open class NSMenu: NSObject {
  open var title: String
  open weak var delegate: (any NSMenuDelegate)?
  /// Whether `update()` decides which items are enabled.
  open var autoenablesItems = true
  open var showsStateColumn = true
  open var allowsContextMenuPlugIns = true
  open var minimumWidth: CGFloat = 0
  /// The menu that one of whose items opens this one.
  open weak var supermenu: NSMenu?
  /// The item under the pointer: none, as the menu is never open.
  open var highlightedItem: NSMenuItem? { nil }

  open var items: [NSMenuItem] {
    get { held }
    set {
      removeAllItems()
      newValue.forEach(addItem)
    }
  }

  private var held: [NSMenuItem] = []

  public init(title: String) {
    self.title = title
    super.init()
  }

  public override convenience init() { self.init(title: "") }

  public required init(coder: NSCoder) {
    title = ""
    super.init()
  }

  open var numberOfItems: Int { held.count }

  open func addItem(_ newItem: NSMenuItem) { insertItem(newItem, at: held.count) }

  @discardableResult open func addItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String
  ) -> NSMenuItem {
    insertItem(withTitle: string, action: selector, keyEquivalent: charCode, at: held.count)
  }

  /// Inserts an item, which must not be in a menu yet.
  open func insertItem(_ newItem: NSMenuItem, at index: Int) {
    precondition(newItem.menu == nil, "the menu item '\(newItem.title)' is in a menu already")
    held.insert(newItem, at: index)
    newItem.menu = self
    newItem.submenu?.supermenu = self
  }

  @discardableResult open func insertItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String,
    at index: Int
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    insertItem(item, at: index)
    return item
  }

  open func removeItem(at index: Int) {
    let item = held.remove(at: index)
    item.menu = nil
    item.submenu?.supermenu = nil
  }

  open func removeItem(_ item: NSMenuItem) {
    if let index = held.firstIndex(of: item) { removeItem(at: index) }
  }

  open func removeAllItems() { while !held.isEmpty { removeItem(at: held.count - 1) } }

  open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }

  open func item(at index: Int) -> NSMenuItem? {
    held.indices.contains(index) ? held[index] : nil
  }

  open func item(withTitle title: String) -> NSMenuItem? { held.first { $0.title == title } }

  open func item(withTag tag: Int) -> NSMenuItem? { held.first { $0.tag == tag } }

  /// The place of an item; -1 where it is in another menu or in none, as below.
  open func index(of item: NSMenuItem) -> Int { place { $0 === item } }

  open func indexOfItem(withTitle title: String) -> Int { place { $0.title == title } }

  open func indexOfItem(withTag tag: Int) -> Int { place { $0.tag == tag } }

  open func indexOfItem(withSubmenu submenu: NSMenu?) -> Int { place { $0.submenu === submenu } }

  open func indexOfItem(withRepresentedObject object: Any?) -> Int {
    place { $0.representedObject as AnyObject === object as AnyObject }
  }

  open func indexOfItem(withTarget target: Any?, andAction actionSelector: Selector?) -> Int {
    place {
      $0.target === target as AnyObject? && (actionSelector == nil || $0.action == actionSelector)
    }
  }

  private func place(where isWanted: (NSMenuItem) -> Bool) -> Int {
    held.firstIndex(where: isWanted) ?? -1
  }

  /// Enables the items that have an action and whose target lets them be chosen, or that open a menu.
  open func update() {
    delegate?.menuNeedsUpdate(self)
    guard autoenablesItems else { return }
    for item in held {
      let isValid = (item.target as? any NSMenuItemValidation)?.validateMenuItem(item) ?? true
      item.isEnabled = item.hasSubmenu || item.action != nil && item.target != nil && isValid
    }
  }

  /// Sends the action of an item, if it is enabled.
  open func performActionForItem(at index: Int) { item(at: index)?.perform() }

  /// Sends the action of the item with a key: none, as no key is pressed.
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }

  /// Shows the menu: it never does, and nothing is chosen.
  @discardableResult open func popUp(
    positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?
  ) -> Bool { false }

  open class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {}

  open func itemChanged(_ item: NSMenuItem) {}

  open func cancelTracking() {}

  open func cancelTrackingWithoutAnimation() {}
}

extension NSMenu {
  nonisolated public static let didSendActionNotification = Notification.Name(
    "NSMenuDidSendActionNotification")
  nonisolated public static let didBeginTrackingNotification = Notification.Name(
    "NSMenuDidBeginTrackingNotification")
  nonisolated public static let didEndTrackingNotification = Notification.Name(
    "NSMenuDidEndTrackingNotification")
}
