import SwiftSyntax

/// The configuration in which a package is compiled, of the two that packages know.
enum PackageConfiguration: String, Sendable {
  case debug, release

  /// Takes Xcode's choice for one of a project's configurations: what is named after debugging.
  ///
  /// - Parameter name: The name of the project's configuration; nil for a project without any.
  init(named name: String?) {
    self = name?.lowercased().contains("debug") == true ? .debug : .release
  }

  /// Whether a setting of a package's manifest is in force.
  ///
  /// - Parameter setting: The call that makes it, as `.define("DEMO", .when(configuration: .debug))`.
  /// - Returns: False for a condition on the other configuration.
  func has(_ setting: FunctionCallExprSyntax) -> Bool {
    for argument in setting.arguments.dropFirst() {
      guard let condition = argument.expression.as(FunctionCallExprSyntax.self),
        let wanted = condition.arguments.first(where: { $0.label?.text == "configuration" }),
        let name = wanted.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
        let other = Self(rawValue: name)
      else { continue }
      if other != self { return false }
    }
    return true
  }
}
