import Foundation
import Security

/// The protocols of a mail account, by the words of its settings.
nonisolated(unsafe) let mailProtocols: [String: CFString] = [
  "imap": kSecAttrProtocolIMAP, "imaps": kSecAttrProtocolIMAPS, "pop": kSecAttrProtocolPOP3,
  "pops": kSecAttrProtocolPOP3S, "smtp": kSecAttrProtocolSMTP, "ldap": kSecAttrProtocolLDAP,
]

/// What finds a server's password without asking anybody.
func query(server: String, over name: String) -> [String: Any] {
  [
    kSecClass as String: kSecClassInternetPassword,
    kSecAttrServer as String: server,
    kSecAttrProtocol as String: mailProtocols[name] ?? kSecAttrProtocolHTTPS,
    kSecAttrAuthenticationType as String: kSecAttrAuthenticationTypeHTTPDigest,
    kSecUseAuthenticationUI as String: kSecUseAuthenticationUISkip,
  ]
}

/// Makes the access of an item, or throws what the system says.
func access() throws -> SecAccessControl {
  var error: Unmanaged<CFError>?
  let access = SecAccessControlCreateWithFlags(
    nil, kSecAttrAccessibleWhenUnlocked as CFTypeRef, [.userPresence], &error)
  guard let access else { throw error?.takeRetainedValue() ?? CocoaError(.featureUnsupported) }
  return access
}

/// Saves a password of the website, with one made up where none is given.
func save(_ password: String?, account: String, done: @escaping (Bool) -> Void) {
  let chosen = password as CFString? ?? SecCreateSharedWebCredentialPassword()
  SecAddSharedWebCredential("example.com" as CFString, account as CFString, chosen) { error in
    done(error.map { CFErrorGetCode($0) } == nil)
  }
}
