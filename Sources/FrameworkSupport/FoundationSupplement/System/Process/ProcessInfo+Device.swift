// The device and its folders, as `ProcessInfo`, `Bundle`, `URL` and the C layer of Apple's
// platforms report them. The device is cool, plugged in and never in Low Power Mode.

public import Foundation

extension ProcessInfo {
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }

  public var isLowPowerModeEnabled: Bool {
    DeviceRecord.fact("battery")?.holds("lowPower") == true
  }
  public var thermalState: ThermalState { .nominal }
  public var isiOSAppOnMac: Bool { false }
  public var isMacCatalystApp: Bool { false }

  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")

  /// Runs the block at once; a process here is never suspended while it runs.
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.global().async { block(false) }
  }
}

extension Notification.Name {
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
  public static let NSUbiquityIdentityDidChange = Notification.Name(
    "NSUbiquityIdentityDidChangeNotification")
}

extension URL {
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var libraryDirectory: URL {
    documentsDirectory.deletingLastPathComponent().appendingPathComponent("Library")
  }

  private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first ?? temporaryDirectory
  }
}

public typealias CFAbsoluteTime = Double

public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

extension NotificationCenter {
  /// The notifications of a name, as they are posted.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    fileprivate struct Arrival: @unchecked Sendable {
      let notification: Notification
    }

    private struct Observer: @unchecked Sendable {
      let center: NotificationCenter
      let token: any NSObjectProtocol
    }

    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Arrival.self)
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(Arrival(notification: $0))
      }
      let observer = Observer(center: center, token: token)
      continuation.onTermination = { _ in observer.center.removeObserver(observer.token) }
      return Iterator(iterator: stream.map(\.notification).makeAsyncIterator())
    }

    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var iterator: AsyncMapSequence<AsyncStream<Arrival>, Notification>.Iterator

      public mutating func next() async -> Notification? { await iterator.next() }
    }
  }
}
