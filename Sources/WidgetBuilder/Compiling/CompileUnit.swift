import WidgetPlatforms

/// One module to compile: the extension, or one of the modules that it imports.
struct CompileUnit: Hashable {
  /// The kind of product.
  enum Product: Hashable {
    /// A program.
    case executable
    /// A module, and its code for the program.
    case module
  }

  /// The system whose conditions hold, and whose modules are in sight.
  enum Conditions: Hashable, CaseIterable {
    /// The manifest's platform, with our modules of Apple's names.
    case platform
    /// Linux, with nothing but what its toolchain brings.
    case linux
    /// Linux, with our modules of Apple's names.
    case mixed

    /// The name in packages' manifests of the system whose settings and dependencies hold.
    func packagePlatform(_ platform: Platform) -> String {
      switch (self, platform) {
      case (.linux, _), (.mixed, _): "linux"
      case (.platform, _): platform.conditionName.lowercased()
      }
    }

    /// The system in words, for those who watch.
    var phrase: String {
      switch self {
      case .platform: "as on the manifest's platform"
      case .linux: "as on Linux"
      case .mixed: "as on Linux with Apple's modules"
      }
    }
  }

  /// A source as the compiler sees it.
  struct Source: Hashable {
    /// Its path from the author's root.
    var path: String
    /// Its text.
    var staged: SourceStager.Staged
  }

  /// The module's name.
  var name: String
  /// The kind of product.
  var product: Product
  /// The compiler's settings.
  var settings: CompileSettings
  /// The sources, in a fixed order.
  var sources: [Source]
  /// The system whose conditions hold.
  var conditions = Conditions.platform

  /// Whether the sources are read as declarations alone, and not as a script.
  var isLibraryStyle: Bool {
    guard product == .executable else { return true }
    let isScript = sources.contains { $0.path.split(separator: "/").last == "main.swift" }
    if isScript { return false }
    guard sources.count == 1, let only = sources.first?.staged else { return true }
    return only.hasMainAttribute || !only.hasTopLevelCode
  }

  /// The sources that import a module of Apple's of which only a part is here.
  var pathsWithPartialModules: Set<String> {
    Set(
      sources.filter { $0.staged.imports.contains { AppleModules.isPartial($0.name) } }.map(\.path))
  }

  /// The name as a module can have it, and as none of the modules is called that it imports.
  static func moduleName(of bundle: String, among taken: Set<String>) -> String {
    var name = String(
      bundle.unicodeScalars.map { scalar in
        scalar == "_" || scalar.properties.isXIDContinue ? Character(scalar) : "_"
      })
    if name.unicodeScalars.first?.properties.isXIDStart != true { name = "_" + name }
    let isTaken = taken.contains(name) || reserved.contains(name)
    return isTaken ? name + "Extension" : name
  }

  private static let reserved: Set<String> = ["Swift", "main", "Builtin", "_"]
}
