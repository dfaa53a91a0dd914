// Timers and run loops that wait as on Apple's platforms, where Linux's Foundation does not.

package import Foundation

extension Timer {
  /// Stands for `Timer(timeInterval:repeats:block:)`: the timer fires after its interval. That of
  /// this system's Foundation fires at once.
  @_silgen_name("__wrap_$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC")
  package class func _afterInterval(
    _ interval: TimeInterval, _ repeats: Bool, _ block: __owned @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    // Foundation takes a tenth of a millisecond for intervals that are not positive.
    let first = Date(timeIntervalSinceNow: interval > 0 ? interval : 0.0001)
    return Timer(fire: first, interval: interval, repeats: repeats, block: block)
  }
}

extension RunLoop {
  /// Runs the loop with a source in it that is never signalled, where it is the main thread's.
  ///
  /// A run loop without sources and timers ends at once, on Apple's platforms too. That of the main
  /// thread of an app or extension always has the system's sources there, and waits.
  func withSystemSource<Result>(in mode: Mode, _ run: () -> Result) -> Result {
    guard Thread.isMainThread, self === RunLoop.main else { return run() }
    let source = _Source()
    _add(source, forMode: mode)
    defer { _remove(source, for: mode) }
    return run()
  }

  /// Stands for `RunLoop.run(mode:before:)`.
  @_silgen_name(
    "__wrap_$s10Foundation7RunLoopC3run4mode6beforeSbAC4ModeV_0A10Essentials4DateVtF")
  package func _runWaiting(mode: Mode, before limitDate: Date) -> Bool {
    withSystemSource(in: mode) { run(mode: mode, before: limitDate) }
  }

  /// Stands for `RunLoop.run(until:)`.
  @_silgen_name("__wrap_$s10Foundation7RunLoopC3run5untily0A10Essentials4DateV_tF")
  package func _runWaiting(until limitDate: Date) {
    withSystemSource(in: .default) { run(until: limitDate) }
  }

  /// Stands for `RunLoop.run()`.
  @_silgen_name("__wrap_$s10Foundation7RunLoopC3runyyF")
  package func _runWaiting() {
    withSystemSource(in: .default) { run() }
  }
}
