/// The expansions of TipKit's macros.
enum TipExpansion {
  /// Returns the expansion of a rule such as `#Rule(Self.$count) { $0 > 3 }`: a call.
  static func rule(_ source: String) -> String {
    guard let name = source.firstRange(of: "#Rule") else { return "" }
    return "TipKit.Tips._rule" + source[name.upperBound...]
  }

  /// Returns the expansion of `@Parameter` in one of its roles.
  ///
  /// - Parameters:
  ///   - declaration: The static variable as written.
  ///   - role: The macro role: `accessor` or `peer`.
  /// - Returns: The source, which is empty where the declaration is no variable.
  static func parameter(_ declaration: String, role: String) -> String {
    guard let entry = EnvironmentEntry(declaration) else { return "" }
    let storage = "$" + entry.name.filter { $0 != "`" }
    switch role {
    case "accessor":
      return """
        {
          get { \(storage).wrappedValue }
          set { \(storage).wrappedValue = newValue }
        }
        """
    case "peer":
      let type = entry.type.map { "<\($0)>" } ?? ""
      let access = entry.access.map { $0 + " " } ?? ""
      return """
        \(access)static let \(storage) = TipKit.Tips.Parameter\(type)(_value: \(entry.value ?? "nil"))
        """
    default: return ""
    }
  }
}
