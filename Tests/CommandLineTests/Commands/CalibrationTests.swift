import Foundation
import TestSupport
import Testing

/// Sizes of a device beside ours.
@Suite struct CalibrationTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func line(
    _ element: String, _ size: String, family: String = "systemLarge", type: String = "large"
  ) -> String {
    "default\t10:22:33\tCalibration\twidgetcheck-size 1 system=iOS-18.2 device=iPhone "
      + "screen=402x874@3x family=\(family) type=\(type) element=\(element) size=\(size)\n"
  }

  /// Sizes that pictures of Apple's show, and one that no device has.
  @Test func `the sample is laid out as on the device of the log`() throws {
    let log =
      line("text.body", "1x20.33") + "something else\n" + line("padding", "42x42")
      + line("widget", "158x158", family: "systemSmall")
      + line("content", "126x126", family: "systemSmall", type: "accessibility3")
      + line("nothing", "1x1")
    try folder.write(log, to: "sizes.txt")
    let outcome = try Program.run(["calibrate", "sizes.txt"], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n").map { line in
      line.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
    }
    #expect(lines[0] == ["iOS 18.2, 402x874@3x, text size accessibility3 (iPhone)"])
    for row in [
      ["content", "systemSmall", "126 x 126", "126 x 126"],
      ["padding", "systemLarge", "42 x 42", "42 x 42"],
      ["widget", "systemSmall", "158 x 158", "158 x 158"],
      ["nothing", "systemLarge", "1 x 1", "–", "not here"],
    ] { #expect(lines.contains(row), "\(outcome.output)") }
    // Only the width of a text is our font's.
    #expect(lines.contains { $0.first == "text.body" && $0.last?.hasSuffix(" x 0") == true })
    #expect(
      lines.last == ["4 sizes: 2 agree to a pixel, 1 differ, 1 are not laid out here"])
  }

  @Test func `a log that cannot be used is told in one line`() throws {
    try folder.write("nothing\n", to: "empty.txt")
    try folder.write(line("text.body", "wide"), to: "broken.txt")
    for (file, start) in [
      ("empty.txt", "empty.txt: error: no line says 'widgetcheck-size'; "),
      ("broken.txt", "broken.txt:1: error: 'wide' is no size; "),
      ("absent.txt", "absent.txt: error: the log cannot be read: "),
    ] {
      let outcome = try Program.run(["calibrate", file], in: folder.url)
      #expect(outcome.status == 65)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix(start), "\(outcome.errors)")
      #expect(outcome.errors.split(separator: "\n").count == 1)
    }
  }
}
