import Foundation
import Synchronization
import TestSupport
import Testing

@testable import WidgetBuilder

@Suite struct ContentHashTests {
  @Test func `parts do not run into each other`() {
    func text(_ parts: [String]) -> String {
      var hash = ContentHash()
      for part in parts { hash.add(part) }
      return hash.text
    }
    #expect(text(["ab", "c"]) != text(["a", "bc"]))
    #expect(text(["a", ""]) != text(["a"]))
    #expect(text(["a"]).count == 64)
  }
}

@Suite struct BuildCacheTests {
  private final class Counter: Sendable {
    let count = Mutex(0)
  }

  private func make(_ text: String, in cache: BuildCache, key: String = "k") throws -> URL {
    let made = try cache.entry(key) { folder throws(BuildError) -> String? in
      try Data(text.utf8).save(to: folder.appendingPathComponent("a"))
      return nil
    }
    return try made.get()
  }

  @Test func `an entry is made once`() throws {
    let folder = try ScratchFolder()
    let cache = BuildCache(folder: folder.url)
    let first = try make("one", in: cache)
    let second = try make("two", in: cache)
    #expect(first == second)
    #expect(try String(contentsOf: first.appendingPathComponent("a"), encoding: .utf8) == "one")
  }

  @Test func `a failure leaves nothing behind`() throws {
    let folder = try ScratchFolder()
    let cache = BuildCache(folder: folder.url)
    let failed = try cache.entry("k") { folder throws(BuildError) -> String? in
      try Data().save(to: folder.appendingPathComponent("half"))
      return "no"
    }
    #expect(throws: CacheMiss<String>.self) { try failed.get() }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appendingPathComponent("entries").path)
    #expect(names == ["k.lock"])
    #expect(throws: BuildError.self) {
      _ = try cache.entry("k") { folder throws(BuildError) -> String? in
        throw BuildError(place: "x", problem: .noCompiler)
      }
    }
    _ = try make("now", in: cache)
  }

  @Test func `many at once make one entry`() async throws {
    let folder = try ScratchFolder()
    let cache = BuildCache(folder: folder.url)
    let counter = Counter()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          _ = try cache.entry("k") { _ throws(BuildError) -> String? in
            counter.count.withLock { $0 += 1 }
            return nil
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(counter.count.withLock { $0 } == 1)
  }

  @Test func `what nobody used for long is removed with the next entry`() throws {
    let folder = try ScratchFolder()
    let cache = BuildCache(folder: folder.url)
    let old = try make("old", in: cache, key: "old").deletingLastPathComponent()
    let kept = try make("kept", in: cache, key: "kept").deletingLastPathComponent()
    let past = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: old.path)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: kept.path)
    _ = try make("used", in: cache, key: "kept")
    _ = try make("new", in: cache, key: "new")
    #expect(!FileManager.default.fileExists(atPath: old.path))
    #expect(FileManager.default.fileExists(atPath: kept.path))
  }

  @Test func `the folder is the one that the environment names`() throws {
    let path = { (environment: [String: String]) in
      try BuildCache.find(environment: environment).folder.path
    }
    #expect(try path(["WIDGETCHECK_CACHE": "/a", "XDG_CACHE_HOME": "/b", "HOME": "/c"]) == "/a")
    #expect(try path(["WIDGETCHECK_CACHE": "", "XDG_CACHE_HOME": "/b"]) == "/b/widgetcheck")
    #expect(try path(["HOME": "/c"]) == "/c/.cache/widgetcheck")
  }

  @Test func `a folder that cannot be made is told by its path`() throws {
    let folder = try ScratchFolder(["file": ""])
    let cache = BuildCache(folder: folder.url.appendingPathComponent("file"))
    do {
      _ = try make("x", in: cache)
      Issue.record("a file is no folder")
    } catch let error as BuildError {
      #expect(error.place.hasSuffix("/file/entries"))
      #expect(error.description.hasSuffix("; WIDGETCHECK_CACHE names another folder"))
    }
  }
}
