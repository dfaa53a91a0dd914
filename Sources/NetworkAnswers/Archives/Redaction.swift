/// The removal of secrets from recorded requests.
public enum Redaction {
  /// The word in the place of a secret.
  public static let word = "REDACTED"

  /// Parts of names, as letters and digits alone, that only secrets have.
  private static let marks = [
    "auth", "token", "secret", "password", "passwd", "passphrase", "apikey", "accesskey", "appid",
    "session", "signature", "credential", "cookie", "jwt",
  ]
  /// Words of names that only secrets have.
  private static let words: Set<Substring> = ["key", "pwd", "hmac", "otp"]
  /// Names that stand for secrets where they stand alone, unlike in `country_code`.
  private static let names: Set<Substring> = ["sig", "code", "pass", "sid", "pin", "hash"]

  /// Whether a header or query item of a name is likely to be a secret.
  ///
  /// What is left out stands for any value when an archive answers.
  public static func isSecret(_ name: String) -> Bool {
    let name = (PercentEncoding.decoded(name) ?? name).lowercased()
    let parts = name.split { !$0.isLetter && !$0.isNumber }
    let plain = parts.joined()
    return plain.hasSuffix("key") || parts.contains(where: words.contains)
      || parts.count == 1 && names.contains(parts[0]) || marks.contains(where: plain.contains)
  }

  /// Returns a text without what looks like a secret in the addresses that it holds: values of
  /// queries and fragments, and names and passwords before hosts.
  static func redacted(_ text: String) -> String {
    var result = ""
    var rest = text.replacing(/:\/\/[^\/?#\s"'<>@]*@/, with: "://\(word)@")[...]
    while let mark = rest.firstIndex(where: { $0 == "?" || $0 == "#" }) {
      result += rest[...mark]
      rest = rest[rest.index(after: mark)...]
      let query = rest.prefix { !$0.isWhitespace && !"\"'<>#?".contains($0) }
      result += redacted(query: query)
      rest = rest.dropFirst(query.count)
    }
    return result + rest
  }

  /// Returns a query without the values that look like secrets.
  static func redacted(query: some StringProtocol) -> String {
    var result = ""
    var rest = query[...]
    while true {
      let item = rest.prefix { $0 != "&" && $0 != ";" }
      result += redacted(item: Substring(item))
      rest = rest.dropFirst(item.count)
      guard let separator = rest.popFirst() else { return result }
      result.append(separator)
    }
  }

  private static func redacted(item: Substring) -> String {
    let name = item.prefix { $0 != "=" }
    guard name.count < item.count else { return String(item) }
    let value = String(item.dropFirst(name.count + 1))
    // A value may be an address, with a query of its own.
    let decoded = PercentEncoding.decoded(value) ?? value
    return isSecret(String(name)) || redacted(decoded) != decoded
      ? "\(name)=\(word)" : String(item)
  }
}
