import OSLog
import Testing

@testable import os

@Suite struct LogTests {
  private func text(_ message: OSLogMessage) -> String { message.text }

  @Test func `a message shows its values as they are to be formatted`() {
    #expect(text("a \(1) \("b") \(2.5, format: .fixed(precision: 1)) \(true)") == "a 1 b 2.5 true")
    #expect(text("\(255, format: .hex)") == "ff")
    #expect(text("\(255, format: .hex(includePrefix: true))") == "0xff")
    #expect(text("[\("a", align: .right(columns: 3))]") == "[  a]")
    #expect(text("\([1, 2]) \(Int.self)") == "[1, 2] Int")
  }

  @Test func `what is private stays out`() {
    #expect(text("\("name", privacy: .private) \(3, privacy: .public)") == "<private> 3")
    #expect(text("\("name", privacy: .sensitive(mask: .hash))") == "<private>")
  }

  @Test func `a message is one line that names where it comes from`() {
    let log = OSLog(subsystem: "s", category: "c")
    #expect(log.line("a\nb", .error) == "[s:c] error: a\\nb\n")
    #expect(OSLog.default.line("x", .default) == "notice: x\n")
    #expect(!OSLog.disabled.isEnabled(type: .info))
  }

  @Test func `annotations of a format string are not shown`() {
    #expect(LogFormat.text("a %{public}d %% %d", [1, 2]) == "a 1 % 2")
    #expect(LogFormat.text("%{private}d %d", [1, 2]) == "<private> 2")
  }

  @Test func `a lock guards its state`() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    #expect(lock.withLock { $0 + 1 } == 2)
    lock.withLock { $0 = 5 }
    #expect(lock.withLock { $0 } == 5)
    let plain = OSAllocatedUnfairLock()
    #expect(plain.lockIfAvailable())
    #expect(!plain.lockIfAvailable())
    plain.unlock()
  }

  @Test func `a lock that is held lets nobody in`() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    let held = lock.withLock { _ in lock.withLockIfAvailable { $0 } }
    #expect(held == nil)
    #expect(lock.withLockIfAvailable { $0 } == 1)
  }

  @Test func `a signposted interval runs its task`() {
    let signposter = OSSignposter(subsystem: "s", category: "c")
    #expect(signposter.withIntervalSignpost("load") { 3 } == 3)
    let (one, other) = (NSObject(), NSObject())
    #expect(signposter.makeSignpostID(from: one) == signposter.makeSignpostID(from: one))
    #expect(signposter.makeSignpostID(from: one) != signposter.makeSignpostID(from: other))
  }
}
