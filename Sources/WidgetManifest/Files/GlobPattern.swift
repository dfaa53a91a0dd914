/// A pattern with `*`, `?`, `[…]`, `{…,…}` and, between slashes, `**`.
///
/// A backslash takes the next character as it is. Matching is by Unicode characters, and never
/// ignores case.
public struct GlobPattern: Hashable, Sendable {
  /// One thing that a pattern demands of a text.
  enum Token: Hashable, Sendable {
    case character(Character)
    case anyCharacter
    case anyText
    case oneOf([ClosedRange<Character>], isNegated: Bool)
  }

  /// One part of a pattern between slashes.
  enum Component: Hashable, Sendable {
    /// A name without any of the special characters.
    case name(String)
    /// A name that is matched.
    case tokens([Token])
    /// Any number of folders.
    case anyFolders
  }

  /// The greatest number of alternatives that braces may make.
  private static let alternativeLimit = 256

  /// The pattern as it was written.
  public let text: String
  /// The parts between slashes, once for each choice that braces leave.
  let alternatives: [[Component]]
  /// The demands on a text as a whole, where a slash is a character like any other.
  private let flat: [[Token]]

  /// Reads a pattern.
  ///
  /// - Parameter text: The pattern; nil is made of one with a bracket or brace left open.
  public init?(_ text: String) {
    guard !text.isEmpty, !text.contains("\0"), let expanded = Self.expand(Array(text)),
      expanded.count <= Self.alternativeLimit
    else { return nil }
    self.text = text
    var alternatives: [[Component]] = []
    var flat: [[Token]] = []
    for characters in expanded {
      guard let tokens = Self.tokens(characters) else { return nil }
      flat.append(tokens)
      alternatives.append(Self.components(tokens))
    }
    self.alternatives = alternatives
    self.flat = flat
  }

  /// Whether the pattern matches a text as a whole; `*` matches slashes too.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether it matches.
  public func matches(_ text: String) -> Bool {
    let characters = Array(text)
    return flat.contains { Self.matches($0[...], characters[...]) }
  }

  /// Whether tokens match a text to its end; the last `*` alone is taken back, so it is fast.
  static func matches(_ tokens: ArraySlice<Token>, _ text: ArraySlice<Character>) -> Bool {
    var token = tokens.startIndex
    var position = text.startIndex
    var retry: (token: Int, position: Int)?
    while position < text.endIndex {
      if token < tokens.endIndex, tokens[token] == .anyText {
        token += 1
        retry = (token, position)
      } else if token < tokens.endIndex, accepts(tokens[token], text[position]) {
        token += 1
        position += 1
      } else if let last = retry {
        retry = (last.token, last.position + 1)
        (token, position) = (last.token, last.position + 1)
      } else {
        return false
      }
    }
    return tokens[token...].allSatisfy { $0 == .anyText }
  }

  private static func accepts(_ token: Token, _ character: Character) -> Bool {
    switch token {
    case .character(let wanted): wanted == character
    case .anyCharacter, .anyText: true
    case .oneOf(let ranges, let isNegated):
      ranges.contains { $0.contains(character) } != isNegated
    }
  }
}

extension GlobPattern {
  /// Returns the texts that remain when one choice is made in each pair of braces.
  private static func expand(_ text: [Character]) -> [[Character]]? {
    var index = 0
    while index < text.count {
      if text[index] == "\\" {
        index += 2
        continue
      }
      guard text[index] == "{" else {
        index += 1
        continue
      }
      guard let (choices, end) = choices(text, from: index) else { return nil }
      var results: [[Character]] = []
      for choice in choices {
        guard let rest = expand(choice + text[end...]) else { return nil }
        results += rest.map { text[..<index] + $0 }
        if results.count > alternativeLimit { return nil }
      }
      return results
    }
    return [text]
  }

  /// The choices of the braces that open at a place, and the place after them.
  private static func choices(_ text: [Character], from start: Int) -> ([[Character]], Int)? {
    var choices: [[Character]] = [[]]
    var depth = 0
    var index = start
    while index < text.count {
      let character = text[index]
      if character == "\\", index + 1 < text.count {
        choices[choices.count - 1] += text[index...(index + 1)]
        index += 2
        continue
      }
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      if depth == 0 { return (choices, index + 1) }
      if character == ",", depth == 1 {
        choices.append([])
      } else if index > start {
        choices[choices.count - 1].append(character)
      }
      index += 1
    }
    return nil
  }

  private static func tokens(_ text: [Character]) -> [Token]? {
    var tokens: [Token] = []
    var index = 0
    while index < text.count {
      switch text[index] {
      case "*": tokens.append(.anyText)
      case "?": tokens.append(.anyCharacter)
      case "[":
        guard let (token, end) = set(text, from: index) else { return nil }
        tokens.append(token)
        index = end
        continue
      case "\\":
        index += 1
        guard index < text.count else { return nil }
        tokens.append(.character(text[index]))
      case let other: tokens.append(.character(other))
      }
      index += 1
    }
    return tokens
  }

  /// The set of characters that opens at a place, and the place after it.
  private static func set(_ text: [Character], from start: Int) -> (Token, Int)? {
    var index = start + 1
    let isNegated = index < text.count && (text[index] == "!" || text[index] == "^")
    if isNegated { index += 1 }
    var ranges: [ClosedRange<Character>] = []
    while index < text.count {
      if text[index] == "]", !ranges.isEmpty {
        return (.oneOf(ranges, isNegated: isNegated), index + 1)
      }
      let low = text[index]
      if index + 2 < text.count, text[index + 1] == "-", text[index + 2] != "]" {
        guard low <= text[index + 2] else { return nil }
        ranges.append(low...text[index + 2])
        index += 3
      } else {
        ranges.append(low...low)
        index += 1
      }
    }
    return nil
  }

  private static func components(_ tokens: [Token]) -> [Component] {
    tokens.split(separator: .character("/")).map { part in
      if Array(part) == [.anyText, .anyText] { return .anyFolders }
      var name = ""
      for token in part {
        guard case .character(let character) = token else { return .tokens(Array(part)) }
        name.append(character)
      }
      return .name(name)
    }
  }
}
