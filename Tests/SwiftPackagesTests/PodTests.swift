import Foundation
import TestSupport
import Testing

@testable import SwiftPackages

/// Sources of CocoaPods and Carthage, which have no manifest of a package.
@Suite struct PodTests {
  private func pod(_ name: String, in files: [String: String]) throws -> (
    folder: ScratchFolder, target: PackageTarget
  ) {
    let folder = try ScratchFolder(files)
    let place = PackagePlaces.Folder(
      identity: name.lowercased().split(separator: "/").last.map(String.init) ?? "",
      url: folder.url.appendingPathComponent(name))
    return (folder, try #require(PackageTarget(sourcesIn: place)))
  }

  private func names(_ target: PackageTarget) -> [String] {
    target.files(ending: ["swift"]).map(\.lastPathComponent)
  }

  @Test(arguments: ["ReachabilitySwift", "ReachabilitySwift-iOS"])
  func `a module has the name that CocoaPods gives it`(support: String) throws {
    let map = "framework module Reachability {\n  umbrella header \"x.h\"\n}\n"
    let pod = try pod(
      "Pods/ReachabilitySwift",
      in: [
        "Pods/ReachabilitySwift/Sources/a.swift": "",
        "Pods/Target Support Files/\(support)/\(support).modulemap": map,
      ])
    #expect(pod.target.moduleName == "Reachability")
  }

  @Test func `a description names module, sources and what is none of them`() throws {
    let text = """
      Pod::Spec.new do |s|
        s.name = 'lottie-ios'
        s.module_name = 'Lottie'
        s.source_files = [
          'Sources/**/*.{h,swift}',
          "Extra/One.swift"
        ]
        s.exclude_files = 'Sources/Mac/**/*'
      end
      """
    let pod = try pod(
      "lottie-ios",
      in: [
        "lottie-ios/lottie-ios.podspec": text, "lottie-ios/Sources/a.swift": "",
        "lottie-ios/Sources/Mac/b.swift": "", "lottie-ios/Extra/One.swift": "",
        "lottie-ios/Extra/Two.swift": "", "lottie-ios/App/c.swift": "",
      ])
    #expect(pod.target.moduleName == "Lottie")
    #expect(names(pod.target) == ["One.swift", "a.swift"])
  }

  @Test func `folders of tests and demonstrations are none of the module's`() throws {
    let pod = try pod(
      "Solo",
      in: [
        "Solo/Solo/S.swift": "", "Solo/Solo/Latest/L.swift": "", "Solo/SoloTests/T.swift": "",
        "Solo/SoloDemo/D.swift": "", "Solo/Sources/SoloUITests/U.swift": "",
        "Solo/Example/E.swift": "",
      ])
    #expect(names(pod.target) == ["L.swift", "S.swift"])
    let test = try self.pod("SnapshotTest", in: ["SnapshotTest/SnapshotTest/S.swift": ""])
    #expect(names(test.target) == ["S.swift"])
  }

  @Test func `what a pod is built on stands in its imports`() throws {
    let text = """
      import Foundation
      @testable import Inner
        public import struct Sea.Tide
      @_exported import Maps
      // import Nothing
      let text = "import Text"
      """
    let pod = try pod("Outer", in: ["Outer/a.swift": text, "Outer/b.swift": "import Outer"])
    #expect(pod.target.importedModules == ["Foundation", "Inner", "Sea", "Maps"])
    #expect(pod.target.isWithoutManifest)
  }
}
