import AppKit
import FoundationSupplement
import Testing

private final class Receiver: NSObject {
  var titles: [String] = []
  var isWilling = true

  func choose(_ sender: NSMenuItem) { titles.append(MainActor.assumeIsolated { sender.title }) }
  func press(_ sender: NSControl) { titles.append("pressed") }
  static var choosing: Selector { Selector(_staged: "choose:", Receiver.choose(_:)) }
  static var pressing: Selector { Selector(_staged: "press:", Receiver.press(_:)) }
}

extension Receiver: NSMenuItemValidation {
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { isWilling }
}

@MainActor @Suite struct MenuTests {
  @Test func `a menu keeps its items and their submenus`() {
    let menu = NSMenu(title: "Timer")
    let start = menu.addItem(withTitle: "Start", action: nil, keyEquivalent: "s")
    menu.addItem(.separator())
    let more = NSMenuItem(title: "More", action: nil, keyEquivalent: "")
    let submenu = NSMenu()
    submenu.addItem(.sectionHeader(title: "Laps"))
    more.submenu = submenu
    menu.insertItem(more, at: 1)
    more.tag = 7
    #expect(menu.items.map(\.title) == ["Start", "More", ""] && menu.numberOfItems == 3)
    #expect(menu.item(at: 2)?.isSeparatorItem == true && menu.item(at: 3) == nil)
    #expect(menu.index(of: more) == 1 && menu.indexOfItem(withTitle: "Stop") == -1)
    #expect(menu.item(withTag: 7) === more && menu.indexOfItem(withSubmenu: submenu) == 1)
    #expect(submenu.supermenu === menu && submenu.items.first?.parent === more)
    #expect(start.menu === menu && start.keyEquivalentModifierMask == .command)
    more.isHidden = true
    #expect(submenu.items.first?.isHiddenOrHasHiddenAncestor == true)
    menu.removeItem(more)
    #expect(more.menu == nil && submenu.supermenu == nil && menu.numberOfItems == 2)
    menu.items = [more]
    #expect(start.menu == nil && more.menu === menu)
  }

  @Test func `an item sends its action where it is enabled`() {
    let (menu, receiver) = (NSMenu(), Receiver())
    let item = menu.addItem(withTitle: "Go", action: Receiver.choosing, keyEquivalent: "")
    menu.performActionForItem(at: 0)
    item.target = receiver
    menu.performActionForItem(at: 0)
    #expect(receiver.titles == ["Go"])
    receiver.isWilling = false
    menu.update()
    menu.performActionForItem(at: 0)
    #expect(!item.isEnabled && receiver.titles == ["Go"])
    #expect(menu.indexOfItem(withTarget: receiver, andAction: nil) == 0)
    #expect(!menu.popUp(positioning: item, at: .zero, in: nil))
  }

  @Test func `an alert has the keys of its buttons, and nobody answers`() {
    let alert = NSAlert()
    let buttons = ["Save", "Cancel", "Don't Save"].map(alert.addButton(withTitle:))
    #expect(buttons.map(\.keyEquivalent) == ["\r", "\u{1B}", "d"] && buttons == alert.buttons)
    #expect(buttons.last?.tag == NSApplication.ModalResponse.alertThirdButtonReturn.rawValue)
    #expect(alert.runModal() == .abort && alert.suppressionButton == nil)
    alert.showsSuppressionButton = true
    #expect(alert.suppressionButton != nil)
    let failed = NSAlert(error: CocoaError(.fileNoSuchFile))
    #expect(failed.messageText == CocoaError(.fileNoSuchFile).localizedDescription)
    let receiver = Receiver()
    let button = NSButton(title: "Press", target: receiver, action: Receiver.pressing)
    button.performClick(nil)
    button.isEnabled = false
    button.performClick(nil)
    #expect(receiver.titles == ["pressed"] && !button.sendAction(nil, to: receiver))
  }

  @Test func `an extension sees itself alone among the applications`() {
    let running = NSWorkspace.shared.runningApplications
    #expect(running.map(\.processIdentifier) == [getpid()])
    #expect(NSRunningApplication(processIdentifier: getpid()) != nil)
    #expect(NSRunningApplication(processIdentifier: 1) == nil)
    #expect(NSRunningApplication.runningApplications(withBundleIdentifier: "com.example.no") == [])
    #expect(!NSRunningApplication.current.terminate())
  }

  @Test func `items know their representations, and the pasteboard takes none`() {
    let item = NSPasteboardItem()
    item.setString("Oslo", forType: .string)
    item.setData(Data("<b>Oslo</b>".utf8), forType: .html)
    #expect(item.types == [.string, .html] && item.string(forType: .html) == "<b>Oslo</b>")
    #expect(item.data(forType: .string) == Data("Oslo".utf8))
    #expect(item.availableType(from: [.png, .html]) == .html)
    let url = NSURL(fileURLWithPath: "/tmp/a")
    #expect(url.writableTypes(for: .general) == [.fileURL, .URL])
    #expect(url.pasteboardPropertyList(forType: .fileURL) as? String == "file:///tmp/a")
    #expect(NSString(string: "a").pasteboardPropertyList(forType: .png) == nil)
    let pasteboard = NSPasteboard.withUniqueName()
    #expect(!pasteboard.writeObjects([item, url]) && pasteboard.pasteboardItems == [])
  }
}
