/// Text in YAML, as far as descriptions of projects use it: mappings, lists, and texts.
///
/// Anchors, tags and documents in a row are not known; what stands there is passed over.
struct YAMLText {
  private struct Line {
    var indent: Int
    var text: String
  }

  private var lines: [Line] = []
  private var next = 0
  private static let depthLimit = 64

  /// Returns the value that a text describes.
  static func value(of text: String) -> ProjectValue {
    var reader = YAMLText(text)
    return reader.block(atLeast: 0, depth: 0)
  }

  private init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let content = Self.withoutComment(line)
      let indent = content.prefix { $0 == " " }.count
      let trimmed = String(content).trimmed
      if !trimmed.isEmpty, trimmed != "---" { lines.append(Line(indent: indent, text: trimmed)) }
    }
    lines = Self.joined(lines)
  }

  /// The lines, with lists and mappings in brackets that span several of them as one line each.
  private static func joined(_ lines: [Line]) -> [Line] {
    var result: [Line] = []
    var index = 0
    while index < lines.count {
      var line = lines[index]
      let end = bracketsOpen(line.text) ? endOfBrackets(in: lines, from: index) : nil
      if let end {
        line.text = lines[index...end].map(\.text).joined(separator: " ")
      }
      result.append(line)
      index = (end ?? index) + 1
    }
    return result
  }

  /// Whether the value that begins in a line is in brackets, and goes on in the next.
  private static func bracketsOpen(_ text: String) -> Bool {
    var value = text
    while isItem(value) { value = String(value.dropFirst()).trimmed }
    if let (_, rest) = split(value) { value = rest }
    return (value.hasPrefix("[") || value.hasPrefix("{")) && YAMLBrackets.depth(of: value) > 0
  }

  /// The index of the line that closes the brackets opened in a line; nil for none.
  private static func endOfBrackets(in lines: [Line], from start: Int) -> Int? {
    var open = 0
    for index in start..<lines.count {
      open += YAMLBrackets.depth(of: lines[index].text)
      if open <= 0 { return index }
    }
    return nil
  }

  /// Reads the value that begins at the next line, if that is indented enough.
  private mutating func block(atLeast indent: Int, depth: Int) -> ProjectValue {
    guard next < lines.count, lines[next].indent >= indent, depth < Self.depthLimit else {
      return .text("")
    }
    let own = lines[next].indent
    if let first = lines[next].text.first, first == "[" || first == "{" {
      next += 1
      return Self.scalar(lines[next - 1].text)
    }
    return Self.isItem(lines[next].text)
      ? .list(list(at: own, depth: depth)) : .table(table(at: own, depth: depth))
  }

  private static func isItem(_ text: String) -> Bool { text == "-" || text.hasPrefix("- ") }

  private mutating func list(at indent: Int, depth: Int) -> [ProjectValue] {
    var values: [ProjectValue] = []
    while next < lines.count, lines[next].indent == indent, Self.isItem(lines[next].text) {
      let rest = String(lines[next].text.dropFirst()).trimmed
      if rest.isEmpty {
        next += 1
        values.append(block(atLeast: indent + 1, depth: depth + 1))
      } else if Self.split(rest) != nil {
        // The mapping begins on the item's own line, as far in as its first key stands.
        lines[next] = Line(indent: indent + 2, text: rest)
        values.append(block(atLeast: indent + 1, depth: depth + 1))
      } else {
        next += 1
        values.append(Self.scalar(rest))
      }
    }
    return values
  }

  private mutating func table(at indent: Int, depth: Int) -> [String: ProjectValue] {
    var values: [String: ProjectValue] = [:]
    while next < lines.count, lines[next].indent == indent, !Self.isItem(lines[next].text) {
      let line = lines[next].text
      next += 1
      guard let (key, rest) = Self.split(line) else { continue }
      if rest.isEmpty {
        let isList =
          next < lines.count && lines[next].indent == indent && Self.isItem(lines[next].text)
        values[key] =
          isList
          ? .list(list(at: indent, depth: depth + 1)) : block(atLeast: indent + 1, depth: depth + 1)
      } else if rest.hasPrefix("|") || rest.hasPrefix(">") {
        var text: [String] = []
        while next < lines.count, lines[next].indent > indent {
          text.append(lines[next].text)
          next += 1
        }
        values[key] = .text(text.joined(separator: "\n"))
      } else {
        values[key] = Self.scalar(rest)
      }
      // Deeper lines of unsupported syntax belong to no value that is read.
      while next < lines.count, lines[next].indent > indent { next += 1 }
    }
    return values
  }

  /// The key of a mapping's line and what follows its colon; nil for any other line.
  private static func split(_ line: String) -> (key: String, rest: String)? {
    var mark: Character?
    for index in line.indices {
      let character = line[index]
      if let open = mark {
        if character == open { mark = nil }
      } else if character == "\"" || character == "'" {
        mark = character
      } else if character == ":" {
        let after = line.index(after: index)
        guard after == line.endIndex || line[after] == " " else { continue }
        let key = unquoted(String(line[..<index]).trimmed)
        return (key, String(line[after...]).trimmed)
      } else if character == "[" || character == "{" {
        return nil
      }
    }
    return nil
  }

  /// A text, or a list or mapping on one line.
  private static func scalar(_ text: String) -> ProjectValue {
    if text.hasPrefix("["), text.hasSuffix("]") {
      return .list(YAMLBrackets.parts(of: text).map(scalar))
    }
    if text.hasPrefix("{"), text.hasSuffix("}") {
      let pairs = YAMLBrackets.parts(of: text).compactMap(split).map { ($0.key, scalar($0.rest)) }
      return .table(Dictionary(pairs) { $1 })
    }
    return .text(unquoted(text))
  }

  private static func unquoted(_ text: String) -> String {
    guard text.count > 1, let first = text.first, first == "\"" || first == "'",
      text.last == first
    else { return text }
    return String(text.dropFirst().dropLast())
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var mark: Character?
    var before: Character = " "
    for index in line.indices {
      let character = line[index]
      if let open = mark {
        if character == open { mark = nil }
      } else if character == "\"" || character == "'", before == " " || before == "[" {
        mark = character
      } else if character == "#", before == " " {
        return line[..<index]
      }
      before = character
    }
    return line
  }
}
