import Foundation
import TestSupport
import Testing

@testable import CommandLineArguments

@Suite struct ManualPageTests {
  private let text = ManualPage(of: Bakery.program).text

  @Test func `the page has its parts in the order of every manual`() {
    let headings = text.split(separator: "\n").filter { $0.hasPrefix(".SH ") }
    #expect(
      headings == [
        ".SH NAME", ".SH SYNOPSIS", ".SH DESCRIPTION", ".SH COMMANDS", ".SH EXIT STATUS",
        ".SH ENVIRONMENT", ".SH EXAMPLES",
      ])
    #expect(text.hasPrefix(".TH OVEN 1 \"\" \"oven 1.2\"\n"))
    #expect(text.contains("\noven \\- bakes what recipes say\n"))
  }

  @Test func `each command has its use, its arguments and its options`() {
    #expect(
      text.contains(
        """
        .SS oven bake [OPTION ...] RECIPE ...
        Bake recipes.
        The oven is hot before the first recipe goes in.
        .TP
        \\fIRECIPE\\fR
        The recipes to bake.
        .TP
        \\fB\\-m\\fR, \\fB\\-\\-mode\\fR \\fIair|grill|both\\fR
        Where the heat comes from (default:\\ air).
        """))
    #expect(text.contains(".TP\n\\fB\\-\\-open\\fR\nLeave the door open.\n"))
    #expect(text.contains("\\fITOPPING,...\\fR"))
    #expect(text.contains(".TP\n\\fBoven bake bread.txt\\fR\nBake a bread.\n"))
  }

  @Test func `equal declarations give equal bytes`() {
    #expect(ManualPage(of: Bakery.program).text == text)
  }

  @Test(arguments: [
    ("a-b", "a\\-b"), (#"a\b"#, "a\\eb"), ("don't", "don\\(aqt"), ("\"", "\\(dq"),
    ("`^~", "\\(ga\\(ha\\(ti"),
    ("…", "..."), ("–", "\\(en"), ("😀", "\\[u1F600]"),
    ("plain 1 [x] (y)", "plain 1 [x] (y)"),
  ])
  func `text means nothing but itself`(_ text: String, _ escaped: String) {
    #expect(Roff.escape(text) == escaped)
  }

  @Test func `a line that begins like a request is none`() {
    #expect(Roff.line(".TH is text") == "\\&.TH is text")
    #expect(Roff.line("'quoted'") == "\\(aqquoted\\(aq")
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/groff")))
  func `the typesetter has nothing to warn of`() throws {
    for device in ["utf8", "ascii"] { try typeset(for: device) }
  }

  private func typeset(for device: String) throws {
    let folder = try ScratchFolder(["oven.1": text])
    let groff = Process()
    groff.executableURL = URL(fileURLWithPath: "/usr/bin/groff")
    groff.arguments = ["-man", "-ww", "-T\(device)", "-z", "oven.1"]
    groff.currentDirectoryURL = folder.url
    let errors = Pipe()
    groff.standardError = errors
    try groff.run()
    let warnings = errors.fileHandleForReading.readDataToEndOfFile()
    groff.waitUntilExit()
    #expect(groff.terminationStatus == 0)
    #expect(String(decoding: warnings, as: UTF8.self) == "")
  }
}
