import FoundationSupplement
import Testing

@Suite struct FileWrapperTests {
  @Test func `a folder is written and read with all that it holds`() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("FileWrapperTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    let inner = FileWrapper(directoryWithFileWrappers: [
      "b.txt": FileWrapper(regularFileWithContents: Data("b".utf8))
    ])
    let folder = FileWrapper(directoryWithFileWrappers: [
      "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8)), "inner": inner,
    ])
    try folder.write(to: url, options: .withNameUpdating, originalContentsURL: nil)
    #expect(folder.filename == url.lastPathComponent)
    let read = try FileWrapper(url: url)
    #expect(read.isDirectory && !read.isRegularFile)
    #expect(read.fileWrappers?.keys.sorted() == ["a.txt", "inner"])
    #expect(read.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
    let nested = read.fileWrappers?["inner"]?.fileWrappers?["b.txt"]
    #expect(nested?.regularFileContents == Data("b".utf8))
    #expect(throws: (any Error).self) {
      try FileWrapper(url: url.appendingPathComponent("missing"))
    }
  }

  @Test func `a name that is taken gets a number`() {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    let (first, second) = (
      FileWrapper(regularFileWithContents: Data()), FileWrapper(regularFileWithContents: Data())
    )
    first.preferredFilename = "a"
    second.preferredFilename = "a"
    #expect(folder.addFileWrapper(first) == "a")
    let name = folder.addFileWrapper(second)
    #expect(name != "a" && folder.fileWrappers?[name] === second)
    folder.removeFileWrapper(first)
    #expect(folder.fileWrappers?.count == 1)
  }
}
