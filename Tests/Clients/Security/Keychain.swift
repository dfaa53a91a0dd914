import Foundation
import Security

/// An error of the keychain.
enum KeychainFailure: Error, Equatable {
  case missing, duplicate, denied, locked, broken(OSStatus)

  /// Reads a status that is not success.
  init(_ status: OSStatus) {
    switch status {
    case errSecItemNotFound: self = .missing
    case errSecDuplicateItem: self = .duplicate
    case errSecAuthFailed, errSecUserCanceled, errSecMissingEntitlement: self = .denied
    case errSecInteractionNotAllowed, errSecNotAvailable: self = .locked
    default: self = .broken(status)
    }
  }

  /// Whether trying again may help.
  var isTemporary: Bool {
    switch self {
    case .locked, .broken(errSecAllocate): true
    case .broken(errSecUnimplemented), .broken(errSecParam), .broken(errSecDecode): false
    case .broken(errSecInvalidKeychain): false
    default: false
    }
  }

  /// The log's message of a status.
  static func message(for status: OSStatus) -> String {
    SecCopyErrorMessageString(status, nil).map { "\($0)" } ?? "\(status)"
  }
}

/// The token that the widget shares with its app.
struct TokenVault {
  var service: String
  var account: String
  var group: String?

  private var query: [CFString: Any] {
    var query: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: account,
      kSecUseDataProtectionKeychain: true,
    ]
    if let group { query[kSecAttrAccessGroup] = group }
    return query
  }

  /// Reads the token without ever asking the user.
  func token() throws(KeychainFailure) -> String? {
    var query = query
    query[kSecReturnData] = true
    query[kSecMatchLimit] = kSecMatchLimitOne
    query[kSecUseAuthenticationUI] = kSecUseAuthenticationUIFail
    var found: CFTypeRef?
    let status = SecItemCopyMatching(query as CFDictionary, &found)
    if status == errSecItemNotFound { return nil }
    guard status == errSecSuccess, let data = found as? Data else {
      throw KeychainFailure(status)
    }
    return String(data: data, encoding: .utf8)
  }

  /// Keeps a token, in place of an older one.
  func keep(_ token: String, isShared: Bool) throws(KeychainFailure) {
    var item = query
    item[kSecValueData] = Data(token.utf8)
    item[kSecAttrLabel] = "Account token"
    item[kSecAttrDescription] = "Lets the widget read the account"
    item[kSecAttrComment] = "Renewed by the app"
    item[kSecAttrIsInvisible] = true
    item[kSecAttrAccessible] =
      isShared
      ? kSecAttrAccessibleAfterFirstUnlock : kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
    item[kSecAttrSynchronizable] = isShared
    var status = SecItemAdd(item as CFDictionary, nil)
    if status == errSecDuplicateItem {
      let change: [CFString: Any] = [kSecValueData: Data(token.utf8)]
      status = SecItemUpdate(query as CFDictionary, change as CFDictionary)
    }
    guard status == errSecSuccess else { throw KeychainFailure(status) }
  }

  /// Forgets the token on this device and on the user's others.
  func forget() throws(KeychainFailure) {
    var query = query
    query[kSecAttrSynchronizable] = kSecAttrSynchronizableAny
    let status = SecItemDelete(query as CFDictionary)
    guard [errSecSuccess, errSecItemNotFound].contains(status) else {
      throw KeychainFailure(status)
    }
  }
}

/// A login for a server, as the accounts list shows it.
struct ServerLogin: Identifiable {
  var id: Data
  var server: String
  var created: Date?
  var changed: Date?

  /// The logins that are saved for a server.
  static func all(on server: String, path: String, port: Int) -> [ServerLogin] {
    let query: [CFString: Any] = [
      kSecClass: kSecClassInternetPassword, kSecAttrServer: server, kSecAttrPath: path,
      kSecAttrPort: port, kSecAttrProtocol: kSecAttrProtocolHTTPS, kSecReturnAttributes: true,
      kSecReturnPersistentRef: true, kSecMatchLimit: kSecMatchLimitAll,
      kSecUseAuthenticationUI: kSecUseAuthenticationUISkip,
    ]
    var found: CFTypeRef?
    guard SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess else { return [] }
    return (found as? [[String: Any]] ?? []).map { item in
      ServerLogin(
        id: item[kSecValuePersistentRef as String] as? Data ?? Data(),
        server: item[kSecAttrServer as String] as? String ?? server,
        created: item[kSecAttrCreationDate as String] as? Date,
        changed: item[kSecAttrModificationDate as String] as? Date)
    }
  }
}

/// The keys and certificates that a client signs its requests with.
enum SigningItem: CaseIterable {
  case key, certificate, identity

  /// The keychain's class for the item.
  var kind: CFString {
    switch self {
    case .key: kSecClassKey
    case .certificate: kSecClassCertificate
    case .identity: kSecClassIdentity
    }
  }

  /// Whether an item with a tag is there.
  func exists(tag: Data, type: Int) -> Bool {
    let query: [CFString: Any] = [
      kSecClass: kind, kSecAttrApplicationTag: tag, kSecAttrType: type, kSecReturnRef: true,
    ]
    var found: CFTypeRef?
    return SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess && found != nil
  }

  /// Keeps an item that another library made.
  func keep(_ reference: Any, tag: Data) -> OSStatus {
    let item: [CFString: Any] = [
      kSecClass: kind, kSecAttrApplicationTag: tag, kSecValueRef: reference,
      kSecAttrGeneric: Data("signing".utf8),
    ]
    return SecItemAdd(item as CFDictionary, nil)
  }
}

/// The protection of a secret, from the settings.
enum SecretProtection: CaseIterable {
  case whileUnlocked, whileUnlockedHere, withPasscode

  /// The keychain's word for it.
  var accessibility: CFString {
    switch self {
    case .whileUnlocked: kSecAttrAccessibleWhenUnlocked
    case .whileUnlockedHere: kSecAttrAccessibleWhenUnlockedThisDeviceOnly
    case .withPasscode: kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly
    }
  }

  /// The attributes added to a query that was already allowed by the user.
  func attributes(context: Any, control: Any) -> [CFString: Any] {
    self == .withPasscode
      ? [kSecUseAuthenticationContext: context, kSecAttrAccessControl: control]
      : [kSecAttrAccessible: accessibility]
  }
}

/// A key for a new file, as random as the system makes it.
func randomKey(bytes count: Int, from source: SecRandomRef? = kSecRandomDefault) -> Data? {
  var bytes = [UInt8](repeating: 0, count: count)
  let status = SecRandomCopyBytes(source, bytes.count, &bytes)
  return status == errSecSuccess ? Data(bytes) : nil
}

/// The rarer attributes of a password for a server.
func attributes(creator: UInt32 = kUnknownType) -> [CFString: Any] {
  [
    kSecAttrCreator: creator, kSecAttrIsNegative: false, kSecAttrSecurityDomain: "staff",
    kSecAttrAuthenticationType: "form",
  ]
}
