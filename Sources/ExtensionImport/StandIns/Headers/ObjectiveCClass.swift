/// A class of Objective-C.
struct ObjectiveCClass {
  /// A member in Swift.
  struct Member: Hashable {
    /// The declaration without its modifiers, and the body.
    let text: String
    /// The name with the labels and types of arguments, by which members are told apart.
    let key: String
    /// The name, `init` for an initializer.
    let name: String
    /// The type of the value; nil of an initializer.
    var type: String?
  }

  /// The class's name.
  let name: String
  /// The class of the author's that it inherits from; nil for one of Apple's.
  let base: String?
  /// The members, each once.
  private(set) var members: [Member]

  /// Adds members, such as a category's.
  mutating func add(_ more: [Member]) { members += more }

  /// The declaration in Swift.
  ///
  /// - Parameters:
  ///   - inherited: The members of the classes that this one inherits from.
  ///   - isPublic: Whether other modules see it.
  /// - Returns: The code.
  func swiftText(besides inherited: Set<String>, isPublic: Bool) -> String {
    var seen = inherited
    let own = members.filter { seen.insert($0.key).inserted }
    let mark = isPublic ? "public " : ""
    let lines =
      [
        "\(isPublic ? "open " : "")class \(name): \(base ?? "NSObject") {",
        "  \(mark)override init() { super.init() }",
      ]
      + own.map { member in
        let isOpen = isPublic && !["init", "static"].contains { member.text.hasPrefix($0) }
        return "  " + (isOpen ? "open " : mark) + member.text
      } + ["}"]
    return lines.joined(separator: "\n")
  }

  /// Members that `NSObject` has.
  private static let ofObjects: Set<String> = [
    "copy", "debugDescription", "description", "hash", "isEqual", "mutableCopy", "self",
    "superclass",
  ]
  /// The keywords of Swift that stand in marks where they are names.
  static let keywords: Set<String> = [
    "as", "case", "class", "default", "do", "else", "enum", "extension", "false", "for", "func",
    "if", "import", "in", "internal", "is", "let", "nil", "operator", "private", "protocol",
    "public", "repeat", "return", "static", "struct", "switch", "true", "try", "var", "where",
    "while",
  ]

