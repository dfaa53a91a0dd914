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
    let parts = (place ?? authority[...]).split(separator: ":", maxSplits: 1)
    guard let host = parts.first, !host.isEmpty else { return nil }
    self.scheme = scheme.lowercased()
    self.host = host.lowercased()
    port = (parts.count > 1 ? Int(parts[1]) : nil) ?? (self.scheme == "https" ? 443 : 80)
    let plain = target.prefix { $0 != "#" }
    let path = plain.prefix { $0 != "?" }
    self.path = path.isEmpty ? "/" : String(path)
    queryText = plain.count > path.count ? plain.dropFirst(path.count + 1) : nil
    query = queryText.map(QueryItem.all) ?? []
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
    let items = queryText.split(separator: "&", omittingEmptySubsequences: false).map { item in
      let name = item.prefix { $0 != "=" }
      return Redaction.isSecret(String(name)) && name.count < item.count
        ? "\(name)=\(Redaction.word)" : String(item)
    }
    return text.dropLast(queryText.count) + items.joined(separator: "&")
  }

  /// Whether it is an address that was written down, whose secrets may be left out.
  func isSame(as recorded: RequestedAddress) -> Bool {
    guard scheme == recorded.scheme, host == recorded.host, port == recorded.port,
      path == recorded.path, query.count == recorded.query.count
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

/// The removal of secrets from what is written down.
public enum Redaction {
  /// The word in the place of a secret.
  public static let word = "REDACTED"

  private static let marks = [
    "auth", "token", "secret", "password", "passwd", "apikey", "api-key", "api_key", "appid",
    "app_id", "session", "signature", "credential", "cookie",
  ]
  private static let names: Set<String> = ["key", "sig", "code", "pwd", "pass", "sid"]

  /// Whether what has a name, of a header or in a query, is likely to be a secret.
  public static func isSecret(_ name: String) -> Bool {
    let name = name.lowercased()
    return names.contains(name) || marks.contains { name.contains($0) }
  }
}
