/// The functions, structures, enumerations and type names of C headers, in Swift as its importer
/// declares them.
///
/// Declarations with arrays, bit fields, unions, function pointers or variable arguments are left
/// out. The functions answer with nothing: zero, or a null pointer.
struct CHeaders {
  /// The declarations in Swift, each with its name.
  private(set) var declarations: [HeaderDeclaration] = []
  private var types = CTypes()

  /// Reads the texts of headers, without comments.
  ///
  /// - Parameters:
  ///   - texts: The texts.
  ///   - used: The words of the sources that use them: no other functions are read; nil for all.
  init(_ texts: [String], usedBy used: Set<String>? = nil) {
    let statements = texts.filter { !Self.isOfCPlusPlus($0) }.flatMap(Self.statements)
    let forms = Forms()
    for statement in statements { readType(statement, forms) }
    for statement in statements where used?.contains(Self.functionName(statement)) ?? true {
      readFunction(statement, forms)
    }
  }

  /// The forms of declarations, which are compiled once for all.
  private struct Forms {
    let structure = /(typedef )?struct ?(\w*) ?\{([^{}]*)\} ?(\w*)/
    let enumeration = /(typedef )?enum ?(\w*) ?(?:: ?\w+ ?)?\{([^{}]*)\} ?(\w*)/
    let type = /typedef ([\w *]+?[ *])(\w+)/
    let function =
      /([\w *]+?[ *])(\w+) ?\(([^()]*)\) ?(?:[A-Z_]+[A-Z_0-9]*(?: ?\(.*\))? ?)*(?:\{.*\})?/
    let field = /([\w *]+?[ *])(\w+(?: ?, ?\w+)*)/
  }

