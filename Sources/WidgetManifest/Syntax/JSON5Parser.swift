/// Reads JSON, and what JSON5 adds to it: comments, trailing commas, bare keys, single quotes.
///
/// It knows the line and the column of what it cannot read, and finds keys that stand twice, which
/// Foundation's reader does neither.
struct JSON5Parser {
  /// The greatest nesting of values.
  static let depthLimit = 64

  /// A text that is no JSON, and where.
  struct Failure: Error, Hashable {
    var line: Int
    var column: Int
    var problem: SyntaxProblem
  }

  private var scanner: JSON5Scanner
  private var depth = 0

  /// The JSON Pointers of keys that stand twice, with the key.
  private(set) var duplicates: [(pointer: String, key: String)] = []

  /// Creates a reader of a text.
  init(_ text: String) {
    scanner = JSON5Scanner(text)
  }

  /// Reads the whole text as one value.
  mutating func parse() throws(Failure) -> ManifestValue {
    try scanner.skipBlanks()
    let value = try value(at: "")
    try scanner.skipBlanks()
    guard scanner.isAtEnd else { throw scanner.failure(.trailingText) }
    return value
  }

  private mutating func value(at pointer: String) throws(Failure) -> ManifestValue {
    guard let next = scanner.peek else { throw scanner.failure(.unexpectedEnd) }
    switch next {
    case "{": return try nested { parser throws(Failure) in try parser.object(at: pointer) }
    case "[": return try nested { parser throws(Failure) in try parser.array(at: pointer) }
    case "\"", "'": return .string(try scanner.string())
    case "+", "-", ".", "0"..."9": return .number(try scanner.number())
    default: return try word()
    }
  }

  /// Reads `true`, `false`, `null`, `Infinity` or `NaN`.
  private mutating func word() throws(Failure) -> ManifestValue {
    let start = scanner
    switch try? scanner.identifier() {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "Infinity": return .number(.infinity)
    case "NaN": return .number(.nan)
    default: throw start.failure(.expected("a value", found: start.found))
    }
  }

  private mutating func nested(
    _ body: (inout Self) throws(Failure) -> ManifestValue
  ) throws(Failure) -> ManifestValue {
    guard depth < Self.depthLimit else {
      throw scanner.failure(.tooDeep(limit: Self.depthLimit))
    }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  private mutating func array(at pointer: String) throws(Failure) -> ManifestValue {
    scanner.advance()
    var values: [ManifestValue] = []
    while true {
      try scanner.skipBlanks()
      if scanner.take("]") { return .array(values) }
      values.append(try value(at: "\(pointer)/\(values.count)"))
      try scanner.skipBlanks()
      if scanner.take("]") { return .array(values) }
      try scanner.expect(",", or: "']'")
    }
  }

  private mutating func object(at pointer: String) throws(Failure) -> ManifestValue {
    scanner.advance()
    var members: [ManifestValue.Member] = []
    var keys: Set<String> = []
    while true {
      try scanner.skipBlanks()
      if scanner.take("}") { return .object(members) }
      let key = try key()
      let place = pointer + "/" + JSONPointer.escaped(key)
      if !keys.insert(key).inserted { duplicates.append((place, key)) }
      try scanner.skipBlanks()
      try scanner.expect(":")
      try scanner.skipBlanks()
      members.append(.init(key: key, value: try value(at: place)))
      try scanner.skipBlanks()
      if scanner.take("}") { return .object(members) }
      try scanner.expect(",", or: "'}'")
    }
  }

  private mutating func key() throws(Failure) -> String {
    switch scanner.peek {
    case "\"", "'": return try scanner.string()
    case nil: throw scanner.failure(.unexpectedEnd)
    default: return try scanner.identifier()
    }
  }
}

/// The spelling of JSON Pointers.
enum JSONPointer {
  /// Returns a key as it stands in a pointer.
  static func escaped(_ key: String) -> String {
    String(key.flatMap { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) })
  }
}
