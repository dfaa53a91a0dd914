import ExtensionEnvironment
import FoundationSupplement
import LocalAuthentication
import NetworkExtension
import Security
import Testing
import WatchConnectivity

@Suite struct KeychainTests {
  private let account = UUID().uuidString

  private var query: [String: Any] {
    [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "tests",
      kSecAttrAccount as String: account,
    ]
  }

  @Test func `an item can be added once, found, changed and deleted`() {
    var item = query
    item[kSecValueData as String] = Data([1])
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecDuplicateItem)
    #expect(found() == Data([1]))
    let change: [String: Any] = [kSecValueData as String: Data([2])]
    #expect(SecItemUpdate(query as CFDictionary, change as CFDictionary) == errSecSuccess)
    #expect(found() == Data([2]))
    #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
    #expect(found() == nil)
    #expect(SecItemDelete(query as CFDictionary) == errSecItemNotFound)
  }

  private func found() -> Data? {
    var wanted = query
    wanted[kSecReturnData as String] = true
    wanted[kSecMatchLimit as String] = kSecMatchLimitOne
    var result: AnyObject?
    guard SecItemCopyMatching(wanted as CFDictionary, &result) == errSecSuccess else { return nil }
    return result as? Data
  }

  @Test func `an extension sees its own groups, and names no other`() async {
    await #expect(processExitsWith: .success) {
      func query(_ account: String, _ group: String? = nil) -> [String: Any] {
        var query: [String: Any] = [
          kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: account,
          kSecValueData as String: Data([1]), kSecReturnAttributes as String: true,
        ]
        query[kSecAttrAccessGroup as String] = group
        return query
      }
      func add(_ query: [String: Any]) -> OSStatus { SecItemAdd(query as CFDictionary, nil) }
      func group(_ account: String, _ group: String? = nil) -> (OSStatus, String?) {
        var result: AnyObject?
        let status = SecItemCopyMatching(query(account, group) as CFDictionary, &result)
        return (status, (result as? [String: Any])?[kSecAttrAccessGroup as String] as? String)
      }
      var access = KeychainAccess(entitled: [], appGroups: ["group.a"])
      access.isWhole = false
      ExtensionSurroundings.current.keychainAccess = access
      #expect(add(query("private")) == errSecSuccess)
      #expect(add(query("foreign", "TEAM.com.x.shared")) == errSecSuccess)
      #expect(add(query("grouped", "group.a")) == errSecSuccess)
      #expect(group("private").0 == errSecSuccess && group("foreign").0 == errSecSuccess)

      // The app's own group has another name than the extension's.
      access = KeychainAccess(
        entitled: ["$(AppIdentifierPrefix)com.x.shared", "T1.com.x.other"], appGroups: ["group.a"])
      ExtensionSurroundings.current.keychainAccess = access
      #expect(group("foreign") == (errSecSuccess, "TEAM.com.x.shared"))
      #expect(group("foreign", "OTHER.com.x.shared").0 == errSecSuccess)
      #expect(group("grouped").0 == errSecSuccess)
      #expect(group("foreign", "TEAM.com.y").0 == errSecMissingEntitlement)
      #expect(add(query("new", "T2.com.x.other")) == errSecMissingEntitlement)
      #expect(add(query("new", "T1.com.x.other")) == errSecSuccess)
      let named = query("new", "a.b.com.x.shared") as CFDictionary
      #expect(SecItemDelete(named) == errSecMissingEntitlement)
      #expect(SecItemUpdate(query("new") as CFDictionary, named) == errSecMissingEntitlement)
      var result: AnyObject?
      #expect(SecItemAdd(query("usual") as CFDictionary, &result) == errSecSuccess)
      let attributes = result as? [String: Any]
      #expect(
        attributes?[kSecAttrAccessGroup as String] as? String == "ABCDE12345.com.x.shared")
      #expect(attributes?[kSecValueData as String] == nil)
      #expect(add(query("usual", "TEAM.com.x.shared")) == errSecDuplicateItem)
      access.entitled = []
      ExtensionSurroundings.current.keychainAccess = access
      #expect(group("foreign").0 == errSecItemNotFound)
      #expect(group("foreign", "TEAM.com.x.shared").0 == errSecMissingEntitlement)
      #expect(group("grouped", "group.a").0 == errSecSuccess)
    }
  }

  @Test func `an item without a class is refused, and a status has words`() {
    #expect(SecItemAdd([:] as CFDictionary, nil) == errSecParam)
    #expect(SecCopyErrorMessageString(errSecItemNotFound, nil)?.contains("not be found") == true)
  }

  @Test func `random bytes fill the memory`() {
    var bytes = [UInt8](repeating: 0, count: 32)
    #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
    #expect(bytes.contains { $0 != 0 })
  }

  @Test func `nobody can be asked who they are`() async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error != nil)
    await #expect(throws: LAError.self) {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "test")
    }
  }

  @Test func `a device has no tunnels and cannot start one`() async throws {
    #expect(try await NETunnelProviderManager.loadAllFromPreferences().isEmpty)
    #expect(throws: NEVPNError.self) {
      try NETunnelProviderManager().connection.startVPNTunnel()
    }
    #expect(NEVPNManager.shared().connection.status == .invalid)
  }

  @Test func `what is meant for a watch stays on its way`() {
    let transfer = WCSession.default.transferCurrentComplicationUserInfo(["a": 1])
    #expect(transfer.isCurrentComplicationInfo && !transfer.isTransferring)
    #expect(WCSession.default.transferUserInfo(["a": 1]).userInfo["a"] as? Int == 1)
  }
}
