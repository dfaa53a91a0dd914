import SourceParsing
import SwiftPackages
import SwiftSyntax
import WidgetRecording

/// A call that the compiler finds no declaration for, of a function or type that no source of the
/// unit declares.
///
/// Of a type of Apple's, some initialisers can be here and others not. The compiler then says that
/// the arguments are wrong, as it does of an author's mistake.
enum ForeignCall {
  /// The beginnings of errors that the compiler places at the name of what is called.
  private static let atName = [
    "no exact matches in ", "missing argument", "initializer '", "instance method '",
    "static method '", "referencing ", "generic parameter '", "ambiguous use of ",
    "type of expression is ambiguous",
  ]
  /// The beginnings of errors that the compiler places at an argument.
  private static let atArgument = [
    "extra ", "cannot convert value of type ", "argument ", "trailing closure ",
    "contextual closure type ", "incorrect argument label", "unable to infer type of a closure",
  ]

  /// The name of what a call calls that an error is about.
  ///
  /// - Parameters:
  ///   - message: The compiler's words.
  ///   - token: The place of the error.
  /// - Returns: The function's or type's name; `init` for an initialiser of a type that is not
  ///   written; nil where the error is about no call.
  static func name(in message: String, at token: TokenSyntax) -> String? {
    let isAtName = atName.contains(where: message.hasPrefix)
    guard isAtName || atArgument.contains(where: message.hasPrefix) else { return nil }
    var inner = Syntax(token)
    while let node = inner.parent {
      if let attribute = node.as(AttributeSyntax.self) {
        return attribute.attributeName.trimmedDescription
      }
      if let call = node.as(FunctionCallExprSyntax.self),
        isAtName || Syntax(call.calledExpression) != inner
      {
        return name(of: call.calledExpression)
      }
      if node.is(CodeBlockItemSyntax.self), !isAtName { return nil }
      inner = node
    }
    return nil
  }

  /// The name of what an expression calls.
  private static func name(of called: ExprSyntax) -> String? {
    if let generic = called.as(GenericSpecializationExprSyntax.self) {
      return name(of: generic.expression)
    }
    if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text { return name }
    guard let member = called.as(MemberAccessExprSyntax.self) else { return nil }
    let name = member.declName.baseName.text
    guard name == "init", let base = member.base else { return name }
    guard ["self", "super"].contains(base.trimmedDescription) else { return self.name(of: base) }
    return enclosingType(of: Syntax(called)) ?? name
  }

  /// The name of the type in whose declaration or extension some code is.
  private static func enclosingType(of node: Syntax) -> String? {
    var node = node.parent
    while let current = node {
      if let name = OmittablePart.typeName(current) { return name }
      node = current.parent
    }
    return nil
  }

  /// Returns the errors of a unit, saying of those about calls and members of what it does not
  /// declare that an overload or a member may be missing here.
  ///
  /// - Parameters:
  ///   - errors: The compiler's errors.
  ///   - unit: The sources that it saw.
  ///   - folders: The packages, whose types lack nothing of Apple's.
  /// - Returns: The same errors, some with a longer message.
  static func explained(
    _ errors: [RecordedDiagnostic], in unit: CompileUnit,
    elsewhere folders: [PackagePlaces.Folder] = []
  ) -> [RecordedDiagnostic] {
    let isOfCall = { (message: String) in (atName + atArgument).contains(where: message.hasPrefix) }
    guard errors.contains(where: { isOfCall($0.message) || lackingType($0.message) != nil })
    else { return errors }
    let trees = trees(of: unit)
    let declared = trees.values.reduce(into: Set<String>()) {
      $0.formUnion(KeptTypes.visiting($1.tree).declared)
    }
    let packages = ForeignDeclarations(folders)
    return errors.map { error in
      var explained = error
      if let type = lackingType(error.message) {
        guard !declared.contains(type) else { return error }
        explained.message +=
          packages.sentence(of: type)
          ?? "; the extension's sources do not declare '\(type)': where Xcode compiles this, "
          + "widgetcheck lacks the member"
        return explained
      }
      guard let (tree, places) = trees[error.file ?? ""], let token = tree.token(of: error, places),
        let name = name(in: error.message, at: token), !declared.contains(name)
      else { return error }
      explained.message +=
        "; the extension's sources do not declare '\(name)': where Xcode compiles this call, "
        + "widgetcheck lacks an overload"
      return explained
    }
  }

  /// The names that a unit's sources declare.
  static func declared(in unit: CompileUnit) -> Set<String> {
    trees(of: unit).values.reduce(into: []) {
      $0.formUnion(KeptTypes.visiting($1.tree).declared)
    }
  }

  private typealias PlacedTree = (tree: SourceFileSyntax, places: SourceLocationConverter)

  private static func trees(of unit: CompileUnit) -> [String: PlacedTree] {
    var trees: [String: PlacedTree] = [:]
    for source in unit.sources {
      let text = String(decoding: source.staged.bytes, as: UTF8.self)
      guard let tree = BoundedParser.parse(text) else { continue }
      trees[source.path] = (tree, SourceLocationConverter(fileName: "", tree: tree))
    }
    return trees
  }

  /// The type of which an error says that it has no member, and says nothing else; nil for any
  /// other error.
  private static func lackingType(_ message: String) -> String? {
    message.wholeMatch(
      of: /(?:value of )?type '([A-Za-z_]\w*)[^']*' has no member '[^']+'(?:; did you mean.*)?/
    ).map { String($0.1) }
  }
}

/// An error of the compiler's, with what it is about.
struct PlacedError {
  /// The error.
  let error: RecordedDiagnostic
  /// The name of what is called by the call that the error is about; nil where it is about none.
  let called: String?
}

extension SourceFileSyntax {
  /// The token at the place of an error; nil for an error without a place.
  func token(of error: RecordedDiagnostic, _ places: SourceLocationConverter) -> TokenSyntax? {
    guard let line = error.line, let column = error.column else { return nil }
    return token(at: places.position(ofLine: line, column: column))
  }
}
