import Foundation
import ProcessSpawning
import TestSupport
import Testing

@testable import WidgetBuilder

@Suite struct CommandLineToolTests {
  private let shell = URL(fileURLWithPath: "/bin/sh")

  @Test func `a program runs in its folder and both streams are kept`() throws {
    let folder = try ScratchFolder()
    let outcome = try CommandLineTool.run(
      shell, ["-c", "pwd; echo trouble >&2; echo $WORD; exit 3"], in: folder.url,
      environment: ["WORD": "a b"])
    #expect(outcome.end == .exited(3))
    #expect(outcome.output == "\(folder.url.path)\ntrouble\na b\n")
  }

  @Test func `arguments arrive as they are`() throws {
    let folder = try ScratchFolder()
    let words = ["a b", "$HOME", "\"", "*", "", "é"]
    let outcome = try CommandLineTool.run(
      shell, ["-c", #"for w in "$@"; do echo "<$w>"; done"#, "sh"] + words, in: folder.url)
    #expect(outcome.output == words.map { "<\($0)>\n" }.joined())
  }

  @Test func `a signal is told from a status`() throws {
    let folder = try ScratchFolder()
    let outcome = try CommandLineTool.run(shell, ["-c", "kill -9 $$"], in: folder.url)
    #expect(outcome.end == .signalled(9))
  }

  @Test func `a program that does nothing is ended, and its parent tells of it`() throws {
    let folder = try ScratchFolder()
    let outcome = try CommandLineTool.run(
      shell, ["-c", "echo begun; sleep 1000 || echo ended with $?"], in: folder.url,
      idleTime: .seconds(1))
    #expect(outcome.output.hasPrefix("begun\n"))
    #expect(outcome.output.hasSuffix("ended with 137\n"))
    #expect(outcome.end == .exited(0))
  }

  @Test func `a program that computes is not ended, however little it writes`() throws {
    let folder = try ScratchFolder()
    let outcome = try CommandLineTool.run(
      shell,
      ["-c", "end=$(($(date +%s) + 3)); while [ $(date +%s) -lt $end ]; do :; done; echo done"],
      in: folder.url, idleTime: .seconds(1))
    #expect(outcome.output == "done\n")
  }

  @Test func `more output than a pipe holds is no trouble`() throws {
    let folder = try ScratchFolder()
    let outcome = try CommandLineTool.run(
      shell,
      ["-c", "i=0; while [ $i -lt 5000 ]; do echo 0123456789012345678901234567; i=$((i+1)); done"],
      in: folder.url)
    #expect(outcome.output.utf8.count == 5000 * 29)
  }

  @Test func `a program has of our environment what a compiler needs, and no secrets`() throws {
    #expect(
      CommandLineTool.clean(["PATH": "/bin", "LC_ALL": "C", "API_TOKEN": "x", "PATHS": "y"])
        == ["PATH": "/bin", "LC_ALL": "C"])
    let folder = try ScratchFolder()
    let outcome = try CommandLineTool.run(
      URL(fileURLWithPath: "/usr/bin/env"), [], in: folder.url)
    let names = outcome.output.split(separator: "\n").map { $0.prefix { $0 != "=" } }
    let known = CommandLineTool.clean(ProcessInfo.processInfo.environment).keys.map { $0[...] }
    #expect(Set(names) == Set(known).union(["TMPDIR"]))
  }

  @Test func `the temporary files of a program are its own, and go with it`() throws {
    let folder = try ScratchFolder()
    let outcome = try CommandLineTool.run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "mktemp -d; echo $TMPDIR"], in: folder.url)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 2 && lines[0].hasPrefix(lines[1] + "/"))
    #expect(lines.allSatisfy { !FileManager.default.fileExists(atPath: $0) })
  }
}
