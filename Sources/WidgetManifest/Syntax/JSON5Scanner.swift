/// Reads the words of JSON5 and counts lines and columns.
struct JSON5Scanner {
  typealias Failure = JSON5Parser.Failure

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var line = 1
  private var column = 1

  /// Creates a reader of a text; a byte order mark is skipped.
  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    if scalars.first == "\u{FEFF}" { position = 1 }
  }

  var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  var isAtEnd: Bool { position >= scalars.count }

  /// The token at this position, for an error.
  var found: String {
    guard let next = peek else { return "the end of the file" }
    return isLineEnd(next) ? "the end of the line" : "'\(next)'"
  }

  func failure(_ problem: SyntaxProblem) -> Failure {
    Failure(line: line, column: column, problem: problem)
  }

  /// Goes one scalar on; a carriage return before a line feed does not count as a line.
  mutating func advance() {
    guard let next = peek else { return }
    position += 1
    if isLineEnd(next), !(next == "\r" && peek == "\n") {
      line += 1
      column = 1
    } else {
      column += 1
    }
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    advance()
    return true
  }

  mutating func expect(_ scalar: Unicode.Scalar, or other: String? = nil) throws(Failure) {
    guard !take(scalar) else { return }
    guard !isAtEnd else { throw failure(.unexpectedEnd) }
    let expected = "'\(scalar)'" + (other.map { " or \($0)" } ?? "")
    throw failure(.expected(expected, found: found))
  }

  /// Skips white space and comments.
  mutating func skipBlanks() throws(Failure) {
    while let next = peek {
      if next == "/" {
        try skipComment()
      } else if next.properties.isWhitespace || next == "\u{FEFF}" {
        advance()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Failure) {
    let start = self
    advance()
    if take("/") {
      while let next = peek, !isLineEnd(next) { advance() }
    } else if take("*") {
      while !isAtEnd {
        if take("*") {
          if take("/") { return }
        } else {
          advance()
        }
      }
      throw start.failure(.unterminatedComment)
    } else {
      throw start.failure(.expected("a value", found: "'/'"))
    }
  }

  /// Reads a name without quotes.
  mutating func identifier() throws(Failure) -> String {
    let start = self
    var name = ""
    while let next = peek {
      let properties = next.properties
      let begins = properties.isIDStart || next == "$" || next == "_"
      guard begins || (!name.isEmpty && properties.isIDContinue) else { break }
      name.unicodeScalars.append(next)
      advance()
    }
    guard !name.isEmpty else { throw start.failure(.expected("a key", found: start.found)) }
    return name
  }

  private func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
  }
}

extension JSON5Scanner {
  /// Reads a number, hexadecimal ones and those that begin or end with a point included.
  mutating func number() throws(Failure) -> Double {
    let start = self
    var text = ""
    while let next = peek,
      next.properties.isAlphabetic || "+-.0123456789_".unicodeScalars.contains(next)
    {
      text.unicodeScalars.append(next)
      advance()
    }
    guard let value = Self.number(text) else { throw start.failure(.badNumber(text)) }
    return value
  }

  private static func number(_ text: String) -> Double? {
    var digits = Substring(text)
    let isNegative = digits.hasPrefix("-")
    if isNegative || digits.hasPrefix("+") { digits.removeFirst() }
    guard let first = digits.first, first != "+", first != "-" else { return nil }
    let magnitude: Double?
    if digits == "Infinity" {
      magnitude = .infinity
    } else if digits == "NaN" {
      magnitude = .nan
    } else if digits.lowercased().hasPrefix("0x") {
      magnitude = UInt64(digits.dropFirst(2), radix: 16).map { Double($0) }
    } else if digits.allSatisfy({ "+-.0123456789eE".contains($0) }), digits != "." {
      let leads = first == "0" && digits.dropFirst().first?.isNumber == true
      let whole = (first == "." ? "0" : "") + digits
      magnitude = leads ? nil : Double(whole.hasSuffix(".") ? whole + "0" : whole)
    } else {
      magnitude = nil
    }
    return magnitude.map { isNegative ? -$0 : $0 }
  }

  /// Reads a text in double or single quotes.
  mutating func string() throws(Failure) -> String {
    let start = self
    let quote = peek
    advance()
    var text = String.UnicodeScalarView()
    while let next = peek {
      if next == quote {
        advance()
        return String(text)
      }
      if next == "\n" || next == "\r" { throw start.failure(.unterminatedString) }
      if next == "\\" {
        try escape(into: &text)
      } else {
        text.append(next)
        advance()
      }
    }
    throw start.failure(.unterminatedString)
  }

  private mutating func escape(into text: inout String.UnicodeScalarView) throws(Failure) {
    let start = self
    advance()
    guard let next = peek else { throw start.failure(.unterminatedString) }
    advance()
    switch next {
    case "b": text.append("\u{8}")
    case "f": text.append("\u{C}")
    case "n": text.append("\n")
    case "r": text.append("\r")
    case "t": text.append("\t")
    case "v": text.append("\u{B}")
    case "0": text.append("\0")
    case "\r": _ = take("\n")
    case "\n", "\u{2028}", "\u{2029}": break
    case "x": text.append(try scalar(digits: 2, from: start))
    case "u": text.append(try unicodeEscape(from: start))
    case "1"..."9": throw start.failure(.badEscape)
    default: text.append(next)
    }
  }

  /// Reads what follows `\u`; two halves of a pair make one scalar.
  private mutating func unicodeEscape(from start: Self) throws(Failure) -> Unicode.Scalar {
    let first = try hexadecimal(digits: 4, from: start)
    if (0xD800..<0xDC00).contains(first) {
      guard take("\\"), take("u") else { throw start.failure(.badEscape) }
      let second = try hexadecimal(digits: 4, from: start)
      guard (0xDC00..<0xE000).contains(second) else { throw start.failure(.badEscape) }
      let value = 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00)
      guard let scalar = Unicode.Scalar(value) else { throw start.failure(.badEscape) }
      return scalar
    }
    guard let scalar = Unicode.Scalar(first) else { throw start.failure(.badEscape) }
    return scalar
  }

  private mutating func scalar(digits: Int, from start: Self) throws(Failure) -> Unicode.Scalar {
    guard let scalar = Unicode.Scalar(try hexadecimal(digits: digits, from: start)) else {
      throw start.failure(.badEscape)
    }
    return scalar
  }

  private mutating func hexadecimal(digits: Int, from start: Self) throws(Failure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = peek.flatMap({ Character($0).hexDigitValue }) else {
        throw start.failure(.badEscape)
      }
      value = value << 4 | UInt32(digit)
      advance()
    }
    return value
  }
}
