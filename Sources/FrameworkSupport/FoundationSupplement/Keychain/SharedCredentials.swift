// The passwords that an app shares with its website.

import Foundation

/// Fails: no website's passwords are here.
public func SecAddSharedWebCredential(
  _ fqdn: CFString, _ account: CFString, _ password: CFString?,
  _ completionHandler: @escaping (CFError?) -> Void
) {
  completionHandler(NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented)))
}

/// Fails: no website's passwords are here.
public func SecRequestSharedWebCredential(
  _ fqdn: CFString?, _ account: CFString?,
  _ completionHandler: @escaping (CFArray?, CFError?) -> Void
) {
  completionHandler(nil, NSError(domain: NSOSStatusErrorDomain, code: Int(errSecItemNotFound)))
}

/// Returns a password that nobody has yet.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
  let letters = Array("ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789")
  let groups = (0..<4).map { _ in String((0..<3).compactMap { _ in letters.randomElement() }) }
  return groups.joined(separator: "-") as CFString
}
