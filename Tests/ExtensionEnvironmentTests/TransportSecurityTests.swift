import ExtensionEnvironment
import TestSupport
import Testing
import WidgetRecording

@Suite struct TransportSecurityTests {
  private let some = TransportSecurity(domains: [
    .init("Open.example", includesSubdomains: true, allowsInsecureLoads: true),
    .init("shut.open.example", includesSubdomains: false, allowsInsecureLoads: false),
    .init("one.example", includesSubdomains: false, allowsInsecureLoads: true),
  ])

  @Test(
    arguments: [
      ("open.example", true), ("a.open.example", true), ("shut.open.example", false),
      ("b.shut.open.example", true), ("one.example", true), ("a.one.example", false),
      ("notopen.example", false), ("example.com", false),
    ])
  func `of several exceptions that of the longest name counts`(_ host: String, _ isLet: Bool) {
    #expect(some.allowsInsecureLoad(from: host) == isLet)
    var all = some
    all.allowsArbitraryLoads = true
    #expect(all.allowsInsecureLoad(from: host) == (isLet || host != "shut.open.example"))
  }

  @Test(arguments: ["localhost", "printer.local", "192.0.2.1", "2001:db8::1", "[::1]"])
  func `what is no public host is not protected`(_ host: String) {
    #expect(TransportSecurity().allowsInsecureLoad(from: host))
  }

  @Test func `a policy is read back`() throws {
    for policy in [TransportSecurity(), TransportSecurity(allowsArbitraryLoads: true), some] {
      let text = String(decoding: JSONWriter.bytes(of: policy), as: UTF8.self)
      #expect(try JSONReader.read(TransportSecurity.self, from: Array(text.utf8)) == policy)
    }
  }
}
