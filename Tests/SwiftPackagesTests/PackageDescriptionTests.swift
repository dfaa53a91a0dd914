import Foundation
import TestSupport
import Testing

@testable import SwiftPackages

@Suite struct PackageDescriptionTests {
  private func description(
    _ folder: ScratchFolder, targets: String, more: String = "", traits: Set<String>? = nil
  ) throws -> PackageDescription {
    let text = """
      {"name": "Sea", "products": [{"name": "Sea", "targets": ["Sea-Core"]}],
       "targets": [\(targets)], "toolsVersion": {"_version": "5.9.0"}\(more)}
      """
    return try PackageDescription(
      dump: Array(text.utf8), folder: folder.url, identity: "sea", traits: traits)
  }

  @Test func `a target's files are those of its folder without what is left out`() throws {
    let folder = try ScratchFolder([
      "Sources/Sea-Core/a.swift": "", "Sources/Sea-Core/Old/b.swift": "",
      "Sources/Sea-Core/c.c": "",
    ])
    let sea = try description(
      folder, targets: #"{"name": "Sea-Core", "type": "regular", "exclude": ["Old"]}"#)
    let target = try #require(sea.targets.first)
    #expect(target.moduleName == "Sea_Core")
    #expect(target.files(ending: ["swift"]).map(\.lastPathComponent) == ["a.swift"])
    #expect(target.files(ending: ["c"]).map(\.lastPathComponent) == ["c.c"])
    #expect(target.languageMode == "5")
    #expect(sea.products == ["Sea": ["Sea-Core"]])
  }

  @Test func `the only target may lie in the folder of sources itself`() throws {
    let folder = try ScratchFolder(["Sources/a.swift": ""])
    let target = #"{"name": "Sea", "type": "regular"}"#
    let tests = #"{"name": "SeaTests", "type": "test"}"#
    let sea = try description(folder, targets: "\(target), \(tests)")
    #expect(sea.targets.map(\.name) == ["Sea"])
    #expect(sea.targets.first?.folder?.lastPathComponent == "Sources")
  }

  @Test func `settings become arguments, and unsafe flags do not`() throws {
    let folder = try ScratchFolder(["Sources/Sea/a.swift": ""])
    let settings = """
      [{"tool": "swift", "kind": {"define": {"_0": "SALT"}}},
       {"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}},
       {"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-Ounchecked"]}}},
       {"tool": "swift", "kind": {"define": {"_0": "WINDOWS"}},
        "condition": {"platformNames": ["windows"]}},
       {"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "6"}}},
       {"tool": "linker", "kind": {"linkedLibrary": {"_0": "z"}},
        "condition": {"platformNames": ["linux"]}}]
      """
    let sea = try description(
      folder, targets: #"{"name": "Sea", "type": "regular", "settings": \#(settings)}"#)
    let target = try #require(sea.targets.first)
    #expect(
      target.settings.swift == ["-D", "SALT", "-enable-upcoming-feature", "ExistentialAny"])
    #expect(target.settings.libraries == ["z"])
    #expect(target.languageMode == "6")
  }

  @Test func `settings hold on their own platform, and in a release`() throws {
    let folder = try ScratchFolder(["Sources/Sea/a.swift": ""])
    let define = { (name: String, condition: String) in
      #"{"tool": "swift", "kind": {"define": {"_0": "\#(name)"}}, "condition": {\#(condition)}}"#
    }
    let settings = [
      define("LINUX", #""platformNames": ["linux"]"#),
      define("APPLE", #""platformNames": ["ios", "macos"]"#),
      define("TV", #""platformNames": ["tvos"]"#),
      define("DEBUG", #""platformNames": [], "config": "debug""#),
      define("RELEASE", #""platformNames": [], "config": "release""#),
    ]
    let sea = try description(
      folder,
      targets: """
        {"name": "Sea", "type": "regular", "settings": [\(settings.joined(separator: ", "))]}
        """)
    let target = try #require(sea.targets.first)
    #expect(target.settings.swift == ["-D", "LINUX", "-D", "RELEASE"])
    #expect(target.settings(on: "ios").swift == ["-D", "APPLE", "-D", "RELEASE"])
    #expect(target.settings(on: "watchos").swift == ["-D", "RELEASE"])
  }

  @Test func `a dependency knows the platforms on which it is one`() throws {
    let folder = try ScratchFolder(["Sources/Sea/a.swift": ""])
    let dependencies = """
      [{"byName": ["Salt", null]}, {"byName": ["Shore", {"platformNames": ["ios", "tvos"]}]}]
      """
    let sea = try description(
      folder, targets: #"{"name": "Sea", "type": "regular", "dependencies": \#(dependencies)}"#)
    let found = try #require(sea.targets.first).dependencies
    #expect(found.map { $0.holds(on: "linux") } == [true, false])
    #expect(found.map { $0.holds(on: "ios") } == [true, true])
  }

  @Test func `a package's manifests are no sources of a target beside them`() throws {
    let folder = try ScratchFolder([
      "Package.swift": "", "Package@swift-5.9.swift": "", "Dot.swift": "",
      "Inner/Package.swift": "",
    ])
    let sea = try description(folder, targets: #"{"name": "Dot", "type": "regular", "path": "."}"#)
    let files = try #require(sea.targets.first).files(ending: ["swift"])
    #expect(files.map(\.lastPathComponent) == ["Dot.swift", "Package.swift"])
  }

  @Test func `a folder that is processed is its files, and one that is copied stays a folder`()
    throws
  {
    let folder = try ScratchFolder([
      "Sources/Sea/a.swift": "", "Sea/.keep": "", "Sources/Sea/Raw/b.json": "",
      "Sources/Sea/Res/en.lproj/Localizable.strings": "",
      "Sources/Sea/Res/Media.xcassets/Tint.colorset/Contents.json": "{}",
      "Sources/Sea/Res/data.json": "",
    ])
    let resources = """
      [{"path": "Res", "rule": {"process": {}}}, {"path": "Raw", "rule": {"copy": {}}},
       {"path": "Gone", "rule": {"process": {}}}]
      """
    let sea = try description(
      folder, targets: #"{"name": "Sea", "type": "regular", "resources": \#(resources)}"#)
    let found = try #require(sea.targets.first).resources.map(\.lastPathComponent)
    #expect(found == ["Media.xcassets", "data.json", "Localizable.strings", "Raw"])
  }

  @Test func `dependencies are kept where their condition holds here or on a device`() throws {
    let folder = try ScratchFolder(["Sources/Sea/a.swift": ""])
    let dependencies = """
      [{"byName": ["Salt", null]}, {"product": ["Meteo", "Meteo", null, null]},
       {"byName": ["Win", {"platformNames": ["windows"]}]},
       {"target": ["Shore", {"platformNames": ["ios"]}]},
       {"byName": ["Extra", {"traits": ["Extra"]}]}, {"byName": ["Usual", {"traits": ["Usual"]}]}]
      """
    let sea = try description(
      folder, targets: #"{"name": "Sea", "type": "regular", "dependencies": \#(dependencies)}"#,
      more: #", "traits": [{"name": "default", "enabledTraits": ["Usual"]}]"#)
    let found = sea.targets.first?.dependencies.map { [$0.name, $0.package] }
    #expect(found == [["Salt", nil], ["Meteo", "meteo"], ["Shore", nil], ["Usual", nil]])
    // A chosen trait is a condition of the target's code.
    #expect(sea.targets.first?.settings.swift == ["-D", "Usual"])
  }

  @Test func `traits that are chosen hold with those that they turn on, and no others`() throws {
    let folder = try ScratchFolder(["Sources/Sea/a.swift": ""])
    let traits = """
      , "traits": [{"name": "default", "enabledTraits": ["Usual"]}, {"name": "Usual"},
        {"name": "Extra", "enabledTraits": ["More"]}, {"name": "More"}]
      """
    let defines = { (chosen: Set<String>?) in
      let sea = try self.description(
        folder, targets: #"{"name": "Sea", "type": "regular"}"#, more: traits, traits: chosen)
      return sea.targets.first?.settings.swift.filter { $0 != "-D" }
    }
    #expect(try defines(nil) == ["Usual"])
    #expect(try defines(["Extra", "Unknown"]) == ["Extra", "More"])
    #expect(try defines(["default", "More"]) == ["More", "Usual"])
    #expect(try defines([]) == [])
  }

  @Test func `projects and packages choose traits together`() throws {
    let folder = try ScratchFolder([
      "App.xcodeproj/project.pbxproj": """
      A1 = {
        isa = XCRemoteSwiftPackageReference;
        repositoryURL = "https://example.com/Meteo.git";
        requirement = { kind = exactVersion; version = 1.0.0; };
        traits = (
          Extra,
          "More-1",
        );
      };
      A2 = {isa = XCLocalSwiftPackageReference; relativePath = Kit; traits = (); };
      """,
      "Kit/Package.swift": """
      let package = Package(name: "Kit", dependencies: [
        .package(url: "https://example.com/Meteo", from: "1.0.0"),
        // .package(url: "https://example.com/None", from: "1.0.0"),
        .package(path: "../Tides", traits: [.defaults, "Deep", .trait(name: "Wide"),
          .trait(name: "Odd", condition: .when(traits: ["Kit"]))]),
        .package(url: "https://example.com/Rain", exact: "1.0.0", traits: []),
      ])
      """,
    ])
    #expect(
      PackagePlaces(below: folder.url, named: []).chosenTraits == [
        "meteo": ["Extra", "More-1", "default"], "kit": [], "rain": [],
        "tides": ["default", "Deep", "Wide"],
      ])
  }

  @Test func `a pod has all sources but those of its examples`() throws {
    let folder = try ScratchFolder([
      "Meteo.swift/Meteo/a.swift": "", "Meteo.swift/Example/b.swift": "",
    ])
    let places = PackagePlaces(below: nil, named: [folder.url])
    let pod = try #require(places.folders.first.flatMap(PackageTarget.init(sourcesIn:)))
    #expect(pod.moduleName == "Meteo")
    #expect(pod.files(ending: ["swift"]).map(\.lastPathComponent) == ["a.swift"])
  }
}
