public import Foundation

/// The source of a manifest's extension: sources to build, an executable, or a recording.
public enum ExtensionSource: Hashable, Sendable {
  /// The extension's own files, unmodified.
  case sources(SourcesDeclaration)
  /// An extension built elsewhere against the same modules.
  case executable(RootedPath)
  /// A recording made earlier.
  case recording(RootedPath)

  /// The sources and how they are compiled; nil where nothing is to be compiled.
  public var declaration: SourcesDeclaration? {
    if case .sources(let declaration) = self { declaration } else { nil }
  }
}

/// The sources of an extension and how they are compiled.
public struct SourcesDeclaration: Hashable, Sendable {
  /// The files, sorted, with those left out that are excluded.
  public var sources: [RootedPath]
  /// The files and folders that go into the extension's bundle.
  public var resources: [RootedPath]
  /// The names for which `#if` is true.
  public var defines: [String]
  /// The Swift language mode.
  public var languageMode: SwiftLanguageMode
  /// More flags for the compiler.
  public var compilerFlags: [String]
  /// The app's modules that the extension imports, in the order in which they are compiled.
  public var modules: [ModuleDeclaration]
  /// The places of imported packages, inside the root or outside of it: packages, folders of
  /// packages, and lock files.
  public var packages: [URL]
  /// The manifest's folder; nil where the declaration is no file's.
  public var folder: URL?

  /// Creates sources with nothing else said.
  public init(sources: [RootedPath]) {
    self.sources = sources
    resources = []
    defines = []
    languageMode = .v5
    compilerFlags = []
    modules = []
    packages = []
  }
}

/// A module of the app that an extension imports.
public struct ModuleDeclaration: Hashable, Sendable {
  /// The module's name.
  public var name: String
  /// Its files, sorted.
  public var sources: [RootedPath]
  /// The names for which `#if` is true.
  public var defines: [String]
  /// The Swift language mode.
  public var languageMode: SwiftLanguageMode
  /// More flags for the compiler.
  public var compilerFlags: [String]

  /// Creates a module.
  public init(
    name: String, sources: [RootedPath], defines: [String] = [],
    languageMode: SwiftLanguageMode = .v5, compilerFlags: [String] = []
  ) {
    self.name = name
    self.sources = sources
    self.defines = defines
    self.languageMode = languageMode
    self.compilerFlags = compilerFlags
  }
}

/// A language mode of the Swift compiler.
public enum SwiftLanguageMode: String, Hashable, Sendable, Codable, CaseIterable {
  /// Swift 5.
  case v5 = "5"
  /// Swift 6.
  case v6 = "6"
}