  /// Whether a header has classes, templates or namespaces of C++, outside of which nothing is told
  /// from what is in them.
  private static func isOfCPlusPlus(_ text: String) -> Bool {
    text.contains(/(?m)^\s*(?:namespace\b|template\s*<|class\s+\w+[^;]*\{|using\s)/)
  }

  /// The declarations of a header that stand in no other one, with single blanks.
  private static func statements(_ text: String) -> [String] {
    let code = text.replacing(/(?m)^[ \t]*#(?:[^\n]*\\\n)*[^\n]*$/, with: "")
      .replacing(/@(?:interface|protocol)\b[\s\S]*?@end/, with: "")
      .replacing(/extern\s+"C"\s*\{?/, with: "")
      .replacing(/__attribute__\s*\(\(.*?\)\)/, with: "")
    let (open, close, end) = (UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"))
    var found: [String] = []
    var statement: [UInt8] = []
    var depth = 0
    for byte in code.utf8 {
      if byte == close, depth == 0 { continue }
      if byte == open { depth += 1 }
      if byte == close { depth -= 1 }
      let isBodyOfFunction =
        byte == close && depth == 0
        && statement.prefix { $0 != open }.contains(UInt8(ascii: ")"))
      if isBodyOfFunction { statement.append(byte) }
      if depth == 0, byte == end || isBodyOfFunction {
        let words = String(decoding: statement, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        found.append(words.joined(separator: " "))
        statement = []
      } else {
        statement.append(byte)
      }
    }
    return found
  }

  /// The word before the first bracket.
  private static func functionName(_ statement: String) -> String {
    let head = statement.utf8.prefix { $0 != UInt8(ascii: "(") }
    let words = head.split { !CTypes.isOfName($0) }
    return words.last.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private mutating func readType(_ statement: String, _ forms: Forms) {
    guard ["typedef ", "struct ", "enum "].contains(where: statement.hasPrefix) else { return }
    if let match = statement.wholeMatch(of: forms.structure) {
      let name = String(match.1 == nil ? match.2 : match.4)
      let fields = fields(of: String(match.3), forms)
      guard !name.isEmpty, let fields else { return }
      types.add(name, tag: String(match.2), empty: "\(name)()")
      declarations.append(HeaderDeclaration(name: name, text: Self.structure(name, fields)))
    } else if let match = statement.wholeMatch(of: forms.enumeration) {
      let name = String(match.1 == nil ? match.2 : match.4)
      if !name.isEmpty { types.add(name, tag: String(match.2), empty: "\(name)(rawValue: 0)") }
      enumerate(name, String(match.3))
    } else if let match = statement.wholeMatch(of: forms.type) {
      let name = String(match.2)
      guard let type = types.type(of: String(match.1)), type.text != "Void" else { return }
      let text = type.text.hasSuffix("!") ? String(type.text.dropLast()) : type.text
      // A structure's name in C is mostly that of its tag.
      guard text != name else { return }
      types.add(name, tag: "", empty: type.empty, isPointer: type.text.hasSuffix("!"))
      declarations.append(
        HeaderDeclaration(name: name, text: "public typealias \(name) = \(text)"))
    }
  }

  /// The fields of a structure with their types; nil where one has none of the usual ones.
  private func fields(
    of body: String, _ forms: Forms
  ) -> [(name: String, type: CTypes.Imported)]? {
    var found: [(String, CTypes.Imported)] = []
    for field in body.split(separator: ";").map({ String($0).trimmed }) where !field.isEmpty {
      guard let match = field.wholeMatch(of: forms.field),
        let type = types.type(of: String(match.1)), type.text != "Void"
      else { return nil }
      found += match.2.split(separator: ",").map { (String($0).trimmed, type) }
    }
    return found
  }

  private static func structure(
    _ name: String, _ fields: [(name: String, type: CTypes.Imported)]
  ) -> String {
    let variables = fields.map {
      "  public var \($0.name.asSwiftName): \($0.type.text) = \($0.type.empty)"
    }
    let parameters = fields.map { "\($0.name): \($0.type.text)" }.joined(separator: ", ")
    let values = fields.map { "self.\($0.name) = \($0.name.asSwiftName)" }.joined(separator: "; ")
    let whole = fields.isEmpty ? [] : ["  public init(\(parameters)) { \(values) }"]
    return (["public struct \(name) {"] + variables + ["  public init() {}"] + whole + ["}"])
      .joined(separator: "\n")
  }

  /// Declares an enumeration, whose cases are constants outside of it.
  private mutating func enumerate(_ name: String, _ body: String) {
    if !name.isEmpty {
      declarations.append(
        HeaderDeclaration(
          name: name,
          text: """
            public struct \(name): RawRepresentable, Hashable, Sendable {
              public var rawValue: UInt32
              public init(rawValue: UInt32) { self.rawValue = rawValue }
            }
            """))
    }
    var next = 0
    for part in body.split(separator: ",") {
      let sides = part.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
      guard let constant = sides.first, constant.wholeMatch(of: /[A-Za-z_]\w*/) != nil else {
        continue
      }
      // Of one whose value is computed the number is not known.
      let number = sides.dropFirst().first.flatMap { Int($0) } ?? next
      next = number &+ 1
      let isNamed = !name.isEmpty && number >= 0
      declarations.append(
        HeaderDeclaration(
          name: constant,
          text: isNamed
            ? "public let \(constant) = \(name)(rawValue: \(number))"
            : "public let \(constant) = \(number)"))
    }
  }

  private mutating func readFunction(_ statement: String, _ forms: Forms) {
    guard !statement.hasPrefix("typedef"),
      let match = statement.wholeMatch(of: forms.function),
      let result = types.type(of: String(match.1))
    else { return }
    let name = String(match.2)
    var parameters: [String] = []
    for part in match.3.split(separator: ",").map({ String($0).trimmed }) where part != "void" {
      guard let type = types.parameter(part), type.text != "Void" else { return }
      parameters.append("_ value\(parameters.count + 1): \(type.text)")
    }
    let value = result.text == "Void" ? "" : " -> \(result.text)"
    let body = result.empty.isEmpty ? "{}" : "{ \(result.empty) }"
    let list = parameters.joined(separator: ", ")
    declarations.append(
      HeaderDeclaration(name: name, text: "public func \(name)(\(list))\(value) \(body)"))
  }
}

/// A declaration in Swift of what a header declares.
struct HeaderDeclaration: Hashable {
  /// The name.
  let name: String
  /// The code.
  let text: String

  /// The words of the code, among which the names are that it needs.
  var words: Set<String> {
    Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }
}

/// Types of C as Swift has them, with the values that stand for nothing.
struct CTypes {
  typealias Imported = ObjectiveCTypes.Imported

  private var declared: [String: Imported] = [:]

  /// Adds a type that a header declares.
  ///
  /// - Parameters:
  ///   - name: The name in Swift.
  ///   - tag: The name behind `struct` or `enum`; empty for none.
  ///   - empty: An expression of a value that stands for nothing.
  ///   - isPointer: Whether it is a pointer, which may be null.
  mutating func add(_ name: String, tag: String, empty: String, isPointer: Bool = false) {
    let type = Imported(text: name + (isPointer ? "!" : ""), empty: empty)
    declared[name] = type
    if !tag.isEmpty { declared[tag] = type }
  }

  /// Returns the type of a parameter, whose name may stand behind it.
  func parameter(_ written: String) -> Imported? {
    let name = written.utf8.reversed().prefix(while: Self.isOfName)
    return type(of: String(written.dropLast(name.count))) ?? type(of: written)
  }

  /// Whether a byte is one of a name's.
  static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Returns the type for what is written in a header; nil where it is none of the usual ones.
  func type(of written: String) -> Imported? {
    let words = written.replacing("*", with: " * ").split(separator: " ").map(String.init)
    let stars = words.count { $0 == "*" }
    let isConstant = words.prefix { $0 != "*" }.contains("const")
    let plain = words.filter { !Self.ignored.contains($0) && !$0.isMacro }
    guard !plain.isEmpty, let value = value(plain, isPointer: stars > 0) else { return nil }
    guard stars > 0 else { return value.text == "Void!" ? nil : value }
    var text = value.text.hasSuffix("!") ? value.text.dropLast() + "?" : value.text
    if text == "Void" {
      text = isConstant ? "UnsafeRawPointer" : "UnsafeMutableRawPointer"
    } else if text != "OpaquePointer" {
      text = isConstant ? "UnsafePointer<\(text)>" : "UnsafeMutablePointer<\(text)>"
    }
    for _ in 1..<max(stars, 1) { text = "UnsafeMutablePointer<\(text)?>" }
    return Imported(text: text + "!", empty: "nil")
  }

  private func value(_ words: [String], isPointer: Bool) -> Imported? {
    let name = words.joined(separator: " ")
    if let known = Self.numbers[name] { return Imported(text: known, empty: "0") }
    if name == "void" { return Imported(text: "Void", empty: "") }
    if ["bool", "_Bool", "BOOL"].contains(name) { return Imported(text: "Bool", empty: "false") }
    guard words.count == 1 else { return nil }
    if let own = declared[name] { return own }
    // A pointer to a structure that no header here describes.
    return isPointer && name.contains("_") ? Imported(text: "OpaquePointer", empty: "nil") : nil
  }

  /// The words that change nothing of a type in Swift.
  private static let ignored: Set = [
    "*", "const", "extern", "static", "inline", "struct", "enum", "volatile", "register",
    "restrict", "__restrict", "_Nonnull", "_Nullable", "_Null_unspecified", "nonnull", "nullable",
  ]

  private static let numbers = [
    "char": "CChar", "signed char": "Int8", "unsigned char": "UInt8", "short": "Int16",
    "unsigned short": "UInt16", "int": "Int32", "signed": "Int32", "signed int": "Int32",
    "unsigned": "UInt32", "unsigned int": "UInt32", "long": "Int", "long int": "Int",
    "unsigned long": "UInt", "unsigned long int": "UInt", "long long": "Int64",
    "unsigned long long": "UInt64", "float": "Float", "double": "Double", "size_t": "Int",
    "ssize_t": "Int", "ptrdiff_t": "Int", "intptr_t": "Int", "uintptr_t": "UInt", "int8_t": "Int8",
    "int16_t": "Int16", "int32_t": "Int32", "int64_t": "Int64", "uint8_t": "UInt8",
    "uint16_t": "UInt16", "uint32_t": "UInt32", "uint64_t": "UInt64", "CGFloat": "CGFloat",
    "NSInteger": "Int", "NSUInteger": "UInt", "time_t": "Int", "NSTimeInterval": "TimeInterval",
  ]
}

extension String {
  /// Whether a word is a macro's by its letters, such as `SEA_EXPORT`.
  fileprivate var isMacro: Bool {
    count > 3 && !contains { $0.isLowercase } && self != "BOOL"
  }

  /// The name, in marks where Swift has a keyword of that name.
  var asSwiftName: String { ObjectiveCClass.keywords.contains(self) ? "`\(self)`" : self }
}
