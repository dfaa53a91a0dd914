public import Foundation
public import QuartzCore

@MainActor @preconcurrency open class NSResponder: NSObject {
  open var nextResponder: NSResponder?
  /// The menu that a press with the second button opens.
  open var menu: NSMenu?
  open var acceptsFirstResponder: Bool { false }

  open func becomeFirstResponder() -> Bool { true }
  open func resignFirstResponder() -> Bool { true }

  open func mouseDown(with event: NSEvent) { nextResponder?.mouseDown(with: event) }
  open func mouseUp(with event: NSEvent) { nextResponder?.mouseUp(with: event) }
  open func mouseDragged(with event: NSEvent) { nextResponder?.mouseDragged(with: event) }
  open func mouseMoved(with event: NSEvent) { nextResponder?.mouseMoved(with: event) }
  open func mouseEntered(with event: NSEvent) { nextResponder?.mouseEntered(with: event) }
  open func mouseExited(with event: NSEvent) { nextResponder?.mouseExited(with: event) }
  open func rightMouseDown(with event: NSEvent) { nextResponder?.rightMouseDown(with: event) }
  open func scrollWheel(with event: NSEvent) { nextResponder?.scrollWheel(with: event) }
  open func keyDown(with event: NSEvent) { nextResponder?.keyDown(with: event) }
  open func keyUp(with event: NSEvent) { nextResponder?.keyUp(with: event) }
}

/// An event of the mouse or the keyboard. No view is told of any, as there is no person.
open class NSEvent: NSObject {
  /// The keys that are held.
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let capsLock = Self(rawValue: 1 << 16)
    public static let shift = Self(rawValue: 1 << 17)
    public static let control = Self(rawValue: 1 << 18)
    public static let option = Self(rawValue: 1 << 19)
    public static let command = Self(rawValue: 1 << 20)
    public static let numericPad = Self(rawValue: 1 << 21)
    public static let help = Self(rawValue: 1 << 22)
    public static let function = Self(rawValue: 1 << 23)
    public static let deviceIndependentFlagsMask = Self(rawValue: 0xFFFF_0000)
  }

  /// The keys that are held now.
  open class var modifierFlags: ModifierFlags { [] }
  /// The mouse's place on the screen.
  open class var mouseLocation: NSPoint { .zero }

  open var modifierFlags: ModifierFlags { [] }
  open var locationInWindow: NSPoint { .zero }
  open var clickCount: Int { 0 }
  open var keyCode: UInt16 { 0 }
  open var characters: String? { nil }
  open var charactersIgnoringModifiers: String? { nil }
  open var deltaX: CGFloat { 0 }
  open var deltaY: CGFloat { 0 }
  open var timestamp: TimeInterval { 0 }
}

/// A view of the Mac. Views of SwiftUI are drawn; of these the frames and the hierarchy are kept.
@MainActor @preconcurrency open class NSView: NSResponder {
  /// The sides along which a view grows with the view that it lies in.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let minXMargin = Self(rawValue: 1)
    public static let width = Self(rawValue: 2)
    public static let maxXMargin = Self(rawValue: 4)
    public static let minYMargin = Self(rawValue: 8)
    public static let height = Self(rawValue: 16)
    public static let maxYMargin = Self(rawValue: 32)
  }

  open var frame: NSRect {
    didSet { if frame.size != oldValue.size { bounds.size = frame.size } }
  }
  open var bounds: NSRect
  open var isHidden = false
  open var alphaValue: CGFloat = 1
  open var wantsLayer = false
  open var layer: CALayer?
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var needsDisplay = false
  open var needsLayout = false
  open var toolTip: String?
  open private(set) var subviews: [NSView] = []
  open private(set) weak var superview: NSView?
  /// Whether the view's origin is at its top; it is at the bottom otherwise.
  open var isFlipped: Bool { false }
  open var isOpaque: Bool { false }
  /// Whether a press in the view moves the window.
  open var mouseDownCanMoveWindow: Bool { !isOpaque }
  /// The size that the view has by itself; none along an axis with `noIntrinsicMetric`.
  open var intrinsicContentSize: NSSize {
    NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric)
  }

  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  public init(frame frameRect: NSRect) {
    frame = frameRect
    bounds = NSRect(origin: .zero, size: frameRect.size)
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  open func setFrameOrigin(_ newOrigin: NSPoint) { frame.origin = newOrigin }
  open func setFrameSize(_ newSize: NSSize) { frame.size = newSize }
  open func setBoundsOrigin(_ newOrigin: NSPoint) { bounds.origin = newOrigin }
  open func setBoundsSize(_ newSize: NSSize) { bounds.size = newSize }

  open func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func setNeedsDisplay(_ invalidRect: NSRect) { needsDisplay = true }
  open func layout() {}
  open func updateLayer() {}
  open func draw(_ dirtyRect: NSRect) {}

  /// Whether the view is another one, or lies in it at any depth.
  open func isDescendant(of view: NSView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// The number by which the view is found; -1 where a subclass gives none.
  open var tag: Int { -1 }

  /// The view with a number among this one and those in it.
  open func viewWithTag(_ tag: Int) -> NSView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
}

@MainActor @preconcurrency open class NSViewController: NSResponder {
  open var view = NSView()
  open var title: String?
  /// The host's request; none, as no host asks a controller.
  open var extensionContext: NSExtensionContext? { nil }

  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
}
