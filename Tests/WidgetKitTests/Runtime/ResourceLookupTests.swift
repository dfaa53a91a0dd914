import ExtensionEnvironment
import Foundation
import Testing

@testable import ExtensionRuntime

/// The resources that are looked for in a bundle.
@Suite struct ResourceLookupTests {
  @Test func `a resource that a bundle does not have is noted`() async {
    await #expect(processExitsWith: .success) {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("resources-\(ProcessInfo.processInfo.processIdentifier).bundle")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: folder.appendingPathComponent("here.db"))
      let bundle = try #require(Bundle(url: folder))
      _ = AccessJournal.take()
      #expect(bundle.notedPath(forResource: "here", ofType: "db") != nil)
      #expect(bundle.notedURL(forResource: "here.db", withExtension: nil) != nil)
      #expect(bundle.notedPath(forResource: "tides", ofType: "db") == nil)
      #expect(bundle.notedURL(forResource: "tides", withExtension: "json") == nil)
      #expect(bundle.notedURL(forResource: "tides.txt", withExtension: nil) == nil)
      let notes = AccessJournal.take()
      #expect(notes.map(\.name) == ["tides.db", "tides.json", "tides.txt"])
      #expect(notes.allSatisfy { $0.kind == "resource" })
      try FileManager.default.removeItem(at: folder)
    }
  }
}
