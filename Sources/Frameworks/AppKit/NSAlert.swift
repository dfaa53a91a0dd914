// AppKit's alerts and the parts of controls that they and menus are made of.

public import FoundationSupplement

/// A view that sends an action to a target. It is never pressed; the action is sent where the author's
/// code has it sent.
@MainActor @preconcurrency open class NSControl: NSView {
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    public static let mixed = StateValue(-1)
    public static let off = StateValue(0)
    public static let on = StateValue(1)
  }

  open weak var target: AnyObject?
  open var action: Selector?
  open var isEnabled = true
  open var isHighlighted = false
  open var isContinuous = false
  open var stringValue = ""
  private var ownTag = 0

  open override var tag: Int {
    get { ownTag }
    set { ownTag = newValue }
  }

  /// Sends an action to an object, and says whether there was one to send to.
  @discardableResult open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    guard let action, let target = target as AnyObject? else { return false }
    action.send(to: target, self)
    return true
  }

  /// Does what a press would, if the control is enabled.
  open func performClick(_ sender: Any?) { if isEnabled { sendAction(action, to: target) } }
}

/// A button with a title.
@MainActor @preconcurrency open class NSButton: NSControl {
  open var title = ""
  open var image: NSImage?
  open var state = NSControl.StateValue.off
  open var keyEquivalent = ""
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
  open var hasDestructiveAction = false

  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    self.target = target as AnyObject?
    self.action = action
  }
}

@MainActor @preconcurrency public protocol NSAlertDelegate: NSObjectProtocol {
  func alertShowHelp(_ alert: NSAlert) -> Bool
}

extension NSAlertDelegate {
  public func alertShowHelp(_ alert: NSAlert) -> Bool { false }
}

/// A question to a person. Nobody sees it, so that it ends as one that was broken off.
@MainActor @preconcurrency open class NSAlert: NSObject {
  public enum Style: UInt, Sendable {
    case warning, informational, critical
  }

  open var messageText = ""
  open var informativeText = ""
  open var alertStyle = Style.warning
  open var icon: NSImage!
  open var accessoryView: NSView?
  open var showsHelp = false
  open var helpAnchor: String?
  open var showsSuppressionButton = false
  open weak var delegate: (any NSAlertDelegate)?
  public private(set) var buttons: [NSButton] = []
  /// The check box by which a person asks for no more of such alerts; nil unless it is shown.
  open var suppressionButton: NSButton? { showsSuppressionButton ? suppression : nil }
  private let suppression = NSButton()

  public override init() { super.init() }

  /// Creates an alert of an error's description and of how it may be repaired.
  public convenience init(error: any Error) {
    self.init()
    let error = error as NSError
    messageText = error.localizedDescription
    informativeText = error.localizedRecoverySuggestion ?? ""
    for option in error.localizedRecoveryOptions ?? [] { addButton(withTitle: option) }
  }

  /// Adds a button. The first is pressed by Return, one named Cancel by Escape, and one named Don't
  /// Save by Command and D, as AppKit documents; each tag is the answer that the button gives.
  @discardableResult open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton(title: title, target: nil, action: nil)
    button.tag = NSApplication.ModalResponse.alertFirstButtonReturn.rawValue + buttons.count
    switch title {
    case _ where buttons.isEmpty: button.keyEquivalent = "\r"
    case "Cancel": button.keyEquivalent = "\u{1B}"
    case "Don't Save":
      button.keyEquivalent = "d"
      button.keyEquivalentModifierMask = .command
    default: break
    }
    buttons.append(button)
    return button
  }

  open func layout() {}

  /// The answer of nobody: the alert was broken off.
  @discardableResult open func runModal() -> NSApplication.ModalResponse { .abort }
}

extension NSApplication {
  /// An answer to a dialogue.
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    public static let stop = ModalResponse(-1000)
    public static let abort = ModalResponse(-1001)
    public static let `continue` = ModalResponse(-1002)
    public static let cancel = ModalResponse(0)
    public static let OK = ModalResponse(1)
    public static let alertFirstButtonReturn = ModalResponse(1000)
    public static let alertSecondButtonReturn = ModalResponse(1001)
    public static let alertThirdButtonReturn = ModalResponse(1002)
  }
}
