import SwiftIfConfig
import SwiftParser
import SwiftSyntax
import WidgetRecording

/// Walks through the active parts of a source and notes what each of its types and functions
/// mentions and uses.
final class UseVisitor: SyntaxVisitor {
  /// The types, extensions, functions and global variables, in the order in which they end.
  private(set) var parts: [SourcePart] = []

  private let file: String
  private let lines: LineTable
  private let regions: ConfiguredRegions
  /// The parts around the node that is visited, the outermost first; the first is the file itself.
  private var open = [SourcePart(isAlwaysReached: true)]

  /// Creates a visitor of a source.
  init(bytes: [UInt8], file: String, regions: ConfiguredRegions) {
    self.file = file
    self.regions = regions
    lines = LineTable(bytes)
    super.init(viewMode: .sourceAccurate)
  }

  /// Walks through a source and returns its parts.
  func parts(of source: SourceFileSyntax) -> [SourcePart] {
    walk(source)
    return parts + open
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = regions.activeClause(for: node)?.elements { walk(elements) }
    return .skipChildren
  }

  /// A preview is no part of a widget.
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier = token.tokenKind {
      open[open.count - 1].mentioned.insert(token.plainName)
    }
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
  override func visitPost(_ node: StructDeclSyntax) { end() }
  override func visitPost(_ node: ClassDeclSyntax) { end() }
  override func visitPost(_ node: EnumDeclSyntax) { end() }
  override func visitPost(_ node: ActorDeclSyntax) { end() }
  override func visitPost(_ node: ProtocolDeclSyntax) { end() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    var part = SourcePart()
    let type = node.extendedType.trimmedDescription.prefix { $0 != "<" }
    part.names = [String(type.split(separator: ".").last ?? type)]
    // Its members may be called on a type of which nothing else is said.
    let members = MemberNames(of: node.memberBlock)
    part.names.formUnion(members.names)
    part.isAlwaysReached = members.areCalledWithoutName
    open.append(part)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { end() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isGlobal(node) else { return .visitChildren }
    let isOperator = if case .identifier = node.name.tokenKind { false } else { true }
    open.append(
      SourcePart(
        names: [node.name.plainName], isAlwaysReached: isOperator, place: place(of: node.name)))
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) {
    if isGlobal(node) { end() }
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isGlobal(node) else { return .visitChildren }
    let names = node.bindings.flatMap { $0.pattern.tokens(viewMode: .sourceAccurate) }
      .map(\.plainName)
    open.append(SourcePart(names: Set(names)))
    return .visitChildren
  }

  override func visitPost(_ node: VariableDeclSyntax) {
    if isGlobal(node) { end() }
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    open.append(SourcePart(names: [node.name.plainName]))
    return .visitChildren
  }

  override func visitPost(_ node: TypeAliasDeclSyntax) { end() }

  // MARK: Uses

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription.prefix { $0 != "<" }
    let plain = name.split(separator: ".").last.map(String.init) ?? ""
    if let wrapper = SourceUse.wrapper(plain) { note(wrapper, nil, at: node) }
    if plain == "AppStorage" {
      let arguments = node.arguments?.as(LabeledExprListSyntax.self)
      note("write", arguments?.first?.expression.literal, at: node)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    var called = node.calledExpression
    if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
    let member = called.as(MemberAccessExprSyntax.self)
    guard let name = member?.declName.baseName ?? called.as(DeclReferenceExprSyntax.self)?.baseName
    else { return .visitChildren }
    let arguments = node.arguments
    noteAsset(of: name, arguments)
    if let index = SourceUse.groupArgument(among: arguments.map { $0.label?.text }) {
      let value = arguments[arguments.index(arguments.startIndex, offsetBy: index)].expression
      note(WidgetPlaces.group, value.literal, at: name)
    }
    if let first = arguments.first, first.label == nil, SourceUse.showsText(name.plainName),
      let text = first.expression.literal
    {
      note(WidgetPlaces.text, text, at: name)
    }
    let use = SourceUse.call(
      of: name.plainName, labels: arguments.compactMap { $0.label?.text })
    guard let use else { return .visitChildren }
    // A function of one's own may be called so; it is the context's that stores.
    if use == "save", member?.base.map({ $0.trimmedDescription == "self" }) ?? true {
      return .visitChildren
    }
    let label = SourceUse.label(of: use)
    let argument = arguments.first { label != nil && $0.label?.text == label }
    note(use, argument?.expression.literal, at: name)
    return .visitChildren
  }

  /// Notes the name of an image or colour; what the compiler checks, and another colour, is none.
  private func noteAsset(of function: TokenSyntax, _ arguments: LabeledExprListSyntax) {
    let index = SourceUse.assetArgument(
      of: function.plainName, labels: arguments.map { $0.label?.text })
    guard let index else { return }
    let value = arguments[arguments.index(arguments.startIndex, offsetBy: index)].expression
    if let member = value.as(MemberAccessExprSyntax.self) {
      let base = member.base?.trimmedDescription
      guard let base, !["UIColor", "NSColor", "Color"].contains(base) else { return }
    }
    note(SourceUse.asset, value.literal, at: function)
  }

  private func note(_ name: String, _ argument: String?, at node: some SyntaxProtocol) {
    open[open.count - 1].uses.append(.init(name: name, argument: argument, place: place(of: node)))
  }

  // MARK: Parts

  private func begin(_ node: some DeclGroupSyntax & NamedDeclSyntax) -> SyntaxVisitorContinueKind {
    let place = place(of: node.name)
    var part = SourcePart(names: [node.name.plainName], place: place)
    // The view is the type itself: it is named like the node that stands for it.
    for type in node.inheritanceClause?.inheritedTypes ?? [] {
      let wrapper = type.type.trimmedDescription
      guard wrapper.hasSuffix("Representable") else { continue }
      part.uses.append(.init(name: "\(node.name.plainName) (\(wrapper))", place: place))
    }
    open.append(part)
    return .visitChildren
  }

  private func end() { parts.append(open.removeLast()) }

  /// Whether a declaration stands in the file and not in a type or function.
  private func isGlobal(_ node: some DeclSyntaxProtocol) -> Bool {
    var parent = node.parent
    while let current = parent {
      if current.is(SourceFileSyntax.self) { return true }
      guard
        current.is(CodeBlockItemSyntax.self) || current.is(CodeBlockItemListSyntax.self)
          || current.is(IfConfigClauseSyntax.self) || current.is(IfConfigClauseListSyntax.self)
          || current.is(IfConfigDeclSyntax.self)
      else { return false }
      parent = current.parent
    }
    return false
  }

  private func place(of node: some SyntaxProtocol) -> SourcePlace {
    SourcePlace(
      file: file, line: lines.line(of: node.positionAfterSkippingLeadingTrivia.utf8Offset))
  }
}

/// The names of an extension's members.
private struct MemberNames {
  private(set) var names: Set<String> = []
  /// Whether there are initialisers, subscripts or operators, which are called without a name.
  private(set) var areCalledWithoutName = false

  init(of block: MemberBlockSyntax) { add(block.members) }

  private mutating func add(_ members: MemberBlockItemListSyntax) {
    for member in members {
      switch member.decl.as(DeclSyntaxEnum.self) {
      case .functionDecl(let function):
        if case .identifier = function.name.tokenKind {
          names.insert(function.name.plainName)
        } else {
          areCalledWithoutName = true
        }
      case .variableDecl(let variable):
        for binding in variable.bindings {
          names.formUnion(binding.pattern.tokens(viewMode: .sourceAccurate).map(\.plainName))
        }
      case .enumDecl, .structDecl, .classDecl, .actorDecl, .protocolDecl, .typeAliasDecl: break
      default: areCalledWithoutName = true
      }
    }
  }
}

extension TokenSyntax {
  /// The name without the accents that let a keyword be one.
  fileprivate var plainName: String { text.filter { $0 != "`" } }
}

extension ExprSyntax {
  /// The text of a literal without interpolations; nil for all else.
  fileprivate var literal: String? {
    self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
