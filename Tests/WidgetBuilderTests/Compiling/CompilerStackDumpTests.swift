import Foundation
import TestSupport
import Testing
import WidgetManifest
import WidgetRecording

@testable import WidgetBuilder

/// Compilers that take too long or crash, and the places in the sources that they tell of.
@Suite struct CompilerStackDumpTests {
  private func dump(_ frames: [String], signal: Int = 11) -> String {
    (["Please submit a bug report and include the crash backtrace.", "Stack dump:"]
      + ["0.\tProgram arguments: /bin/swift-frontend -frontend -c Widgets/My App.swift"]
      + frames.enumerated().map { "\($0.offset + 1).\tWhile \($0.element)" }
      + [" #0 0x01 (/bin/swift-frontend+0x1)"]
      + ["<unknown>:0: error: compile command failed due to signal \(signal) (use -v to see)"])
      .joined(separator: "\n")
  }

  private func place(_ output: String) -> RecordedDiagnostic? {
    CompilerStackDump.place(in: output, of: ["Widgets/My App.swift", "B.swift"], limit: 600)
  }

  @Test func `the innermost place that is in the sources is told`() {
    let found = place(
      dump([
        "evaluating request TypeCheckFunctionBodyRequest(A.(file).f()@B.swift:2:6)",
        "type-checking expression at [Widgets/My App.swift:3:11 - line:3:23] RangeText=\"B.swift:9:9",
        "visiting a declaration (at /usr/lib/other.swift:7:1)",
      ]))
    #expect(found?.file == "Widgets/My App.swift")
    #expect(found?.line == 3 && found?.column == 11)
    #expect(found?.message.contains("ended by signal 11") == true)
  }

  @Test(arguments: [
    "type-checking declaration 0x55 (at B.swift:3:4)", "evaluating Request(A.f()@B.swift:3:4)",
    "type-checking statement at [B.swift:3:4 - line:5:1] RangeText=\"{",
  ])
  func `each form of a place is read`(_ frame: String) {
    let found = place(dump([frame]))
    #expect(found?.file == "B.swift" && found?.line == 3 && found?.column == 4)
  }

  @Test func `a compiler that was at no place, or that no signal ended, tells of none`() {
    #expect(place(dump(["evaluating request Everything(0x5)"])) == nil)
    #expect(place("Stack dump:\n1.\tWhile waiting at [B.swift:3:4 - line:3:5]") == nil)
    #expect(place("error: compile command failed due to signal 11 (use -v to see)") == nil)
  }

  /// Types that a compiler does not find within a second or two.
  private static let slow = """
    func slow() -> Double {
      let b = 2.0
      let made = [1, 2.0, 3].map { $0 * 2 + 1 - -$0 / (3 + $0) }.reduce(0) { $0 + $1 * 2 - -1 } \
        + Double(3) * -2 + 3.5 / (1 + 2 - -b) * 4 - 2 + 1 * -b + [1, 2, 3].map { -$0 * 1.5 + 2 } \
        .reduce(0, +) + (1 + 2 * 3 - 4 / 5.0) + -1 + 2 - (3 * 4 + b) + [1, 2].map { $0 * -2.5 }[0]
      return made
    }
    """

  private func errors(_ change: (inout Compiler) -> Void) throws -> [RecordedDiagnostic] {
    let folder = try ScratchFolder()
    var compiler = try Compiler.find(environment: ProcessInfo.processInfo.environment)
    change(&compiler)
    let source = Self.slow.replacingOccurrences(of: "\\\n", with: "")
    let staged = SourceStager.Staged(
      bytes: Array(source.utf8), hasTopLevelCode: false, hasMainAttribute: false)
    let unit = CompileUnit(
      name: "Slow", product: .module,
      settings: CompileSettings(languageMode: .v5, defines: [], flags: []),
      sources: [.init(path: "Widgets/Slow.swift", staged: staged)], conditions: .linux)
    let call = CompilerCall(
      unit: unit, compiler: compiler, frameworks: try TestFrameworks.location(),
      platform: .iOS, modules: [], compilerModules: folder.url)
    return try call.run(in: folder.url) ?? []
  }

  @Test func `an expression whose types take too long is named by the compiler`() throws {
    let errors = try errors { $0.expressionSeconds = 1 }
    #expect(errors.map(\.file) == ["Widgets/Slow.swift"])
    #expect(errors.map(\.line) == [3])
    #expect(errors.first?.message.contains("in reasonable time") == true)
  }

  @Test func `a compiler that takes too long is ended, and tells where it was`() throws {
    let errors = try errors { $0.processorSeconds = 1 }
    #expect(errors.map(\.file) == ["Widgets/Slow.swift"])
    #expect(errors.first?.message.contains("after 1 s of processor time") == true)
  }
}
