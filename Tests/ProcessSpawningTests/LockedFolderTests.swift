import Foundation
import ProcessSpawning
import TestSupport
import Testing

@Suite struct LockedFolderTests {
  private let parent: ScratchFolder

  init() throws { parent = try ScratchFolder([:]) }

  @Test func `a folder is stale once nobody holds it, and then removed`() throws {
    var folder: LockedFolder? = try LockedFolder(prefix: "one-", in: parent.url)
    let path = try #require(folder?.path)
    LockedFolder.removeStale(prefix: "one-", in: parent.url)
    #expect(LockedFolder.stale(prefix: "one-", in: parent.url).isEmpty)
    #expect(FileManager.default.fileExists(atPath: path))
    folder = nil
    #expect(LockedFolder.stale(prefix: "two-", in: parent.url).isEmpty)
    // A process that another test is starting has the lock until its own program runs.
    let limit = ContinuousClock.now + .seconds(5)
    while LockedFolder.stale(prefix: "one-", in: parent.url).isEmpty, .now < limit { usleep(1000) }
    #expect(LockedFolder.stale(prefix: "one-", in: parent.url) == [path])
    LockedFolder.removeStale(prefix: "one-", in: parent.url)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `folders of other programs stay`() throws {
    try parent.write("mine", to: "one-other/file")
    LockedFolder.removeStale(prefix: "one-", in: parent.url)
    #expect(FileManager.default.fileExists(atPath: parent.url.path + "/one-other/file"))
  }

  @Test func `a place where nothing can be made is an error, and nothing is left`() throws {
    try parent.write("a file", to: "file")
    let place = parent.url.appending(path: "file")
    #expect(throws: SystemError.self) { try LockedFolder(prefix: "one-", in: place) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: parent.url.path) == ["file"])
  }
}
