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
          message: "Fatal error: no hero", file: "Widgets/Provider.swift", line: 41
        )
    )
  }

  @Test func `a place in the standard library is not the author's`() {
    let failure = reports.failure(
      standardError: "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range\n"
    )
    #expect(failure == RecordedFailure(message: "Fatal error: Index out of range"))
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
    #expect(failure.file == "Widgets/Provider.swift")
    #expect(failure.line == 7)
    #expect(
      failure.stack
        == ["trap() in libswiftCore.so", "f(_:) at Widgets/Provider.swift:7", "main in x"]
    )
  }

  /// A report whose stack holds one author's function on two lines and another below them.
  private func writeStack(_ innermost: Int, repeating count: Int) throws {
    func frame(_ name: String, _ line: Int) -> String {
      """
      {"description": "\(name) + 4", "sourceLocation": {"file": "View.swift", "line": \(line)}}
      """
    }
    var frames = [frame("V.body.getter", innermost)]
    for _ in 0..<count { frames += [frame("V.background()", 9), frame("V.body.getter", 5)] }
    frames.append(frame("main", 1))
    try folder.write(
      #"{"threads": [{"crashed": true, "frames": [\#(frames.joined(separator: ","))]}]}"#,
      to: "report.log"
    )
  }

  @Test(arguments: [4, 6])
  func `a stack that one function fills overflowed, wherever it ended`(_ line: Int) throws {
    try writeStack(line, repeating: 8)
    let failure = try #require(reports.failure(standardError: "drawing\n"))
    #expect(failure.message == "the stack overflowed: V.background() calls itself without end")
    #expect(failure.file == "View.swift")
    #expect(failure.line == 9)
  }

  @Test func `a function that comes a few times is not without end`() throws {
    try writeStack(4, repeating: 7)
    let failure = try #require(reports.failure(standardError: ""))
    #expect(failure.message == "no message")
    #expect(failure.line == 4)
  }

  @Test func `a trap in a deep recursion keeps its own words`() throws {
    try writeStack(4, repeating: 20)
    let failure = try #require(reports.failure(standardError: "V.swift:4: Fatal error: too deep\n"))
    #expect(failure.message == "Fatal error: too deep")
    #expect(failure.line == 4)
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
