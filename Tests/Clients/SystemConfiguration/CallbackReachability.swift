import Foundation
import SystemConfiguration

/// Follows a server's route with the callback of C, whose context keeps the object.
final class CallbackReachability {
  let target: SCNetworkReachability
  private(set) var flags: SCNetworkReachabilityFlags?

  init(_ target: SCNetworkReachability) { self.target = target }

  func start() -> Bool {
    let callback: SCNetworkReachabilityCallBack = { _, flags, info in
      guard let info else { return }
      Unmanaged<CallbackReachability>.fromOpaque(info).takeUnretainedValue().flags = flags
    }
    var context = SCNetworkReachabilityContext(
      version: 0,
      info: UnsafeMutableRawPointer(Unmanaged.passUnretained(self).toOpaque()),
      retain: { (info: UnsafeRawPointer) -> UnsafeRawPointer in
        _ = Unmanaged<CallbackReachability>.fromOpaque(info).retain()
        return info
      },
      release: { (info: UnsafeRawPointer) -> Void in
        Unmanaged<CallbackReachability>.fromOpaque(info).release()
      },
      copyDescription: { (info: UnsafeRawPointer) -> Unmanaged<CFString> in
        let object = Unmanaged<CallbackReachability>.fromOpaque(info).takeUnretainedValue()
        return Unmanaged.passRetained("\(object.flags?.rawValue ?? 0)" as CFString)
      })
    return SCNetworkReachabilitySetCallback(target, callback, &context)
  }
}
