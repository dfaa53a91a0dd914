import Foundation
import TestSupport
import Testing
import WidgetManifest

@Suite struct ManifestDiscoveryTests {
  private func tree() throws -> ScratchFolder {
    try ScratchFolder([
      "B/widgetcheck.json": "", "A/Deep/widgetcheck.plist": "", "A/other.json": "",
      ".build/widgetcheck.json": "", ".hidden/widgetcheck.json": "",
    ])
  }

  private func names(_ arguments: [String], in folder: ScratchFolder) throws -> [String] {
    try ManifestDiscovery.manifests(for: arguments, from: folder.url).map(\.name)
  }

  @Test func `a folder stands for the manifests below it, hidden folders aside`() throws {
    let folder = try tree()
    let all = ["A/Deep/widgetcheck.plist", "B/widgetcheck.json"]
    #expect(try names([], in: folder) == all)
    #expect(try names(["."], in: folder) == all)
    #expect(try names(["B/", "A"], in: folder) == all.reversed())
  }

  @Test func `a file stands for itself, and two arguments for one manifest count once`() throws {
    let folder = try tree()
    #expect(try names(["A/other.json"], in: folder) == ["A/other.json"])
    #expect(try names(["B/widgetcheck.json", "B"], in: folder) == ["B/widgetcheck.json"])
    let absolute = folder.url.appendingPathComponent("B").path
    #expect(try names([absolute], in: folder) == [absolute + "/widgetcheck.json"])
  }

  @Test func `a link to a folder is not followed`() throws {
    let folder = try tree()
    try folder.link("A/Loop", to: "..")
    #expect(try names(["A"], in: folder) == ["A/Deep/widgetcheck.plist"])
  }

  @Test func `every argument that names nothing is told`() throws {
    let folder = try tree()
    try folder.write("", to: "Empty/readme.txt")
    #expect(
      throws: ManifestErrors([
        ManifestError(file: "None", problem: .notFound("None")),
        ManifestError(file: "Empty", problem: .noManifest("widgetcheck.json")),
      ])
    ) {
      try names(["None", "B", "Empty"], in: folder)
    }
  }
}
