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
