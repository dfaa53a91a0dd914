import SwiftParser
import SwiftSyntax

/// A Swift package beside a project, as far as its manifest can be read without running it.
struct LocalPackage {
  /// The sources of the package's modules, by their names.
  let modules: [String: [Location]]

  /// Reads a package.
  ///
  /// - Parameter folder: The folder that `Package.swift` is in.
  init(_ folder: Location) {
    let visitor = TargetVisitor(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: folder.appending("Package.swift").text ?? ""))
    var modules: [String: [Location]] = [:]
    for (name, path) in visitor.targets {
      let usual = ["Sources", "Source", "src", "srcs"].map { "\($0)/\(name)" }
      let candidates = (path.map { [$0] } ?? usual).map(folder.appending)
      guard let place = candidates.first(where: \.isFolder) else { continue }
      let sources = FolderWalk(place).files.filter { FileKind($0) == .source }
      if !sources.isEmpty { modules[name.moduleName] = sources }
    }
    self.modules = modules
  }
}

/// Gathers the targets that a package's manifest names in so many words.
private final class TargetVisitor: SyntaxVisitor {
  /// The paths by the targets' names; nil for a target in the usual place.
  private(set) var targets: [String: String?] = [:]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    guard member?.declName.baseName.text == "target", let name = Self.text("name", of: node) else {
      return .visitChildren
    }
    // A dependency on a target is written in the same way, but without a path.
    let known = targets[name].flatMap(\.self)
    targets.updateValue(Self.text("path", of: node) ?? known, forKey: name)
    return .visitChildren
  }

  private static func text(_ label: String, of node: FunctionCallExprSyntax) -> String? {
    node.arguments.first { $0.label?.text == label }?.expression
      .as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
