import ExtensionEnvironment
import Foundation
import Testing

@testable import ExtensionRuntime

extension ProcessWideTests {
  @Suite(.serialized) @MainActor final class StoredFilesTests {
    private let run = FileManager.default.temporaryDirectory
      .appendingPathComponent("stored-files-\(UUID().uuidString)")
    private var group: URL { run.appendingPathComponent("Containers/group.a") }
    private var home: URL { run.appendingPathComponent("Extension") }

    init() throws {
      for folder in [group, home.appendingPathComponent("Documents")] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
    }

    deinit { try? FileManager.default.removeItem(at: run) }

    private lazy var files = list()

    private func list(watch: FolderWatch? = FolderWatch()) -> StoredFiles {
      StoredFiles(
        containers: run.appendingPathComponent("Containers").path, home: home.path, watch: watch)
    }

    /// The notes of what some work wrote: kind, owner and path.
    private func written(by work: () throws -> Void) rethrows -> [AccessJournal.Access] {
      files.beginCall()
      _ = AccessJournal.take()
      try work()
      files.noteWritten()
      return AccessJournal.take().filter { !files.isWritten($0) }
    }

    private func words(_ notes: [AccessJournal.Access]) -> [String] {
      notes.map { "\($0.kind) \($0.name) \($0.key ?? "")" }
    }

    private func write(_ text: String, _ name: String, atomically: Bool = false) throws {
      let file = group.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: atomically ? .atomic : [])
    }

    @Test(arguments: [true, false])
    func `a file is new, then written, then changed`(isWatched: Bool) throws {
      if !isWatched { files = list(watch: nil) }
      let file = group.appendingPathComponent("count")
      #expect(words(try written { try write("1", "count") }) == ["newFile group.a count"])
      let again = try written { try write("2", "count") }
      #expect(words(again) == ["file group.a count"])
      let counted = try written {
        let number = Int(try String(contentsOf: file, encoding: .utf8)) ?? 0
        try write("\(number + 1)", "count", atomically: true)
      }
      #expect(words(counted) == ["changedFile group.a count"])
      let added = try written {
        let handle = try FileHandle(forWritingTo: file)
        try handle.seekToEnd()
        try handle.write(contentsOf: Data("4".utf8))
        try handle.close()
      }
      #expect(words(added) == ["changedFile group.a count"])
      let streamed = try written {
        let stream = try #require(fopen(file.path, "a"))
        fputs("5", stream)
        fclose(stream)
      }
      #expect(words(streamed) == ["changedFile group.a count"])
      #expect(Set((again + counted + added + streamed).map(\.value)).count == 4)
    }

    @Test func `a file that is only read is not noted`() throws {
      try write("1", "count")
      let notes = try written {
        _ = try Data(contentsOf: group.appendingPathComponent("count"))
      }
      #expect(notes.isEmpty)
    }

