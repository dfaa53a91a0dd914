import SwiftIfConfig
import SwiftSyntax
import WidgetPlatforms

/// The values of `#if` conditions in an extension's sources when built for its platform.
struct ScanConditions: BuildConfiguration {
  /// The platform.
  let platform: Platform
  /// The names for which `#if` is true.
  var defines: Set<String>
  /// Modules that the author builds.
  var modules: Set<String>
  /// The language mode, `5` or `6`.
  let languageMode: String

  /// Takes conditions as they stand.
  init(
    platform: Platform, defines: Set<String> = [], modules: Set<String> = [],
    languageMode: String = "5"
  ) {
    self.platform = platform
    self.defines = defines
    self.modules = modules
    self.languageMode = languageMode
  }

  /// Takes conditions from a target's settings.
  init(_ platform: Platform, _ settings: SwiftSettings, modules: Set<String> = []) {
    self.init(
      platform: platform, defines: Set(settings.defines), modules: modules,
      languageMode: settings.languageMode)
  }

  func isCustomConditionSet(name: String) -> Bool { defines.contains(name) }
  /// A compiler of today has every feature that is named, but for those that are turned on.
  func hasFeature(name: String) -> Bool {
    !Self.optional.contains(name) && (languageMode == "6" || !Self.ofSix.contains(name))
  }
  func hasAttribute(name: String) -> Bool { true }

  /// The features that the language mode 6 turns on.
  private static let ofSix: Set<String> = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain",
    "DisableOutwardActorInference", "DynamicActorIsolation", "ForwardTrailingClosures",
    "GlobalActorIsolatedTypesUsability", "GlobalConcurrency", "ImplicitOpenExistentials",
    "ImportObjcForwardDeclarations", "InferSendableFromCaptures", "IsolatedDefaultValues",
    "NonfrozenEnumExhaustivity", "RegionBasedIsolation", "StrictConcurrency",
  ]
  /// The features that no language mode turns on.
  private static let optional: Set<String> = [
    "Embedded", "ExistentialAny", "InferIsolatedConformances", "InternalImportsByDefault",
    "MemberImportVisibility", "NonisolatedNonsendingByDefault", "StrictMemorySafety",
  ]

  func canImport(
    importPath: [(TokenSyntax, String)], version: CanImportVersion
  ) -> Bool {
    guard let module = importPath.first?.1 else { return false }
    return modules.contains(module) || AppleModules.homes[module] != nil
      || AppleModules.areHere(module) && AppleModules.has(module, on: platform)
  }

  func isActiveTargetOS(name: String) -> Bool { name == platform.conditionName }
  func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }
  func isActiveTargetEnvironment(name: String) -> Bool { false }
  func isActiveTargetRuntime(name: String) -> Bool { false }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }
  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple {
    languageMode == "6" ? compilerVersion : VersionTuple(5, 10)
  }
  /// The compiler that this program was built with; that of a run is seldom another.
  var compilerVersion: VersionTuple {
    #if compiler(>=6.4)
      VersionTuple(6, 4)
    #elseif compiler(>=6.3)
      VersionTuple(6, 3)
    #else
      VersionTuple(6, 2)
    #endif
  }
}
