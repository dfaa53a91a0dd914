import SwiftIfConfig
import SwiftSyntax
import WidgetPlatforms

/// The values of `#if` conditions in an extension's sources when built for its platform.
struct ScanConditions: BuildConfiguration {
  /// The platform.
  let platform: Platform
  /// The names for which `#if` is true.
  let defines: Set<String>
  /// Modules that the author builds.
  var modules: Set<String>

  /// Takes conditions as they stand.
  init(platform: Platform, defines: Set<String> = [], modules: Set<String> = []) {
    self.platform = platform
    self.defines = defines
    self.modules = modules
  }

  /// Takes conditions from a target's settings.
  init(_ platform: Platform, _ settings: BuildSettings) {
    self.init(platform: platform, defines: Set(SwiftSettings(settings).defines))
  }

  func isCustomConditionSet(name: String) -> Bool { defines.contains(name) }
  func hasFeature(name: String) -> Bool { false }
  func hasAttribute(name: String) -> Bool { false }

  func canImport(
    importPath: [(TokenSyntax, String)], version: CanImportVersion
  ) -> Bool {
    guard let module = importPath.first?.1 else { return false }
    return modules.contains(module)
      || AppleModules.areHere(module) && AppleModules.has(module, on: platform)
  }

  func isActiveTargetOS(name: String) -> Bool { name == platform.conditionName }
  func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }
  func isActiveTargetEnvironment(name: String) -> Bool { false }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }
  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple { VersionTuple(5, 10) }
  var compilerVersion: VersionTuple { VersionTuple(6, 2) }
}
