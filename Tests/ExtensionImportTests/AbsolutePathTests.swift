import Foundation
import TestSupport
import Testing

@testable import ExtensionImport

@Suite struct AbsolutePathTests {
  @Test(arguments: [
    ("/a/b/../c/./d", "/a/c/d"), ("/..", "/"), ("/a//b/", "/a/b"), ("x/../../y", "/top/y"),
    ("🪧 é.swift", "/top/folder/🪧 é.swift"), ("", "/top/folder"),
  ])
  func `a path is told from a folder, without detours`(_ path: String, _ expected: String) {
    #expect(AbsolutePath(path, from: AbsolutePath("/top/folder")).path == expected)
  }

  @Test(arguments: [
    ("/a/b/c.swift", "/a/b", "c.swift"), ("/a/c.swift", "/a/b", "../c.swift"),
    ("/a", "/a", "."), ("/a", "/a/b/c", "../.."), ("/x/y", "/a", "../x/y"),
    ("/ab/c", "/a", "../ab/c"),
  ])
  func `the way from a folder goes up only as far as needed`(
    _ path: String, _ folder: String, _ expected: String
  ) {
    let place = AbsolutePath(path)
    #expect(place.relative(to: AbsolutePath(folder)) == expected)
    #expect(AbsolutePath(folder).appending(expected) == place)
  }

  @Test func `a folder holds itself and what is below it, and no namesake`() {
    #expect(AbsolutePath("/a/b").isWithin(AbsolutePath("/a")))
    #expect(AbsolutePath("/a").isWithin(AbsolutePath("/a")))
    #expect(!AbsolutePath("/ab").isWithin(AbsolutePath("/a")))
    #expect(AbsolutePath("/ab").isWithin(AbsolutePath("/")))
    #expect(AbsolutePath("/a/b/c").common(with: AbsolutePath("/a/bc")) == AbsolutePath("/a"))
  }

  @Test func `names, endings and stems are parts of a path`() {
    let place = AbsolutePath("/a/Base.lproj/Widget.Name.Strings")
    #expect(place.name == "Widget.Name.Strings")
    #expect(place.ending == "strings")
    #expect(place.stem == "Widget.Name")
    #expect(place.folder.ending == "lproj")
    #expect(AbsolutePath("/").name == "/")
  }

  @Test func `a file is found though its name is written in another case`() throws {
    let folder = try ScratchFolder()
    try folder.write("Sources/Widget.swift", "")
    let top = AbsolutePath(folder.url.path)
    #expect(
      top.appending("sources/WIDGET.swift").onDisk == top.appending("Sources/Widget.swift"))
    #expect(top.appending("sources/Other.swift").onDisk == nil)
  }

  @Test func `a file is found though its letters are composed in another way`() throws {
    let folder = try ScratchFolder()
    try folder.write("Caf\u{E9}.swift", "")
    let found = AbsolutePath(folder.url.path).appending("Cafe\u{301}.swift").onDisk
    #expect(found?.path.utf8.elementsEqual((folder.url.path + "/Caf\u{E9}.swift").utf8) == true)
  }

  @Test func `hidden files are no entries, and entries are in order`() throws {
    let folder = try ScratchFolder()
    for name in ["b.swift", ".hidden", "a.swift"] { try folder.write(name, "") }
    #expect(AbsolutePath(folder.url.path).entries.map(\.name) == ["a.swift", "b.swift"])
  }
}
