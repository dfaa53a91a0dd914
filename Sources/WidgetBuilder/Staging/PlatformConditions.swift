import SwiftIfConfig
import SwiftSyntax
import WidgetManifest

/// How the conditions of `#if` stand for an extension on a platform.
///
/// What the compiler knows of the platform is taken from the compiler. Modules are a matter of what
/// can be imported here, where the platform has it too; Objective-C is absent.
struct PlatformConditions: BuildConfiguration {
  /// What the compiler says.
  let base: StaticBuildConfiguration
  /// The platform.
  let platform: Platform
  /// The modules that can be imported here.
  let modules: Set<String>

  /// The platforms of the modules that not all of them have.
  private static let platforms: [String: Set<Platform>] = [
    "UIKit": [.iOS, .iPadOS, .watchOS, .visionOS],
    "AppKit": [.macOS],
    "Cocoa": [.macOS],
    "WatchKit": [.watchOS],
    "ClockKit": [.watchOS],
    "WatchConnectivity": [.iOS, .iPadOS, .watchOS],
    "ActivityKit": [.iOS, .iPadOS],
    "CarPlay": [.iOS, .iPadOS],
    "HealthKit": [.iOS, .iPadOS, .watchOS, .visionOS],
    "CoreMotion": [.iOS, .iPadOS, .watchOS, .visionOS],
    "FoundationNetworking": [],
    "FoundationXML": [],
  ]

  /// Whether a module can be imported; of a submodule the first name decides, and a version never.
  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    guard let name = importPath.first?.1, modules.contains(name) else { return false }
    return Self.platforms[name]?.contains(platform) ?? true
  }

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