    @Test func `changes between two calls, and in folders made meanwhile, are told apart`() throws {
      #expect(written {}.isEmpty)
      try write("1", "new/folder/count")
      #expect(written {}.isEmpty)
      #expect(
        words(try written { try write("2", "new/folder/count") })
          == ["file group.a new/folder/count"])
      let other = run.appendingPathComponent("Containers/group.b/deep")
      let made = try written {
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        try Data("1".utf8).write(to: other.appendingPathComponent("a"))
      }
      #expect(words(made) == ["newFile group.b deep/a"])
      #expect(written {}.isEmpty)
      let moved = try written {
        let outside = run.appendingPathComponent("outside")
        try Data("3".utf8).write(to: outside)
        try FileManager.default.moveItem(at: outside, to: other.appendingPathComponent("b"))
      }
      #expect(words(moved) == ["newFile group.b deep/b"])
    }

    @Test func `a watch tells of changes once, and of what it cannot see always`() throws {
      let watch = try #require(FolderWatch())
      #expect(watch.takeChanges())
      watch.add(group.path)
      #expect(!watch.takeChanges())
      try write("1", "count")
      #expect(watch.takeChanges())
      #expect(!watch.takeChanges())
      watch.add(group.path + "/none", mayBeMissing: true)
      #expect(!watch.takeChanges())
      watch.add(group.path + "/none")
      #expect(watch.takeChanges())
    }

    @Test func `the same values are the same content, in any order`() throws {
      func value(_ text: String) throws -> String? {
        try written { try write(text, "cards.json") }.first?.value
      }
      let first = try value(#"{"a": 1, "b": [2]}"#)
      #expect(first != nil)
      #expect(try value(#"{"b":[2],"a":1}"#) == first)
      #expect(try value(#"{"b":[3],"a":1}"#) != first)
      let lists: [[String: Any]] = [["a": 1, "b": Data([1])], ["b": Data([1]), "a": 1]]
      let digests = try lists.map { list in
        let data = try PropertyListSerialization.data(
          fromPropertyList: list, format: .binary, options: 0)
        return try written { try data.write(to: group.appendingPathComponent("a.plist")) }.first?
          .value
      }
      #expect(digests[0] != nil && digests[0] == digests[1])
    }

    @Test func `caches, temporary and hidden files, defaults and databases are left out`() throws {
      let notes = try written {
        for name in [
          "Library/Caches/a", "tmp/a", ".hidden/a", "Library/Preferences/group.a.plist", "a.db-wal",
        ] { try write("1", name) }
        try write("SQLite format 3\0", "a.db")
        try write("1", "Library/Application Support/a")
      }
      #expect(words(notes) == ["newFile group.a Library/Application Support/a"])
    }

    @Test func `the extension's own container counts, where it lies beside the others`() throws {
      let support = home.appendingPathComponent(".local/share/Model")
      let notes = try written {
        try Data("1".utf8).write(to: home.appendingPathComponent("Documents/a"))
        try FileManager.default.createDirectory(at: support, withIntermediateDirectories: true)
        try Data("1".utf8).write(to: support.appendingPathComponent("b"))
      }
      #expect(
        words(notes) == [
          "newFile the extension's container Documents/a",
          "newFile the extension's container Library/Application Support/Model/b",
        ])
      #expect(notes.allSatisfy { $0.value != nil })
      let files = StoredFiles(containers: group.path, home: home.path)
      files.beginCall()
      try Data("2".utf8).write(to: home.appendingPathComponent("Documents/a"))
      files.noteWritten()
      #expect(AccessJournal.take().isEmpty)
    }

    @Test func `a file that is looked for and is not there is noted, and a folder's list`() throws {
      // As in a static property, which only the first call of a process evaluates.
      let file = group.appendingPathComponent("notes/a.json")
      func missed(_ work: () throws -> Void) rethrows -> [String] {
        try written(by: work).map { "\($0.kind) \($0.name) \($0.key ?? "-") \($0.value ?? "-")" }
      }
      #expect(missed { _ = try? Data(contentsOf: file) } == ["missingFile group.a notes/a.json -"])
      #expect(
        missed { _ = FileManager.default.fileExists(atPath: file.path) }
          == ["missingFile group.a notes/a.json -"])
      #expect(missed { _ = fopen(file.path, "r") } == ["missingFile group.a notes/a.json -"])
      #expect(
        missed {
          let ended = DispatchSemaphore(value: 0)
          DispatchQueue.global().async {
            _ = try? Data(contentsOf: file)
            ended.signal()
          }
          ended.wait()
        } == ["missingFile group.a notes/a.json -"])
      #expect(
        try missed { _ = try FileManager.default.contentsOfDirectory(atPath: group.path) }
          == ["missingFile group.a - -"])
      #expect(
        missed {
          _ = GroupFolder.holdsFiles(group.path)
          for path in ["Library/Preferences/a.plist", ".hidden"] {
            _ = try? Data(contentsOf: group.appendingPathComponent(path))
          }
          _ = try? Data(contentsOf: home.appendingPathComponent("Documents/b"))
        } == [])
      try write("1", "count")
      #expect(
        missed { _ = try? Data(contentsOf: file) } == ["missingFile group.a notes/a.json files"])
      // Outside of a call nothing is noted.
      _ = try? Data(contentsOf: file)
      #expect(AccessJournal.take().isEmpty)
    }
  }
}
