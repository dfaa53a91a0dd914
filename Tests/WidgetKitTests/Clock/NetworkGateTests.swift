import CInterposition
import Foundation
import Glibc
import Testing
import WidgetRecording

@testable import ExtensionRuntime

extension ProcessWideTests {
  @Suite(.serialized) final class NetworkGateTests {
    init() {
      NetworkGate.open(isPreview: false)
    }

    deinit {
      network_gate_open()
      _ = NetworkGate.take()
    }

    /// Connects to a port of this machine on which nobody listens.
    private func connectToNobody() -> Int32 {
      let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(socket) }
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = in_port_t(9).bigEndian
      address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
      let result = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      return result == 0 ? 0 : errno
    }

    private func lookUp(_ host: String, _ service: String?) -> Int32 {
      var result: UnsafeMutablePointer<addrinfo>?
      let code = getaddrinfo(host, service, nil, &result)
      if let result { freeaddrinfo(result) }
      return code
    }

    @Test func `a refusing gate records a connection and lets none through`() {
      NetworkGate.close(allowing: false)
      #expect(connectToNobody() == ENETUNREACH)
      #expect(
        NetworkGate.take() == [
          RecordedConnection(host: "127.0.0.1", port: 9, operation: .connect, failure: .refused)
        ]
      )
      #expect(NetworkGate.take().isEmpty)
    }

    @Test func `a refusing gate records the name that is looked up`() {
      NetworkGate.close(allowing: false)
      #expect(lookUp("api.example.invalid", "443") == EAI_FAIL)
      #expect(lookUp("api.example.invalid", nil) == EAI_FAIL)
      #expect(
        NetworkGate.take() == [
          RecordedConnection(
            host: "api.example.invalid", port: 443, operation: .lookup, failure: .refused),
          RecordedConnection(
            host: "api.example.invalid", port: nil, operation: .lookup, failure: .refused),
        ]
      )
    }

    @Test func `a recording gate lets attempts through`() {
      NetworkGate.close(allowing: true)
      #expect(connectToNobody() == ECONNREFUSED)
      #expect(NetworkGate.take().map(\.refused) == [false])
    }

    @Test func `an open gate records nothing`() {
      network_gate_open()
      #expect(connectToNobody() == ECONNREFUSED)
      #expect(NetworkGate.take().isEmpty)
    }

    @Test func `a numeric host is no look-up and a local socket no network`() {
      NetworkGate.close(allowing: false)
      #expect(lookUp("127.0.0.1", "80") == 0)
      let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(socket) }
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      let result = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
      #expect(result == -1 && errno != ENETUNREACH)
      #expect(NetworkGate.take().isEmpty)
    }

    @Test func `no more is recorded than anybody would read`() {
      NetworkGate.close(allowing: false)
      for _ in 0..<1000 { _ = connectToNobody() }
      #expect(NetworkGate.take().count == 256)
    }
  }
}
