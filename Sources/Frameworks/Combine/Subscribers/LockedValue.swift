// A value that several threads share. The lock is recursive, for a publisher may send while it
// is being sent to.

import FoundationSupplement

/// A value behind a recursive lock.
final class LockedValue<Value>: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Reads or changes the value while no other thread does.
  func withValue<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
