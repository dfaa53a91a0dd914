import SwiftIfConfig
import SwiftSyntax
import WidgetPlatforms

/// The values of `#if` conditions for an extension on a platform.
///
/// The compiler decides conditions on itself. `canImport` holds for a module that can be imported
/// here and that the platform has; Objective-C is absent.
struct PlatformConditions: BuildConfiguration {
  /// The compiler's own configuration.
  let base: StaticBuildConfiguration
  /// The platform.
  let platform: Platform
  /// The modules that can be imported here.
  let modules: Set<String>

  /// Whether a module can be imported; of a submodule the first name decides, and a version never.
  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    guard let name = importPath.first?.1 else { return false }
    if base.isActiveTargetOS(name: "Linux") {
      // Code that is compiled as on Linux has that system's C library, and Foundation in its parts: by
      // those, packages tell a Foundation that gathers no metrics of requests, for example.
      return Self.partsOfLinux.contains(name)
        || modules.contains(name) && AppleModules.has(name, on: platform)
    }
    // What is imported of Apple's C library, and of the modules that Apple divides, is in others.
    return AppleModules.homes[name] != nil
      || modules.contains(name) && AppleModules.has(name, on: platform)
  }

  private static let partsOfLinux: Set<String> = ["Glibc", "FoundationNetworking", "FoundationXML"]

  func isCustomConditionSet(name: String) -> Bool { base.isCustomConditionSet(name: name) }
  func hasFeature(name: String) -> Bool { base.hasFeature(name: name) }
  func hasAttribute(name: String) -> Bool { base.hasAttribute(name: name) }
  func isActiveTargetOS(name: String) -> Bool { base.isActiveTargetOS(name: name) }

  func isActiveTargetArchitecture(name: String) -> Bool {
    base.isActiveTargetArchitecture(name: name)
  }

  func isActiveTargetEnvironment(name: String) -> Bool {
    base.isActiveTargetEnvironment(name: name)
  }

  func isActiveTargetRuntime(name: String) -> Bool {
    name != "_ObjC" && base.isActiveTargetRuntime(name: name)
  }

  func isActiveTargetPointerAuthentication(name: String) -> Bool {
    base.isActiveTargetPointerAuthentication(name: name)
  }

  func isActiveTargetObjectFormat(name: String) -> Bool {
    base.isActiveTargetObjectFormat(name: name)
  }

  var targetPointerBitWidth: Int { base.targetPointerBitWidth }
  var targetAtomicBitWidths: [Int] { base.targetAtomicBitWidths }
  var endianness: Endianness { base.endianness }
  var languageVersion: VersionTuple { base.languageVersion }
  var compilerVersion: VersionTuple { base.compilerVersion }
}
