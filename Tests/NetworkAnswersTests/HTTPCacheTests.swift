import CivilTime
import Foundation
import Testing

@testable import NetworkAnswers

/// The answers that a session keeps.
@Suite struct HTTPCacheTests {
  private let start: SimulatedInstant = 1_772_460_000

  private func exchange(
    _ headers: [String] = [], asking asked: [String] = [], method: String = "GET",
    status: Int = 200, body: String = "a"
  ) -> HTTPExchange {
    var exchange = HTTPExchange(method, "https://api.example.com/a", status: status)
    exchange.headers = headers.compactMap { HTTPExchange.Header(line: $0) }
    exchange.requestHeaders = asked.compactMap { HTTPExchange.Header(line: $0) }
    exchange.body = Data(body.utf8)
    exchange.date = start
    return exchange
  }

  /// The outcome of a request some seconds after an answer came.
  private func outcome(
    after seconds: Double, of kept: HTTPExchange, asking asked: [String] = [],
    _ policy: HTTPCache.Policy = .useProtocolCachePolicy
  ) -> String {
    var cache = HTTPCache()
    cache.keep(kept, room: 1000)
    switch cache.lookup(exchange(asking: asked), policy, at: start + seconds) {
    case .answered: return "kept"
    case .conditional(_, let headers):
      return headers.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
    case .load: return "load"
    case .missing: return "missing"
    }
  }

  @Test(arguments: [
    (["Cache-Control: public, max-age=60"], 59, "kept"),
    (["Cache-Control: max-age=60"], 60, "load"),
    (["Cache-Control: max-age=60", "Age: 30"], 30, "load"),
    (["Cache-Control: max-age=60", "ETag: \"1\""], 61, "If-None-Match: \"1\""),
    (["Cache-Control: no-cache", "ETag: W/\"1\""], 1, "If-None-Match: W/\"1\""),
    (["Cache-Control: no-store, max-age=60"], 1, "load"),
    (["Expires: 0"], 0, "load"),
    ([], 1, "load"),
    (
      ["Date: Sun, 06 Nov 1994 08:49:37 GMT", "Expires: Sun, 06 Nov 1994 09:49:37 GMT"], 3599,
      "kept"
    ),
    (
      ["Date: Sun, 06 Nov 1994 08:49:40 GMT", "Last-Modified: Sun, 06 Nov 1994 08:48:00 GMT"], 9,
      "kept"
    ),
    (
      ["Date: Sun, 06 Nov 1994 08:49:40 GMT", "Last-Modified: Sun, 06 Nov 1994 08:48:00 GMT"], 10,
      "If-Modified-Since: Sun, 06 Nov 1994 08:48:00 GMT"
    ),
  ])
  func `an answer is given again as long as it says`(
    _ headers: [String], _ seconds: Double, _ expected: String
  ) {
    #expect(outcome(after: seconds, of: exchange(headers)) == expected)
  }

  @Test(arguments: [
    (HTTPCache.Policy.reloadIgnoringLocalCacheData, "load"),
    (.returnCacheDataElseLoad, "kept"), (.returnCacheDataDontLoad, "kept"),
    (.reloadRevalidatingCacheData, "If-None-Match: \"1\""),
  ])
  func `a request's policy comes before what an answer says`(
    _ policy: HTTPCache.Policy, _ expected: String
  ) {
    let kept = exchange(["ETag: \"1\""])
    #expect(outcome(after: 5, of: kept, policy) == expected)
    let fresh = exchange(["ETag: \"1\"", "Cache-Control: max-age=60"])
    #expect(outcome(after: 5, of: fresh, policy) == expected)
  }

  @Test func `a request that may not load fails without an answer`() {
    let error = exchange(status: 500)
    #expect(outcome(after: 0, of: error, .returnCacheDataDontLoad) == "missing")
    #expect(outcome(after: 0, of: error, .returnCacheDataElseLoad) == "load")
    let large = exchange(body: String(repeating: "a", count: 51))
    #expect(outcome(after: 0, of: large, .returnCacheDataDontLoad) == "missing")
  }

  @Test func `an answer is for requests of the same headers and without conditions`() {
    let french = exchange(
      ["Vary: Accept-Language", "Cache-Control: max-age=60"], asking: ["Accept-Language: fr"])
    #expect(outcome(after: 1, of: french, asking: ["accept-language: fr"]) == "kept")
    #expect(outcome(after: 1, of: french, asking: ["Accept-Language: de"]) == "load")
    let kept = exchange(["Cache-Control: max-age=60"])
    #expect(outcome(after: 1, of: kept, asking: ["Range: bytes=0-1"]) == "load")
    #expect(outcome(after: 1, of: kept, asking: ["Cache-Control: no-cache"]) == "load")
  }

  @Test func `what changes a server's content leaves nothing kept of it`() {
    var cache = HTTPCache()
    cache.keep(exchange(["Cache-Control: max-age=60"]), room: 1000)
    cache.keep(exchange(method: "POST"), room: 1000)
    #expect(cache.lookup(exchange(), .useProtocolCachePolicy, at: start) == .load)
  }

  @Test(arguments: [
    (["If-None-Match: \"2\", W/\"1\""], true), (["If-None-Match: *"], true),
    (["If-None-Match: \"2\"", "If-Modified-Since: yesterday"], false),
    (["If-Modified-Since: yesterday"], true), ([], false),
  ])
  func `a server says that nothing has changed`(_ asked: [String], _ isUnchanged: Bool) {
    let answer = exchange(["ETag: \"1\"", "Last-Modified: yesterday"])
    #expect(
      answer.isUnchanged(for: asked.compactMap { HTTPExchange.Header(line: $0) }) == isUnchanged)
  }

  @Test func `an answer that is still right has the new headers`() {
    let kept = exchange(["ETag: \"1\"", "Cache-Control: max-age=1", "Content-Type: a/b"])
    var unchanged = exchange(
      ["cache-control: max-age=60", "Content-Type: c/d"], status: 304, body: "")
    unchanged.date = start + 100
    let refreshed = kept.refreshed(by: unchanged)
    #expect(
      refreshed.headers.map { "\($0.name): \($0.value)" } == [
        "ETag: \"1\"", "Content-Type: a/b", "cache-control: max-age=60",
      ])
    #expect(refreshed.body == kept.body)
    #expect(refreshed.date == unchanged.date)
    #expect(refreshed.status == 200)
  }
}
