import AppKit

/// The companion's bar or wheel while it syncs.
@MainActor
struct SyncIndicator {
  let indicator = NSProgressIndicator()

  /// Shows a wheel where the length is unknown, a bar where it is known.
  func begin(_ total: Double?, following progress: Progress?) {
    indicator.style = total == nil ? .spinning : .bar
    indicator.isIndeterminate = total == nil
    indicator.usesThreadedAnimation = true
    indicator.isDisplayedWhenStopped = false
    indicator.minValue = 0
    indicator.maxValue = total ?? 1
    indicator.observedProgress = progress
    indicator.sizeToFit()
    indicator.startAnimation(nil)
  }

  /// Moves the bar on, and ends when it is full.
  func advance(by step: Double) {
    indicator.increment(by: step)
    if indicator.doubleValue == indicator.maxValue { indicator.stopAnimation(nil) }
  }
}
