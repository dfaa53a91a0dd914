// CoreFoundation's notification centres. The Darwin centre reaches other processes on a device;
// here an extension is alone, so it reaches this process.

import Synchronization

public struct CFNotificationName: RawRepresentable, Hashable, @unchecked Sendable {
  public let rawValue: CFString

  public init(rawValue: CFString) { self.rawValue = rawValue }

  public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

public final class CFNotificationCenter: Sendable {
  static let darwin = CFNotificationCenter()
  static let local = CFNotificationCenter()

  private let observers = Mutex<[Observer]>([])

  /// An observer: a callback, and the name of the notifications that it is called for.
  fileprivate struct Observer: @unchecked Sendable {
    var observer: UnsafeRawPointer?
    var callback: CFNotificationCallback
    var name: CFString?
  }

  fileprivate func add(_ observer: Observer) {
    observers.withLock { $0.append(observer) }
  }

  fileprivate func remove(where isMeant: (Observer) -> Bool) {
    observers.withLock { $0.removeAll(where: isMeant) }
  }

  fileprivate func post(
    _ name: CFNotificationName, _ object: UnsafeRawPointer?, _ userInfo: CFDictionary?
  ) {
    let told = observers.withLock { $0.filter { $0.name == nil || $0.name == name.rawValue } }
    for one in told {
      let observer = UnsafeMutableRawPointer(mutating: one.observer)
      one.callback(self, observer, name, object, userInfo)
    }
  }
}

public enum CFNotificationSuspensionBehavior: Int, Sendable {
  case drop = 1
  case coalesce, hold, deliverImmediately
}

/// A function of C on Apple's platforms, which captures nothing and so may be called anywhere.
public typealias CFNotificationCallback =
  @Sendable (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
    CFDictionary?
  ) -> Void

public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }

public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!,
  _ callBack: CFNotificationCallback!, _ name: CFString!, _ object: UnsafeRawPointer!,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  guard let center, let callBack else { return }
  center.add(.init(observer: observer, callback: callBack, name: name))
}

public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
  _ object: UnsafeRawPointer!
) {
  center?.remove { $0.observer == observer && (name == nil || $0.name == name?.rawValue) }
}

public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!
) {
  center?.remove { $0.observer == observer }
}

public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
  _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) {
  guard let center, let name else { return }
  center.post(name, object, userInfo)
}
