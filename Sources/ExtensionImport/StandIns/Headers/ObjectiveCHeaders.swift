/// The declarations of Objective-C headers, in Swift by the rules of Swift's importer.
///
/// Classes, enumerations and constants of the usual types are declared. Where the importer's name
/// of a method depends on what it knows of words, the method has each name that it may give.
/// Properties keep what they are given, and methods answer with nothing: zero, an empty text, list
/// or object.
struct ObjectiveCHeaders {
  /// The literals of Swift that headers in C define as constants.
  private static let literals: Set<String> = ["true", "false", "nil"]

  /// The names of the types and constants.
  private(set) var names: Set<String> = []
  private var classes: [ObjectiveCClass] = []
  private var others: [HeaderDeclaration] = []
  /// Whether the declarations are a module's, which others import.
  private let isModule: Bool
  private static let sizeLimit = 2 << 20

  /// Reads the headers that a bridging header imports, and those that they import.
  ///
  /// - Parameters:
  ///   - bridge: The bridging header.
  ///   - folder: The folder below which headers are looked for.
  ///   - declared: The names that Swift sources declare.
  init(bridgedBy bridge: AbsolutePath, below folder: AbsolutePath, besides declared: Set<String>) {
    isModule = false
    let near = SourcePattern.files(below: folder).filter { $0.ending == "h" }
    let places = Dictionary(near.map { ($0.name, $0) }) { first, _ in first }
    var waiting = [bridge]
    var seen: Set<AbsolutePath> = [bridge]
    var texts: [String] = []
    var size = 0
    while let file = waiting.popLast(), size < Self.sizeLimit {
      guard let text = file.text else { continue }
      size += text.utf8.count
      texts.append(Self.withoutComments(text))
      for match in text.matches(of: /#\s*(?:import|include)\s+["<]([^">]+)[">]/) {
        let name = match.1.split(separator: "/").last.map(String.init) ?? ""
        if let place = places[name], seen.insert(place).inserted { waiting.append(place) }
      }
    }
    read(texts, besides: declared)
  }

  /// Reads the headers of a module, with what they declare in C.
  ///
  /// - Parameters:
  ///   - headers: The headers.
  ///   - used: The words of the sources that use the module: what none of them names is not read,
  ///     unless something else needs it.
  ///   - declared: The names that belong to others.
  init(
    ofModule headers: [AbsolutePath], usedBy used: Set<String>, besides declared: Set<String>
  ) {
    isModule = true
    var texts: [String] = []
    var size = 0
    for file in headers where size < Self.sizeLimit {
      guard let text = file.text else { continue }
      size += text.utf8.count
      texts.append(Self.withoutComments(text))
    }
    read(texts, usedBy: used, besides: declared)
    for declaration in CHeaders(texts, usedBy: used).declarations
    where !declared.contains(declaration.name) && names.insert(declaration.name).inserted {
      others.append(declaration)
    }
  }

  /// The body of a class's interface or category.
  private struct Body {
    let text: String
    let base: String?
    /// Whether what the header does not mark may be absent, and is asked without a check.
    let isUnmarkedAbsent: Bool
  }

