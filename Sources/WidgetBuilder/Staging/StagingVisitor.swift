import SwiftIfConfig
import SwiftSyntax

/// Walks through the active parts of a source and records the necessary changes.
final class StagingVisitor: SyntaxVisitor {
  /// The changes.
  private(set) var edits: SourceEdits
  /// Whether a condition has no end, so that nothing may be decided.
  private(set) var isUnbalanced = false
  /// Whether statements stand outside of declarations.
  private(set) var hasTopLevelCode = false
  /// Whether a type is marked as the program's beginning.
  private(set) var hasMainAttribute = false
  /// The modules that are imported as they are written.
  private(set) var imports: [SourceStager.ModuleImport] = []

  /// The beginning of the names of previews; nil where previews are left out.
  var previewPrefix: String?
  /// The name of the stand-in whose source this is; nil for any other source.
  var standIn: String?
  /// The names of the values that stand in the place of previews.
  private(set) var previews: [String] = []

  /// The end of the last import; zero before the first.
  private var endOfImports = 0
  /// Whether something is said to be of Apple's C library.
  private var namesDarwin = false

  private let regions: ConfiguredRegions
  private let stager: SourceStager

  /// Creates a visitor of a source.
  init(bytes: [UInt8], regions: ConfiguredRegions, stager: SourceStager) {
    edits = SourceEdits(bytes)
    self.regions = regions
    self.stager = stager
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.poundEndif.presence == .present else {
      isUnbalanced = true
      return .skipChildren
    }
    let active = regions.activeClause(for: node)
    let clauses = Array(node.clauses)
    let end = node.poundEndif.bytes
    for (index, clause) in clauses.enumerated() {
      let start = clause.poundKeyword.bytes.lowerBound
      let next = index + 1 < clauses.count ? clauses[index + 1].poundKeyword.bytes : end
      if clause.id == active?.id {
        let condition = clause.condition.map(\.bytes.upperBound)
        edits.blank(start..<(condition ?? clause.poundKeyword.bytes.upperBound))
        if let elements = clause.elements { walk(elements) }
      } else {
        edits.blank(start..<next.lowerBound)
      }
    }
    edits.blank(end)
    return .skipChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    // A case that conditions leave without a statement is an error; a result builder takes none of
    // ours.
    if !node.statements.isEmpty, isEmptied(node.statements) {
      edits.insert(" (); ", at: node.label.bytes.upperBound)
    }
    return .visitChildren
  }

