// CoreFoundation's run loops and timers: Foundation's own under their C names.

public import Foundation

public typealias CFRunLoop = RunLoop
public typealias CFRunLoopTimer = Timer
public typealias CFIndex = Int
public typealias CFOptionFlags = UInt

/// An allocator of objects; there is one only.
public final class CFAllocator: Sendable {
  fileprivate init() {}
}

public let kCFAllocatorDefault: CFAllocator! = CFAllocator()

/// A mode of a run loop.
public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
  public let rawValue: CFString
  /// Creates a mode.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// Creates a mode.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }

  /// The usual mode.
  public static let defaultMode = CFRunLoopMode(RunLoop.Mode.default.rawValue as CFString)
  /// Every common mode.
  public static let commonModes = CFRunLoopMode(RunLoop.Mode.common.rawValue as CFString)

  var mode: RunLoop.Mode { RunLoop.Mode(rawValue: rawValue as String) }
}

/// Returns the thread's run loop.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }

/// Returns the main thread's run loop.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

/// Creates a timer that calls a closure.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval,
  _ flags: CFOptionFlags, _ order: CFIndex,
  _ block: (@Sendable (CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  Timer(
    fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval,
    repeats: interval > 0
  ) { timer in block?(timer) }
}

/// Lets a run loop fire a timer.
public func CFRunLoopAddTimer(
  _ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!
) {
  guard let rl, let timer else { return }
  rl.add(timer, forMode: mode?.mode ?? .default)
}

/// Stops a timer: one belongs to one run loop.
public func CFRunLoopRemoveTimer(
  _ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!
) {
  timer?.invalidate()
}

/// Stops a timer for good.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }

/// Returns whether a timer can still fire.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer?.isValid ?? false }

/// Sets the date at which a timer fires next.
public func CFRunLoopTimerSetNextFireDate(
  _ timer: CFRunLoopTimer!, _ fireDate: CFAbsoluteTime
) {
  timer?.fireDate = Date(timeIntervalSinceReferenceDate: fireDate)
}

/// Schedules a closure for a run loop's next round.
public func CFRunLoopPerformBlock(
  _ rl: CFRunLoop!, _ mode: Any!, _ block: (@Sendable () -> Void)!
) {
  rl?.perform { block?() }
}
