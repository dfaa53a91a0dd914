import TestSupport
import Testing
import WidgetRecording

/// The recording of a killed writer: a last line that ends anywhere.
@Suite struct CutRecordingTests {
  private static let claim = Array("\(#"{"event":"claim","kind":"A"}"#)\n".utf8)
  private static let unknown =
    #"{"event":"aurora","x":[1,{"y":"\"]é"}],"z":null,"n":-1.5e-10,"t":true}"#

  @Test(
    arguments: BundleEventTests.specimens.dropFirst(2).map(\.1)
      + [CallEventTests.full.1, ClueEventTests.donation.1, ClueEventTests.shortcuts.1]
      + WidgetEventTests.specimens.map(\.1) + [unknown])
  func `a last line cut at any byte is noted and left out`(_ line: String) throws {
    let start = Array("\(Recording.headerLine)\n".utf8) + Self.claim
    let bytes = Array(line.utf8)
    for count in 1..<bytes.count {
      let recording = try Recording(start + bytes[..<count], file: "a.jsonl")
      #expect(recording.isTruncated, "cut at \(count)")
      #expect(recording.events == [.claim(WidgetClaim(kind: "A"))], "cut at \(count)")
    }
    for end in ["", "\n"] {
      let whole = try Recording(start + bytes + Array(end.utf8), file: "a.jsonl")
      #expect(!whole.isTruncated)
      #expect(whole.events.count == (line == Self.unknown ? 1 : 2))
    }
  }

  @Test func `a line cut in its middle and followed by another is an error`() throws {
    let bytes = Array(CallEventTests.full.1.utf8)
    let start = Array("\(Recording.headerLine)\n".utf8)
    for count in stride(from: 1, to: bytes.count, by: 7) {
      for next in [Array("\n".utf8) + Self.claim, Array("\n".utf8), Self.claim] {
        let error = #expect(throws: RecordingError.self) {
          try Recording(start + bytes[..<count] + next, file: "a.jsonl")
        }
        #expect(error?.line == 2)
      }
    }
  }

  @Test func `a header cut at any byte is an error, for there is no recording`() {
    let bytes = Array(BundleEventTests.header.1.utf8)
    for count in 1..<bytes.count {
      let error = #expect(throws: RecordingError.self) {
        try Recording(bytes[..<count], file: "a.jsonl")
      }
      #expect(error?.line == 1)
      guard case .malformed = error?.problem else {
        Issue.record("cut at \(count): \(String(describing: error))")
        continue
      }
    }
  }

  @Test func `what was cut is written whole lines only`() throws {
    let whole = Recording(
      header: RecordedHeader.usual, events: [.claim(WidgetClaim(kind: "é")), CallEventTests.full.0])
    let bytes = whole.bytes
    let cut = try Recording(bytes.dropLast(2), file: "a.jsonl")
    #expect(cut.isTruncated)
    #expect(cut != whole)
    let again = try Recording(cut.bytes, file: "a.jsonl")
    #expect(!again.isTruncated)
    #expect(again.events == cut.events)
    #expect(bytes.starts(with: cut.bytes))
  }

  @Test func `a line with a byte changed is read or refused, and never ends the program`() throws {
    var generator = SeededGenerator(seed: 7)
    let start = Array("\(Recording.headerLine)\n".utf8)
    var refused = 0
    for specimen in MemberTests.specimens.dropFirst() {
      let line = Array(specimen.utf8) + [0x0A]
      for _ in 0..<60 {
        var bytes = line
        bytes[generator.number(in: 0...line.count - 2)] = UInt8(generator.number(in: 0...255))
        do throws(RecordingError) {
          let recording = try Recording(start + bytes, file: "a.jsonl")
          let again = try Recording(recording.bytes, file: "a.jsonl")
          #expect(again.bytes == recording.bytes)
        } catch {
          refused += 1
          #expect(error.line >= 2)
        }
      }
    }
    #expect(refused > 100)
  }
}
