public import CivilTime
import Foundation

/// The answers that URLSession keeps, so as to give them again without asking.
///
/// Source: RFC 9111 for a private cache, and `NSURLRequest.CachePolicy` in Apple's documentation.
/// Assumed are the statuses that are kept where an answer does not say for how long, and that such
/// an answer is fresh for a tenth of the time since it was last modified, as the RFC proposes.
public struct HTTPCache: Hashable, Sendable {
  /// A rule by which a request is answered from a cache, by its name in Foundation and in the order
  /// of the numbers that Foundation on Linux gives them.
  public enum Policy: String, Hashable, Sendable, CaseIterable {
    /// By what the kept answer says of itself.
    case useProtocolCachePolicy
    /// Never, from this one.
    case reloadIgnoringLocalCacheData
    /// Never, from any.
    case reloadIgnoringLocalAndRemoteCacheData
    /// However old the answer is.
    case returnCacheDataElseLoad
    /// However old the answer is; without one the request fails.
    case returnCacheDataDontLoad
    /// The kept answer is given where the server says that nothing has changed.
    case reloadRevalidatingCacheData

    /// Returns the rule of a number of Foundation's; nil for others.
    public init?(number: UInt) {
      guard number < UInt(Self.allCases.count) else { return nil }
      self = Self.allCases[Int(number)]
    }
  }

  /// The outcome of a look into the cache.
  public enum Lookup: Hashable, Sendable {
    /// The kept answer is the answer.
    case answered(HTTPExchange)
    /// The server is asked whether the kept answer is still right, with further headers.
    case conditional(HTTPExchange, headers: [HTTPExchange.Header])
    /// The server is asked.
    case load
    /// The request fails.
    case missing
  }

  /// The greatest part of a cache's room that one answer may take, by Apple's documentation of
  /// `urlSession(_:dataTask:willCacheResponse:completionHandler:)`.
  private static let greatestShare = 0.05
  private static let keptStatuses: Set = [200, 203, 300, 301, 308, 404, 410]

  private var kept: [String: HTTPExchange] = [:]

  /// Creates an empty cache.
  public init() {}

  /// Looks for the answer to a request.
  ///
  /// - Parameters:
  ///   - request: The request: method, address and headers.
  ///   - policy: The rule.
  ///   - instant: The simulated instant.
  /// - Returns: The outcome.
  public func lookup(
    _ request: HTTPExchange, _ policy: Policy, at instant: SimulatedInstant
  ) -> Lookup {
    let found = kept[request.url].flatMap { $0.varies(from: request) ? nil : $0 }
    let isPlain = request.method == "GET" && !request.asksByItself
    switch policy {
    case .reloadIgnoringLocalCacheData, .reloadIgnoringLocalAndRemoteCacheData: return .load
    case .returnCacheDataElseLoad: return found.map { .answered($0) } ?? .load
    case .returnCacheDataDontLoad: return found.map { .answered($0) } ?? .missing
    case .useProtocolCachePolicy, .reloadRevalidatingCacheData: break
    }
    guard isPlain, let found else { return .load }
    if policy == .useProtocolCachePolicy, found.isFresh(at: instant) { return .answered(found) }
    let headers = found.validators
    return headers.isEmpty ? .load : .conditional(found, headers: headers)
  }

  /// Keeps an answer, if it may be kept.
  ///
  /// - Parameters:
  ///   - exchange: The request and its answer; the date is when it came.
  ///   - room: The bytes that the cache has room for.
  public mutating func keep(_ exchange: HTTPExchange, room: Int) {
    guard exchange.method == "GET" else {
      // After a request that changes something on the server, nothing kept of it is certain.
      if exchange.method != "HEAD", exchange.method != "OPTIONS", exchange.status < 400 {
        kept[exchange.url] = nil
      }
      return
    }
    let isKept =
      Self.keptStatuses.contains(exchange.status) && !exchange.directives.contains("no-store")
      && exchange.value(of: "vary") != "*" && !exchange.asksByItself
      && Double(exchange.body.count) <= Double(room) * Self.greatestShare
    guard isKept else { return }
    kept[exchange.url] = exchange
  }
}