  private mutating func read(
    _ texts: [String], usedBy used: Set<String>? = nil, besides declared: Set<String>
  ) {
    let classNames = texts.flatMap { text in
      text.matches(of: /@interface\s+(\w+)\s*:/).map { String($0.1) }
    }
    let enumerations = texts.flatMap(ObjectiveCEnumeration.all)
    var types = ObjectiveCTypes()
    types.classes = Set(classNames).subtracting(declared)
    types.enumerations = Dictionary(
      enumerations.filter { !declared.contains($0.name) }.map { ($0.name, $0.empty) }
    ) { first, _ in first }
    var bodies: [String: [Body]] = [:]
    for text in texts {
      let isUnmarked =
        isModule && !text.contains(/NS_ASSUME_NONNULL_BEGIN|assume_nonnull begin/)
      for match in text.matches(
        of: /@interface\s+(\w+)\s*(?::\s*(\w+))?([^;@+\-]*)([\s\S]*?)@end/)
      where types.classes.contains(String(match.1)) {
        bodies[String(match.1), default: []].append(
          Body(
            text: String(match.4), base: match.2.map(String.init), isUnmarkedAbsent: isUnmarked))
      }
      for constant in Self.constants(in: text, besides: declared.union(names).union(Self.literals))
      {
        names.insert(constant.name)
        others.append(
          HeaderDeclaration(
            name: constant.name,
            text: "\(isModule ? "public " : "")let \(constant.name) = \(constant.value)"))
      }
    }
    names.formUnion(bodies.keys)
    addClasses(bodies, usedBy: used, types)
    for enumeration in enumerations
    where types.enumerations.removeValue(forKey: enumeration.name) != nil {
      names.insert(enumeration.name)
      others.append(
        HeaderDeclaration(
          name: enumeration.name, text: enumeration.swiftText(isPublic: isModule)))
    }
  }

  /// Reads the classes that are used and those that they need, or all.
  private mutating func addClasses(
    _ bodies: [String: [Body]], usedBy used: Set<String>?, _ types: ObjectiveCTypes
  ) {
    var types = types
    var waiting = bodies.keys.filter { used?.contains($0) ?? true }.sorted()
    var seen = Set(waiting)
    while let name = waiting.popLast() {
      let own = bodies[name] ?? []
      let base = own.lazy.compactMap(\.base).first.flatMap { bodies[$0] == nil ? nil : $0 }
      var one = ObjectiveCClass(name: name, base: base, members: [])
      for body in own {
        types.isUnmarkedAbsent = body.isUnmarkedAbsent
        one.add(ObjectiveCClass.members(in: body.text, of: name, types))
      }
      classes.append(one)
      let declaration = HeaderDeclaration(
        name: name, text: one.swiftText(besides: [], isPublic: isModule))
      waiting += declaration.words.filter { bodies[$0] != nil && seen.insert($0).inserted }
    }
  }

  /// The declarations in Swift.
  var swiftText: String {
    declarations.map(\.text).joined(separator: "\n\n") + "\n"
  }

  /// The declarations in Swift, those of classes last.
  private var declarations: [HeaderDeclaration] {
    others
      + classes.sorted { $0.name < $1.name }.map { one in
        let inherited = bases(of: one.name).flatMap { $0.members.map(\.key) }
        return HeaderDeclaration(
          name: one.name, text: one.swiftText(besides: Set(inherited), isPublic: isModule))
      }
  }

  /// The classes that a class inherits from, the nearest first.
  private func bases(of name: String) -> [ObjectiveCClass] {
    var found: [ObjectiveCClass] = []
    var seen = [name]
    while let base = classes.first(where: { $0.name == seen[seen.count - 1] })?.base,
      !seen.contains(base), let next = classes.first(where: { $0.name == base })
    {
      seen.append(base)
      found.append(next)
    }
    return found
  }

  /// The texts of the declarations that some names need, each once.
  func texts(for wanted: Set<String>) -> [String] {
    let all = declarations
    let known = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    var waiting = Array(wanted)
    var needed: Set<String> = []
    while let name = waiting.popLast() {
      guard let declaration = known[name], needed.insert(name).inserted else { continue }
      waiting += declaration.words.intersection(names)
    }
    return all.filter { needed.contains($0.name) }.map(\.text)
  }

  /// The member of a class with a name, its own or one that it inherits; nil for none.
  func member(_ name: String, of type: String) -> ObjectiveCClass.Member? {
    guard let own = classes.first(where: { $0.name == type }) else { return nil }
    return ([own] + bases(of: type)).lazy.compactMap { one in
      one.members.first { $0.name == name }
    }.first
  }

  /// The names of the classes, to which members can be added.
  var classNames: Set<String> { Set(classes.map(\.name)) }

