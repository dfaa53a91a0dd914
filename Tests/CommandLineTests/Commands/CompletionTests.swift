import Foundation
import TestSupport
import Testing

/// Completion in Bash, asked through the script that `completions bash` prints.
@Suite struct CompletionTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder(["a.txt": "", "two words.txt": "", "Widgets/w.json": ""])
  }

  /// Returns the candidates for a line with the cursor at its end.
  private func offered(_ line: String) throws -> [String] {
    // Bash hands over its words as it has taken them apart: at blanks, and at every '='.
    var words = line.replacing("=", with: " = ").split(separator: " ").map(String.init)
    if line.hasSuffix(" ") || line.hasSuffix("=") { words.append("") }
    let outcome = try Program.run(
      script: """
        source <(widgetcheck completions bash)
        COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " ")))
        COMP_CWORD=\(words.count - 1)
        _widgetcheck
        [[ $(complete -p widgetcheck) == "complete -F _widgetcheck widgetcheck" ]] || exit 1
        [[ ${#COMPREPLY[@]} -eq 0 ]] || printf '%s\\n' "${COMPREPLY[@]}"
        """, in: folder.url)
    #expect(outcome.status == 0)
    return outcome.output.split(separator: "\n").map(String.init)
  }

  @Test func `commands and options are offered`() throws {
    #expect(try offered("widgetcheck re") == ["replay"])
    #expect(try offered("widgetcheck ").contains("doctor"))
    #expect(try offered("widgetcheck run --off") == ["--offline"])
    #expect(try offered("widgetcheck list --off") == [])
    #expect(try offered("widgetcheck cal") == ["calibrate"])
    #expect(try offered("widgetcheck help com") == ["compare", "completions"])
    #expect(try offered("widgetcheck completions ") == ["bash", "zsh", "fish"])
  }

  @Test(arguments: ["widgetcheck run --fail-on ", "widgetcheck replay x --fail-on="])
  func `an option's words are offered`(_ line: String) throws {
    #expect(try offered(line) == ["error", "warning", "note", "never"])
    #expect(try offered(line + "n") == ["note", "never"])
  }

  @Test func `checks are offered by their ids, in lists as well`() throws {
    #expect(try offered("widgetcheck checks entries-out") == ["entries-out-of-order"])
    #expect(
      try offered("widgetcheck run --only timeline-empty,entries-out") == [
        "timeline-empty,entries-out-of-order"
      ])
    #expect(
      try offered("widgetcheck run --skip=timeline-empty,entries-out") == [
        "timeline-empty,entries-out-of-order"
      ])
  }

  @Test func `files stand for files, and folders for folders`() throws {
    #expect(try offered("widgetcheck run ").sorted() == ["Widgets", "a.txt", "two words.txt"])
    #expect(try offered("widgetcheck run Widgets/") == ["Widgets/w.json"])
    #expect(try offered("widgetcheck init ") == ["Widgets"])
    #expect(try offered("widgetcheck run --output=W") == ["Widgets"])
    #expect(try offered("widgetcheck run -o W") == ["Widgets"])
    #expect(try offered("widgetcheck run --format html,junit=a") == ["a.txt"])
    #expect(try offered("widgetcheck run --baseline a") == ["a.txt"])
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/fish")))
  func `fish offers the same, with what it means`() throws {
    let offered = { (line: String) throws -> [String] in
      try Program.run(
        script: """
          fish --no-config -c 'widgetcheck completions fish | source; complete -C "\(line)"'
          """, in: folder.url, environment: ["HOME": folder.url.path]
      ).output.split(separator: "\n").map(String.init)
    }
    #expect(
      try offered("widgetcheck run --fail") == [
        "--fail-on\tthe lowest level that makes exit status 1"
      ])
    #expect(try offered("widgetcheck run --fail-on=n") == ["--fail-on=never", "--fail-on=note"])
    #expect(try offered("widgetcheck init ").map { $0.prefix(8) } == ["Widgets/"])
    #expect(try offered("widgetcheck run a") == ["a.txt"])
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zsh")))
  func `zsh takes the script for a completion of the program`() throws {
    let outcome = try Program.run(
      script: """
        zsh -f -c 'autoload -Uz compinit; compinit -D
          source <(widgetcheck completions zsh); echo $_comps[widgetcheck]'
        """, environment: ["HOME": folder.url.path])
    #expect(outcome == Program.Outcome(status: 0, output: "_widgetcheck\n"))
  }

  @Test func `another shell is wrong usage`() throws {
    let outcome = try Program.run(["completions", "tcsh"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("'tcsh' cannot stand here; give bash, zsh, fish"))
    #expect(try Program.run(["completions"]).status == 64)
  }
}
