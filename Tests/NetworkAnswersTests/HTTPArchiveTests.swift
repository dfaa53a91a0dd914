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
      (#"{"log":{"entries":[{"request":{}}]}}"#, "entry 0 has no method or no url"),
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

  @Test(
    arguments: [
      (#"{"query": "B", "n": 1.0}"#, "two", false), (#"{"n":1,"query":"A"}"#, "one", false),
      (#"{"query":"C","n":1}"#, "one", true), ("query=A", "one", true),
    ])
  func `a recorded body is another's by its values`(
    body: String, answer: String, isOther: Bool
  ) throws {
    let url = "https://a.example.com/graphql"
    let archive = HTTPArchive([
      exchange(url, "one", sent: #"{"query":"A","n":1}"#),
      exchange(url, "two", sent: #"{"query":"B","n":1}"#),
    ])
    let script = NetworkScript(archive.responses { String(decoding: $0.body, as: UTF8.self) })
    var play = NetworkPlay(script, .universal)
    let address = try #require(RequestedAddress(url))
    guard case .response(let found) = play.outcome("POST", address, body: body, at: 0) else {
      Issue.record("no answer")
      return
    }
    #expect(found.body == answer)
    #expect(found.isOfOtherBody(than: body) == isOther)
  }

  @Test(
    arguments: [
      (#"{"day": "mon", "page": {"from": 1, "size": 20}}"#, "first", ["page.size"]),
      (#"{"day": "tue", "page": {"from": 3, "size": 10}}"#, "second", ["page.from"]),
      (#"{"day": "wed", "page": {"from": 1, "size": 10}}"#, "first", ["day"]),
      (#"{"page": {}}"#, "first", ["day", "page", "page.from", "page.size"]),
      ("day=tue&page=3", "form", ["page"]), ("[]", "first", ["day", "page.from", "page.size"]),
      ("a text", "first", []),
    ] as [(String, String, [String])])
  func `the nearest recorded body answers, and its differences are told`(
    body: String, answer: String, members: [String]
  ) throws {
    let url = "https://a.example.com/days"
    let archive = HTTPArchive([
      exchange(url, "first", sent: #"{"day":"mon","page":{"from":1,"size":10}}"#),
      exchange(url, "second", sent: #"{"day":"tue","page":{"from":2,"size":10}}"#),
      exchange(url, "form", sent: "day=tue&page=2"),
    ])
    let script = NetworkScript(archive.responses { String(decoding: $0.body, as: UTF8.self) })
    var play = NetworkPlay(script, .universal)
    let address = try #require(RequestedAddress(url))
    guard case .response(let found) = play.outcome("POST", address, body: body, at: 0) else {
      Issue.record("no answer")
      return
    }
    #expect(found.body == answer)
    #expect(found.differingMembers(of: body) == members)
  }

  @Test func `the type of a content stands in for the header`() throws {
    func types(_ headers: String, _ type: String) throws -> [String] {
      let text = """
        {"log": {"entries": [{"request": {"method": "GET", "url": "https://a.b/x"},
          "response": {"status": 200, "headers": [\(headers)],
            "content": {"size": 2, "text": "{}", "mimeType": "\(type)"}}}]}}
        """
      return try HTTPArchive(Data(text.utf8)).exchanges.flatMap(\.headers).map(\.value)
    }
    #expect(try types("", "application/json") == ["application/json"])
    #expect(try types(#"{"name": "content-type", "value": "a/b"}"#, "c/d") == ["a/b"])
    #expect(try types("", "x-unknown") == [])
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

  @Test(arguments: [
    (
      "application/x-www-form-urlencoded", "grant_type=refresh&client_secret=s3&a=1",
      "grant_type=refresh&client_secret=REDACTED&a=1"
    ),
    (
      "application/json", #"{"password" : "p\"w", "id": 12345678901234567, "a": ["token", "x"]}"#,
      #"{"password" : "REDACTED", "id": 12345678901234567, "a": ["token", "x"]}"#
    ),
    ("text/plain", "password=1", "password=1"),
  ])
  func `bodies lose their secrets, and what is left stands for any`(
    type: String, body: String, redacted: String
  ) throws {
    var secret = exchange("https://a.example.com/login", "x", sent: body)
    secret.requestHeaders = [.init("Content-Type", type)]
    secret.headers = [.init("Content-Type", "application/json")]
    secret.body = Data(#"{"access_token":"1","author":"A","code":"NO","expires_in":3600}"#.utf8)
    let archive = HTTPArchive([secret.redacted])
    #expect(archive.exchanges.map { String(decoding: $0.requestBody, as: UTF8.self) } == [redacted])
    #expect(
      archive.exchanges.map { String(decoding: $0.body, as: UTF8.self) }
        == [#"{"access_token":"REDACTED","author":"A","code":"NO","expires_in":3600}"#])
    #expect(archive.responses { _ in nil }.map { $0.isOfOtherBody(than: body) } == [false])
    #expect(archive.responses { _ in nil }.map { $0.isOfOtherBody(than: "a=2") } == [true])
  }

  @Test func `what has no answer in an archive is passed over`() throws {
    let entries = [
      #"{"request": {"method": "GET", "url": "https://a.b/pending"}}"#,
      #"{"request": {"method": "GET", "url": "https://a.b/null"}, "response": {"status": null}}"#,
      """
      {"request": {"method": "GET", "url": "https://a.b/evicted"},
       "response": {"status": 200, "content": {"size": 500, "mimeType": "text/plain"}}}
      """,
      """
      {"request": {"method": "HEAD", "url": "https://a.b/head"},
       "response": {"status": 200, "content": {"size": 500}}}
      """,
      #"{"request": {"method": "GET", "url": "https://a.b/lost"}, "response": {"status": 0}}"#,
      #"{"request": {"method": "GET", "url": "https://a.b/204"}, "response": {"status": 204}}"#,
    ]
    let text = #"{"log": {"entries": [\#(entries.joined(separator: ","))]}}"#
    let paths = try HTTPArchive(Data(text.utf8)).exchanges.map { $0.url.split(separator: "/").last }
    #expect(paths == ["head", "lost", "204"])
    let archive = try HTTPArchive(Data(text.utf8))
    #expect(archive.withoutBody.map(\.url) == ["https://a.b/evicted"])
    let play = NetworkPlay(NetworkScript(archive.responses { _ in nil }), .universal)
    let asked = try ["evicted", "204"].map { try #require(RequestedAddress("https://a.b/\($0)")) }
    #expect(asked.map { play.lacksBody("GET", $0) } == [true, false])
  }

  private func body(_ text: String, _ encoding: String) throws -> String {
    let archive = try HTTPArchive(
      Data(
        """
        {"log": {"entries": [{"request": {"method": "GET", "url": "https://a.b/x"},
          "response": {"status": 200,
            "headers": [{"name": "Content-Encoding", "value": "\(encoding)"}],
            "content": {"size": 2, "text": "\(text)", "encoding": "base64"}}}]}}
        """.utf8))
    return String(decoding: archive.exchanges.first?.body ?? Data(), as: UTF8.self)
  }

  @Test(arguments: [
    ("H4sIAPGkC2sC/6tWKlOyUlBKzkgsykktVkivUqoFANr/1YcTAAAA", "gzip", #"{"v": "charles gz"}"#),
    ("eJyrVipTslJQKijKr6jMTcxTSElNy0ksSVWqBQBsVAjE", "deflate", #"{"v": "proxyman deflate"}"#),
    ("aGVsbG8=", "gzip", "hello"), ("aGVs bG8", "br", "hello"), ("_-8", "", "\u{FFFD}\u{FFFD}"),
  ])
  func `a compressed body is given as it was before`(
    text: String, encoding: String, plain: String
  ) throws {
    #expect(try body(text, encoding) == plain)
  }

  @Test(arguments: [
    ("!!!notb64", "gzip", "no text of base 64"), ("G/8AAI8=", "br", "compressed by Brotli"),
  ])
  func `a body that cannot be read says where it is`(
    text: String, encoding: String, reason: String
  ) {
    let error = #expect(throws: HTTPArchive.Malformation.self) { try body(text, encoding) }
    #expect(error?.reason.hasPrefix("the body of entry 0, https://a.b/x, is \(reason)") == true)
  }

  @Test(arguments: [
    "access_key", "app_key", "subscription-key", "jwt", "license_key", "userkey", "pin", "hash",
    "api%5Fkey", "Ocp-Apim-Subscription-Key", "X-Functions-Key", "DD-APPLICATION-KEY",
    "X-Master-Key", "X-Key", "AWSAccessKeyId", "api_key", "apikey[]", "X-Amz-Signature",
    "id_token", "code", "sid",
  ])
  func `a name tells a secret`(name: String) {
    #expect(Redaction.isSecret(name))
  }

  @Test(arguments: [
    "q", "keyword", "city", "Accept", "Content-Type", "shipping", "country_code", "pin-type",
  ])
  func `a name tells no secret`(name: String) {
    #expect(!Redaction.isSecret(name))
  }

  @Test(arguments: [
    ("/final?access_token=1&a=b#key=2", "/final?access_token=REDACTED&a=b#key=REDACTED"),
    (#"<https://a.b/?api_key=1>; rel="next""#, #"<https://a.b/?api_key=REDACTED>; rel="next""#),
    ("https://me:word@a.b/x", "https://REDACTED@a.b/x"),
    ("/go?to=https%3A%2F%2Fa.b%2F%3Ftoken%3D1", "/go?to=REDACTED"),
    ("text/plain; charset=utf-8", "text/plain; charset=utf-8"),
    ("/a?q=1;pin=2&&r", "/a?q=1;pin=REDACTED&&r"),
  ])
  func `addresses in headers lose their secrets`(value: String, redacted: String) {
    var secret = exchange("https://a.example.com/", "x")
    secret.requestHeaders = [.init("Referer", value)]
    #expect(secret.redacted.requestHeaders.map(\.value) == [redacted])
  }
}
