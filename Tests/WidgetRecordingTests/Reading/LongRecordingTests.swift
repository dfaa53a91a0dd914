import Foundation
import TestSupport
import Testing
import WidgetRecording

/// Recordings of many megabytes, whose lines are read side by side.
@Suite struct LongRecordingTests {
  /// Lines after the header, each of a quarter of a megabyte.
  private static let count = 28
  private static let padding = String(repeating: "é", count: 1 << 17)

  private static func line(_ number: Int) -> String {
    #"{"event":"claim","kind":"\#(number)\#(padding)"}"#
  }

  /// The bytes of a header and the lines, some of which are others.
  private func bytes(_ others: [Int: String] = [:], end: String = "\n") -> [UInt8] {
    let lines = [Recording.headerLine] + (1...Self.count).map { others[$0] ?? Self.line($0) }
    return Array((lines.joined(separator: "\n") + end).utf8)
  }

  /// Reads bytes from memory and from a file, which must come to the same.
  private func read(_ bytes: some Sequence<UInt8>) throws -> Recording {
    let folder = try ScratchFolder()
    let url = folder.url.appending(path: "long.jsonl")
    try Data(bytes).write(to: url)
    let fromFile = Result { () throws(RecordingError) in
      try Recording(contentsOf: url, named: "long.jsonl")
    }
    let fromMemory = Result { () throws(RecordingError) in
      try Recording(bytes, file: "long.jsonl")
    }
    #expect(fromFile == fromMemory)
    return try fromFile.get()
  }

  private func problem(_ bytes: [UInt8]) -> RecordingError? {
    do {
      _ = try read(bytes)
      return nil
    } catch {
      return error as? RecordingError
    }
  }

  @Test(arguments: ["\n", "", "\r\n\n \n"])
  func `events of a long recording are in the order of their lines`(_ end: String) throws {
    let recording = try read(bytes(end: end))
    let kinds = recording.claims.map { $0.kind.replacing(Self.padding, with: "") }
    #expect(kinds == (1...Self.count).map { "\($0)" })
    #expect(!recording.isTruncated)
  }

  @Test(arguments: [1, 2, 9, 14, 15, 16, 27, 28])
  func `an error is told with its line, wherever that is`(_ line: Int) {
    let expected = RecordingError(
      file: "long.jsonl", line: line + 1, problem: .malformed("the key 'kind' is missing"))
    #expect(problem(bytes([line: #"{"event":"claim"}"#])) == expected)
    let header = RecordingError(file: "long.jsonl", line: line + 1, problem: .repeatedHeader)
    #expect(problem(bytes([line: Recording.headerLine])) == header)
    let undated = #"{"event":"reloadRequest","at":"NaN"}"#
    let instant = RecordingError(file: "long.jsonl", line: line + 1, problem: .badInstant)
    #expect(problem(bytes([line: undated])) == instant)
  }

  @Test func `of several errors the first line's is told`() {
    let others = [3: "[]", 20: "{}", 28: "rubbish"]
    #expect(problem(bytes(others))?.line == 4)
    #expect(problem(bytes([20: "{}", 28: "rubbish"]))?.line == 21)
    // An empty line counts, although it is skipped.
    #expect(problem(bytes([1: "", 2: " \t", 28: "{}"]))?.line == 29)
  }

  @Test func `only the last line of all may be cut short`() throws {
    let cut = try read(bytes(end: "").dropLast())
    #expect(cut.isTruncated)
    #expect(cut.claims.count == Self.count - 1)
    let broken = String(Self.line(14).dropLast())
    #expect(problem(bytes([14: broken]))?.line == 15)
    #expect(problem(bytes([28: broken]))?.line == 29)
  }

  @Test func `one line that is longer than all others is read as one`() throws {
    let long = String(repeating: "x", count: 5 << 20)
    let lines = ["first", long, "last"].map { #"{"event":"claim","kind":"\#($0)"}"# }
    let text = ([Recording.headerLine] + lines).joined(separator: "\n")
    let recording = try read(text.utf8)
    #expect(recording.claims.map(\.kind.utf8.count) == [5, 5 << 20, 4])
    #expect(recording.bytes.elementsEqual((text + "\n").utf8))
  }
}
