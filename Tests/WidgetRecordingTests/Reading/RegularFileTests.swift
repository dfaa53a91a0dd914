import Foundation
import Glibc
import TestSupport
import Testing
import WidgetRecording

/// Refusal of pipes and devices in place of files, before anything is read from them.
@Suite(.timeLimit(.minutes(1))) struct RegularFileTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  @Test func `a folder is told from a file, with the file that is meant`() {
    #expect(
      throws: RecordingError(
        file: "Reports", line: 0,
        problem: .unreadable("it is a folder; give the file in it that ends in .recording.jsonl"))
    ) { try Recording(contentsOf: folder.url, named: "Reports") }
  }

  @Test(arguments: ["pipe", "/dev/zero", "link"])
  func `a recording that is no file is refused at once`(_ name: String) throws {
    let pipe = folder.url.appending(path: "pipe")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "link"), withDestinationURL: pipe)
    let url = name.hasPrefix("/") ? URL(fileURLWithPath: name) : folder.url.appending(path: name)
    let kind = name.hasPrefix("/") ? "a device" : "a pipe"
    #expect(
      throws: RecordingError(
        file: "a.jsonl", line: 0, problem: .unreadable("it is \(kind), and has to be a file"))
    ) { try Recording(contentsOf: url, named: "a.jsonl") }
  }
}
