import Foundation
import Synchronization
import TestSupport
import Testing

@testable import WidgetBuilder

@Suite struct ContentHashTests {
  private func digest(_ bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finished().map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  @Test func `the digest is that of the standard`() {
    #expect(
      digest([]) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      digest(Array("abc".utf8))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      digest(Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8))
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      digest([UInt8](repeating: UInt8(ascii: "a"), count: 100_000))
        == "6d1cf22d7cc09b085dfc25ee1a1f3ae0265804c607bc2074ad253bcc82fd81ee")
  }

  @Test(arguments: [0, 1, 55, 56, 63, 64, 65, 119, 120, 128])
  func `bytes may come in any pieces`(_ count: Int) {
    let bytes = (0..<count).map { UInt8($0) }
    var pieces = SHA256()
    for byte in bytes { pieces.update([byte]) }
    var whole = SHA256()
    whole.update(bytes)
    #expect(pieces.finished() == whole.finished())
  }

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
    let old = try make("old", in: cache, key: "old")
    let kept = try make("kept", in: cache, key: "kept")
    let past = Date().addingTimeInterval(-BuildCache.lifetime - 60)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: old.path)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: kept.path)
    _ = try make("used", in: cache, key: "kept")
    _ = try make("new", in: cache, key: "new")
    #expect(!FileManager.default.fileExists(atPath: old.path))
    #expect(FileManager.default.fileExists(atPath: kept.path))
  }

  @Test func `the folder is the one that the environment names`() {
    let path = { (environment: [String: String]) in
      BuildCache.find(environment: environment).folder.path
    }
    #expect(path(["WIDGETCHECK_CACHE": "/a", "XDG_CACHE_HOME": "/b", "HOME": "/c"]) == "/a")
    #expect(path(["WIDGETCHECK_CACHE": "", "XDG_CACHE_HOME": "/b"]) == "/b/widgetcheck")
    #expect(path(["HOME": "/c"]) == "/c/.cache/widgetcheck")
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
