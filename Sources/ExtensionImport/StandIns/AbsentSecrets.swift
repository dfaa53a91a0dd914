import SwiftParser
import SwiftSyntax
import WidgetPlatforms

/// The keys, tokens and the like that sources use and that no source declares.
///
/// A file with them is kept out of a repository, so that a checkout does not compile. They are told
/// by the words of their names, and are taken for texts.
struct AbsentSecrets {
  /// A declaration that is missing.
  private struct Secret: Hashable, Comparable {
    /// The type whose static member it is; nil for a constant outside of types.
    let type: String?
    let name: String

    var title: String { type.map { $0 + "." + name } ?? name }

    static func < (left: Self, right: Self) -> Bool { left.title < right.title }
  }

  /// The texts by which each is looked up; empty where it is a text itself.
  private var found: [Secret: Set<String>] = [:]
  /// The types that are the author's, to which an extension adds.
  private var ownTypes: Set<String> = []

  /// Looks through sources.
  ///
  /// - Parameters:
  ///   - sources: The sources of the extension or of one of its modules.
  ///   - declared: The names that the author's other sources declare.
  ///   - modules: The author's modules, whose declarations are known as Apple's are; of a file that
  ///     imports another, nothing is known to be missing.
  init(in sources: ReadSources, besides declared: Set<String>, importing modules: Set<String>) {
    let known = sources.declared.union(declared)
    let isKnown = { (module: String) in
      modules.contains(module) || AppleModules.contains(module) || AppleModules.areHere(module)
    }
    for source in sources.all
    where source.imports.allSatisfy(isKnown) && source.words.contains(where: SecretWords.are(in:)) {
      let visitor = SecretVisitor(declared: known.union(source.parameters))
      visitor.walk(source.tree)
      for use in visitor.uses {
        let secret = Secret(type: use.type, name: use.name)
        found[secret, default: []].formUnion(use.keys)
        if let type = use.type, known.contains(type) { ownTypes.insert(type) }
      }
    }
  }

  /// Whether nothing is missing.
  var isEmpty: Bool { found.isEmpty }

  /// The names of the absent declarations, sorted.
  var names: [String] { found.keys.sorted().map(\.title) }

