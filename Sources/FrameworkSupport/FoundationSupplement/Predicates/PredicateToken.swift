/// A token of a predicate format.
enum PredicateToken: Equatable {
  /// A name: a key path or a keyword.
  case name(String)
  /// A text in quotation marks.
  case text(String)
  /// A number.
  case number(Double)
  /// A placeholder for an argument; `%K` takes a key path.
  case argument(isKeyPath: Bool)
  /// A variable that is given a value when the predicate is evaluated.
  case variable(String)
  /// An operator or a punctuation mark.
  case symbol(String)
}

/// Splits a predicate's format into words.
struct PredicateLexer {
  private var rest: Substring

  init(_ format: String) { rest = format[...] }

  private static let symbols = [
    "==", "!=", "<=", ">=", "=<", "=>", "<>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}",
    "[", "]", ",", "+", "-", "*", "/", ".", ":",
  ]

  mutating func tokens() throws(PredicateSyntaxError) -> [PredicateToken] {
    var tokens: [PredicateToken] = []
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard let first = rest.first else { return tokens }
      if first == "\"" || first == "'" {
        tokens.append(.text(try quoted(by: first)))
      } else if first == "%" {
        tokens.append(try argument())
      } else if first == "$" {
        rest.removeFirst()
        tokens.append(.variable(name()))
      } else if first.isNumber {
        tokens.append(try number())
      } else if first.isLetter || "_@#".contains(first) {
        tokens.append(.name(name()))
      } else if let symbol = Self.symbols.first(where: { rest.hasPrefix($0) }) {
        rest.removeFirst(symbol.count)
        tokens.append(.symbol(symbol))
      } else {
        throw PredicateSyntaxError("the character \(first) has no meaning")
      }
    }
  }

  private mutating func name() -> String {
    if rest.first == "#" { rest.removeFirst() }
    let name = rest.prefix { $0.isLetter || $0.isNumber || "_.@".contains($0) }
    rest.removeFirst(name.count)
    return String(name)
  }

  private mutating func number() throws(PredicateSyntaxError) -> PredicateToken {
    let digits = rest.prefix { $0.isNumber || ".eE".contains($0) }
    rest.removeFirst(digits.count)
    guard let number = Double(digits) else {
      throw PredicateSyntaxError("\(digits) is no number")
    }
    return .number(number)
  }

  private mutating func quoted(by mark: Character) throws(PredicateSyntaxError) -> String {
    var text = ""
    rest.removeFirst()
    while let next = rest.popFirst() {
      if next == mark { return text }
      guard next == "\\" else {
        text.append(next)
        continue
      }
      switch rest.popFirst() {
      case "n"?: text.append("\n")
      case "t"?: text.append("\t")
      case let escaped?: text.append(escaped)
      case nil: break
      }
    }
    throw PredicateSyntaxError("a text has no end")
  }

  private mutating func argument() throws(PredicateSyntaxError) -> PredicateToken {
    rest.removeFirst()
    let length = rest.prefix { "hlqzt".contains($0) }.count
    rest.removeFirst(length)
    switch rest.popFirst() {
    case "K"? where length == 0: return .argument(isKeyPath: true)
    case "@"?, "d"?, "D"?, "i"?, "u"?, "U"?, "x"?, "f"?, "g"?, "e"?, "F"?:
      return .argument(isKeyPath: false)
    case let other: throw PredicateSyntaxError("%\(other.map(String.init) ?? "") is no argument")
    }
  }
}

/// A format that is no predicate.
struct PredicateSyntaxError: Error, Equatable {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
