/// Types of Objective-C as Swift has them, with the values that stand for nothing.
struct ObjectiveCTypes {
  /// A type in Swift.
  struct Imported: Hashable {
    /// The type as it is written.
    let text: String
    /// An expression of a value that stands for nothing.
    let empty: String
  }

  /// The classes of the author's headers.
  var classes: Set<String> = []
  /// The values that stand for nothing of the enumerations and sets of options of the author's
  /// headers, by their names.
  var enumerations: [String: String] = [:]
  /// Whether an object of which nothing says that it is there may be absent.
  var isUnmarkedAbsent = false

  /// Returns the type for what is written in a header; nil where it is none of the usual ones.
  func type(of written: String) -> Imported? {
    guard !written.contains("^") else { return nil }
    let isNullable = written.contains("ullable")
    let text = written.replacing(Self.annotations, with: " ").trimmed
    guard let plain = nonnull(text) else { return nil }
    let isAny = plain.text == "Any"
    let isUnmarked = isUnmarkedAbsent && text.hasSuffix("*") && !written.contains("onnull")
    guard isNullable || isAny || classes.contains(plain.text) else {
      return isUnmarked ? Imported(text: plain.text + "!", empty: plain.empty) : plain
    }
    // An object of the author's may be absent; it is asked without a check, as Objective-C's are.
    let mark = isNullable || isAny ? "?" : "!"
    return Imported(text: plain.text + mark, empty: "nil")
  }

  /// Returns the type of an argument, which may be a block.
  func argument(of written: String) -> Imported? {
    guard written.contains("^") else { return type(of: written) }
    guard
      let match = written.wholeMatch(of: /(.+?)\(\s*(?:\w+\s*)?\^([^)]*)\)\s*\(([^()]*)\)\s*\w*/),
      let result = type(of: String(match.1))
    else { return nil }
    var parameters: [String] = []
    for part in Self.arguments(String(match.3)).map(\.trimmed)
    where !["void", ""].contains(part) {
      // A name may stand behind the type.
      let plain = part.replacing(/^(.*[\s*])[a-z]\w*$/) { String($0.1) }
      guard let type = type(of: plain) ?? type(of: part) else { return nil }
      parameters.append(type.text.last == "!" ? type.text.dropLast() + "?" : type.text)
    }
    let block = "(\(parameters.joined(separator: ", "))) -> \(result.text)"
    let isNullable = match.2.contains("ullable") || written.hasPrefix("nullable")
    return Imported(text: isNullable ? "(\(block))?" : "@escaping \(block)", empty: "")
  }

  private static var annotations: Regex<Substring> {
    /\b(?:nullable|nonnull|null_unspecified|_Nullable|_Nonnull|__nullable|__nonnull|__kindof|const|static|inline|__weak|__strong|struct|IBOutlet)\b/
  }

  private func nonnull(_ text: String) -> Imported? {
    if let match = text.wholeMatch(of: /(\w+)\s*<(.*)>[\s*]*/) {
      let arguments = Self.arguments(String(match.2)).map { nonnull($0.trimmed)?.text }
      guard !arguments.contains(nil) else { return nil }
      let types = arguments.compactMap(\.self)
      switch (match.1, types.count) {
      case ("NSArray", 1), ("NSMutableArray", 1):
        return Imported(text: "[\(types[0])]", empty: "[]")
      case ("NSSet", 1), ("NSMutableSet", 1): return Imported(text: "Set<\(types[0])>", empty: "[]")
      case ("NSDictionary", 2), ("NSMutableDictionary", 2):
        return Imported(text: "[\(types[0]): \(types[1])]", empty: "[:]")
      default: return nil
      }
    }
    let words = text.split { " *\t\n".contains($0) }.map(String.init)
    guard let word = words.last, words.allSatisfy(\.isWord) else { return nil }
    if classes.contains(word) { return Imported(text: word, empty: "\(word)()") }
    if let empty = enumerations[word] { return Imported(text: word, empty: empty) }
    return Self.known[word]
  }

  /// The arguments of a generic type, divided at the commas outside of inner arguments.
  private static func arguments(_ text: String) -> [String] {
    var found = [""]
    var depth = 0
    for character in text {
      if character == "<" { depth += 1 }
      if character == ">" { depth -= 1 }
      if character == ",", depth == 0 {
        found.append("")
      } else {
        found[found.count - 1].append(character)
      }
    }
    return found
  }

  private static let known: [String: Imported] = {
    var known: [String: Imported] = ["void": Imported(text: "Void", empty: "")]
    let numbers = [
      "NSInteger": "Int", "NSUInteger": "UInt", "int": "Int32", "short": "Int16", "long": "Int",
      "unsigned": "UInt32", "double": "Double", "float": "Float", "CGFloat": "CGFloat",
      "NSTimeInterval": "TimeInterval", "int64_t": "Int64", "int32_t": "Int32", "uint8_t": "UInt8",
      "uint16_t": "UInt16", "uint32_t": "UInt32", "uint64_t": "UInt64", "size_t": "Int",
      "char": "CChar",
    ]
    for (name, type) in numbers { known[name] = Imported(text: type, empty: "0") }
    for name in ["BOOL", "bool", "Boolean"] {
      known[name] = Imported(text: "Bool", empty: "false")
    }
    let objects = [
      ("NSString", "String", "\"\""), ("NSMutableString", "String", "\"\""),
      ("NSDate", "Date", "Date()"), ("NSData", "Data", "Data()"), ("NSUUID", "UUID", "UUID()"),
      ("NSURL", "URL", "URL(fileURLWithPath: \"/\")"), ("NSNumber", "NSNumber", "0"),
      ("NSDateComponents", "DateComponents", "DateComponents()"),
      ("NSPersonNameComponents", "PersonNameComponents", "PersonNameComponents()"),
      ("NSLocale", "Locale", "Locale.current"), ("NSTimeZone", "TimeZone", "TimeZone.current"),
      ("NSCalendar", "Calendar", "Calendar.current"), ("NSArray", "[Any]", "[]"),
      ("NSMutableArray", "[Any]", "[]"), ("NSDictionary", "[AnyHashable: Any]", "[:]"),
      ("NSMutableDictionary", "[AnyHashable: Any]", "[:]"), ("NSSet", "Set<AnyHashable>", "[]"),
      ("CGRect", "CGRect", ".zero"), ("CGSize", "CGSize", ".zero"),
      ("CGPoint", "CGPoint", ".zero"), ("UIColor", "UIColor", "UIColor()"),
      ("UIImage", "UIImage", "UIImage()"), ("id", "Any", "nil"),
    ]
    for (name, type, empty) in objects { known[name] = Imported(text: type, empty: empty) }
    return known
  }()

  /// A name with its first word in small letters, as Swift's importer writes it (`urlString`).
  static func lowered(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    guard !capitals.isEmpty else { return name }
    let isOneWord = capitals.count == 1 || capitals.count == name.count
    let count = isOneWord ? capitals.count : capitals.count - 1
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }
}

extension String {
  fileprivate var isWord: Bool { allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
}
