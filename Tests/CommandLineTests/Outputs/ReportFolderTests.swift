import Foundation
import TestSupport
import Testing

/// A folder into which several reports are written, one after the other.
@Suite struct ReportFolderTests {
  private static func recording(of kind: String) -> String {
    """
    {"event": "header", "version": 1, "bundle": "Desk", "platform": "iOS", "osVersion": "17.0", \
    "start": 0, "end": 86400, "timeZone": "UTC", "locale": "en_US"}
    {"event": "widget", "kind": "\(kind)", "families": ["systemSmall"], "configuration": "static"}
    {"event": "call", "id": "Desk/\(kind)/systemSmall/-/timeline", "kind": "\(kind)", \
    "family": "systemSmall", "configuration": "-", "mode": "timeline", "at": 0, \
    "outcome": "returned", "isPreview": false, "entries": [], "policy": "never", "stdout": ""}

    """
  }

  @Test func `pages of an earlier report go, and nothing else`() throws {
    let folder = try ScratchFolder([
      "a.jsonl": Self.recording(of: "Clock"), "b.jsonl": Self.recording(of: "Lamp"),
    ])
    func isThere(_ path: String) -> Bool {
      FileManager.default.fileExists(atPath: folder.url.appending(path: path).path)
    }
    func replay(_ recording: String, _ format: String = "html") throws {
      _ = try Program.run(
        ["replay", recording, "--output", "out", "--format", format], in: folder.url)
    }
    try replay("a.jsonl")
    #expect(isThere("out/widgets/Desk/Clock.html"))
    let page = try String(
      contentsOf: folder.url.appending(path: "out/widgets/Desk/Clock.html"), encoding: .utf8)
    // A page that nobody listed, one that is no report's, and one outside the folder.
    try folder.write(page, to: "out/widgets/Desk/Mine.html")
    try folder.write("<p>mine</p>", to: "out/widgets/Desk/Other.html")
    try folder.write(page, to: "outside/Page.html")
    let list = folder.url.appending(path: "out/assets/pages.txt")
    let listed = try String(contentsOf: list, encoding: .utf8)
    try folder.write(
      listed + "widgets/Desk/Other.html\nwidgets/../../outside/Page.html\n",
      to: "out/assets/pages.txt")
    try replay("b.jsonl", "json")
    #expect(isThere("out/widgets/Desk/Clock.html"))
    try replay("b.jsonl")
    #expect(!isThere("out/widgets/Desk/Clock.html"))
    #expect(isThere("out/widgets/Desk/Lamp.html") && isThere("out/checks.html"))
    #expect(isThere("out/widgets/Desk/Mine.html") && isThere("out/widgets/Desk/Other.html"))
    #expect(isThere("outside/Page.html"))
  }
}
