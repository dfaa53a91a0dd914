import SwiftIfConfig
import WidgetPlatforms

@testable import WidgetBuilder

/// Makes a source ready as for a platform, without asking a compiler.
func stage(
  _ text: String, platform: Platform = .iOS, version: SystemVersion = SystemVersion(26),
  defines: Set<String> = [], modules: Set<String> = ["Foundation", "UIKit", "WidgetKit", "Glibc"]
) -> SourceStager.Staged {
  stage(
    Array(text.utf8), platform: platform, version: version, defines: defines, modules: modules)
}

/// Makes bytes ready as for a platform.
func stage(
  _ bytes: [UInt8], platform: Platform = .iOS, version: SystemVersion = SystemVersion(26),
  defines: Set<String> = [], modules: Set<String> = []
) -> SourceStager.Staged {
  var survey = SourceSurvey()
  return stager(platform, version, defines, modules).stage(
    bytes, path: "A.swift", noting: &survey)
}

/// Makes a source of an extension's own ready as for iOS, with its previews of widgets.
func stageWithPreviews(_ text: String, path: String = "A.swift") -> SourceStager.Staged {
  var survey = SourceSurvey()
  var stager = stager(.iOS, SystemVersion(26), [], ["WidgetKit"])
  stager.isExtension = true
  return stager.stage(Array(text.utf8), path: path, noting: &survey)
}

/// The survey of sources, each with its path, as for iOS.
func survey(_ sources: [(path: String, text: String)]) -> SourceSurvey {
  let stager = stager(.iOS, SystemVersion(26), [], ["WidgetKit"])
  var survey = SourceSurvey()
  for (path, text) in sources {
    _ = stager.stage(Array(text.utf8), path: path, noting: &survey)
  }
  return survey
}

private func stager(
  _ platform: Platform, _ version: SystemVersion, _ defines: Set<String>, _ modules: Set<String>
) -> SourceStager {
  let base = StaticBuildConfiguration(
    customConditions: defines, features: ["TypedThrows"], attributes: ["objc"],
    targetOSs: [platform.conditionName], targetArchitectures: ["arm64"],
    targetRuntimes: ["_ObjC", "_multithreaded"], languageVersion: VersionTuple(5, 10),
    compilerVersion: VersionTuple(6, 3))
  return SourceStager(
    conditions: PlatformConditions(base: base, platform: platform, modules: modules),
    version: version)
}

extension SourceStager.Staged {
  /// The text for the compiler.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The lines that are not blank, without the blanks around them.
  var lines: [String] {
    text.split(separator: "\n").map { String($0.trimmed) }.filter { !$0.isEmpty }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return self[first...last]
  }
}
