import FileTypes
import Foundation
import Glibc
import TestSupport
import Testing

@Suite struct FileTypeTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write("x", to: "file")
    #expect(mkfifo(folder.url.appending(path: "pipe").path, 0o600) == 0)
    for name in ["file", "pipe", "none"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: "link to \(name)").path, withDestinationPath: name)
    }
  }

  private func type(_ name: String) -> FileType? {
    FileType(at: folder.url.appending(path: name).path)
  }

  @Test func `a type is that of what a link leads to`() {
    #expect(type("file") == .file && type("link to file") == .file)
    #expect(type("pipe") == .pipe && type("link to pipe") == .pipe)
    #expect(type("") == .folder)
    #expect(FileType(at: "/dev/zero") == .device)
    #expect(type("none") == nil && type("link to none") == nil && type("file/inside") == nil)
  }

  @Test func `files, folders and what is not there may be opened`() {
    for name in ["file", "", "none"] {
      #expect(throws: Never.self) {
        try folder.url.appending(path: name).refuseIrregularFile()
      }
    }
  }

  @Test func `a pipe may not be opened, and is named`() {
    let error = #expect(throws: CocoaError.self) {
      try folder.url.appending(path: "link to pipe").refuseIrregularFile()
    }
    #expect(error?.localizedDescription.contains("it is a pipe, and has to be a file") == true)
  }
}
