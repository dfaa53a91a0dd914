// Locks of which an author's class may be made. Linux's Foundation has some of its locks' members in
// a form that other modules cannot load, so that the compiler takes no class made of those; the
// build writes one of these in their place where a class inherits a lock.

public import Foundation

/// The members that plain and recursive locks have in common.
private protocol BaseLock: NSLocking, AnyObject {
  var name: String? { get set }
  func `try`() -> Bool
  func lock(before limit: Date) -> Bool
}

extension NSLock: BaseLock {}
extension NSRecursiveLock: BaseLock {}

/// A lock that is `NSLock` to the class which inherits it.
open class _OpenNSLock: NSObject, NSLocking, @unchecked Sendable {
  private let base: any BaseLock

  public override init() {
    base = NSLock()
  }

  fileprivate init(base: any BaseLock) {
    self.base = base
  }

  open var name: String? {
    get { base.name }
    set { base.name = newValue }
  }

  open func lock() { base.lock() }

  open func unlock() { base.unlock() }

  open func `try`() -> Bool { base.try() }

  open func lock(before limit: Date) -> Bool { base.lock(before: limit) }
}

/// A lock that is `NSRecursiveLock` to the class which inherits it.
open class _OpenNSRecursiveLock: _OpenNSLock, @unchecked Sendable {
  public override init() {
    super.init(base: NSRecursiveLock())
  }
}

/// A condition that is `NSCondition` to the class which inherits it.
open class _OpenNSCondition: NSObject, NSLocking, @unchecked Sendable {
  private let base = NSCondition()

  open var name: String? {
    get { base.name }
    set { base.name = newValue }
  }

  open func lock() { base.lock() }

  open func unlock() { base.unlock() }

  open func wait() { base.wait() }

  open func wait(until limit: Date) -> Bool { base.wait(until: limit) }

  open func signal() { base.signal() }

  open func broadcast() { base.broadcast() }
}
