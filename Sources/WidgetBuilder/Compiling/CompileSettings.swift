import WidgetManifest

/// The settings with which the sources of one module are compiled.
struct CompileSettings: Hashable {
  /// The language mode.
  var languageMode: SwiftLanguageMode
  /// The names for which `#if` is true.
  var defines: [String]
  /// More flags of the author's.
  var flags: [String]

  /// The arguments that the compiler is given for them.
  var arguments: [String] {
    ["-swift-version", languageMode.rawValue] + defines.flatMap { ["-D", $0] } + flags
  }
}

extension CompileSettings {
  /// The settings of an extension's own sources.
  init(_ declaration: SourcesDeclaration) {
    languageMode = declaration.languageMode
    defines = declaration.defines
    flags = Self.withPackage(declaration.compilerFlags)
  }

  /// The settings of a module that the extension imports.
  init(_ module: ModuleDeclaration) {
    languageMode = module.languageMode
    defines = module.defines
    flags = Self.withPackage(module.compilerFlags)
  }

  /// Adds the name of a package, without which nothing can be declared as a package's.
  ///
  /// All of an author's modules have one: a manifest does not say which of them are of one package.
  private static func withPackage(_ flags: [String]) -> [String] {
    let name = "-package-name"
    return flags.contains(name) ? flags : flags + [name, "AuthorModules"]
  }
}
