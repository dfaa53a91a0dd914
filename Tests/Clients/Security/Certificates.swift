import Foundation

/// The company's identity from an archive.
func identity(in archive: Data, password: String) -> SecIdentity? {
  var items: CFArray?
  let options: [String: Any] = [kSecImportExportPassphrase as String: password]
  let status: OSStatus = SecPKCS12Import(archive as CFData, options as CFDictionary, &items)
  guard status == noErr, let item = (items as? [[String: Any]])?.first else { return nil }
  for key in [
    kSecImportItemTrust, kSecImportItemCertChain, kSecImportItemLabel, kSecImportItemKeyID,
  ] {
    print(item[key as String] as Any)
  }
  return item[kSecImportItemIdentity as String] as? SecIdentity
}

/// The credential that goes with an identity.
func credential(for identity: SecIdentity) -> URLCredential? {
  var certificate: SecCertificate?
  guard SecIdentityCopyCertificate(identity, &certificate) == errSecSuccess else { return nil }
  return URLCredential(
    identity: identity, certificates: certificate.map { [$0] }, persistence: .forSession)
}

/// Compares a server's certificate with the one that the app ships.
func isPinned(_ trust: SecTrust, to data: Data) -> Bool {
  var error: CFError?
  guard SecTrustEvaluateWithError(trust, &error), error == nil,
    let shipped = SecCertificateCreateWithData(kCFAllocatorDefault, data as CFData)
  else { return false }
  let chain = SecTrustCopyCertificateChain(trust) as? [SecCertificate] ?? []
  return chain.contains { SecCertificateCopyData($0) == SecCertificateCopyData(shipped) }
}

/// Trust in a certificate of the app's own.
func trust(in certificate: SecCertificate) -> SecTrust? {
  var trust: SecTrust?
  let policy: SecPolicy = SecPolicyCreateSSL(true, "example.com" as CFString)
  let status = SecTrustCreateWithCertificates(certificate, policy, &trust)
  return status == errSecSuccess ? trust : nil
}

/// The settings' verdict on a server's certificate.
func verdict(_ result: SecTrustResultType) -> String {
  switch result {
  case .proceed, .unspecified: "Trusted"
  case .recoverableTrustFailure: "Ask"
  case .deny, .fatalTrustFailure, .invalid, .otherError: "Not trusted"
  }
}

/// The access control of a secret.
func access() -> SecAccessControl? {
  let flags: SecAccessControlCreateFlags = [
    .biometryCurrentSet, .or, .devicePasscode, .and, .biometryAny, .userPresence,
  ]
  return SecAccessControlCreateWithFlags(
    nil, kSecAttrAccessibleWhenUnlocked as AnyObject, flags, nil)
}

/// The access control of a secret of a device with a passcode.
func accessWithPasscode() throws -> SecAccessControl {
  var error: Unmanaged<CFError>?
  guard
    let access = SecAccessControlCreateWithFlags(
      kCFAllocatorDefault, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, .userPresence, &error)
  else { throw error?.takeRetainedValue() ?? CocoaError(.featureUnsupported) }
  return access
}

/// A key that the app keeps.
struct KeptKey {
  var key: SecKey?
}

/// The subject of a certificate, in a line.
func summary(of certificate: SecCertificate) -> String {
  (SecCertificateCopySubjectSummary(certificate) as String?) ?? "unknown"
}

/// The reason for which an archive could not be opened.
func reason(_ status: OSStatus) -> String {
  status == errSecPkcs12VerifyFailure ? "wrong password" : "damaged"
}

/// Asks whether certificates lead to one that is trusted.
func trust(in certificates: [SecCertificate], of host: String) -> SecTrust? {
  var trust: SecTrust?
  let policy = SecPolicyCreateSSL(true, host as CFString)
  let status = SecTrustCreateWithCertificates(certificates as CFArray, policy, &trust)
  guard status == errSecSuccess else { return nil }
  return SecTrustCreateWithCertificates(certificates[0], nil, &trust) == 0 ? trust : nil
}
