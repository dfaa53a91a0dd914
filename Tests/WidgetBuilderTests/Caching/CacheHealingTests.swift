import Foundation
import TestSupport
import Testing

@testable import WidgetBuilder

@Suite struct CacheHealingTests {
  private let folder: ScratchFolder
  private let cache: BuildCache

  init() throws {
    folder = try ScratchFolder()
    cache = BuildCache(folder: folder.url.appendingPathComponent("cache"))
  }

  /// Makes an entry that says how often it was made; returns its folder and that number.
  private func made(
    _ key: String = "k", in cache: BuildCache? = nil, bytes: Int = 0
  ) throws -> (folder: URL, isNew: Bool) {
    var isNew = false
    let made = try (cache ?? self.cache).entry(key) { folder throws(BuildError) -> String? in
      isNew = true
      for name in ["a", "below/b"] {
        let url = folder.appendingPathComponent(name)
        try? FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(("some text of \(key)" + String(repeating: "x", count: bytes)).utf8).save(to: url)
      }
      return nil
    }
    return (try made.get(), isNew)
  }

  /// Something that happens to an entry, whose folder it is given.
  static let damages: [(String, String)] = [
    ("a file is cut short", "truncate -s 3 content/a"), ("a file is empty", ": > content/below/b"),
    (
      "a byte has changed, and no date",
      "touch -r content/a t; printf X | dd of=content/a conv=notrunc status=none; touch -r t content/a; rm t"
    ),
    ("a file is missing", "rm content/below/b"), ("a file is new", ": > content/c"),
    ("a file can be run", "chmod +x content/a"),
    ("a file is a folder", "rm content/a; mkdir content/a"),
    ("a file is a pipe", "rm content/a; mkfifo content/a"),
    ("the list is missing", "rm files-1"), ("the list is cut short", "truncate -s 80 files-1"),
    ("the list is empty", ": > files-1"), ("all is missing", "rm -r content files-1"),
    ("the list is another thing", "head -c 500 /dev/urandom > files-1"),
  ]

  @Test(arguments: damages)
  func `a damaged entry is made anew`(_ damage: (name: String, script: String)) throws {
    let entry = try made().folder.deletingLastPathComponent()
    #expect(try !made().isNew)
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", damage.script]
    shell.currentDirectoryURL = entry
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
    let (folder, isNew) = try made()
    #expect(isNew)
    #expect(
      try String(contentsOf: folder.appendingPathComponent("a"), encoding: .utf8)
        == "some text of k")
    #expect(try !made().isNew)
    #expect(try names == ["k", "k.lock"])
  }

  private var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: cache.entries.path).sorted()
    }
  }

  @Test func `a cache that was moved is used where it is`() throws {
    _ = try made()
    let there = folder.url.appendingPathComponent("there")
    try FileManager.default.moveItem(at: cache.folder, to: there)
    let found = try made(in: BuildCache(folder: there))
    #expect(!found.isNew)
    #expect(found.folder.path.hasPrefix(there.path))
  }

  @Test func `what a killed process left unfinished is removed by the next`() throws {
    _ = try made()
    for name in ["k.1234.part", "other.99.part"] {
      try folder.write("half", to: "cache/entries/\(name)/content/a")
    }
    try folder.write("", to: "cache/entries/other.lock")
    try folder.write("half", to: "cache/entries/busy.99.part/content/a")
    let lock = try FileLock(cache.lock(of: "busy"))
    _ = try made("new")
    withExtendedLifetime(lock) {}
    #expect(try names.filter { $0.hasSuffix(".part") } == ["busy.99.part"])
  }

  @Test func `above its greatest size a cache loses what was not used for longest`() throws {
    var cache = BuildCache(folder: cache.folder, greatestSize: 9000)
    for (key, age) in [("a", 3000.0), ("b", 4000), ("c", 2000), ("d", 0)] {
      let entry = try made(key, in: cache, bytes: 1000).folder.deletingLastPathComponent()
      let lastUse = try #require(
        try entry.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate)
      let past = lastUse.addingTimeInterval(-age)
      try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: entry.path)
    }
    #expect(cache.contents.entries == 4)
    // Two files of a bit more than 1000 bytes each: five such entries are above 9000 bytes.
    _ = try made("e", in: cache, bytes: 1000)
    #expect(try names.filter { !$0.contains(".") } == ["a", "c", "d", "e"])
    _ = try made("a", in: cache, bytes: 1000)
    _ = try made("f", in: cache, bytes: 1000)
    #expect(try names.filter { !$0.contains(".") } == ["a", "d", "e", "f"])
    // An entry used a short while ago may be in use, and stays in a cache above its size limit.
    cache = BuildCache(folder: cache.folder, greatestSize: 1)
    _ = try made("g", in: cache, bytes: 1000)
    #expect(try names.filter { !$0.contains(".") } == ["a", "d", "e", "f", "g"])
    cache.useTime = -1
    _ = try made("h", in: cache, bytes: 1000)
    #expect(try names.filter { !$0.contains(".") } == ["h"])
  }

  @Test func `a cache tells what it holds, and is cleaned`() throws {
    #expect(cache.contents == CacheContents())
    _ = try made("a", bytes: 1000)
    _ = try made("b", bytes: 1000)
    try folder.write("123", to: "cache/modules/X/Y.pcm")
    try folder.write("half", to: "cache/entries/c.99.part/a")
    try folder.write("", to: "cache/entries/c.lock")
    #expect(cache.contents.entries == 2)
    #expect(cache.contents.bytes == 4 * 1014)
    #expect(cache.contents.moduleBytes == 3)
    #expect(try cache.clean().entries == 2)
    #expect(cache.contents == CacheContents())
    #expect(try names == [])
    #expect(try made("a").isNew)
  }

  @Test func `a size that is none is told`() throws {
    for (text, size) in [("500MB", 500_000_000), ("1GiB", 1_073_741_824), ("", 2_000_000_000)] {
      #expect(
        try BuildCache.find(environment: ["WIDGETCHECK_CACHE_SIZE": text]).greatestSize == size)
    }
    for text in ["12 parsecs", "-1MB", "MB", "1e9B", "99999999999999999GB"] {
      #expect(throws: BuildError(place: "WIDGETCHECK_CACHE_SIZE", problem: .noSize(text))) {
        try BuildCache.find(environment: ["WIDGETCHECK_CACHE_SIZE": text])
      }
    }
  }
}
