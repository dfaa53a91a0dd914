// The parts of Foundation that send a selector to a target: notifications and timers.

import Synchronization

/// The observers that wait for a selector, by the target.
private let registrations = Mutex<[ObjectIdentifier: [Registration]]>([:])

/// One observation with its token, which ends it.
private struct Registration: @unchecked Sendable {
  var center: NotificationCenter
  var token: any NSObjectProtocol
  var name: NSNotification.Name?
  var object: ObjectIdentifier?
  /// The target; nil once it is released, when the registration may be another object's.
  weak var observer: AnyObject?
}

/// An object that may be gone when a message arrives.
private struct Target: @unchecked Sendable {
  weak var object: AnyObject?
}

extension NotificationCenter {
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let observer = observer as AnyObject
    let target = Target(object: observer)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      if let object = target.object { aSelector.send(to: object, notification) }
    }
    let registration = Registration(
      center: self, token: token, name: aName,
      object: anObject.map { ObjectIdentifier($0 as AnyObject) }, observer: observer)
    registrations.withLock { $0[ObjectIdentifier(observer), default: []].append(registration) }
  }

  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer as Any)
    remove(of: observer) { _ in true }
  }

  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
    remove(of: observer) { registration in
      (aName == nil || registration.name == aName)
        && (object == nil || registration.object == object)
    }
  }

  private func remove(of observer: AnyObject, where isMeant: (Registration) -> Bool) {
    let removed = registrations.withLock { all in
      let found = (all[ObjectIdentifier(observer)] ?? []).filter { $0.observer != nil }
      let removed = found.filter { $0.center === self && isMeant($0) }
      all[ObjectIdentifier(observer)] = found.filter { !($0.center === self && isMeant($0)) }
      return removed
    }
    for registration in removed { removeObserver(registration.token as Any) }
  }
}

extension Timer {
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    let target = aTarget as AnyObject
    let held = HeldTarget(object: target)
    self.init(fire: Date(timeIntervalSinceNow: ti), interval: ti, repeats: yesOrNo) { timer in
      aSelector.send(to: held.object, timer)
    }
  }

  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    let held = HeldTarget(object: t as AnyObject)
    self.init(fire: date, interval: ti, repeats: rep) { timer in
      s.send(to: held.object, timer)
    }
  }

  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// The target of a timer, which the timer keeps.
private struct HeldTarget: @unchecked Sendable {
  var object: AnyObject
}

extension NSObject {
  public static func classForCoder() -> AnyClass { self }
}
