import Foundation
import SwiftPackages
import TestSupport
import Testing
import WidgetManifest
import WidgetRecording

@testable import WidgetBuilder

/// A folder with an extension, packages and a cache.
struct PackageWorkshop {
  let folder: ScratchFolder

  init(_ files: [String: String]) throws { folder = try ScratchFolder(files) }

  func build(
    _ keys: String = #"sources: ["W"]"#, _ policy: PluginPolicy = .refused
  ) throws -> BuildOutcome {
    try build(keys, policy) { _ in }.outcome
  }

  /// The parts of the sources that a build does without.
  func omissions(_ keys: String) throws -> [RecordedOmission] {
    try build(keys, .refused) { _ in }.omissions
  }

  /// A build, and what it told of its steps.
  func logged(_ keys: String) throws -> (Build, [String]) {
    var lines: [String] = []
    let build = try build(keys, .refused) { lines.append($0) }
    return (build, lines)
  }

  private func build(
    _ keys: String, _ policy: PluginPolicy, log: (String) -> Void
  ) throws -> Build {
    let text = #"{version: 1, name: "Clocks", platform: "iOS", extension: {\#(keys)}}"#
    let manifest = try Manifest(
      Data(text.utf8), format: .json, file: "m.json", folder: folder.url, knownChecks: [])
    let builder = Builder(
      frameworks: try TestFrameworks.location(),
      cache: BuildCache(folder: folder.url.appendingPathComponent("cache")),
      environment: ProcessInfo.processInfo.environment)
    return try builder.build(manifest, pluginPolicy: policy, log: log)
  }

  /// What the built program prints.
  func output(_ outcome: BuildOutcome) throws -> String {
    guard case .built(let program, _) = outcome else {
      Issue.record("\(outcome)")
      return ""
    }
    return try CommandLineTool.run(program, [], in: folder.url).output
  }

  /// The manifest of a package with one library.
  static func manifest(_ name: String, _ targets: String, _ more: String = "") -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])]\(more),
      targets: [\(targets)])
    """
  }

  /// A program that prints a value of a module.
  static func program(_ module: String, _ value: String) -> String {
    "import \(module)\n@main struct M { static func main() { print(\(value)) } }"
  }
}
