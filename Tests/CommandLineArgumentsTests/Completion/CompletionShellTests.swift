import Foundation
import TestSupport
import Testing

@testable import CommandLineArguments

@Suite struct CompletionShellTests {
  @Test(arguments: CompletionShell.allCases)
  func `a script names the program and nothing that is to be replaced`(_ shell: CompletionShell) {
    let script = shell.script(for: "oven")
    #expect(script.contains("oven"))
    #expect(script.contains(ProgramRequest.completionWord))
    #expect(!script.contains("PROGRAM") && !script.contains("REQUEST"))
    #expect(script.hasSuffix("\n") && !script.hasSuffix("\n\n"))
  }

  @Test(arguments: CompletionShell.allCases)
  func `a script knows no option`(_ shell: CompletionShell) {
    let script = shell.script(for: "oven")
    let options = ArgumentOutline(of: BakeCommand()).options.map(\.flag)
    #expect(options.allSatisfy { !script.contains($0) })
  }

  @Test(arguments: CompletionShell.allCases)
  func `the shell reads the script, where it is installed`(_ shell: CompletionShell) throws {
    let program = "/usr/bin/\(shell.rawValue)"
    guard FileManager.default.isExecutableFile(atPath: program) else { return }
    let folder = try ScratchFolder(["script": shell.script(for: "oven")])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["-n", "script"]
    process.currentDirectoryURL = folder.url
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