  /// The constants of texts and numbers, each with its value in Swift.
  private static func constants(
    in text: String, besides declared: Set<String>
  ) -> [(name: String, value: String)] {
    var found: [(String, String)] = []
    for match in text.matches(
      of: /(?m)^\s*(?:extern|FOUNDATION_EXPORT|FOUNDATION_EXTERN)\s+([^;()]*?)(\w+)\s*;/)
    where match.1.contains("NSString") {
      found.append((String(match.2), "\"\""))
    }
    for match in text.matches(of: /(?m)^#define\s+(\w+)\s+@("[^"\n\\]*")/) {
      found.append((String(match.1), String(match.2)))
    }
    for match in text.matches(of: /(?m)^#define\s+(\w+)\s+(-?\d+(?:\.\d+)?)\s*$/) {
      found.append((String(match.1), String(match.2)))
    }
    var seen = declared
    return found.filter { seen.insert($0.0).inserted }
  }

  private static func withoutComments(_ text: String) -> String {
    text.replacing(/\/\*[\s\S]*?\*\//, with: " ").replacing(/\/\/[^\n]*/, with: "")
  }
}

/// An enumeration or a set of options of Objective-C.
struct ObjectiveCEnumeration {
  /// The name.
  let name: String
  private let isOptions: Bool
  private let cases: [(name: String, value: String)]

  /// Finds the enumerations of a header that name their type (`NS_ENUM`, `NS_OPTIONS`).
  static func all(in text: String) -> [ObjectiveCEnumeration] {
    text.matches(of: /NS_(CLOSED_ENUM|ENUM|OPTIONS)\s*\(\s*\w+\s*,\s*(\w+)\s*\)\s*\{([^}]*)\}/)
      .map { match in
        ObjectiveCEnumeration(
          String(match.2), isOptions: match.1 == "OPTIONS", body: String(match.3))
      }
  }

  private init(_ name: String, isOptions: Bool, body: String) {
    self.name = name
    self.isOptions = isOptions
    var next = 0
    var cases: [(String, String)] = []
    for part in body.split(separator: ",") {
      let sides = part.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
      guard let full = sides.first?.split(separator: " ").first.map(String.init) else { continue }
      // Of one whose value is computed otherwise the number is not known.
      let value = sides.dropFirst().first.flatMap { text -> Int? in
        if let match = text.wholeMatch(of: /(\d+)\s*<<\s*(\d+)/) {
          return (Int(match.1) ?? 0) << min(Int(match.2) ?? 0, 62)
        }
        return Int(text)
      }
      let number = value ?? next
      next = number + 1
      let short = full.hasPrefix(name) ? String(full.dropFirst(name.count)) : full
      let plain = short.hasPrefix("_") ? String(short.dropFirst()) : short
      cases.append((ObjectiveCTypes.lowered(plain.isEmpty ? full : plain), String(number)))
    }
    var seen: Set<String> = []
    self.cases = cases.filter { seen.insert($0.1).inserted }
  }

  /// An expression of a value that stands for nothing.
  fileprivate var empty: String {
    let zero = cases.first { $0.value == "0" } ?? cases.first
    return isOptions ? "[]" : zero.map { ".\($0.name)" } ?? "\(name)(rawValue: 0)!"
  }

  /// The declaration in Swift.
  ///
  /// - Parameter isPublic: Whether other modules see it.
  /// - Returns: The code.
  func swiftText(isPublic: Bool) -> String {
    let mark = isPublic ? "public " : ""
    let lines = cases.map { one in
      isOptions
        ? "  \(mark)static let \(one.name) = \(name)(rawValue: \(one.value))"
        : "  case \(one.name) = \(one.value)"
    }
    var head = ["\(mark)enum \(name): Int {"]
    if isOptions {
      head = ["\(mark)struct \(name): OptionSet {", "  \(mark)let rawValue: Int"]
      if isPublic { head.append("  public init(rawValue: Int) { self.rawValue = rawValue }") }
    }
    return (head + lines + ["}"]).joined(separator: "\n")
  }
}
