import WidgetPlatforms

/// The names of Apple's that only the Mac has, where a module of the author's has one of them, too.
///
/// The modules here are those of all platforms, so that on another one such a name would be ambiguous
/// that is the author's there. A name in a module itself comes before imported ones.
enum OtherPlatformNames {
  private static let ofMac: Set<String> = ["MenuBarExtra", "Settings", "SettingsLink"]

  /// The names that only the Mac has among the public types of a module's sources.
  static func among(_ declarations: some Sequence<SourceSurvey.Declaration>) -> Set<String> {
    Set(declarations.filter { $0.isPublic && $0.mangledName != nil }.map(\.name))
      .intersection(ofMac)
  }

  /// The source by which a unit has the names of the modules that it imports.
  ///
  /// - Parameters:
  ///   - sources: The unit's sources.
  ///   - own: The declarations in them.
  ///   - modules: The names that the author's modules have, by the modules.
  ///   - platform: The platform.
  /// - Returns: The source; nil on the Mac, and where no such name is imported.
  static func source(
    for sources: [CompileUnit.Source], declaring own: some Sequence<SourceSurvey.Declaration>,
    besides modules: [String: Set<String>], on platform: Platform
  ) -> GeneratedSource? {
    guard platform != .macOS, !modules.isEmpty else { return nil }
    let imported = Set(sources.flatMap(\.staged.imports).map(\.name))
    let declared = Set(own.map(\.name))
    var lines: [String] = []
    for (module, names) in modules.sorted(by: { $0.key < $1.key }) where imported.contains(module) {
      let wanted = names.subtracting(declared).sorted()
      if !wanted.isEmpty { lines.append("public import \(module)") }
      lines += wanted.map { "public typealias \($0) = \(module).\($0)" }
    }
    guard !lines.isEmpty else { return nil }
    return GeneratedSource(
      name: "OtherPlatformNames.swift", text: lines.joined(separator: "\n") + "\n")
  }
}