  /// The declarations.
  var swiftText: String {
    let plain = found.keys.filter { $0.type == nil }.sorted()
    var lines = plain.map { "let \($0.name) = \(value(of: $0))" }
    let types = Dictionary(grouping: found.keys.filter { $0.type != nil }) { $0.type ?? "" }
    for (type, secrets) in types.sorted(by: { $0.key < $1.key }) {
      if !lines.isEmpty { lines.append("") }
      lines.append(ownTypes.contains(type) ? "extension \(type) {" : "enum \(type) {")
      lines += secrets.sorted().map { secret in
        let type = (found[secret] ?? []).isEmpty ? "String" : "[String: String]"
        return "  static var \(secret.name): \(type) { \(value(of: secret)) }"
      }
      lines.append("}")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func value(of secret: Secret) -> String {
    let keys = (found[secret] ?? []).sorted()
    guard !keys.isEmpty else { return Self.text }
    return "[" + keys.map { "\"\($0)\": \(Self.text)" }.joined(separator: ", ") + "]"
  }

  private static let text = "\"stand-in\""
}

/// Finds the uses of secrets that nothing declares.
private final class SecretVisitor: SyntaxVisitor {
  /// A use.
  struct Use {
    /// The type of which it is a static member; nil outside of types.
    var type: String?
    /// The name.
    var name: String
    /// The texts by which a value is looked up in it.
    var keys: Set<String> = []
  }

  private(set) var uses: [Use] = []
  private let declared: Set<String>

  /// Creates a visitor for a file whose own and the author's other declarations are known.
  init(declared: Set<String>) {
    self.declared = declared
    super.init(viewMode: .sourceAccurate)
  }

  override func visitPost(_ node: DeclReferenceExprSyntax) {
    let name = node.baseName.text
    // A member is noted with what it is a member of.
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName == node { return }
    if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true { return }
    guard name.first?.isLowercase == true, isAbsent(name), !isCalled(ExprSyntax(node)) else {
      return
    }
    uses.append(Use(type: nil, name: name, keys: keys(of: ExprSyntax(node))))
  }

  override func visitPost(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    guard let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isLowercase == true, name != "self", !isCalled(ExprSyntax(node))
    else { return }
    let keys = keys(of: ExprSyntax(node))
    if base == "Self" {
      guard isAbsent(name), let type = enclosingType(node) else { return }
      uses.append(Use(type: type, name: name, keys: keys))
    } else if base.first?.isUppercase == true, !AppleTypes.contains(base) {
      // Of a type that is the author's, a member may be missing; of another, the type is.
      guard declared.contains(base) ? isAbsent(name) : SecretWords.are(in: base) else { return }
      uses.append(Use(type: base, name: name, keys: keys))
    }
  }

  /// Whether a name is a secret's and declared nowhere.
  private func isAbsent(_ name: String) -> Bool {
    !declared.contains(name) && SecretWords.are(in: name)
      && !AppleMembers.contains(name, isCalled: false)
      && name.prefixMatch(of: Self.appleConstant) == nil
  }

  /// The beginning of a constant of Apple's frameworks in C, which is known by the letters after
  /// its k.
  private static var appleConstant: Regex<Substring> {
    /(?:k(?:Sec|CF|CG|CI|CC|CT|CV|CM|LA|AX|IO|LS|SC|UT|Authorization)|errSec)[A-Z]/
  }

  private func isCalled(_ node: ExprSyntax) -> Bool {
    node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
  }

  /// The text by which a value is looked up.
  private func keys(of node: ExprSyntax) -> Set<String> {
    guard let call = node.parent?.as(SubscriptCallExprSyntax.self),
      call.calledExpression.id == node.id,
      let key = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)
    else { return [] }
    return Set([key.representedLiteralValue].compactMap(\.self))
  }

  /// The type outside of others whose code a node is, where it is directly in it.
  private func enclosingType(_ node: some SyntaxProtocol) -> String? {
    var types: [String] = []
    var parent = node.parent
    while let current = parent {
      if let named = current.asProtocol((any DeclGroupSyntax).self) {
        let name =
          current.asProtocol((any NamedDeclSyntax).self)?.name.text
          ?? named.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        types.append(name ?? "")
      }
      parent = current.parent
    }
    return types.count == 1 && declared.contains(types[0]) ? types[0] : nil
  }
}

/// The words of names by which what is kept secret is told.
enum SecretWords {
  /// The words of which one says that the key beside it opens something.
  private static let ofServices: Set<String> = [
    "access", "api", "app", "client", "consumer", "license", "private", "server", "service",
  ]
  private static let ofKeys: Set<String> = ["key", "keys"]
  /// The words of which each is enough.
  private static let plain: Set<String> = [
    "credential", "credentials", "password", "secret", "secrets", "token", "tokens",
  ]

  /// Whether a name's words are those of what is kept secret.
  static func are(in name: String) -> Bool {
    let words = Set(words(of: name))
    return !words.isDisjoint(with: plain)
      || !words.isDisjoint(with: ofKeys) && !words.isDisjoint(with: ofServices)
  }

  /// The words of a name in small letters: `api` and `key` of `APIKey`.
  static func words(of name: String) -> [String] {
    let letters = Array(name.utf8)
    let isAmong = { (range: ClosedRange<UInt8>, index: Int) in
      index < letters.count && range.contains(letters[index])
    }
    let isSmall = { (index: Int) in isAmong(UInt8(ascii: "a")...UInt8(ascii: "z"), index) }
    let isCapital = { (index: Int) in isAmong(UInt8(ascii: "A")...UInt8(ascii: "Z"), index) }
    var words: [String] = []
    var index = 0
    while index < letters.count {
      var end = index
      while isCapital(end) { end += 1 }
      if isSmall(end) {
        // The last of several capitals begins a word of small letters.
        if end - index > 1 {
          end -= 1
        } else {
          while isSmall(end) { end += 1 }
        }
      }
      let word = String(decoding: letters[index..<end], as: UTF8.self)
      if !word.isEmpty { words.append(word.lowercased()) }
      index = max(end, index + 1)
    }
    return words
  }
}