  /// Whether statements are nothing but conditions that leave nothing.
  private func isEmptied(_ statements: CodeBlockItemListSyntax) -> Bool {
    statements.allSatisfy { item in
      guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return false }
      switch regions.activeClause(for: condition)?.elements {
      case nil: return true
      case .statements(let inner): return isEmptied(inner)
      default: return false
      }
    }
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    if let text = stager.replacement(for: node) { edits.replace(node.bytes, with: text) }
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if name == "main" || name == "UIApplicationMain" || name == "NSApplicationMain", stager.isApp {
      edits.blank(node.bytes)
    } else if name == "main" {
      hasMainAttribute = true
    }
    if ObjectiveCSyntax.attributes.contains(name) { edits.blank(node.bytes) }
    if SchemaSyntax.isSchema(node) { edits.blank(node.bytes) }
    // On Apple's platforms a model is no actor's, whatever the module's default isolation.
    if name.hasSuffix("Model"), SchemaSyntax.isOfModel(node) {
      edits.insert(" nonisolated", at: node.bytes.upperBound)
    }
    if name == "Entry" { edits.replace(node.attributeName.bytes, with: "_EnvironmentEntry") }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.tokenKind == .keyword(.dynamic) { edits.blank(node.bytes) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let accessors = ManagedAccessors.accessors(of: node) {
      edits.insert(accessors, at: node.bytes.upperBound)
    }
    if ObjectiveCSyntax.isHiddenDescription(node) {
      edits.insert("public ", at: node.bindingSpecifier.bytes.lowerBound)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if ObjectiveCSyntax.isOrderOfNumbers(node) {
      edits.blank(node.bytes)
      return .skipChildren
    }
    if let body = ManagedAccessors.body(of: node) {
      edits.insert(body, at: node.bytes.upperBound)
    }
    if let method = SessionDelegateMethods.companion(of: node) {
      edits.insert(method, at: node.bytes.upperBound)
    }
    if let override = ObjectiveCSyntax.groundlessOverride(of: node) {
      edits.blank(override.bytes)
    }
    if ManagedObjectOverrides.contains(node),
      let override = ManagedObjectOverrides.override(of: node)
    {
      edits.blank(override.bytes)
      edits.insert("_", at: node.name.bytes.lowerBound)
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let conformances = ManagedObjectOverrides.conformances(of: node) {
      edits.insert(conformances.text, at: conformances.place)
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    // Objects are made by their class's name, for which Swift requires the initialiser of all.
    let names = node.signature.parameterClause.parameters.map(\.firstName.text)
    let override = node.modifiers.first { $0.name.tokenKind == .keyword(.override) }
    if names == ["entity", "insertInto"], let override {
      let access = node.modifiers.first { ObjectiveCSyntax.accessWords.contains($0.name.text) }
      if let access { edits.replace(access.bytes, with: "public") }
      edits.replace(override.name.bytes, with: access == nil ? "public required" : "required")
    }
    if let override, TransformerClasses.isPlainInitializer(node) {
      edits.replace(override.name.bytes, with: "required")
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if let initializer = TransformerClasses.lastOtherInitializer(of: node) {
      edits.insert("; required init() { preconditionFailure() }", at: initializer.bytes.upperBound)
    }
    if let lock = LockClasses.inherited(by: node) { edits.insert("_Open", at: lock.lowerBound) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    stagePreview(node)
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" {
      stagePreview(node)
      return .skipChildren
    }
    PredicateSyntax.evaluations(in: node).forEach { edits.replace($0, with: "contains") }
    guard let text = ObjectiveCSyntax.replacement(for: node) else { return .visitChildren }
    edits.replace(node.bytes, with: text)
    return .skipChildren
  }

  /// Leaves a preview out, or keeps one of a widget at the top level as a value.
  ///
  /// Views alone need no preview here, and may need more of Apple's than there is.
  private func stagePreview(_ node: some FreestandingMacroExpansionSyntax) {
    let item = node.parent?.as(CodeBlockItemSyntax.self)
    guard let previewPrefix, PreviewSyntax.showsWidget(node), item.map(isAtTopLevel) == true else {
      return edits.blank(node.bytes)
    }
    let name = "\(previewPrefix)\(previews.count)"
    previews.append(name)
    // Attributes before the macro, such as its availability, cannot stand before a value.
    edits.blank(node.bytes.lowerBound..<node.pound.bytes.lowerBound)
    edits.replace(
      node.pound.bytes.lowerBound..<node.macroName.bytes.upperBound,
      with: "@MainActor let \(name) = _WidgetPreview")
    PreviewSyntax.parts(of: node).forEach(walk)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let item = node.parent?.as(CodeBlockItemSyntax.self)
    if let previewPrefix, item.map(isAtTopLevel) == true, PreviewSyntax.showsActivities(node) {
      let name = "\(previewPrefix)\(previews.count)"
      previews.append(name)
      edits.insert(
        "; @MainActor let \(name) = _WidgetPreview(activitiesOf: \(node.name.text).self)",
        at: node.bytes.upperBound)
    }
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard stager.generatedProtocols.contains(node.name.text) else { return .visitChildren }
    edits.blank(node.bytes)
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    nameImportedClass(node.name)
    nameForeignType(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    nameImportedClass(node.baseName)
    nameForeignType(node.baseName)
    return .visitChildren
  }

  /// Writes the name that something has here for one that it has on Apple's platforms alone.
  private func nameForeignType(_ token: TokenSyntax) {
    if let qualifier = ModuleQualifier(token, library: library) {
      if let text = qualifier.text {
        edits.replace(qualifier.range, with: text)
      } else {
        edits.blank(qualifier.range)
      }
      namesDarwin = namesDarwin || qualifier.isDarwin
    } else if let name = ObjectiveCSyntax.name(for: token) {
      edits.replace(token.bytes, with: name)
    }
  }

  /// Writes a class's name for `Self` where the class comes from Objective-C on Apple's platforms.
  private func nameImportedClass(_ token: TokenSyntax) {
    guard token.tokenKind == .keyword(.Self), let type = EnclosingType.name(of: token),
      ObjectiveCSyntax.importedClasses.contains(type)
    else { return }
    edits.replace(token.bytes, with: type)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    // Extensions are compiled with the API for extensions alone; what they link need not be.
    if !stager.isExtension, node.declName.baseName.text == "shared",
      node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "UIApplication"
    {
      edits.insert("_", at: node.declName.bytes.lowerBound)
    }
    if let disposition = SessionDelegateMethods.disposition(for: node) {
      edits.replace(node.declName.bytes, with: disposition)
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    for cast in FetchRequestCast.all(in: node) {
      edits.insert(FetchRequestCast.start, at: cast.operand.bytes.lowerBound)
      edits.replace(cast.cast, with: cast.text)
    }
    for cast in DictionaryCast.all(in: node) {
      edits.replace(cast.bytes, with: cast.text)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let parenthesis = node.rightParen,
      let arguments = ObjectiveCSyntax.inheritedArguments(of: node)
    {
      edits.insert(arguments, at: parenthesis.bytes.lowerBound)
    }
    if let open = node.leftParen, let close = node.rightParen, node.arguments.isEmpty,
      node.trailingClosure == nil, node.calledExpression.trimmedDescription == "ProcessInfo"
    {
      // There is one of them; on Apple's platforms another may be made, and says the same.
      edits.replace(open.bytes.lowerBound..<close.bytes.upperBound, with: ".processInfo")
    }
    if ["Bundle", "Bundle.init"].contains(node.calledExpression.trimmedDescription),
      node.arguments.count == 1, node.arguments.first?.label?.text == "identifier"
    {
      // A framework of the app's is compiled into the program, which has its resources.
      edits.replace(node.calledExpression.bytes, with: "Bundle.linked")
    }
    let called =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    if let called, called.baseName.text == "enumerateSubstrings",
      node.arguments.first?.label?.text == "in"
    {
      // Foundation's own knows no words and no sentences on this system.
      edits.replace(called.baseName.bytes, with: "_enumerateSubstring")
    }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "webSocketTask", node.arguments.first?.label?.text == "with"
    {
      // Web sockets are refused, and the runtime is told by whom one was opened.
      edits.replace(member.declName.baseName.bytes, with: "refusedSocket")
    }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let first = node.path.first else { return .skipChildren }
    endOfImports = node.bytes.upperBound
    let name = first.name.text
    let offset = first.name.bytes.lowerBound
    if ModuleQualifier.divided.contains(name) {
      // Foundation has what is here of them; the toolchain's module of the first name has others.
      if let kind = node.importKindSpecifier { edits.blank(kind.bytes) }
      edits.replace(node.path.bytes, with: "Foundation")
      return .skipChildren
    }
    let renamed = name == ModuleQualifier.views ? "SwiftUI" : name == "Darwin" ? library : name
    let rest = first.name.bytes.upperBound..<node.path.bytes.upperBound
    if node.importKindSpecifier == nil {
      // Our modules have no submodules: what Apple divides is all in the module.
      edits.blank(rest)
    } else if name == "Darwin", node.path.count > 2, let last = node.path.last {
      edits.replace(rest, with: "." + last.name.text)
    }
    if renamed != name { edits.replace(first.name.bytes, with: renamed) }
    if renamed != "Glibc" {
      let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
      let names = attributes.map(\.attributeName.trimmedDescription)
      imports.append(
        .init(name: renamed, offset: offset, isPreconcurrency: names.contains("preconcurrency")))
    }
    return .skipChildren
  }

  /// The module that has what Apple's C library has, as far as it is here.
  ///
  /// That of this system's own for what is compiled as on Linux, and else a module of Darwin's name
  /// that brings it.
  private var library: String {
    let isNative = stager.conditions.isActiveTargetOS(name: "Linux")
    return isNative ? "Glibc" : ModuleQualifier.darwin
  }

  override func visitPost(_ node: SourceFileSyntax) {
    if let standIn {
      for note in StandInNotes(standIn, in: node).notes { edits.insert(note.text, at: note.offset) }
    }
    let darwin = ModuleQualifier.darwin
    guard namesDarwin, !imports.contains(where: { $0.name == darwin }), endOfImports > 0 else {
      return
    }
    // On Apple's platforms Foundation brings the module by which its names can be told from others.
    edits.insert("; import \(darwin)", at: endOfImports)
    imports.append(.init(name: darwin, offset: endOfImports))
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if isAtTopLevel(node), isStatement(node.item) { hasTopLevelCode = true }
    return .visitChildren
  }

  /// Whether nothing but conditions stands around an item.
  private func isAtTopLevel(_ node: CodeBlockItemSyntax) -> Bool {
    var above = node.parent
    while let current = above {
      let isTransparent =
        current.is(CodeBlockItemListSyntax.self) || current.is(CodeBlockItemSyntax.self)
        || current.is(IfConfigClauseSyntax.self) || current.is(IfConfigClauseListSyntax.self)
        || current.is(IfConfigDeclSyntax.self)
      if current.is(SourceFileSyntax.self) { return true }
      if !isTransparent { return false }
      above = current.parent
    }
    return false
  }

  private func isStatement(_ item: CodeBlockItemSyntax.Item) -> Bool {
    switch item {
    case .decl: false
    case .stmt: true
    case .expr(let expression): !expression.is(MacroExpansionExprSyntax.self)
    @unknown default: false
    }
  }
}
