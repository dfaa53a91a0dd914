import Foundation
import TestSupport
import Testing
import WidgetManifest

@Suite struct SourcesTests {
  private func folder() throws -> ScratchFolder {
    try ScratchFolder([
      "W/A.swift": "", "W/B.swift": "", "W/Deep/C.swift": "", "W/Info.plist": "",
      "W/.hidden/D.swift": "", "Tests/T.swift": "", "odd [name].swift": "",
    ])
  }

  private func sources(_ keys: String, in folder: ScratchFolder? = nil) throws -> [String] {
    let manifest = try readWhole(
      #"{version: 1, platform: "iOS", extension: {\#(keys)}}"#, in: folder ?? self.folder())
    guard case .sources(let sources) = manifest.source else {
      Issue.record("the manifest has sources")
      return []
    }
    return sources.sources.map(\.path)
  }

  @Test func `a folder stands for the Swift files below it`() throws {
    #expect(try sources(#"sources: ["W"]"#) == ["W/A.swift", "W/B.swift", "W/Deep/C.swift"])
    #expect(try sources(#"sources: ["./W/"]"#) == ["W/A.swift", "W/B.swift", "W/Deep/C.swift"])
  }

  @Test func `a file that two patterns match counts once, in the order of paths`() throws {
    #expect(
      try sources(#"sources: ["W/B.swift", "W/*.swift", "Tests/*"]"#)
        == ["Tests/T.swift", "W/A.swift", "W/B.swift"])
  }

  @Test(arguments: [
    #"exclude: ["W/B.swift"]"#, #"exclude: ["**/B.*"]"#, #"exclude: ["W/[B]*", "W/None.swift"]"#,
  ])
  func `what is excluded is left out`(_ exclude: String) throws {
    #expect(
      try sources(#"sources: ["W"], "# + exclude) == ["W/A.swift", "W/Deep/C.swift"])
  }

  @Test func `a folder can be excluded`() throws {
    #expect(try sources(#"sources: ["W"], exclude: ["W/Deep"]"#) == ["W/A.swift", "W/B.swift"])
  }

  @Test func `a path that exists is a path, whatever characters it has`() throws {
    #expect(try sources(#"sources: ["odd [name].swift"]"#) == ["odd [name].swift"])
  }

  @Test func `a folder without Swift files is an error`() throws {
    let folder = try ScratchFolder(["Empty/readme.md": ""])
    #expect(
      try complaints {
        try readWhole(
          #"{version: 1, platform: "iOS", extension: {sources: ["Empty"]}}"#, in: folder)
      } == ["widgetcheck.json#/extension/sources/0: no file matches 'Empty/**/*.swift'"])
  }

  @Test func `a link out of the root is an error, a wider root allows it`() throws {
    let outside = try ScratchFolder(["Shared.swift": ""])
    let folder = try folder()
    try folder.link("W/Shared.swift", to: outside.url.path + "/Shared.swift")
    let below = try complaints {
      try readWhole(#"{version: 1, platform: "iOS", extension: {sources: ["W"]}}"#, in: folder)
    }
    #expect(
      below == [
        "widgetcheck.json#/extension/sources/0: 'Shared.swift' leads outside the root folder; "
          + "widen 'root' if it may"
      ])
    let all = try complaints {
      try readWhole(
        #"{version: 1, platform: "iOS", extension: {sources: ["W/*.swift"]}}"#, in: folder)
    }
    #expect(
      all == [
        "widgetcheck.json#/extension/sources/0: 'W/Shared.swift' leads outside the root folder; "
          + "widen 'root' if it may"
      ])
    let wide = try readWhole(
      #"{version: 1, platform: "iOS", root: "..", extension: {sources: ["W/*.swift"]}}"#,
      in: folder)
    guard case .sources(let sources) = wide.source else {
      Issue.record("the manifest has sources")
      return
    }
    #expect(sources.sources.count == 3)
  }

  @Test func `modules keep the order in which they are written`() throws {
    let manifest = try readWhole(
      """
      {version: 1, platform: "iOS", extension: {sources: ["W"], modules: [
        {name: "Zed", sources: ["Tests"]}, {name: "Abc", sources: ["W/Deep"], defines: ["X"]}]}}
      """, in: folder())
    guard case .sources(let sources) = manifest.source else {
      Issue.record("the manifest has sources")
      return
    }
    #expect(sources.modules.map(\.name) == ["Zed", "Abc"])
    #expect(sources.modules[1].defines == ["X"])
    #expect(sources.modules[1].languageMode == .v5)
  }

  @Test func `two modules of one name are an error`() throws {
    let all = try complaints {
      try readWhole(
        """
        {version: 1, platform: "iOS", extension: {sources: ["W"], modules: [
          {name: "A", sources: ["W"]}, {name: "A", sources: ["W"]}, {sources: ["W"]}, {name: "B"}]}}
        """, in: folder())
    }
    #expect(
      all == [
        "widgetcheck.json#/extension/modules/1/name: 'A' is already taken in this list",
        "widgetcheck.json#/extension/modules/2: the key 'name' is missing",
        "widgetcheck.json#/extension/modules/3: the key 'sources' is missing",
      ])
  }
}
