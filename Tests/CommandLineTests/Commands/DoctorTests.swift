import Foundation
import TestSupport
import Testing

@Suite struct DoctorTests {
  @Test func `this machine can be trusted`() throws {
    let outcome = try Program.run(["doctor"])
    #expect(outcome.status == 0, "\(outcome.output)")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 28)
    #expect(lines.allSatisfy { $0.hasPrefix("✓ ") || $0.hasPrefix("– sandbox: ") })
    #expect(outcome.errors.isEmpty)
  }

  @Test func `what is not there is said, with what to do`() throws {
    let scratch = try ScratchFolder()
    let modules = try Program.run(
      ["doctor"], environment: ["WIDGETCHECK_FRAMEWORKS": scratch.url.path])
    #expect(modules.status == 2)
    #expect(modules.output.hasPrefix("✗ this machine: \(scratch.url.path)/Modules: error: "))
    #expect(modules.output.contains("WIDGETCHECK_FRAMEWORKS"))
    let compiler = try Program.run(["doctor"], environment: ["WIDGETCHECK_SWIFTC": "/none/swiftc"])
    #expect(compiler.status == 2)
    #expect(compiler.output.contains("\n✗ this machine: /none/swiftc: error: "))
    #expect(try Program.run(["doctor", "more"]).status == 64)
  }
}
