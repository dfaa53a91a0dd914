import CivilTime
import Foundation
import Testing

@testable import NetworkAnswers

/// Reading the archives of browsers, and writing our own.
@Suite struct HTTPArchiveTests {
  private func exchange(_ url: String, _ body: String, sent: String = "") -> HTTPExchange {
    var exchange = HTTPExchange(sent.isEmpty ? "GET" : "POST", url, status: 200)
    exchange.body = Data(body.utf8)
    exchange.requestBody = Data(sent.utf8)
    exchange.headers = [.init("Content-Type", "text/plain")]
    return exchange
  }

  @Test func `an archive is read as it was written`() throws {
    var binary = exchange("https://a.example.com/p.png", "")
    binary.body = Data([0xFF, 0xD8, 0x00])
    binary.duration = 0.25
    let archive = HTTPArchive([exchange("https://a.example.com/?q=ä", "text", sent: "s"), binary])
    let data = archive.data(creator: ("widgetcheck", "1"))
    #expect(try HTTPArchive(data) == archive)
  }

  @Test(
    arguments: [
      ("{", "not JSON"), ("[]", "there is no list 'log.entries'"),
      (#"{"log":{"entries":[{"request":{}}]}}"#, "entry 0 has no method, url or status"),
    ])
  func `what is no archive says why`(_ text: String, _ reason: String) {
    let error = #expect(throws: HTTPArchive.Malformation.self) {
      try HTTPArchive(Data(text.utf8))
    }
    #expect(error?.reason.hasPrefix(reason) == true)
  }

  @Test func `one address gets its answers in order and keeps the last`() throws {
    let archive = HTTPArchive([
      exchange("https://a.example.com/?k=1&j=2", "first"),
      exchange("https://a.example.com/?k=1&j=2", "second"),
      exchange("https://a.example.com/search", "one", sent: "{1}"),
      exchange("https://a.example.com/search", "two", sent: "{2}"),
    ])
    let script = NetworkScript(archive.responses { String(decoding: $0.body, as: UTF8.self) })
    var play = NetworkPlay(script, .universal)
    let answers = try [
      ("GET", "https://a.example.com/?j=2&k=1", ""), ("GET", "https://a.example.com/?k=1&j=2", ""),
      ("GET", "https://a.example.com/?k=1&j=2", ""),
      ("POST", "https://a.example.com/search", "{2}"),
      ("POST", "https://a.example.com/search", "{1}"),
      ("GET", "https://a.example.com/?k=2&j=2", ""),
    ].map { method, url, body -> String in
      let address = try #require(RequestedAddress(url))
      guard case .response(let found) = play.outcome(method, address, body: body, at: 0) else {
        return "-"
      }
      return found.body ?? ""
    }
    #expect(answers == ["first", "second", "second", "two", "one", "-"])
  }

  @Test func `secrets are left out, and what is left stands for any`() throws {
    var secret = exchange("https://a.example.com/?city=Oslo&appid=12345", "x")
    secret.requestHeaders = [.init("Authorization", "Bearer 1"), .init("Accept", "*/*")]
    secret.headers.append(.init("Set-Cookie", "session=1"))
    let redacted = secret.redacted
    #expect(redacted.url == "https://a.example.com/?city=Oslo&appid=REDACTED")
    #expect(redacted.requestHeaders.map(\.value) == ["REDACTED", "*/*"])
    #expect(redacted.headers.map(\.value) == ["text/plain", "REDACTED"])
    let asked = try #require(RequestedAddress("https://a.example.com/?appid=67890&city=Oslo"))
    #expect(asked.isSame(as: try #require(RequestedAddress(redacted.url))))
    let other = try #require(RequestedAddress("https://a.example.com/?appid=1&city=Bergen"))
    #expect(!other.isSame(as: try #require(RequestedAddress(redacted.url))))
  }
}
