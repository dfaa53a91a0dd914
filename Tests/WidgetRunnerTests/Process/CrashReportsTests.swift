import Foundation
import TestSupport
import Testing
import WidgetRecording

@testable import WidgetRunner

@Suite struct CrashReportsTests {
  private let folder: ScratchFolder
  private let reports: CrashReports

  init() throws {
    folder = try ScratchFolder()
    reports = CrashReports(folder: folder.url.path)
  }

  @Test func `the trap's own place is taken where no stack is known`() {
    let failure = reports.failure(
      standardError: "Widgets/Provider.swift:41: Fatal error: no hero\n"
    )
    #expect(
      failure
        == RecordedFailure(
          message: "Fatal error: no hero",
          place: SourcePlace(file: "Widgets/Provider.swift", line: 41)
        )
    )
  }

  @Test func `a place in the standard library is not the author's`() {
    let failure = reports.failure(
      standardError: "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range\n"
    )
    #expect(failure == RecordedFailure(message: "Fatal error: Index out of range"))
  }

  @Test func `a file in the process's home is named without the run's folder`() throws {
    let reports = try CrashReports(makingFolderIn: folder.url.path + "/homes/2")
    let failure = reports.failure(
      standardError:
        "P.swift:4: Fatal error: no \(folder.url.path)/homes/2/Containers/group/A.sqlite\n")
    #expect(failure?.message == "Fatal error: no ~/Containers/group/A.sqlite")
  }

  @Test func `the author's innermost frame is the place`() throws {
    try folder.write(
      """
      {"threads": [{"crashed": true, "frames": [
        {"description": "trap() + 12", "image": "libswiftCore.so"},
        {"description": "f(_:) + 32", "image": "x",
         "sourceLocation": {"file": "./Widgets/Provider.swift", "line": 7, "column": 3}},
        {"description": "main + 8", "image": "x", "system": true,
         "sourceLocation": {"file": "Widgets/Provider.swift", "line": 0, "column": 0}}
      ]}]}
      """,
      to: "report.log"
    )
    let failure = try #require(
      reports.failure(standardError: "Swift/X.swift:1: Fatal error: Index out of range\n")
    )
    #expect(failure.place == SourcePlace(file: "Widgets/Provider.swift", line: 7))
    #expect(
      failure.stack
        == ["trap() in libswiftCore.so", "f(_:) at Widgets/Provider.swift:7", "main in x"]
    )
  }

  /// A report of a fault that lies so far below the stack pointer, with two functions of an
  /// author's that call each other.
  private func writeFault(_ distance: UInt64, innermost line: Int = 4) throws {
    func frame(_ name: String, _ line: Int) -> String {
      """
      {"description": "\(name) + 4", "sourceLocation": {"file": "View.swift", "line": \(line)}}
      """
    }
    let pair = [frame("V.top()", 9), frame("V.half()", 5)]
    let filling = [pair, pair, pair].flatMap(\.self)
    let frames = [frame("V.half()", line)] + filling + [frame("main", 1)]
    let pointer: UInt64 = 0x7ffe_9833_eff0
    try folder.write(
      """
      {"faultAddress": "0x\(String(pointer - distance, radix: 16))", "threads": [
        {"crashed": true, "registers": {"rsp": "0x\(String(pointer, radix: 16))"},
         "frames": [\(frames.joined(separator: ","))]}]}
      """,
      to: "report.log"
    )
  }

  @Test(arguments: [5, 4])
  func `a stack that overflowed is told by what fills it, wherever it ended`(_ line: Int) throws {
    try writeFault(16, innermost: line)
    let failure = try #require(reports.failure(standardError: "drawing\n"))
    #expect(failure.message == "the stack overflowed: V.half() calls itself without end")
    #expect(failure.place == SourcePlace(file: "View.swift", line: 5))
  }

  @Test func `a fault far from the stack is no overflow`() throws {
    try writeFault(1 << 20)
    let failure = try #require(reports.failure(standardError: ""))
    #expect(failure.message == "no message")
    #expect(failure.place?.line == 4)
  }

  @Test func `an overflow in others' functions alone has no place`() throws {
    try folder.write(
      """
      {"faultAddress": "0xff0", "threads": [{"crashed": true, "registers": {"sp": "0x1000"},
        "frames": [{"description": "a + 1", "image": "x"}, {"description": "a + 1", "image": "x"}]}]}
      """,
      to: "report.log"
    )
    let failure = try #require(reports.failure(standardError: ""))
    #expect(failure.message == "the stack overflowed")
    #expect(failure.place == nil)
  }

  @Test func `a trap beside the end of the stack keeps its own words`() throws {
    try writeFault(16)
    let failure = try #require(reports.failure(standardError: "V.swift:4: Fatal error: too deep\n"))
    #expect(failure.message == "Fatal error: too deep")
    #expect(failure.place?.line == 4)
  }

  @Test func `the backtracer's notices are not the author's words`() {
    let errors =
      "before\nswift-runtime: failed to suspend a thread\nA.swift:1: Fatal error: x\n\n*** Signal 4: Backtracing from 0x1 ***\n\n"
    #expect(reports.withoutNotices(errors) == "before\nA.swift:1: Fatal error: x\n")
  }

  @Test func `nothing said is no failure`() {
    #expect(reports.failure(standardError: "just a warning\n") == nil)
  }
}

