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
    flags = declaration.compilerFlags
  }

  /// The settings of a module that the extension imports.
  ///
  /// Modules of an author's packages see what the others have for their package alone: a manifest does
  /// not say which of them are of one.
  init(_ module: ModuleDeclaration) {
    languageMode = module.languageMode
    defines = module.defines
    let name = "-package-name"
    flags =
      module.compilerFlags + (module.compilerFlags.contains(name) ? [] : [name, "AuthorModules"])
  }
}
