// Locks that hold notifications back: an observer that waits for another thread, or that takes the
// context itself, would meet the lock of the one that posts.

import FoundationSupplement
import Glibc

/// A recursive lock. What is due while a thread holds one is done when the thread holds none.
package final class PostingLock: Sendable {
  private let lock = NSRecursiveLock()

  package init() {}

  /// Does work while the lock is held.
  package func locked<Value>(_ body: () throws -> Value) rethrows -> Value {
    lock.lock()
    let thread = ThreadPosts.current
    thread.locks += 1
    defer {
      thread.locks -= 1
      lock.unlock()
      thread.post()
    }
    return try body()
  }

  /// Does something as soon as the thread holds no such lock.
  static func whenFree(_ work: @escaping () -> Void) {
    let thread = ThreadPosts.current
    thread.due.append(work)
    thread.post()
  }
}

/// The locks that a thread holds, and what waits for their release.
private final class ThreadPosts {
  var locks = 0
  var due: [() -> Void] = []

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { posts in
      if let posts { Unmanaged<ThreadPosts>.fromOpaque(posts).release() }
    }
    return key
  }()

  /// Those of this thread.
  static var current: ThreadPosts {
    if let known = pthread_getspecific(key) {
      return Unmanaged<ThreadPosts>.fromOpaque(known).takeUnretainedValue()
    }
    let new = ThreadPosts()
    pthread_setspecific(key, Unmanaged.passRetained(new).toOpaque())
    return new
  }

  func post() {
    while locks == 0, !due.isEmpty { due.removeFirst()() }
  }
}
