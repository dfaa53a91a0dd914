/// The types of functions and properties, as headers and Swift interfaces declare them on one line.
struct InterfaceTypes {
  /// All words, so that a name can be told from Apple's.
  private(set) var words: Set<Substring> = []
  /// The names of types, functions, variables and cases that they declare.
  private(set) var declared: Set<String> = []
  private var returned: [String: String] = [:]
  private static let sizeLimit = 2 << 20

  /// Reads headers and interfaces.
  init(_ files: [AbsolutePath]) {
    var size = 0
    let patterns = Patterns()
    for file in files {
      guard size < Self.sizeLimit, let text = file.text else { continue }
      size += text.utf8.count
      words.formUnion(text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
      for line in text.split(whereSeparator: \.isNewline) { read(line, patterns) }
      for match in text.matches(of: patterns.declaration) { declared.insert(String(match.1)) }
      for match in text.matches(of: patterns.typeOfC) { declared.insert(String(match.1)) }
      for match in text.matches(of: patterns.swiftName) { declared.insert(String(match.1)) }
    }
    declared.formUnion(returned.keys)
  }

  /// The forms of a line, which are compiled once for all lines.
  private struct Patterns {
    let method = /^\s*[-+]\s*\(([^)]*)\)\s*(\w+)/
    let property = /@property\s*(?:\([^)]*\))?\s*([\w\s<>,]+?[\s*]+)(\w+)\s*;/
    let variable = /\b(?:var|let)\s+(\w+)\s*:\s*([^{=]+)/
    let function = /\bfunc\s+(\w+).*\)\s*->\s*([^{]+)/
    let declaration =
      /(?:@interface|@protocol|\b(?:class|struct|enum|protocol|actor|typealias|func|case))\s+(\w+)/
    let typeOfC =
      /(?:NS_(?:CLOSED_)?(?:ENUM|OPTIONS)\s*\(\s*\w+\s*,|\}|\btypedef\s[^;{}()]*?)\s*(\w+)\s*[;)]/
    let swiftName = /\b(?:NS|CF)_SWIFT_NAME\(\s*(\w+)\s*\)/
    let functionOfC = /^\s*(?:extern\s+)?([\w ]+[\s*]+)(\w+)\s*\([^;]*\)\s*;/
  }

  private mutating func read(_ line: Substring, _ patterns: Patterns) {
    if let match = line.firstMatch(of: patterns.method) {
      returned[String(match.2)] = Self.swift(String(match.1))
    } else if let match = line.firstMatch(of: patterns.property) {
      returned[String(match.2)] = Self.swift(String(match.1))
    } else if let match = line.firstMatch(of: patterns.variable) {
      returned[String(match.1)] = Self.plain(String(match.2))
    } else if let match = line.firstMatch(of: patterns.function) {
      returned[String(match.1)] = Self.plain(String(match.2))
    } else if let match = line.firstMatch(of: patterns.functionOfC) {
      returned[String(match.2)] = Self.swift(String(match.1))
    }
  }

  /// The type of what a member or a function gives, by its name and first label in Swift.
  ///
  /// Objective-C has the first label, with a capital, at the end of the name.
  func type(of name: String, firstLabel: String?) -> String? {
    let label = firstLabel.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? ""
    return returned[name + label] ?? returned[name]
  }

  private static func plain(_ type: String) -> String {
    let name = type.trimmed
    return name.hasPrefix("Swift.") ? String(name.dropFirst(6)) : name
  }

  /// A type of Objective-C or C as Swift has it; nil where it is none of the usual ones.
  private static func swift(_ type: String) -> String? {
    let words = type.split { " *\t".contains($0) }
      .filter { !["nullable", "nonnull", "const", "static", "inline", "_Nonnull"].contains($0) }
    guard let word = words.last else { return nil }
    return names[String(word)] ?? (word == "instancetype" ? "Self" : nil)
  }

  private static let names = [
    "NSString": "String", "NSInteger": "Int", "NSUInteger": "Int", "int": "Int32", "BOOL": "Bool",
    "bool": "Bool", "double": "Double", "float": "Float", "CGFloat": "CGFloat", "void": "Void",
    "NSDate": "Date", "NSURL": "URL", "NSData": "Data", "NSNumber": "NSNumber", "long": "Int",
    "NSTimeInterval": "TimeInterval", "int64_t": "Int64", "int32_t": "Int32", "char": "CChar",
  ]
}
