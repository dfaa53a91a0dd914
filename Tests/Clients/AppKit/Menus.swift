import AppKit

/// The menu of a timer in the menu bar, of which a widget's code builds the same.
@MainActor
final class TimerMenu: NSObject, NSMenuDelegate, NSMenuItemValidation {
  let menu = NSMenu(title: "Timers")
  private(set) var opened = 0

  override init() {
    super.init()
    menu.delegate = self
    menu.autoenablesItems = false
    menu.showsStateColumn = true
    menu.allowsContextMenuPlugIns = false
    menu.minimumWidth = 120
  }

  /// Fills the menu with the names of timers.
  func fill(_ names: [String], running: String?) {
    menu.removeAllItems()
    for (index, name) in names.enumerated() {
      let item = NSMenuItem(title: name, action: Selector("start:"), keyEquivalent: "\(index)")
      item.target = self
      item.representedObject = name
      item.state = name == running ? .on : .off
      item.onStateImage = NSImage(systemSymbolName: "play", accessibilityDescription: nil)
      item.offStateImage = nil
      item.mixedStateImage = item.onStateImage
      item.indentationLevel = 1
      item.isAlternate = false
      item.allowsKeyEquivalentWhenHidden = true
      item.keyEquivalentModifierMask = [.command, .option]
      menu.addItem(item)
    }
    let more = NSMenuItem(title: "More", action: nil, keyEquivalent: "")
    menu.addItem(more)
    menu.setSubmenu(NSMenu(title: "More"), for: more)
    NSApplication.shared.mainMenu = menu
  }

  /// The names under which nothing stands.
  var plain: [String] {
    menu.items.filter { !$0.hasSubmenu && !$0.isSectionHeader }.map(\.title)
  }

  func menuNeedsUpdate(_ menu: NSMenu) { menu.itemChanged(menu.items[0]) }
  func menuWillOpen(_ menu: NSMenu) { opened += 1 }
  func menuDidClose(_ menu: NSMenu) { if menu.highlightedItem == nil { menu.cancelTracking() } }
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool {
    menuItem.state != NSControl.StateValue.on
  }

  func close(_ event: NSEvent, over view: NSView) {
    guard !menu.performKeyEquivalent(with: event) else { return }
    NSMenu.popUpContextMenu(menu, with: event, for: view)
    menu.cancelTrackingWithoutAnimation()
  }

  nonisolated static let notes = [
    NSMenu.didSendActionNotification, NSMenu.didBeginTrackingNotification,
    NSMenu.didEndTrackingNotification,
  ]
}

/// Asks whether a timer is to be deleted.
@MainActor
final class DeletionQuestion: NSObject, NSAlertDelegate {
  func alertShowHelp(_ alert: NSAlert) -> Bool { false }

  func isConfirmed(for name: String) -> Bool {
    let alert = NSAlert()
    alert.delegate = self
    alert.alertStyle = .critical
    alert.messageText = "Delete \(name)?"
    alert.informativeText = "It cannot be brought back."
    alert.accessoryView = NSView(frame: .zero)
    alert.addButton(withTitle: "Delete").hasDestructiveAction = true
    alert.addButton(withTitle: "Cancel")
    switch alert.runModal() {
    case .alertFirstButtonReturn: return true
    case .alertSecondButtonReturn: return false
    default: return false
    }
  }
}

/// The state of a box that is ticked.
func state(_ isTicked: Bool?) -> NSControl.StateValue {
  isTicked.map { $0 ? .on : .off } ?? .mixed
}
