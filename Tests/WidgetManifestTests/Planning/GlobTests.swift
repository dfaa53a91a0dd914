import Foundation
import TestSupport
import Testing

@testable import WidgetManifest

@Suite struct GlobTests {
  @Test(arguments: [
    ("Cards/*/timeline", "Cards/Weather/systemSmall/-/timeline", true),
    ("Cards/*/snapshot", "Cards/Weather/systemSmall/-/timeline", false),
    ("*Weather*", "Cards/Weather/systemSmall/-/timeline", true),
    ("a?c", "abc", true), ("a?c", "ac", false), ("[a-c]x", "bx", true), ("[!a-c]x", "bx", false),
    ("[]]", "]", true), ("{a,b{c,d}}", "bd", true), ("{a,b}", "c", false), ("{,x}a", "a", true),
    (#"\*"#, "*", true), (#"\*"#, "a", false), ("*a*b*c*", "xxaxxbxxcxx", true), ("", "", false),
    ("🎛️*", "🎛️Dial", true),
  ])
  func `a pattern matches a text as a whole`(_ pattern: String, _ text: String, _ matches: Bool) {
    #expect((GlobPattern(pattern)?.matches(text) ?? false) == matches)
  }

  @Test(arguments: ["[a", "{a,b", #"a\"#, "[z-a]", "", "a\0"])
  func `a pattern left open is none`(_ pattern: String) {
    #expect(GlobPattern(pattern) == nil)
  }

  @Test func `many stars take no longer than the text is long`() {
    let pattern = GlobPattern(String(repeating: "a*", count: 60) + "b")
    #expect(pattern?.matches(String(repeating: "a", count: 2000)) == false)
  }

  @Test func `braces that would make too many patterns are refused`() {
    #expect(GlobPattern(String(repeating: "{a,b}", count: 20)) == nil)
  }

  private func paths(_ pattern: String, in folder: ScratchFolder, below: String = "") throws
    -> [String]
  {
    let start = folder.url.appendingPathComponent(below).path
    let root = RootFolder(folder: start, root: folder.url.path)
    return try root.expand(#require(GlobPattern(pattern))).get().map(\.path)
  }

  private func tree() throws -> ScratchFolder {
    try ScratchFolder([
      "A.swift": "", "Sub/B.swift": "", "Sub/Deep/C.swift": "", "Sub/notes.txt": "",
      ".hidden/D.swift": "", "Sub/.E.swift": "",
    ])
  }

  @Test func `two stars reach every folder that is not hidden`() throws {
    #expect(try paths("**/*.swift", in: tree()) == ["A.swift", "Sub/B.swift", "Sub/Deep/C.swift"])
    #expect(try paths("**/Deep/*", in: tree()) == ["Sub/Deep/C.swift"])
    #expect(
      try paths("Sub/**", in: tree()) == ["Sub/B.swift", "Sub/Deep/C.swift", "Sub/notes.txt"])
  }

  @Test func `one star stays in its folder, and braces choose`() throws {
    #expect(try paths("*.swift", in: tree()) == ["A.swift"])
    #expect(try paths("Sub/*.{txt,swift}", in: tree()) == ["Sub/B.swift", "Sub/notes.txt"])
    #expect(try paths("Sub/.*.swift", in: tree()) == ["Sub/.E.swift"])
  }

  @Test func `a pattern may climb as far as the root`() throws {
    #expect(try paths("../*.swift", in: tree(), below: "Sub") == ["A.swift"])
    #expect(throws: RootFolder.PathProblem.leavesRoot("../A.swift")) {
      let folder = try tree()
      let sub = folder.url.appendingPathComponent("Sub").path
      let root = RootFolder(folder: sub, root: sub)
      _ = try root.expand(#require(GlobPattern("../A.swift"))).get()
    }
  }

  @Test func `a link may lead around in the root and not out of it`() throws {
    let outside = try ScratchFolder(["Secret.swift": ""])
    let folder = try tree()
    try folder.link("Sub/Loop", to: "..")
    #expect(try paths("**/C.swift", in: folder).contains("Sub/Deep/C.swift"))
    try folder.link("Sub/Out", to: outside.url.path)
    #expect(throws: RootFolder.PathProblem.leavesRoot("Sub/Out/Secret.swift")) {
      _ = try paths("Sub/*/Secret.swift", in: folder)
    }
  }

  @Test func `a path is found, missed, or said to lead outside`() throws {
    let outside = try ScratchFolder(["Secret.plist": ""])
    let folder = try tree()
    try folder.link("Info.plist", to: outside.url.appendingPathComponent("Secret.plist").path)
    let root = RootFolder(folder: folder.url.path, root: folder.url.path)
    #expect(try root.resolve("Sub/../A.swift").get().path == "A.swift")
    #expect(root.resolve("None.plist") == .failure(.notFound("None.plist")))
    #expect(root.resolve("Info.plist") == .failure(.leavesRoot("Info.plist")))
    #expect(root.resolve("../x") == .failure(.leavesRoot("../x")))
    #expect(root.resolve("No/../../x") == .failure(.leavesRoot("No/../../x")))
    #expect(root.resolve("/etc/passwd") == .failure(.leavesRoot("/etc/passwd")))
    #expect(try root.resolve("new/base.json", mustExist: false).get().path == "new/base.json")
  }
}
