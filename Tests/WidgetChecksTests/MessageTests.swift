import Foundation
import Testing
import WidgetFindings
import WidgetRecording

@testable import WidgetChecks

/// Every message that the examples lead to, as a person reads it.
@Suite struct MessageTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Data/Messages.txt")

  private static var messages: String {
    let lines = ExampleCase.all.flatMap { testCase in
      testCase.results.flatMap(\.outcome.findings).map { finding in
        "\(finding.level.rawValue) \(testCase.check.rawValue): \(finding.message)"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test func `the examples' messages are those of Messages.txt`() throws {
    let recorded = ProcessInfo.processInfo.environment["WIDGETCHECK_RECORD"] != nil
    if recorded { try Data(Self.messages.utf8).write(to: Self.file) }
    #expect(!recorded, "the messages were written anew; run once more to compare them")
    let expected = try String(contentsOf: Self.file, encoding: .utf8)
    let lines = { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false) }
    for change in lines(Self.messages).difference(from: lines(expected)) {
      switch change {
      case .insert(_, let message, _): Issue.record("not in Messages.txt: \(message)")
      case .remove(_, let message, _): Issue.record("no example's message any more: \(message)")
      }
    }
  }
}
