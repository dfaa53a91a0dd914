import Foundation
import WidgetManifest
import WidgetRecording

/// Empty modules in place of those of Apple's that are not here.
///
/// An import that nothing comes of then does no harm, and where something is used the compiler
/// names it, which says more than the module's name.
struct AppleShells {
  let units: UnitCompiler

  /// Returns the modules that a unit imports and that are not here.
  ///
  /// - Parameters:
  ///   - unit: What is to be compiled.
  ///   - log: Told, in one line each, what takes time.
  /// - Returns: The modules, built; sorted by name.
  /// - Throws: `BuildError` where the compiler or the cache fails.
  func modules(
    for unit: CompileUnit, log: (String) -> Void
  ) throws(BuildError) -> [BuiltModule] {
    let names = Set(unit.sources.flatMap { $0.staged.imports.map(\.name) })
    var modules: [BuiltModule] = []
    for name in names.sorted() where isAbsent(name) {
      let shell = try units.emptyModule(name, exporting: exports(of: name), log: log)
      if let shell { modules.append(shell) }
    }
    for library in Self.libraries where names.contains(library.module) {
      if let module = try systemModule(of: library) { modules.append(module) }
    }
    return modules
  }

  /// A C library that Apple's platforms give programs under a module's name.
  private struct SystemLibrary {
    var module: String
    var header: String
    var library: String
  }

  private static let libraries = [
    SystemLibrary(module: "SQLite3", header: "sqlite3.h", library: "sqlite3"),
    SystemLibrary(module: "zlib", header: "zlib.h", library: "z"),
  ]

  /// The module of a library of this machine; nil where it is not installed.
  private func systemModule(of library: SystemLibrary) throws(BuildError) -> BuiltModule? {
    guard isInstalled(library) else { return nil }
    let header = Self.headers + library.header
    let map = "module \(library.module) [system] {\n  header \"\(header)\"\n  export *\n}\n"
    var hash = ContentHash()
    hash.add(["module map", map, FileIdentity.text(URL(fileURLWithPath: header))])
    let made = try units.cache.entry(hash.text) { folder throws(BuildError) -> String? in
      try Data(map.utf8).save(to: folder.appendingPathComponent(Self.mapName))
      return nil
    }
    guard case .success(let folder) = made else { return nil }
    let path = folder.appendingPathComponent(Self.mapName).path
    return BuiltModule(
      name: library.module, key: hash.text,
      importing: ["-Xcc", "-fmodule-map-file=\(path)"], importedFolders: [folder],
      linking: ["-l\(library.library)"], usesFrameworks: false)
  }

  private func isInstalled(_ library: SystemLibrary) -> Bool {
    !units.knows(library.module) && SwiftTarget.isInstalled(library.library)
      && FileManager.default.fileExists(atPath: Self.headers + library.header)
  }

  private static let headers = "/usr/include/"
  private static let mapName = "module.modulemap"

  /// The modules that bring UIKit with them.
  private static let withViews: Set<String> = [
    "ARKit", "CarPlay", "ContactsUI", "EventKitUI", "GameKit", "IntentsUI", "Messages", "MetalKit",
    "PDFKit", "PassKit", "PencilKit", "QuickLook", "RealityKit", "ReplayKit", "SceneKit", "Social",
    "SpriteKit", "UserNotificationsUI", "VisionKit", "DeviceDiscoveryUI", "LinkPresentation",
    "LocalAuthenticationEmbeddedUI", "PaperKit", "TVUIKit", "VideoSubscriberAccount",
  ]

  /// The modules whose declarations are in another one here.
  private static let inOthers = ["CoreAudio": "AudioToolbox", "CoreAudioTypes": "AudioToolbox"]

  /// Whether nothing comes of an import of a module that stands for one of Apple's.
  ///
  /// - Parameter name: The module's name.
  /// - Returns: False for Darwin's, which brings this system's C library, and for one whose
  ///   declarations are in another module here.
  static func isEmpty(_ name: String) -> Bool {
    name != ModuleQualifier.darwin && inOthers[name] == nil
  }

  private func exports(of name: String) -> [String] {
    if name == ModuleQualifier.darwin {
      return ["Foundation", "Glibc"] + units.frameworks.present(["FoundationSupplement"])
    }
    // What one module has for the users of another, as `_MapKit_SwiftUI`, is in the first one here.
    let parts = name.hasPrefix("_") ? name.split(separator: "_").map(String.init) : []
    let brought =
      parts + (Self.withViews.contains(name) ? ["UIKit"] : [])
      + [Self.inOthers[name]].compactMap(\.self)
    return ["Foundation"] + brought.filter(units.knows)
  }

  private func isAbsent(_ name: String) -> Bool {
    let isLibrary = Self.libraries.contains { $0.module == name && isInstalled($0) }
    return AppleModules.contains(name) && !isLibrary && !units.knows(name)
  }
}
