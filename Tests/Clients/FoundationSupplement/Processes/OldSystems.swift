import Foundation

/// The name of the oldest system that an app still tells apart.
func oldestKnownSystem() -> String {
  let names: [(Double, String)] = [
    (NSFoundationVersionNumber_iOS_8_0, "8.0"), (NSFoundationVersionNumber_iOS_8_1, "8.1"),
    (NSFoundationVersionNumber_iOS_8_2, "8.2"), (NSFoundationVersionNumber_iOS_8_3, "8.3"),
    (NSFoundationVersionNumber_iOS_9_0, "9.0"), (NSFoundationVersionNumber_iOS_9_1, "9.1"),
    (NSFoundationVersionNumber_iOS_9_2, "9.2"), (NSFoundationVersionNumber_iOS_9_3, "9.3"),
  ]
  return names.last { NSFoundationVersionNumber >= $0.0 }?.1 ?? "unknown"
}

/// Pictures that a cache may drop while no view shows them.
final class CachedPictures: NSDiscardableContent {
  private let queue = DispatchSerialQueue(label: "pictures")
  private var users = 0
  private var isGone = false

  func beginContentAccess() -> Bool {
    queue.sync {
      users += 1
      return !isGone
    }
  }

  func endContentAccess() { queue.sync { users -= 1 } }
  func discardContentIfPossible() { queue.sync { isGone = isGone || users == 0 } }
  func isContentDiscarded() -> Bool { queue.sync { isGone } }
}

/// A line of a log in C's words.
func line(_ format: String, _ values: any CVarArg...) -> String {
  NSString(format: format, arguments: getVaList(values)) as String
}

/// The name of the machine.
func machine() -> String {
  var system = utsname()
  uname(&system)
  return withUnsafePointer(to: &system.machine) { place in
    place.withMemoryRebound(to: CChar.self, capacity: Int(_SYS_NAMELEN)) { String(cString: $0) }
  }
}
