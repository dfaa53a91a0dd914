// AppKit's progress indicator. It keeps its values; a widget shows no view of AppKit, so nothing
// moves.

@MainActor @preconcurrency open class NSProgressIndicator: NSView {
  public enum Style: UInt, Sendable {
    case bar, spinning
  }

  open var style: Style = .bar
  open var isIndeterminate = true
  open var isDisplayedWhenStopped = true
  open var usesThreadedAnimation = true
  open var minValue = 0.0
  open var maxValue = 100.0
  open var doubleValue = 0.0
  open var observedProgress: Progress?

  open func increment(by delta: Double) {
    doubleValue = min(max(doubleValue + delta, minValue), maxValue)
  }

  open func startAnimation(_ sender: Any?) {}
  open func stopAnimation(_ sender: Any?) {}
  open func sizeToFit() {}
}
