import Foundation
import WidgetManifest
import WidgetRecording

/// Empty modules in place of those of Apple's that are not here.
///
/// An import that nothing comes of then does no harm, and where something is used the compiler names
/// it, which says more than the module's name.
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
    if names.contains(Self.database), let module = try systemDatabase() { modules.append(module) }
    return modules
  }

  /// The module by which Apple's platforms give programs their copy of SQLite.
  private static let database = "SQLite3"

  /// This machine's SQLite under that name; nil where it has none.
  private func systemDatabase() throws(BuildError) -> BuiltModule? {
    let header = "/usr/include/sqlite3.h"
    guard !units.knows(Self.database), SwiftTarget.isInstalled("sqlite3"),
      FileManager.default.fileExists(atPath: header)
    else { return nil }
    let map = "module \(Self.database) [system] {\n  header \"\(header)\"\n  export *\n}\n"
    var hash = ContentHash()
    hash.add(["module map", map, FileIdentity.text(URL(fileURLWithPath: header))])
    let made = try units.cache.entry(hash.text) { folder throws(BuildError) -> String? in
      try Data(map.utf8).save(to: folder.appendingPathComponent(Self.mapName))
      return nil
    }
    guard case .success(let folder) = made else { return nil }
    let path = folder.appendingPathComponent(Self.mapName).path
    return BuiltModule(
      name: Self.database, key: hash.text,
      importing: ["-Xcc", "-fmodule-map-file=\(path)"], importedFolders: [folder],
      linking: ["-lsqlite3"], usesFrameworks: false)
  }

  private static let mapName = "module.modulemap"

  /// The modules that bring UIKit with them.
  private static let withViews: Set<String> = [
    "ARKit", "CarPlay", "ContactsUI", "EventKitUI", "GameKit", "IntentsUI", "Messages", "MetalKit",
    "PDFKit", "PassKit", "PencilKit", "QuickLook", "RealityKit", "ReplayKit", "SceneKit", "Social",
    "SpriteKit", "UserNotificationsUI", "VisionKit",
  ]

  private func exports(of name: String) -> [String] {
    ["Foundation"] + (Self.withViews.contains(name) && units.knows("UIKit") ? ["UIKit"] : [])
  }

  private func isAbsent(_ name: String) -> Bool {
    AppleModules.contains(name) && !units.knows(name)
  }
}
