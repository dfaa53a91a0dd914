import Foundation
import Security

/// The certificates and keys that an app has pinned for a server.
struct Pins {
  var certificates: [SecCertificate] = []
  var keys: Set<SecKey> = []
  var asksForRevocation = true

  /// Whether a server's trust is that of a pin.
  func accept(_ trust: SecTrust, host: String) -> Bool {
    var policies = [SecPolicyCreateSSL(true, host as CFString), SecPolicyCreateBasicX509()]
    let flags = kSecRevocationUseAnyAvailableMethod | kSecRevocationRequirePositiveResponse
    if asksForRevocation, let policy = SecPolicyCreateRevocation(flags) { policies.append(policy) }
    SecTrustSetPolicies(trust, policies as CFTypeRef)
    SecTrustSetAnchorCertificates(trust, certificates as CFArray)
    SecTrustSetAnchorCertificatesOnly(trust, true)
    var result = SecTrustResultType.invalid
    guard SecTrustEvaluate(trust, &result) == errSecSuccess, result == .unspecified else {
      return false
    }
    let served = (0..<SecTrustGetCertificateCount(trust))
      .compactMap { SecTrustGetCertificateAtIndex(trust, $0) }
    return served.contains { certificates.contains($0) }
      || served.compactMap(SecCertificateCopyKey).contains { keys.contains($0) }
      || SecTrustCopyKey(trust).map(keys.contains) == true
  }

  /// The result that an earlier evaluation left.
  func isRefused(_ trust: SecTrust) -> Bool {
    var result = SecTrustResultType.invalid
    SecTrustGetTrustResult(trust, &result)
    return result != .proceed && result != .unspecified
  }

  /// A search for accounts whatever the case of their letters.
  static var search: [CFString: Any] {
    [kSecClass: kSecClassInternetPassword, kSecMatchCaseInsensitive: true]
  }

  /// The methods by which revocation is looked up without a network.
  static let localMethods: CFOptionFlags =
    kSecRevocationOCSPMethod | kSecRevocationCRLMethod | kSecRevocationPreferCRL
    | kSecRevocationNetworkAccessDisabled
}

/// The languages of an app, by the keys that Core Foundation names.
func languages(of information: [String: Any]) -> [String] {
  let keys = [
    kCFBundleDevelopmentRegionKey, kCFBundleLocalizationsKey, kCFBundleNameKey,
    kCFBundleInfoDictionaryVersionKey,
  ]
  return keys.compactMap { information[($0 ?? "") as String] as? String }
}

/// The user agent of an app, by the keys that Core Foundation names.
func userAgent(of information: [String: Any]) -> String {
  let keys = [kCFBundleExecutableKey, kCFBundleIdentifierKey, kCFBundleVersionKey]
  return keys.map { information[($0 ?? "") as String] as? String ?? "Unknown" }
    .joined(separator: "/")
}
