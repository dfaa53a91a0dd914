import Foundation
import Security

/// The protocols under which an old keychain may hold a server's password.
nonisolated(unsafe) let serverProtocols: [CFString] = [
  kSecAttrProtocolAFP, kSecAttrProtocolAppleTalk, kSecAttrProtocolDAAP, kSecAttrProtocolEPPC,
  kSecAttrProtocolFTP, kSecAttrProtocolFTPAccount, kSecAttrProtocolFTPProxy, kSecAttrProtocolFTPS,
  kSecAttrProtocolHTTP, kSecAttrProtocolHTTPProxy, kSecAttrProtocolHTTPSProxy, kSecAttrProtocolIPP,
  kSecAttrProtocolIRC, kSecAttrProtocolIRCS, kSecAttrProtocolLDAPS, kSecAttrProtocolNNTP,
  kSecAttrProtocolNNTPS, kSecAttrProtocolRTSP, kSecAttrProtocolRTSPProxy, kSecAttrProtocolSMB,
  kSecAttrProtocolSOCKS, kSecAttrProtocolSSH, kSecAttrProtocolTelnet, kSecAttrProtocolTelnetS,
]

/// The ways of signing in that an old keychain names.
nonisolated(unsafe) let signInMethods: [CFString] = [
  kSecAttrAuthenticationTypeDPA, kSecAttrAuthenticationTypeDefault,
  kSecAttrAuthenticationTypeHTMLForm, kSecAttrAuthenticationTypeHTTPBasic,
  kSecAttrAuthenticationTypeMSN, kSecAttrAuthenticationTypeNTLM, kSecAttrAuthenticationTypeRPA,
]

/// The attributes of an item that an app has kept since iOS 8.
func oldQuery(asking question: String?) -> [String: Any] {
  var query: [String: Any] = [
    kSecClass as String: kSecClassGenericPassword,
    kSecAttrAccessible as String: question == nil
      ? kSecAttrAccessibleAlways : kSecAttrAccessibleAlwaysThisDeviceOnly,
    kSecUseNoAuthenticationUI as String: question == nil,
    kSecUseAuthenticationUI as String: kSecUseAuthenticationUIAllow,
  ]
  if let question { query[kSecUseOperationPrompt as String] = question }
  return query
}

/// Reads the website's password, where there is one.
func readPassword(account: String, done: @escaping (String?) -> Void) {
  SecRequestSharedWebCredential("example.com" as CFString, account as CFString) { found, error in
    let first = error == nil ? (found as? [[String: Any]])?.first : nil
    done(first?[kSecSharedPassword as String] as? String)
  }
}