/// Reports that are not what the backtracer writes, or were written by somebody else.
@Suite struct HostileCrashReportsTests {
  private let folder: ScratchFolder
  private let reports: CrashReports

  init() throws {
    folder = try ScratchFolder()
    reports = CrashReports(folder: folder.url.path)
  }

  @Test(
    arguments: [
      "", "no JSON", "[]", "{}", #"{"threads": 3}"#, #"{"threads": []}"#,
      #"{"threads": [{"crashed": true, "frames": []}]}"#,
      #"{"threads": [{"crashed": true, "frames": [{"sourceLocation": 3}]}]}"#,
      #"{"threads": [{"crashed": false, "frames": [{"description": "a"}]}]}"#,
    ])
  func `a report that says nothing leaves the trap's words`(_ text: String) throws {
    try folder.write(text, to: "report.log")
    let failure = reports.failure(standardError: "A.swift:3: Fatal error: x\n")
    #expect(
      failure
        == RecordedFailure(
          message: "Fatal error: x", place: SourcePlace(file: "A.swift", line: 3)))
  }

  @Test func `a report is read once`() throws {
    let frames = #"[{"description": "f", "sourceLocation": {"file": "A.swift", "line": 2}}]"#
    try folder.write(#"{"threads": [{"crashed": true, "frames": \#(frames)}]}"#, to: "report.log")
    #expect(reports.failure(standardError: "")?.place == SourcePlace(file: "A.swift", line: 2))
    #expect(reports.failure(standardError: "") == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test(
    arguments: [
      ("", 0), ("/usr/include/a.h", 4), ("<compiler-generated>", 2), ("A.swift", 0),
      ("A.swift", -3),
    ])
  func `a place that is not in the author's files is none`(_ file: String, _ line: Int) throws {
    let place = #"{"file": "\#(file)", "line": \#(line)}"#
    let frames = #"[{"description": "f", "image": "x", "sourceLocation": \#(place)}]"#
    try folder.write(#"{"threads": [{"crashed": true, "frames": \#(frames)}]}"#, to: "report.log")
    let failure = try #require(reports.failure(standardError: ""))
    #expect(failure.place == nil)
    #expect(failure.stack == [line > 0 ? "f" : "f in x"])
  }

  @Test func `the folder of a process's reports is its own`() throws {
    let first = try CrashReports(makingFolderIn: folder.url.path)
    let second = try CrashReports(makingFolderIn: folder.url.path)
    #expect(first.folder != second.folder)
    #expect(first.setting.hasSuffix("output-to=\(first.folder)"))
    #expect(FileManager.default.fileExists(atPath: first.folder))
  }

  @Test func `a home that is no folder keeps the process from starting`() throws {
    try folder.write("", to: "home")
    let error = #expect(throws: RunnerError.self) {
      try CrashReports(makingFolderIn: folder.url.path + "/home")
    }
    guard case .noFolder = error?.problem else {
      Issue.record("another problem: \(String(describing: error))")
      return
    }
  }
}
