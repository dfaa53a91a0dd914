import Foundation
import SystemConfiguration

/// The route to a server, for the badge of the status widget.
enum Route: Equatable {
  case none, wifi, cellular, onDemand, local

  /// Reads the system's flags.
  init(_ flags: SCNetworkReachabilityFlags) {
    let needsUser: SCNetworkReachabilityFlags = [.connectionRequired, .interventionRequired]
    if !flags.contains(.reachable) || flags.isSuperset(of: needsUser) {
      self = .none
    } else if !flags.isDisjoint(with: [.isLocalAddress, .isDirect]) {
      self = .local
    } else if flags.contains(.isWWAN) {
      self = .cellular
    } else if !flags.isDisjoint(with: [.connectionOnTraffic, .connectionOnDemand]) {
      self = .onDemand
    } else {
      self = flags.contains(.transientConnection) ? .onDemand : .wifi
    }
  }
}

/// The route to a server by its name.
func route(to host: String) -> Route {
  guard let target = SCNetworkReachabilityCreateWithName(nil, host) else { return .none }
  return Route(flags(of: target))
}

/// The route to the internet, whatever the server.
func defaultRoute() -> Route {
  var address = sockaddr()
  address.sa_family = sa_family_t(AF_INET)
  let target: SCNetworkReachability? = withUnsafePointer(to: &address) {
    SCNetworkReachabilityCreateWithAddress(nil, $0)
  }
  return target.map { Route(flags(of: $0)) } ?? .none
}

private func flags(of target: SCNetworkReachability) -> SCNetworkReachabilityFlags {
  var flags = SCNetworkReachabilityFlags()
  return SCNetworkReachabilityGetFlags(target, &flags) ? flags : []
}

/// The name under which a Mac's widget greets.
func computerName(in store: SCDynamicStore? = nil) -> String {
  SCDynamicStoreCopyComputerName(store, nil) as String? ?? "this Mac"
}

/// The words for what went wrong last.
func lastFault() -> String { String(cString: SCErrorString(SCError())) }

/// Follows the route to a server, and tells of changes.
final class RouteObserver {
  private let target: SCNetworkReachability
  private let queue = DispatchQueue(label: "route")
  var changed: (Route) -> Void = { _ in }

  init?(host: String) {
    guard let target = SCNetworkReachabilityCreateWithName(kCFAllocatorDefault, host) else {
      return nil
    }
    self.target = target
  }

  /// Begins; false where it cannot.
  func start() -> Bool {
    var context = SCNetworkReachabilityContext(
      version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)
    context.info = Unmanaged.passUnretained(self).toOpaque()
    let callback: SCNetworkReachabilityCallBack = { _, flags, info in
      guard let info else { return }
      Unmanaged<RouteObserver>.fromOpaque(info).takeUnretainedValue().changed(Route(flags))
    }
    return SCNetworkReachabilitySetCallback(target, callback, &context)
      && SCNetworkReachabilitySetDispatchQueue(target, queue)
  }

  /// Ends.
  func stop() {
    _ = SCNetworkReachabilitySetCallback(target, nil, nil)
    _ = SCNetworkReachabilitySetDispatchQueue(target, nil)
  }

  /// Follows in the thread's own loop instead.
  func follow(_ isOn: Bool) -> Bool {
    guard let loop = CFRunLoopGetCurrent() else { return false }
    let mode = CFRunLoopMode.defaultMode.rawValue
    return isOn
      ? SCNetworkReachabilityScheduleWithRunLoop(target, loop, mode)
      : SCNetworkReachabilityUnscheduleFromRunLoop(target, loop, mode)
  }
}
