import Foundation
import ProcessSpawning
import SwiftIfConfig
import TestSupport
import Testing
import WidgetManifest
import WidgetPlatforms
import WidgetRecording

@testable import WidgetBuilder

@Suite struct CompilerTests {
  private func conditions(
    _ platform: Platform, _ mode: SwiftLanguageMode = .v5, defines: [String] = [],
    flags: [String] = [], cache: BuildCache? = nil
  ) throws -> StaticBuildConfiguration {
    let folder = try ScratchFolder()
    let compiler = try Compiler.find(environment: ProcessInfo.processInfo.environment)
    return try compiler.conditions(
      on: PlatformVersion(platform, SystemVersion(17)).triple,
      settings: CompileSettings(languageMode: mode, defines: defines, flags: flags),
      cache: cache ?? BuildCache(folder: folder.url))
  }

  @Test(arguments: Platform.allCases)
  func `the compiler knows each platform`(_ platform: Platform) throws {
    let conditions = try conditions(platform, defines: ["DEMO"])
    #expect(conditions.isActiveTargetOS(name: platform.conditionName))
    #expect(!conditions.isActiveTargetOS(name: "Linux"))
    #expect(conditions.isActiveTargetArchitecture(name: "arm64"))
    #expect(conditions.isCustomConditionSet(name: "DEMO"))
    #expect(!conditions.isCustomConditionSet(name: "DEBUG"))
    #expect(!conditions.isActiveTargetEnvironment(name: "simulator"))
  }

  @Test func `the language mode and the author's features count`() throws {
    let five = try conditions(.iOS)
    #expect(five.languageVersion < VersionTuple(6))
    #expect(!five.hasFeature(name: "ExistentialAny"))
    let six = try conditions(.iOS, .v6)
    #expect(six.languageVersion >= VersionTuple(6))
    let more = try conditions(.iOS, flags: ["-enable-upcoming-feature", "ExistentialAny"])
    #expect(more.hasFeature(name: "ExistentialAny"))
  }

  @Test func `flags that the compiler refuses leave the other conditions`() throws {
    #expect(try conditions(.watchOS, flags: ["-nonsense"]).isActiveTargetOS(name: "watchOS"))
  }

  @Test func `a compiler that gives no answer is told`() throws {
    let folder = try ScratchFolder()
    try folder.writeProgram("#!/bin/sh\necho no; exit 1\n", to: "swiftc")
    let path = folder.url.appendingPathComponent("swiftc").path
    let compiler = try Compiler.find(environment: ["WIDGETCHECK_SWIFTC": path])
    #expect(throws: BuildError(place: path, problem: .noConditions("no"))) {
      _ = try compiler.conditions(
        on: PlatformVersion(.iOS, SystemVersion(17)).triple,
        settings: CompileSettings(languageMode: .v5, defines: [], flags: []),
        cache: BuildCache(folder: folder.url.appendingPathComponent("cache")))
    }
  }

  private func unit(
    _ paths: [String], product: CompileUnit.Product = .executable, script: Bool = false,
    main: Bool = false
  ) -> CompileUnit {
    let staged = SourceStager.Staged(bytes: [], hasTopLevelCode: script, hasMainAttribute: main)
    return CompileUnit(
      name: "A", product: product,
      settings: CompileSettings(languageMode: .v6, defines: ["X"], flags: ["-Xfrontend", "-y"]),
      sources: paths.map { CompileUnit.Source(path: $0, staged: staged) })
  }

  @Test func `a script is a file called main, or a single one with statements`() {
    #expect(unit(["a.swift", "b.swift"], script: true).isLibraryStyle)
    #expect(!unit(["a.swift", "W/main.swift"]).isLibraryStyle)
    #expect(unit(["a/main.swift/b.swift"]).isLibraryStyle)
    #expect(!unit(["a.swift"], script: true).isLibraryStyle)
    #expect(unit(["a.swift"], script: true, main: true).isLibraryStyle)
    #expect(unit(["a.swift"]).isLibraryStyle)
    #expect(unit(["main.swift"], product: .module).isLibraryStyle)
  }

  @Test(arguments: [(Platform.macOS, true), (.iOS, false)])
  func `what Foundation re-exports on a platform is imported with it`(
    platform: Platform, hasRegistry: Bool
  ) throws {
    let call = CompilerCall(
      unit: unit(["a.swift"]), compiler: Compiler(executable: URL(fileURLWithPath: "/swiftc")),
      frameworks: try TestFrameworks.location(), platform: platform, modules: [],
      compilerModules: URL(fileURLWithPath: "/c"))
    let text = call.arguments.joined(separator: " ")
    #expect(text.contains("-import-module -Xfrontend IOKit") == hasRegistry)
  }

  @Test func `the settings of the author come after ours`() throws {
    let call = CompilerCall(
      unit: unit(["a.swift"]),
      compiler: Compiler(executable: URL(fileURLWithPath: "/swiftc")),
      frameworks: try TestFrameworks.location(), platform: .iOS,
      modules: [BuiltModule(name: "M", key: "", folder: URL(fileURLWithPath: "/m"))],
      compilerModules: URL(fileURLWithPath: "/c"))
    let arguments = call.arguments
    let text = arguments.joined(separator: " ")
    #expect(text.contains("-swift-version 6 -D X -Xfrontend -y"))
    #expect(text.contains("-import-module -Xfrontend FoundationSupplement"))
    // Only what is there is imported.
    #expect(!text.contains("-import-module -Xfrontend Combine"))
    let own = try #require(arguments.firstIndex(of: "/m"))
    let modules = try #require(arguments.firstIndex { $0.hasSuffix("/Modules") })
    #expect(own < modules)
    #expect(!text.contains("-load-plugin-executable"))
  }
}

@Suite struct BuildErrorTests {
  @Test(arguments: [
    (BuildError.Problem.noCompiler, "x: error: there is no Swift compiler here; put 'swiftc' on"),
    (.frameworksIncomplete, "x: error: the modules that widget code imports are not here; install"),
    (.unreadable("why"), "x: error: cannot be read: why"),
    (
      .unwritable("why"), "x: error: cannot be written: why; WIDGETCHECK_CACHE names another folder"
    ),
    (.notStarted("why"), "x: error: could not be started: why"),
    (.noConditions("why"), "x: error: the compiler does not state its conditions: why"),
    (
      .compilerFailed(.exited(3), lastLines: ["a", "b"]),
      "x: error: the compiler ended with status 3 without an error in the sources: a | b"
    ),
    (.nothingToBuild, "x: error: the manifest has a recording, and nothing to build"),
  ])
  func `an error is one line that begins with its place`(
    _ problem: BuildError.Problem, _ text: String
  ) {
    let description = BuildError(place: "x", problem: problem).description
    #expect(description.hasPrefix(text))
    #expect(!description.contains("\n"))
  }
}
