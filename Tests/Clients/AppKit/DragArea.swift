import AppKit

/// The part of the companion's window by which it is moved.
final class DragArea: NSView {
  private(set) var presses = 0
  private var start = NSPoint.zero

  override var mouseDownCanMoveWindow: Bool { true }
  override var isFlipped: Bool { true }
  override var acceptsFirstResponder: Bool { true }
  override var tag: Int { 7 }
  override var intrinsicContentSize: NSSize { NSSize(width: NSView.noIntrinsicMetric, height: 28) }

  override func mouseDown(with event: NSEvent) {
    presses += event.clickCount
    start = event.locationInWindow
    if event.modifierFlags.contains(.option) { super.mouseDown(with: event) }
  }

  override func mouseUp(with event: NSEvent) { needsDisplay = true }
  override func mouseDragged(with event: NSEvent) { setFrameOrigin(event.locationInWindow) }
  override func mouseEntered(with event: NSEvent) { alphaValue = 1 }
  override func mouseExited(with event: NSEvent) { alphaValue = 0.5 }
  override func mouseMoved(with event: NSEvent) { toolTip = "\(event.deltaX) \(event.deltaY)" }
  override func rightMouseDown(with event: NSEvent) { isHidden = event.timestamp > 0 }
  override func scrollWheel(with event: NSEvent) { setNeedsDisplay(bounds) }
  override func keyUp(with event: NSEvent) { nextResponder?.keyUp(with: event) }

  override func keyDown(with event: NSEvent) {
    let keys: NSEvent.ModifierFlags = NSEvent.modifierFlags.intersection(
      .deviceIndependentFlagsMask)
    if keys.isDisjoint(with: [.command, .control, .shift, .function, .capsLock, .help]) {
      toolTip = event.charactersIgnoringModifiers ?? event.characters ?? "\(event.keyCode)"
    }
    if !keys.contains(.numericPad), becomeFirstResponder() { _ = resignFirstResponder() }
  }

  override func draw(_ dirtyRect: NSRect) {}
  override func updateLayer() { layer?.opacity = isOpaque ? 1 : 0.5 }
  override func layout() { needsLayout = false }
}

/// The companion's one window.
@MainActor
final class CompanionController: NSViewController {
  override func loadView() {
    let area = DragArea(frame: NSRect(x: 0, y: 0, width: 300, height: 28))
    area.wantsLayer = true
    area.autoresizingMask = [.width, .minXMargin, .maxXMargin, .height, .minYMargin, .maxYMargin]
    area.setFrameSize(NSSize(width: 320, height: 28))
    area.setBoundsOrigin(.zero)
    area.setBoundsSize(area.frame.size)
    area.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(area)
  }

  override func viewDidLoad() {
    title = view.viewWithTag(7)?.toolTip
    if let area = view.subviews.first, area.isDescendant(of: view), area.superview === view {
      area.removeFromSuperview()
    }
  }

  override func viewWillAppear() { view.needsLayout = NSEvent.mouseLocation != .zero }
  override func viewDidAppear() {}
}
