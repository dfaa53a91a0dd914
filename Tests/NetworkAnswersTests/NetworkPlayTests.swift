import CivilTime
import Foundation
import JSON
import Testing

@testable import NetworkAnswers

/// The choice of a request's answer.
@Suite struct NetworkPlayTests {
  private let noon = SimulatedInstant(1_772_452_800)

  private func response(
    _ pattern: String, _ status: Int, _ change: (inout ScriptedResponse) -> Void = { _ in }
  ) throws -> ScriptedResponse {
    var response = ScriptedResponse(to: .pattern(try #require(AddressPattern(pattern))))
    response.status = status
    change(&response)
    return response
  }

  /// The status that a request gets; 0 for none, -1 where there is no network.
  private func status(
    _ play: inout NetworkPlay, _ method: String, _ url: String, body: String = "",
    at instant: SimulatedInstant? = nil
  ) throws -> Int {
    let address = try #require(RequestedAddress(url))
    return switch play.outcome(method, address, body: body, at: instant ?? noon) {
    case .response(let response): response.status
    case .offline: -1
    case .none: 0
    }
  }

  @Test(
    arguments: [
      ("https://api.example.com/cards/*", "https://api.example.com/cards/1?x=2", true),
      ("https://api.example.com/cards/*", "http://api.example.com/cards/1", false),
      ("api.example.com/cards", "https://API.example.com/cards", true),
      ("*.example.com", "https://api.example.com/", true),
      ("*.example.com", "https://api.example.com/cards", false),
      ("api.example.com/*?card=visa", "https://api.example.com/a?b=1&card=visa", true),
      ("api.example.com/*?card=visa", "https://api.example.com/a?card=master", false),
      ("api.example.com/?q=new *", "https://api.example.com/?q=new+york", false),
      ("api.example.com/?q=new*york", "https://api.example.com/?q=new%20york", true),
      ("api.example.com:8443/*", "https://api.example.com:8443/a", true),
      ("api.example.com:8443/*", "https://api.example.com/a", false),
      ("*", "https://api.example.com/a/b?c=d", true),
      ("api.example.com/a?*", "https://api.example.com/a?c=d&e=f", true),
      ("api.example.com/a?*", "https://api.example.com/a", true),
      ("https://h.test/città/*", "https://h.test/citt%C3%A0/x", true),
      ("https://h.test/citt%C3%A0/*", "https://h.test/citt%C3%A0/x", true),
      ("http://[2001:db8::1]:8080/v6", "http://[2001:DB8::1]:8080/v6", true),
      ("http://[2001:db8::1]/v6", "http://[2001:db8::2]/v6", false),
      ("[::1]:80", "http://[::1]/", true),
      ("wss://a.example.com/*", "https://a.example.com/x", false),
      ("http*://a.example.com/*", "https://a.example.com/x", true),
    ])
  func `a pattern stands for addresses`(_ pattern: String, _ url: String, _ isFor: Bool) throws {
    let address = try #require(RequestedAddress(url))
    // A pattern with a space in it is none.
    #expect(AddressPattern(pattern).map { $0.matches(address) } ?? false == isFor)
  }

  @Test func `a response for any time leaves nothing to one for the same addresses`() throws {
    let any = try response("a.example.com/x", 200)
    let noon = try response("a.example.com/x", 201) { $0.startOfDay = 43_200 }
    let post = try response("a.example.com/x", 202) { $0.method = "POST" }
    let other = try response("a.example.com/y", 203)
    #expect(any.leavesNothing(to: noon) && any.leavesNothing(to: post))
    #expect(!noon.leavesNothing(to: any) && !post.leavesNothing(to: any))
    #expect(!any.leavesNothing(to: other))
    #expect(try !response("a.example.com/x", 204) { $0.times = 1 }.leavesNothing(to: any))
  }

  @Test(
    arguments: [
      ("https://a.b/*", "https://a.b/x", true), ("https://a.b/x", "https://a.b/*", false),
      ("a.b/*", "https://a.b/x*", true), ("https://a.b/*", "a.b/x", false),
      ("*", "https://a.b/x?q=1", true), ("a.b/x?q=1", "a.b/x", false),
      ("a.b/x", "a.b/x?q=1", true), ("a.b/x?q=*", "a.b/x?q=1&r=2", true),
      ("a.b:*/x", "a.b/x", false), ("a.b/*x", "a.b/*", false),
    ])
  func `a wider pattern leaves nothing to a narrower one`(
    first: String, second: String, isAll: Bool
  ) throws {
    #expect(try response(first, 200).leavesNothing(to: response(second, 201)) == isAll)
  }

  @Test func `the first response that is for a request answers it`() throws {
    var play = NetworkPlay(
      NetworkScript([
        try response("a.example.com/x", 201) { $0.method = "POST" },
        try response("a.example.com/x", 202) { $0.contains = "needle" },
        try response("a.example.com/*", 203),
      ]), .universal)
    #expect(try status(&play, "POST", "https://a.example.com/x") == 201)
    #expect(try status(&play, "PUT", "https://a.example.com/x", body: "a needle") == 202)
    #expect(try status(&play, "GET", "https://a.example.com/x") == 203)
    #expect(try status(&play, "GET", "https://b.example.com/x") == 0)
  }

  @Test func `answers change with the time of day and with every request`() throws {
    var play = NetworkPlay(
      NetworkScript([
        try response("a.example.com", 201) { $0.times = 1 },
        try response("a.example.com", 202) {
          $0.startOfDay = 22 * 3600
          $0.endOfDay = 6 * 3600
        },
        try response("a.example.com", 203) { $0.start = noon + 60 },
        try response("a.example.com", 204) { $0.end = noon + 60 },
      ]), .universal)
    let statuses = try [0, 0, 60, 11 * 3600, 15 * 3600, 18 * 3600].map {
      try status(&play, "GET", "https://a.example.com/", at: noon + $0)
    }
    #expect(statuses == [201, 204, 203, 202, 202, 203])
  }

  @Test func `without a network, with one in trouble and with a slow one`() throws {
    let script = [try response("a.example.com", 200) { $0.delay = 1 }]
    var offline = NetworkPlay(NetworkScript(script, condition: .offline), .universal)
    #expect(try status(&offline, "GET", "https://a.example.com/") == -1)
    var trouble = NetworkPlay(NetworkScript(script, condition: .error), .universal)
    #expect(try status(&trouble, "GET", "https://unknown.example.com/") == 503)
    var slow = NetworkPlay(NetworkScript(script, condition: .slow), .universal)
    let address = try #require(RequestedAddress("https://a.example.com"))
    guard case .response(let late) = slow.outcome("GET", address, body: "", at: noon) else {
      Issue.record("a slow network answers")
      return
    }
    #expect(late.delay == 1 + NetworkCondition.slowness)
  }

  @Test func `a script is read as it was written`() throws {
    var recorded = ScriptedResponse(
      to: .recorded(try #require(RequestedAddress("https://a.example.com/x?b=c"))))
    recorded.failure = URLFailure.timedOut.code
    recorded.headers = ["A: b"]
    let script = NetworkScript(
      [try response("a.example.com/*?q=*", 404) { $0.times = 2 }, recorded], condition: .slow)
    #expect(try JSONReader.read(NetworkScript.self, from: JSONWriter.bytes(of: script)) == script)
  }
}
