/// The addresses that a scripted response is for.
///
/// `https://api.example.com/cards/*?card=visa`: scheme, host, path and the values of the query may
/// hold `*` for any characters. Without a scheme it is for each; what a pattern does not say of the
/// query is not looked at, and the order of a query does not matter.
public struct AddressPattern: Hashable, Sendable {
  /// The text that it was made from.
  public let text: String
  private let scheme: Substring?
  private let host: Substring
  private let port: Substring?
  /// The path without escapes.
  private let path: String
  private let query: [QueryItem]

  /// The pattern that stands for every address.
  public static let all = Self()

  private init() {
    text = ""
    scheme = nil
    host = "*"
    port = nil
    path = "*"
    query = []
  }

  /// Creates a pattern; nil for a text that names no host.
  public init?(_ text: String) {
    self.text = text
    var rest = text[...]
    if let mark = rest.firstRange(of: "://") {
      scheme = rest[..<mark.lowerBound]
      rest = rest[mark.upperBound...]
    } else {
      scheme = nil
    }
    rest = rest.prefix { $0 != "#" }
    let address = rest.prefix { $0 != "?" }
    let items =
      rest.count > address.count ? QueryItem.all(in: rest.dropFirst(address.count + 1)) : []
    // `?*` is a way to write that the query does not matter.
    query = items.filter { $0 != QueryItem(name: "*", value: "") }
    let authority = address.prefix { $0 != "/" }
    let tail = address.dropFirst(authority.count)
    path = PercentEncoding.plain(tail.isEmpty ? (authority == "*" ? "*" : "/") : String(tail))
    (host, port) = RequestedAddress.hostAndPort(authority)
    guard !host.isEmpty, scheme.map(Self.isOfRequests) ?? true,
      !text.contains(where: \.isWhitespace)
    else { return nil }
  }

  /// Whether it is for an address.
  public func matches(_ address: RequestedAddress) -> Bool {
    guard scheme.map({ Wildcard.matches($0.lowercased(), address.scheme) }) ?? true,
      Wildcard.matches(host.lowercased(), address.host),
      port.map({ Wildcard.matches(String($0), "\(address.port)") }) ?? true,
      Wildcard.matches(path, PercentEncoding.plain(address.path))
    else { return false }
    return isFor(address.query)
  }

  /// Whether it is for every address that another pattern is for, as far as the texts tell.
  ///
  /// A `*` of the other one is taken by a `*` of this one alone, which takes whatever stands for
  /// it.
  func covers(_ other: Self) -> Bool {
    let covers = { (own: Substring?, others: Substring?) in
      own.map { own in others.map { Wildcard.matches(own.lowercased(), $0.lowercased()) } ?? false }
        ?? true
    }
    return covers(scheme, other.scheme) && covers(host, other.host) && covers(port, other.port)
      && Wildcard.matches(path, other.path) && isFor(other.query)
  }

  /// Whether a scheme, in which `*` may stand, is one by which requests are answered.
  private static func isOfRequests(_ scheme: Substring) -> Bool {
    ["http", "https"].contains { Wildcard.matches(scheme.lowercased(), $0) }
  }

  private func isFor(_ items: [QueryItem]) -> Bool {
    var items = items
    return query.allSatisfy { wanted in
      guard let place = items.firstIndex(where: { wanted.matches($0) }) else { return false }
      items.remove(at: place)
      return true
    }
  }
}

/// One name and value of a query.
struct QueryItem: Hashable, Sendable {
  var name: String
  var value: String

  /// Splits a query, whose escapes stay as they are but for `+`, which is a space.
  static func all(in query: Substring) -> [QueryItem] {
    query.split(separator: "&").map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count > 1 ? parts[1] : ""
      return QueryItem(name: plain(parts[0]), value: plain(value))
    }
  }

  private static func plain(_ text: Substring) -> String {
    let spaced = String(text.map { $0 == "+" ? " " : $0 })
    return PercentEncoding.plain(spaced)
  }

  /// Whether this one, which may hold `*`, is for another.
  func matches(_ other: QueryItem) -> Bool {
    Wildcard.matches(name, other.name)
      && (value == Redaction.word || Wildcard.matches(value, other.value))
  }
}

/// Text in which `%` and two digits stand for a byte.
enum PercentEncoding {
  /// The text without escapes, or as it is where they are not whole.
  static func plain(_ text: String) -> String { decoded(text) ?? text }

  /// The text without escapes; nil where they are not whole or give no text.
  static func decoded(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let number = UInt8(String(Substring(rest.prefix(2))), radix: 16) else {
        return nil
      }
      bytes.append(number)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

/// Texts with `*` for any characters.
enum Wildcard {
  /// Whether a text is one that a pattern stands for.
  static func matches(_ pattern: String, _ text: String) -> Bool {
    let pattern = Array(pattern.utf8)
    let text = Array(text.utf8)
    let star = UInt8(ascii: "*")
    var (place, at) = (0, 0)
    var last: (place: Int, at: Int)?
    while at < text.count {
      if place < pattern.count, pattern[place] == star {
        last = (place, at)
        place += 1
      } else if place < pattern.count, pattern[place] == text[at] {
        place += 1
        at += 1
      } else if let known = last {
        last = (known.place, known.at + 1)
        place = known.place + 1
        at = known.at + 1
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == star }
  }
}
