/// Replaces the names in build settings with their values.
///
/// Settings may lead to each other in circles, or double at every step; what takes more steps than
/// any real project does is taken for empty.
struct SettingResolver {
  private static let depthLimit = 32
  private static let brackets: [Character: Character] = ["(": ")", "{": "}"]
  private static let stepLimit = 20_000

  private let settings: BuildSettings
  private var steps = 0

  /// Creates a resolver.
  init(_ settings: BuildSettings) {
    self.settings = settings
  }

  /// Returns the value of a setting in the highest layer under a limit, resolved.
  mutating func value(of key: String, below limit: Int, depth: Int) -> String? {
    steps += 1
    guard depth <= Self.depthLimit, steps <= Self.stepLimit else { return nil }
    for index in stride(from: limit - 1, through: 0, by: -1) {
      guard let written = written(key, in: settings.levels[index]) else { continue }
      return resolve(written, of: key, at: index, depth: depth)
    }
    return nil
  }

  /// Returns a text that is no setting's value, resolved.
  mutating func resolved(_ text: String) -> String {
    resolve(text, of: "", at: settings.levels.count, depth: 0)
  }

  /// The value of a setting in one level: the entry with the most fulfilled conditions wins.
  private func written(_ key: String, in level: BuildSettings.Level) -> String? {
    if settings.sdk != nil {
      let holding = level.keys.filter {
        $0.hasPrefix(key + "[") && holds($0.dropFirst(key.count))
      }
      if let best = holding.max(by: { ($0.count, $0) < ($1.count, $1) }) { return level[best] }
    }
    return level[key]
  }

  /// Whether all conditions such as `[sdk=iphoneos*][arch=*]` hold.
  private func holds(_ conditions: Substring) -> Bool {
    conditions.split(whereSeparator: { "[],".contains($0) }).allSatisfy { condition in
      let sides = condition.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
      guard sides.count == 2 else { return false }
      switch sides[0] {
      case "sdk": return Self.matches(sides[1], settings.sdk ?? "")
      case "arch": return Self.matches(sides[1], "arm64")
      case "config": return Self.matches(sides[1], settings.levels[0]["CONFIGURATION"] ?? "")
      default: return false
      }
    }
  }

  /// Whether a text with a star at its end, or none, matches.
  private static func matches(_ pattern: String, _ text: String) -> Bool {
    pattern.hasSuffix("*") ? text.hasPrefix(pattern.dropLast()) : text == pattern
  }

  /// Replaces `$(NAME)`, `${NAME}` and `$NAME` in a layer's value of a setting.
  private mutating func resolve(
    _ text: String, of key: String, at index: Int, depth: Int
  ) -> String {
    guard depth <= Self.depthLimit else { return "" }
    var result = ""
    var rest = Substring(text)
    while let mark = rest.firstIndex(of: "$") {
      result += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      guard let close = rest.first.flatMap({ Self.brackets[$0] }) else {
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        result += name.isEmpty ? "$" : named(String(name), in: key, at: index, depth: depth)
        rest = rest[name.endIndex...]
        continue
      }
      guard let inner = Self.inside(rest, until: close) else { return result + "$" + rest }
      rest = rest[inner.endIndex...].dropFirst()
      let name = resolve(String(inner), of: key, at: index, depth: depth + 1)
      result += modified(name, in: key, at: index, depth: depth)
    }
    return result + rest
  }

  /// The value of a name; `inherited` and the setting's own name mean the layers below.
  private mutating func named(
    _ name: String, in key: String, at index: Int, depth: Int
  ) -> String {
    let isOwn = name == "inherited" || name == key
    let limit = isOwn ? index : settings.levels.count
    return value(of: isOwn ? key : name, below: limit, depth: depth + 1) ?? ""
  }

  /// The text between an opening bracket and the one that closes it.
  private static func inside(_ text: Substring, until close: Character) -> Substring? {
    let open = text[text.startIndex]
    var depth = 0
    for index in text.indices {
      if text[index] == open { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return text[text.index(after: text.startIndex)..<index] }
    }
    return nil
  }

  /// The value of `NAME:operator:…`.
  private mutating func modified(
    _ name: String, in key: String, at index: Int, depth: Int
  ) -> String {
    let parts = name.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    var text = named(parts.first ?? "", in: key, at: index, depth: depth)
    for operation in parts.dropFirst() {
      switch operation {
      case "lower": text = text.lowercased()
      case "upper": text = text.uppercased()
      case "c99extidentifier", "identifier": text = text.moduleName
      case "rfc1034identifier":
        text = String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
      case _ where operation.hasPrefix("default="):
        if text.isEmpty { text = String(operation.dropFirst("default=".count)) }
      default: continue
      }
    }
    return text
  }
}
