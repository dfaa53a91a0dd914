import SwiftPackages
import SwiftSyntax

/// The notes that are made where a stand-in answers nothing.
///
/// The bodies that `init` writes return the emptiest value of their type. What is seen of a widget
/// that asks one may come from that value, and not from the author's code. A body that somebody has
/// filled in answers what they want, and no note is made of it.
final class StandInNotes: SyntaxVisitor {
  /// A call that is inserted into a body.
  struct Note: Hashable {
    /// The call, as Swift.
    var text: String
    /// The byte that it comes before.
    var offset: Int
  }

  /// The calls, in the order of the source.
  private(set) var notes: [Note] = []
  private let standIn: String
  /// Ends the process where the stand-in cannot answer, as a part that was left out does.
  private let end: String

  /// Finds the bodies of a stand-in's source.
  init(_ standIn: String, in source: SourceFileSyntax) {
    self.standIn = standIn
    end =
      "_partLeftOut(\"\(standIn) (\(StandInFolder.name)/\(standIn).swift): "
      + "the stand-in does not know the type of what was asked for\"); "
    super.init(viewMode: .sourceAccurate)
    walk(source)
  }

  /// The name of the stand-in that a source is, without its extension; nil for any other source.
  static func standIn(of path: String) -> String? {
    guard StandInFolder.has(path), let file = path.split(separator: "/").last else { return nil }
    let name = file.hasSuffix(".swift") ? file.dropLast(6) : file
    return name.contains { "\"\\".contains($0) } ? nil : String(name)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body else { return .skipChildren }
    let returned = node.signature.returnClause?.type.trimmedDescription ?? "Void"
    let takesClosure = node.signature.parameterClause.parameters.contains {
      $0.type.trimmedDescription.contains("->")
    }
    if returned != "Void" {
      note(body.statements, lettingGoOfClosure: takesClosure)
    } else if body.statements.isEmpty, takesClosure {
      // A closure that is never called leaves its caller without an answer.
      let text = " \(call(lettingGoOfClosure: true)) "
      notes.append(Note(text: text, offset: body.leftBrace.bytes.upperBound))
    }
    return .skipChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    switch node.accessors {
    case .getter(let statements): note(statements)
    case .accessors(let accessors):
      for accessor in accessors where accessor.accessorSpecifier.tokenKind == .keyword(.get) {
        if let body = accessor.body { note(body.statements) }
      }
    @unknown default: break
    }
    return .skipChildren
  }

  /// Notes the use of a body that is nothing but an empty value.
  private func note(
    _ statements: CodeBlockItemListSyntax, lettingGoOfClosure letsGo: Bool = false
  ) {
    guard statements.count == 1, let item = statements.first?.item,
      case .expr(let value) = item, Self.isEmpty(value)
    else { return }
    let isEnd = value.trimmedDescription == "fatalError()"
    notes.append(
      Note(
        text: "\(call(lettingGoOfClosure: letsGo)); \(isEnd ? end : "return ")",
        offset: value.bytes.lowerBound))
  }

  private func call(lettingGoOfClosure letsGo: Bool) -> String {
    "_noteStandIn(\"\(standIn)\"\(letsGo ? ", lettingGoOfClosure: true" : ""))"
  }

  /// Whether an expression is one that `init` writes for want of a value.
  private static func isEmpty(_ value: ExprSyntax) -> Bool {
    if let made = value.as(FunctionCallExprSyntax.self) {
      return made.trailingClosure == nil
        && (made.arguments.isEmpty || made.trimmedDescription == ".failure(CancellationError())")
    }
    return ["\"\"", "false", "0", "nil", "[]", "()", "self", "content"]
      .contains(value.trimmedDescription)
  }
}
