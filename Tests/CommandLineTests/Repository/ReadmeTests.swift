import Foundation
import TestSupport
import Testing

/// The README's session, played again.
@Suite struct ReadmeTests {
  private let readme: String

  init() throws {
    readme = try String(contentsOf: Repository.file("README.md"), encoding: .utf8)
  }

  /// The commands of the session, each with what it prints.
  private var session: [(command: String, output: String)] {
    get throws {
      let start = try #require(readme.range(of: "```\n$ cd YourApp\n$ "))
      let rest = readme[start.upperBound...]
      let end = try #require(rest.range(of: "```"))
      return rest[..<end.lowerBound].components(separatedBy: "\n$ ").map { part in
        let lines = part.split(separator: "\n", maxSplits: 1)
        let output = lines[1].trimmingCharacters(in: .newlines)
        return (String(lines[0]), output)
      }
    }
  }

  @Test func `the session is what really happens`() throws {
    let folder = try ScratchFolder()
    let sample = Repository.file("Samples/EmojiRangers")
    let files = try FileManager.default.contentsOfDirectory(atPath: sample.path)
    for file in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: sample.appending(path: file), encoding: .utf8)
      try folder.write(text, to: "Widgets/\(file)")
    }
    #expect(try session.map(\.command) == ["widgetcheck init Widgets", "widgetcheck run Widgets"])
    for (command, output) in try session {
      let outcome = try Program.run(script: command, in: folder.url)
      #expect(outcome.status == 0)
      #expect(outcome.output.trimmingCharacters(in: .newlines) == output)
    }
  }

  @Test func `the options and checks that it names exist`() throws {
    let text = readme.replacing(/\n```jsonc.*?```/.dotMatchesNewlines(), with: "")
    let help = try Program.run(["help", "--man"]).output.replacing("\\-", with: "-")
    let options = Set(text.matches(of: /--[a-z][a-z-]+/).map { String($0.0) })
    #expect(options.count > 8)
    for option in options { #expect(help.contains("\\fB\(option)\\fR"), "\(option)") }
    for command in text.matches(of: /`widgetcheck ([a-z]+)/).map({ String($0.1) }) {
      #expect(help.contains("\n.SS widgetcheck \(command)"), "\(command)")
    }
  }

  @Test func `every status of the program is told`() {
    for status in ["0 nothing", "1 findings", "2 some", "64", "65", "70", "74", "130"] {
      #expect(readme.contains(status))
    }
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 200)
  }
}