  /// Returns the members that the body of an interface declares, as far as their types are known.
  static func members(
    in body: String, of owner: String, _ types: ObjectiveCTypes
  ) -> [Member] {
    var found: [Member] = []
    var properties: [String: String] = [:]
    for match in body.matches(
      of: /@property\s*(?:\(([^)]*)\))?\s*([^;]*?)(\w+)\s*(?:NS_\w+[^;]*)?;/)
    {
      let attributes = String(match.1 ?? "")
      let mark = ["nullable ", "nonnull "].first { attributes.contains($0.dropLast()) } ?? ""
      guard let type = types.type(of: mark + String(match.2)),
        type.text != "Void", !ofObjects.contains(String(match.3))
      else { continue }
      let own = String(match.3)
      let words = attributes.split { ", ".contains($0) }
      let isStatic = words.contains("class") ? "static " : ""
      let name = words.first { $0.hasPrefix("getter=") }.map { String($0.dropFirst(7)) } ?? own
      if isStatic.isEmpty { properties[name] = type.text }
      let head = "\(isStatic)var \(quoted(name)): \(type.text)"
      let given = type.text == owner + "!" ? "\(owner)()" : type.empty
      let rest = isStatic.isEmpty ? " = \(type.empty)" : " { get { \(given) } set {} }"
      found.append(Member(text: head + rest, key: name, name: name, type: type.text))
    }
    for match in body.matches(of: /([+-])\s*\(([^)]*(?:\([^)]*\)[^)]*)*)\)\s*([^;{]+);/) {
      let parts = pieces(of: String(match.3))
      guard !parts.isEmpty, !ofObjects.contains(parts[0].name) else { continue }
      found += methods(
        parts, isStatic: match.1 == "+", result: String(match.2), of: owner, properties, types)
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0.key).inserted }
  }

  /// A part of a method's name, with the type of its argument as it is written; nil without one.
  private typealias Piece = (name: String, type: String?, argument: String)

  private static func pieces(of selector: String) -> [Piece] {
    let arguments = selector.matches(
      of: /(\w*)\s*:\s*\(([^)]*(?:\([^)]*\)[^)]*)*)\)\s*(\w+)/)
    guard arguments.isEmpty else {
      return arguments.map { (String($0.1), String($0.2), String($0.3)) }
    }
    return selector.firstMatch(of: /^\s*(\w+)/).map { [(String($0.1), nil, "")] } ?? []
  }

  private static func methods(
    _ parts: [Piece], isStatic: Bool, result: String, of owner: String,
    _ properties: [String: String], _ types: ObjectiveCTypes
  ) -> [Member] {
    let arguments = parts.compactMap(\.type).map { types.argument(of: $0) }
    guard !arguments.contains(nil) else { return [] }
    let texts = arguments.compactMap { $0?.text }
    let first = parts[0].name
    let isSelf = result.contains("instancetype") || result.contains(owner)
    if first.hasPrefix("init"), !isStatic, isSelf || result.trimmed == "id" {
      guard !texts.isEmpty else { return [] }
      let rest = first.dropFirst(4)
      let label = ObjectiveCTypes.lowered(String(rest.hasPrefix("With") ? rest.dropFirst(4) : rest))
      return [maker(parts, label, texts, properties)]
    }
    let type = result.contains("instancetype") ? types.type(of: owner) : types.type(of: result)
    guard let type else { return [] }
    return names(first, parts[0].type).map { name, label in
      let labels = [label] + parts.dropFirst().map(\.name)
      let list = zip(labels, zip(parts, texts)).map { label, pair in
        parameter(label, pair.0.argument, pair.1)
      }.joined(separator: ", ")
      let value = type.text == "Void" ? "" : " -> \(type.text)"
      // A class's function of its own type, such as `shared`, gives an object.
      let empty = isStatic && type.text == owner + "!" ? "\(owner)()" : type.empty
      let body = empty.isEmpty ? "{}" : "{ \(empty) }"
      let modifier = isStatic ? "static " : ""
      return Member(
        text: "\(modifier)func \(quoted(name))(\(list))\(value) \(body)",
        key: texts.isEmpty ? name : "\(name)(\(labels))\(texts)", name: name, type: type.text)
    }
  }

  /// An initializer, which keeps what a property of an argument's name holds.
  private static func maker(
    _ parts: [Piece], _ label: String, _ texts: [String], _ properties: [String: String]
  ) -> Member {
    let labels = [label] + parts.dropFirst().map(\.name)
    let list = zip(labels, zip(parts, texts)).map { label, pair in
      parameter(label.isEmpty ? "_" : label, pair.0.argument, pair.1)
    }.joined(separator: ", ")
    let kept = zip(parts, texts).filter { part, type in properties[part.argument] == type }
      .map { "self.\(quoted($0.0.argument)) = \(quoted($0.0.argument))" }
    let body = (["super.init()"] + kept).joined(separator: "; ")
    return Member(
      text: "init(\(list)) { \(body) }", key: "init(\(labels))\(texts)", name: "init")
  }

  private static func parameter(_ label: String, _ name: String, _ type: String) -> String {
    label == name ? "\(quoted(name)): \(type)" : "\(label) \(quoted(name)): \(type)"
  }

  /// The words at which Swift's importer divides a method's name.
  private static let prepositions = [
    "After", "Along", "As", "At", "Before", "By", "For", "From", "In", "Into", "Of", "On", "To",
    "Using", "With", "Without",
  ]

  /// The names that the importer may give to a method, each with its first label.
  private static func names(_ first: String, _ type: String?) -> [(name: String, label: String)] {
    guard let type else { return [(first, "")] }
    var found = [(first, "_")]
    if type.contains("^"), let range = first.ranges(of: "With").last,
      range.lowerBound > first.startIndex, range.upperBound < first.endIndex
    {
      // A closure behind a call has no label, by which one name could be told from another.
      return found
        + [
          (
            String(first[..<range.lowerBound]),
            ObjectiveCTypes.lowered(String(first[range.upperBound...]))
          )
        ]
    }
    let noun =
      type.split { " *<>".contains($0) }
      .last { $0.first?.isUppercase == true }.map(String.init) ?? ""
    for preposition in prepositions {
      guard let range = first.ranges(of: preposition).last,
        range.lowerBound > first.startIndex,
        range.upperBound == first.endIndex || first[range.upperBound].isUppercase
      else { continue }
      let head = String(first[..<range.lowerBound])
      let rest = String(first[range.upperBound...])
      let label = ObjectiveCTypes.lowered(preposition)
      found.append((head, label + rest))
      if preposition == "With", !rest.isEmpty {
        found.append((head, ObjectiveCTypes.lowered(rest)))
      }
      if noun.hasSuffix(rest) { found.append((head, label)) }
    }
    for ending in [noun, noun + "s"] {
      let words = (0..<ending.count).map { ending.dropFirst($0) }
      if let word = words.first(where: { $0.first?.isUppercase == true && first.hasSuffix($0) }),
        word.count > 2, first.count > word.count
      {
        found.append((String(first.dropLast(word.count)), "_"))
      }
    }
    return found
  }

  private static func quoted(_ name: String) -> String {
    name.asSwiftName
  }
}
