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

  @Test func `the backtracer's notices are not the author's words`() {
    let errors =
      "before\nswift-runtime: failed to suspend a thread\nA.swift:1: Fatal error: x\n\n*** Signal 4: Backtracing from 0x1 ***\n\n"
    #expect(reports.withoutNotices(errors) == "before\nA.swift:1: Fatal error: x\n")
  }

  @Test func `nothing said is no failure`() {
    #expect(reports.failure(standardError: "just a warning\n") == nil)
  }
}
