import Foundation
import SystemConfiguration

/// The addresses and names of a Mac, and what changes of them.
final class NetworkWatch {
  private var store: SCDynamicStore?

  init() {
    var context = SCDynamicStoreContext(
      version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)
    let callback: SCDynamicStoreCallBack = { _, keys, _ in print(keys.count) }
    store = SCDynamicStoreCreateWithOptions(nil, "watch" as CFString, nil, callback, &context)
    guard let store else { return }
    let keys = [kSCEntNetIPv4, kSCEntNetIPv6, kSCEntNetDNS].map {
      SCDynamicStoreKeyCreateNetworkGlobalEntity(nil, kSCDynamicStoreDomainSetup, $0)
    }
    SCDynamicStoreSetNotificationKeys(
      store, keys as CFArray, [SCDynamicStoreKeyCreateHostNames(nil)] as CFArray)
    SCDynamicStoreSetDispatchQueue(store, .main)
  }

  var hostName: String? { SCDynamicStoreCopyLocalHostName(store) as String? }

  var hasProxy: Bool { (SCDynamicStoreCopyProxies(store)?.count ?? 0) > 0 }

  var isFine: Bool {
    let errors = [
      kSCStatusFailed, kSCStatusInvalidArgument, kSCStatusNoKey, kSCStatusKeyExists,
    ]
    return Int(SCError()) == kSCStatusOK && !errors.contains(Int(SCError()))
  }
}

/// Whether a route is made where somebody uses it.
func isMadeOnUse(_ flags: SCNetworkReachabilityFlags) -> Bool {
  flags.contains(.connectionAutomatic)
}