extension HTTPExchange {
  /// Whether a server that has this answer says to a request that nothing has changed.
  ///
  /// - Parameter headers: The request's headers.
  /// - Returns: Whether the answer is the status 304.
  public func isUnchanged(for headers: [Header]) -> Bool {
    guard status == 200, method == "GET" || method == "HEAD" else { return false }
    if let known = Self.value(of: "if-none-match", in: headers) {
      guard let mark = value(of: "etag") else { return false }
      return known.split(separator: ",").contains { text in
        let text = text.trimmingCharacters(in: .whitespaces)
        return text == "*" || Self.opaque(text) == Self.opaque(mark)
      }
    }
    let date = Self.value(of: "if-modified-since", in: headers)
    return date != nil && date == value(of: "last-modified")
  }

  /// Returns a kept answer after a server has said that nothing has changed.
  ///
  /// - Parameter answer: The server's answer.
  /// - Returns: The kept body with the new headers.
  public func refreshed(by answer: HTTPExchange) -> HTTPExchange {
    var refreshed = self
    let ofBody = ["content-length", "content-type", "content-encoding", "content-range"]
    let new = answer.headers.filter { !ofBody.contains($0.name.lowercased()) }
    let names = Set(new.map { $0.name.lowercased() })
    refreshed.headers = headers.filter { !names.contains($0.name.lowercased()) } + new
    refreshed.date = answer.date
    return refreshed
  }

  /// The tag of an answer without the mark that it is a weak one.
  private static func opaque(_ tag: String) -> Substring {
    tag.hasPrefix("W/") ? tag.dropFirst(2) : tag[...]
  }

  fileprivate static func value(of name: String, in headers: [Header]) -> String? {
    let found = headers.filter { $0.name.lowercased() == name }.map(\.value)
    return found.isEmpty ? nil : found.joined(separator: ", ")
  }

  /// The value of the answer's headers of a name; nil for none.
  fileprivate func value(of name: String) -> String? { Self.value(of: name, in: headers) }

  /// The directives of `Cache-Control`, in small letters.
  fileprivate var directives: [String] {
    (value(of: "cache-control") ?? "").lowercased().split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Whether the author asks on conditions, or for a part, which no kept answer is for.
  fileprivate var asksByItself: Bool {
    let names = ["if-none-match", "if-modified-since", "if-match", "if-range", "range"]
    let control = Self.value(of: "cache-control", in: requestHeaders)?.lowercased() ?? ""
    return requestHeaders.contains { names.contains($0.name.lowercased()) }
      || control.contains("no-cache") || control.contains("no-store")
  }

  /// Whether it answers requests of other headers than one has.
  fileprivate func varies(from request: HTTPExchange) -> Bool {
    (value(of: "vary") ?? "").lowercased().split(separator: ",").contains { name in
      let name = name.trimmingCharacters(in: .whitespaces)
      return Self.value(of: name, in: requestHeaders)
        != Self.value(of: name, in: request.requestHeaders)
    }
  }

  /// The headers by which a server tells whether the answer is still right.
  fileprivate var validators: [Header] {
    [
      value(of: "etag").map { Header("If-None-Match", $0) },
      value(of: "last-modified").map { Header("If-Modified-Since", $0) },
    ].compactMap(\.self)
  }

  /// Whether it may be given again without asking.
  fileprivate func isFresh(at instant: SimulatedInstant) -> Bool {
    guard let date else { return false }
    let age = instant - date + (value(of: "age").flatMap(Double.init) ?? 0)
    return age < lifetime(since: date)
  }

  /// The seconds for which it is fresh.
  private func lifetime(since came: SimulatedInstant) -> Double {
    let directives = directives
    if directives.contains("no-cache") { return 0 }
    let ages = directives.filter { $0.hasPrefix("max-age=") }.compactMap { text in
      Double(text.dropFirst(8).filter { $0 != "\"" })
    }
    if let age = ages.first { return age }
    // A recorded answer is of another day: only the length of time that it names holds.
    let made = value(of: "date").flatMap(SimulatedInstant.init(httpDate:)) ?? came
    if let expires = value(of: "expires") {
      return SimulatedInstant(httpDate: expires).map { $0 - made } ?? 0
    }
    if value(of: "pragma")?.lowercased().contains("no-cache") == true { return 0 }
    let modified = value(of: "last-modified").flatMap(SimulatedInstant.init(httpDate:))
    return modified.map { max(0, made - $0) / 10 } ?? 0
  }
}
