import SwiftParser
import SwiftSyntax
import WidgetRecording

/// Finds the methods of providers that almost are ones that WidgetKit calls.
///
/// WidgetKit's optional requirements have defaults, so the compiler takes a slip for a method of the
/// author's own. Only names that were seen in betas or as slips count: a helper may be called anything.
struct NearMissScan {
  /// A method as it is declared.
  fileprivate struct Method {
    var name: String
    var signature: String
    var file: String
    var line: Int
  }

  /// What all sources together say of a type.
  fileprivate struct TypeFacts {
    var protocols: Set<String> = []
    var methods: [Method] = []
  }

  private var types: [String: TypeFacts] = [:]

  /// Reads a source in which conditions are decided.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - file: Its path from the author's root.
  mutating func read(_ bytes: [UInt8], file: String) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard Self.marks.contains(where: { text.contains($0) }) else { return }
    let source = Parser.parse(source: text)
    let visitor = ProviderVisitor(
      file: file, converter: SourceLocationConverter(fileName: file, tree: source))
    visitor.walk(source)
    types.merge(visitor.types) { old, new in
      TypeFacts(
        protocols: old.protocols.union(new.protocols), methods: old.methods + new.methods)
    }
  }

  /// The methods that were found, by file and line.
  var nearMisses: [RecordedNearMiss] {
    types.flatMap { name, facts in
      facts.methods.compactMap { method in
        Self.requirement(missedBy: method, of: facts).map { requirement in
          RecordedNearMiss(
            provider: name, method: method.signature, requirement: requirement,
            file: method.file, line: method.line)
        }
      }
    }.sorted { ($0.file, $0.line, $0.method) < ($1.file, $1.line, $1.method) }
  }

  /// The requirement that a method was to be; nil where it is one, or something else.
  private static func requirement(missedBy method: Method, of facts: TypeFacts) -> String? {
    let signatures = Set(facts.methods.map(\.signature))
    for (requirement, names, protocols) in optional
    where names.contains(method.name) && method.signature == "\(method.name)()"
      && !signatures.contains(requirement) && !facts.protocols.isDisjoint(with: protocols)
    {
      return requirement
    }
    guard !facts.protocols.isDisjoint(with: callbackProviders) else { return nil }
    return renamed[method.signature]
  }

  private static let callbackProviders: Set<String> = [
    "TimelineProvider", "IntentTimelineProvider",
  ]
  private static let intentProviders: Set<String> = [
    "IntentTimelineProvider", "AppIntentTimelineProvider",
  ]

  /// The requirements that have defaults, what they are mistaken for, and whose they are.
  private static let optional: [(String, names: Set<String>, protocols: Set<String>)] = [
    (
      "relevance()", ["relevances", "relevancy", "relevence", "getRelevance"],
      callbackProviders.union(intentProviders)
    ),
    (
      "recommendations()",
      ["recommendation", "recomendations", "reccomendations", "getRecommendations"],
      intentProviders
    ),
  ]

  /// The requirements as the first beta had them, beside which the present ones must stand.
  private static let renamed = [
    "placeholder(with:)": "placeholder(in:)",
    "snapshot(with:completion:)": "getSnapshot(in:completion:)",
    "timeline(with:completion:)": "getTimeline(in:completion:)",
    "snapshot(for:with:completion:)": "getSnapshot(for:in:completion:)",
    "timeline(for:with:completion:)": "getTimeline(for:in:completion:)",
  ]

  /// The words without one of which a source says nothing about providers.
  private static let marks =
    ["TimelineProvider"] + optional.flatMap { $0.names.sorted().map { "func \($0)" } }
}

/// Collects types, what they conform to, and their methods.
private final class ProviderVisitor: SyntaxVisitor {
  private(set) var types: [String: NearMissScan.TypeFacts] = [:]
  private let file: String
  private let converter: SourceLocationConverter

  init(file: String, converter: SourceLocationConverter) {
    self.file = file
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(qualified(node.name.text, at: Syntax(node)), node.inheritanceClause, node.memberBlock)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(qualified(node.name.text, at: Syntax(node)), node.inheritanceClause, node.memberBlock)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note(qualified(node.name.text, at: Syntax(node)), node.inheritanceClause, node.memberBlock)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    note(qualified(node.name.text, at: Syntax(node)), node.inheritanceClause, node.memberBlock)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(name(of: node.extendedType), node.inheritanceClause, node.memberBlock)
  }

  private func note(
    _ name: String, _ inheritance: InheritanceClauseSyntax?, _ members: MemberBlockSyntax
  ) -> SyntaxVisitorContinueKind {
    let inherited = (inheritance?.inheritedTypes ?? []).map { lastName(of: $0.type) }
    let methods = members.members.compactMap { member in
      member.decl.as(FunctionDeclSyntax.self).map(method)
    }
    types[name, default: NearMissScan.TypeFacts()].protocols.formUnion(inherited)
    types[name, default: NearMissScan.TypeFacts()].methods += methods
    return .visitChildren
  }

  private func method(_ node: FunctionDeclSyntax) -> NearMissScan.Method {
    let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
    let start = node.name.positionAfterSkippingLeadingTrivia
    return NearMissScan.Method(
      name: node.name.text, signature: "\(node.name.text)(\(labels.joined()))", file: file,
      line: converter.location(for: start).line)
  }

  /// The name of a type with the names of those around it.
  private func qualified(_ name: String, at node: Syntax) -> String {
    var parts = [name]
    var above = node.parent
    while let current = above {
      if let named = current.asProtocol((any NamedDeclSyntax).self),
        !current.is(FunctionDeclSyntax.self)
      {
        parts.append(named.name.text)
      } else if let extended = current.as(ExtensionDeclSyntax.self) {
        parts.append(self.name(of: extended.extendedType))
      }
      above = current.parent
    }
    return parts.reversed().joined(separator: ".")
  }

  /// A type as it is written, without what it is generic over.
  private func name(of type: TypeSyntax) -> String {
    String(type.trimmedDescription.prefix { $0 != "<" })
  }

  private func lastName(of type: TypeSyntax) -> String {
    let text = name(of: type)
    return text.split(separator: ".").last.map(String.init) ?? text
  }
}
