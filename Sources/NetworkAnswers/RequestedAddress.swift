/// The address of a request, in the parts by which answers are found.
public struct RequestedAddress: Hashable, Sendable {
  /// `http` or `https`, in small letters.
  public let scheme: String
  /// The host, in small letters.
  public let host: String
  /// The port, the scheme's own where none is named.
  public let port: Int
  /// The path, at least a slash.
  public let path: String
  let query: [QueryItem]
  private let queryText: Substring?

  /// Takes an address apart; nil for a text that is none with a scheme and a host.
  public init?(_ text: String) {
    guard let mark = text.firstRange(of: "://") else { return nil }
    let rest = text[mark.upperBound...]
    let authority = rest.prefix { !"/?#".contains($0) }
    self.init(
      scheme: String(text[..<mark.lowerBound]), authority: String(authority),
      target: String(rest.dropFirst(authority.count)))
  }

  /// Creates an address of the parts that a request to a server consists of.
  ///
  /// - Parameters:
  ///   - scheme: The scheme.
  ///   - authority: The host with its port, and perhaps a name and password before it.
  ///   - target: The path with the query.
  public init?(scheme: String, authority: String, target: String) {
    let place = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] }
    let (host, portText) = Self.hostAndPort(place ?? authority[...])
    guard !host.isEmpty else { return nil }
    self.scheme = scheme.lowercased()
    self.host = host.lowercased()
    port = portText.flatMap { Int($0) } ?? (self.scheme == "https" ? 443 : 80)
    let plain = target.prefix { $0 != "#" }
    let path = plain.prefix { $0 != "?" }
    self.path = path.isEmpty ? "/" : String(path)
    queryText = plain.count > path.count ? plain.dropFirst(path.count + 1) : nil
    query = queryText.map(QueryItem.all) ?? []
  }

  /// Takes a host and its port apart; colons between brackets are an address's own.
  static func hostAndPort(_ authority: Substring) -> (host: Substring, port: Substring?) {
    let end = authority.first == "[" ? authority.firstIndex(of: "]") : nil
    let rest = end.map { authority[$0...] } ?? authority
    guard let colon = rest.firstIndex(of: ":") else { return (authority, nil) }
    return (authority[..<colon], authority[authority.index(after: colon)...])
  }

  /// The whole address.
  public var text: String {
    let usual = scheme == "https" ? 443 : 80
    return "\(scheme)://\(host)" + (port == usual ? "" : ":\(port)") + path
      + (queryText.map { "?\($0)" } ?? "")
  }

  /// The address without the values of its query that look like secrets.
  public var redacted: String {
    guard let queryText else { return text }
    return text.dropLast(queryText.count) + Redaction.redacted(query: queryText)
  }

  /// Whether it is an address that was written down, whose secrets may be left out.
  func isSame(as recorded: RequestedAddress) -> Bool {
    guard scheme == recorded.scheme, host == recorded.host, port == recorded.port,
      PercentEncoding.plain(path) == PercentEncoding.plain(recorded.path),
      query.count == recorded.query.count
    else { return false }
    var items = query
    return recorded.query.allSatisfy { wanted in
      let place = items.firstIndex {
        $0.name == wanted.name && (wanted.value == Redaction.word || wanted.value == $0.value)
      }
      guard let place else { return false }
      items.remove(at: place)
      return true
    }
  }
}
