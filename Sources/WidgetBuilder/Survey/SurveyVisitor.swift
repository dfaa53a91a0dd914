import SwiftIfConfig
import SwiftParser
import SwiftSyntax
import WidgetRecording

/// Walks through the active parts of a source and notes types, methods and comments.
final class SurveyVisitor: SyntaxVisitor {
  /// The types and extensions, in the order of the source.
  private(set) var declarations: [SourceSurvey.Declaration] = []
  /// The other names of types, in the order of the source.
  private(set) var aliases: [SourceSurvey.TypeAlias] = []
  /// The comments that speak to this program, each with the type that it belongs to.
  var suppressions: [SuppressionComment] {
    comments.suppressions(in: file, types: headers)
  }

  /// The functions that a scenario can call.
  private(set) var functions: [SourceSurvey.CallableFunction] = []

  private let file: String
  private let lines: LineTable
  private let regions: ConfiguredRegions
  private var comments: SourceComments
  private var headers: [SourceComments.Header] = []
  /// The types and extensions around the node that is visited, the outermost first.
  private var open: [OpenType] = []

  /// A type or extension whose members are being visited.
  private struct OpenType {
    /// Its name, without those of the types around it.
    var name: String
    /// Its part of the runtime's name; nil where that is not known.
    var mangled: String?
    /// Its position in `declarations`.
    var declaration: Int
  }

  /// Creates a visitor of a source.
  init(bytes: [UInt8], file: String, regions: ConfiguredRegions) {
    self.file = file
    self.regions = regions
    lines = LineTable(bytes)
    comments = SourceComments(lines)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = regions.activeClause(for: node)?.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    comments.add(token.leadingTrivia, from: token.position.utf8Offset)
    comments.add(token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset)
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, mangledAs: "V")
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, mangledAs: "C")
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, mangledAs: "O")
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, mangledAs: "C")
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, mangledAs: nil)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription.prefix { $0 != "<" }
    open(String(name), mangled: nil, node.inheritanceClause, at: nil)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let target = node.initializer.value.trimmedDescription.prefix { $0 != "<" }
    aliases.append(.init(name: qualified(node.name.text), target: String(target)))
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    noteCallable(node)
    guard let type = open.last?.declaration, isMember(node), node.body != nil else {
      return .visitChildren
    }
    let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
    declarations[type].functions.append(
      .init(name: node.name.text, labels: labels.joined(), place: place(of: node.name)))
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

  /// Opens a type; the letter is its kind's in the runtime's names, which those of generic types
  /// and protocols do not follow.
  private func begin(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, mangledAs letter: String?
  ) -> SyntaxVisitorContinueKind {
    let isGeneric =
      node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
    open(
      node.name.text, mangled: isGeneric ? nil : letter.map { node.name.text.mangledName + $0 },
      node.inheritanceClause, at: place(of: node.name))
    declarations[declarations.count - 1].isPublic = node.modifiers.contains {
      ["public", "open"].contains($0.name.text)
    }
    headers.append(
      .init(
        type: qualified(),
        lines: lines.line(
          of: node.bytes.lowerBound)...lines.line(
            of: node.memberBlock.leftBrace.bytes.lowerBound)))
    return .visitChildren
  }

  private func open(
    _ name: String, mangled: String?, _ inheritance: InheritanceClauseSyntax?,
    at place: SourcePlace?
  ) {
    open.append(OpenType(name: name, mangled: mangled, declaration: declarations.count))
    let inherited = inheritance?.inheritedTypes.map {
      String($0.type.trimmedDescription.prefix { $0 != "<" })
    }
    let parts = open.compactMap(\.mangled)
    declarations.append(
      .init(
        name: qualified(), file: file, place: place,
        mangledName: parts.count == open.count ? parts.joined() : nil,
        inherited: inherited ?? []))
  }

  /// The name of the type that is open, or of a declaration in it, with the types around it.
  private func qualified(_ name: String? = nil) -> String {
    (open.map(\.name) + (name.map { [$0] } ?? [])).joined(separator: ".")
  }

  private func place(of node: some SyntaxProtocol) -> SourcePlace {
    SourcePlace(file: file, line: lines.line(of: node.bytes.lowerBound))
  }

  /// Notes a function that a scenario can call.
  private func noteCallable(_ node: FunctionDeclSyntax) {
    let needed = node.signature.parameterClause.parameters.filter { $0.defaultValue == nil }
    let argument = needed.first.flatMap(SourceSurvey.VisitArgument.init)
    guard node.body != nil, node.genericParameterClause == nil,
      needed.isEmpty || (needed.count == 1 && argument != nil)
    else { return }
    let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    if open.isEmpty, node.parent?.is(CodeBlockItemSyntax.self) ?? false {
      functions.append(.init(name: node.name.text, argument: argument))
    } else if isStatic, isMember(node) {
      functions.append(.init(name: qualified(node.name.text), argument: argument))
    }
  }

  /// Whether a function is a member of a type and not one inside of another function.
  private func isMember(_ node: FunctionDeclSyntax) -> Bool {
    node.parent?.is(MemberBlockItemSyntax.self) ?? false
  }
}

extension SourceSurvey.VisitArgument {
  /// Creates the argument for a parameter; nil where a visit brings nothing of its type.
  fileprivate init?(_ parameter: FunctionParameterSyntax) {
    guard let kind = Kind(rawValue: parameter.type.trimmedDescription) else { return nil }
    let label = parameter.firstName.text
    self.init(label: label == "_" ? nil : label, kind: kind)
  }
}
