// A widget's log, and the measurement and locking of its work.

import Foundation
import os

/// The log of a backup widget.
struct BackupLog {
  static let log = OSLog(subsystem: "org.example.backup", category: "widget")
  static let points = OSLog(subsystem: "org.example.backup", category: .pointsOfInterest)
  static let traces = OSLog(subsystem: "org.example.backup", category: .dynamicTracing)

  let logger = Logger(subsystem: "org.example.backup", category: "widget")

  /// The log that a preview writes to.
  func logger(isPreview: Bool) -> Logger { isPreview ? Logger(.disabled) : Logger(.default) }

  /// The log of a part that has none of its own.
  let plain = Logger()

  func begin(_ file: String, size: Int, share: Double, isNew: Bool) {
    logger.log("Begin \(file)")
    logger.log(level: isNew ? .info : .default, "\(size) bytes")
    logger.trace("\(file, align: .left(columns: 20), privacy: .public)")
    logger.debug("\(size, format: .hex, align: .right(columns: 8), privacy: .private)")
    logger.info("\(share, format: .fixed(precision: 2), align: .none, privacy: .auto)")
    logger.notice("\(Float(share), format: .hybrid) \(isNew, privacy: .sensitive)")
  }

  func end(_ error: any Error, of type: Any.Type, at url: URL, by owner: NSObject?) {
    logger.warning("\(error) in \(url, align: .none, privacy: .private(mask: .hash))")
    logger.error("\(error.localizedDescription, privacy: .sensitive(mask: .hash))")
    logger.critical("\(type, privacy: .public) \(owner, privacy: .auto(mask: .none))")
    logger.fault("Nothing was kept.")
  }

  func size(_ size: Int, _ share: Double) {
    let hex: OSLogIntegerFormatting = .hex(
      explicitPositiveSign: false, includePrefix: true, uppercase: true)
    let fixed: OSLogFloatFormatting = .fixed
    logger.debug("\(size, format: hex) \(size, format: .octal) \(size, format: .decimal)")
    logger.debug("\(share, format: fixed)")
  }

  /// The privacy, mask and alignment of a name in the log.
  func privacy(ofOwnName isOwn: Bool) -> (OSLogPrivacy, OSLogPrivacy.Mask, OSLogStringAlignment) {
    (isOwn ? .private : .public, .hash, .right(columns: 12))
  }

  /// A message that is put together before it is written.
  func message(_ parts: [String]) -> OSLogMessage {
    var text = OSLogInterpolation(literalCapacity: 10, interpolationCount: parts.count)
    for part in parts {
      text.appendInterpolation(part)
      text.appendLiteral(" ")
    }
    return parts.isEmpty
      ? OSLogMessage(stringLiteral: "Nothing") : OSLogMessage(stringInterpolation: text)
  }

  func writeAsBefore(_ count: Int, _ name: String) {
    os_log("Kept %d files", log: Self.log, type: .info, count)
    os_log(.error, log: Self.log, "Lost %{public}@", name)
    os_log("Kept \(count) files")
    os_log(.fault, log: Self.traces, "Lost \(name)")
  }

  /// Whether a message would be written at all.
  func isWritten(_ level: UInt8) -> Bool {
    let type = OSLogType(level)
    let known: [OSLogType] = [.default, .info, .debug, .error, .fault]
    let same = OSLogType(rawValue: type.rawValue)
    let category = OSLog.Category(rawValue: "backup")
    return known.contains(same) && Self.log.isEnabled(type: type)
      && category != .pointsOfInterest && category.rawValue.isEmpty == false
  }
}

/// The durations of a backup's parts.
struct BackupTimes {
  let signposter = OSSignposter(subsystem: "org.example.backup", category: "times")

  /// The posts of each of the app's parts.
  func posters(for log: BackupLog, isQuiet: Bool) -> [OSSignposter] {
    isQuiet
      ? [.disabled]
      : [
        OSSignposter(), OSSignposter(logger: log.logger), OSSignposter(logHandle: BackupLog.points),
        OSSignposter(subsystem: "org.example.backup", category: .pointsOfInterest),
      ]
  }

  func copy(_ file: String, _ work: () throws -> Void) rethrows {
    let id = signposter.makeSignpostID()
    let state: OSSignpostIntervalState = signposter.beginInterval("copy", id: id)
    try signposter.withIntervalSignpost("work", id: id) { try work() }
    signposter.endInterval("copy", state)
    signposter.emitEvent("copied", id: id)
    guard signposter.isEnabled else { return }
    let named = signposter.beginInterval("copy", id: id, "\(file)")
    signposter.emitEvent("copied", id: id, "\(file)")
    signposter.endInterval("copy", named, "\(file)")
  }

  func copyAsBefore(_ work: () -> Void) {
    guard BackupLog.points.signpostsEnabled else { return work() }
    let id = OSSignpostID(log: BackupLog.points)
    let begin: OSSignpostType = .begin
    os_signpost(begin, log: BackupLog.points, name: "copy", signpostID: id)
    work()
    os_signpost(.end, log: BackupLog.points, name: "copy", signpostID: id)
    os_signpost(.event, log: BackupLog.points, name: "copied")
    os_signpost(.event, log: BackupLog.points, name: "copied", "%d files", 3)
  }

  /// One interval for each file that is open.
  func ids(for file: FileHandle) -> [OSSignpostID] {
    [OSSignpostID(log: BackupLog.points, object: file), signposter.makeSignpostID(from: file)]
  }

  /// Whether a stored number still stands for an interval.
  func isUsable(_ number: UInt64) -> Bool {
    let id = OSSignpostID(number)
    return ![.invalid, .null, .exclusive].contains(id) && id.rawValue > 0
  }
}

/// The number of files that several tasks have kept together.
final class BackupCount: Sendable {
  private let count = OSAllocatedUnfairLock(initialState: 0)
  private let gate = OSAllocatedUnfairLock()
  private let owner = OSAllocatedUnfairLock<NSObject?>(uncheckedState: nil)

  func add(_ files: Int) -> Int {
    count.withLock { count in
      count += files
      return count
    }
  }

  func write(_ work: @Sendable () -> Void) {
    gate.withLock { work() }
    gate.lock()
    work()
    gate.unlock()
  }

  func writeIfFree(_ work: () -> Void) -> Bool {
    guard gate.lockIfAvailable() else { return false }
    defer { gate.unlock() }
    work()
    return true
  }

  func take(_ object: NSObject) {
    owner.withLockUnchecked { $0 = object }
  }

  func takeIfFree(_ object: NSObject) -> Bool {
    owner.withLockIfAvailableUnchecked { $0 = object } != nil
  }

  /// The number, unless somebody is changing it.
  var known: Int? { count.withLockIfAvailable { $0 } }
}
