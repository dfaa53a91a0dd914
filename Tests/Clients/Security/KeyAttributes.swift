import Foundation
import Security

/// What a key in the keychain may be used for.
enum KeyUse: CaseIterable {
  case encrypt, decrypt, derive, sign, verify, wrap, unwrap

  var attribute: CFString {
    switch self {
    case .encrypt: kSecAttrCanEncrypt
    case .decrypt: kSecAttrCanDecrypt
    case .derive: kSecAttrCanDerive
    case .sign: kSecAttrCanSign
    case .verify: kSecAttrCanVerify
    case .wrap: kSecAttrCanWrap
    case .unwrap: kSecAttrCanUnwrap
    }
  }
}

/// A search for keys.
struct KeySearch {
  var label: Data?
  var isSymmetric = false
  var uses: Set<KeyUse> = [.sign]

  var query: [CFString: Any] {
    var query: [CFString: Any] = [
      kSecClass: kSecClassKey,
      kSecAttrKeyType: kSecAttrKeyTypeEC,
      kSecAttrKeyClass: isSymmetric ? kSecAttrKeyClassSymmetric : kSecAttrKeyClassPrivate,
      kSecAttrEffectiveKeySize: 256,
      kSecAttrAccessGroup: kSecAttrAccessGroupToken,
      kSecReturnRef: true,
    ]
    for use in uses { query[use.attribute] = true }
    if let label { query[kSecAttrApplicationLabel] = label }
    return query
  }

  /// The attributes by which a pair of keys is made.
  func pair(tag: Data) -> [String: Any] {
    let kept: [String: Any] = [
      kSecAttrIsPermanent as String: true, kSecAttrApplicationTag as String: tag,
    ]
    return [
      kSecAttrKeyType as String: kSecAttrKeyTypeEC, kSecAttrKeySizeInBits as String: 256,
      kSecPrivateKeyAttrs as String: kept, kSecPublicKeyAttrs as String: kept,
    ]
  }
}

/// What the settings show of a certificate in the keychain.
func details(of item: [String: Any]) -> [(title: String, value: Data)] {
  let rows: [(String, CFString)] = [
    ("Type", kSecAttrCertificateType), ("Encoding", kSecAttrCertificateEncoding),
    ("Subject", kSecAttrSubject), ("Issuer", kSecAttrIssuer),
    ("Serial number", kSecAttrSerialNumber), ("Subject key", kSecAttrSubjectKeyID),
    ("Public key", kSecAttrPublicKeyHash), ("Synchronized as", kSecAttrSyncViewHint),
  ]
  return rows.compactMap { title, key in
    (item[key as String] as? Data).map { (title, $0) }
  }
}

/// Finds the certificates with which a person signs letters.
func certificates(for address: String, from issuers: [Data], on day: Date) -> [SecCertificate] {
  let query: [CFString: Any] = [
    kSecClass: kSecClassCertificate,
    kSecMatchPolicy: SecPolicyCreateBasicX509(),
    kSecMatchIssuers: issuers,
    kSecMatchEmailAddressIfPresent: address,
    kSecMatchSubjectContains: address.split(separator: "@").last.map(String.init) ?? "",
    kSecMatchTrustedOnly: true,
    kSecMatchValidOnDate: day,
    kSecMatchLimit: kSecMatchLimitAll,
    kSecReturnRef: true,
  ]
  var found: CFTypeRef?
  guard SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess else { return [] }
  return found as? [SecCertificate] ?? []
}

/// Narrows a search to some items, or to a keychain in a file.
func narrowed(
  _ query: [CFString: Any], to items: [Any]?, in keychain: Any?
) -> [CFString: Any] {
  var query = query
  if let items { query[kSecUseItemList] = items }
  if let keychain { query[kSecUseKeychain] = keychain }
  return query
}

/// What a person is told where the keychain refuses.
func advice(on status: OSStatus) -> String? {
  switch status {
  case errSecSuccess: nil
  case errSecDiskFull, errSecMemoryError: "Make room on the device."
  case errSecReadOnly, errSecOpWr, errSecNoAccessForItem: "You may not change this password."
  case errSecInteractionRequired, errSecDataNotAvailable: "Unlock the device first."
  case errSecNoSuchKeychain, errSecNoDefaultKeychain: "Choose a keychain in the settings."
  case errSecDuplicateKeychain: "A keychain of this name exists."
  case errSecNotTrusted, errSecVerifyFailed: "The certificate is not to be trusted."
  case errSecDataTooLarge: "The note is too long."
  default: SecCopyErrorMessageString(status, nil) as String?
  }
}

/// The statuses that show a fault of the app's own.
let programmingFaults: Set<OSStatus> = [
  errSecBadReq, errSecNoSuchAttr, errSecNoSuchClass, errSecInvalidItemRef, errSecInvalidData,
  errSecConversionError,
]

/// The statuses after which the same call is tried once more.
let passingFaults: Set<OSStatus> = [
  errSecInternalComponent, errSecInternalError, errSecCoreFoundationUnknown,
]
