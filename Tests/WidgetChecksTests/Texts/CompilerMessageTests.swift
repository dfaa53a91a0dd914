import Testing
import WidgetFindings
import WidgetRecording

@Suite struct CompilerMessageTests {
  @Test func `messages that say the same are one with all their places`() {
    let messages = CompilerMessage.grouped([
      RecordedDiagnostic(file: "A.swift", line: 3, column: 1, message: "missing return"),
      RecordedDiagnostic(file: "A.swift", line: 4, column: 1, message: "cannot find 'x' in scope"),
      RecordedDiagnostic(file: "A.swift", line: 4, column: 9, message: "cannot find 'x' in scope"),
      RecordedDiagnostic(file: "B.swift", message: "cannot find 'x' in scope"),
      RecordedDiagnostic(message: "undefined symbol: y"),
    ])
    #expect(
      messages.map(\.text) == ["cannot find 'x' in scope", "missing return", "undefined symbol: y"])
    #expect(messages[0].places.map(\.description) == ["A.swift:4", "B.swift"])
    #expect(messages[2].places.isEmpty)
  }

  @Test(arguments: [
    ("no such module 'A'", true), ("cannot find type 'A' in scope", true),
    ("value of type 'A' has no member 'b'", true), ("'nil' requires a contextual type", false),
  ])
  func `what is missing is told from what follows of it`(_ text: String, _ isMissing: Bool) {
    #expect(
      CompilerMessage.grouped([RecordedDiagnostic(message: text)])[0].isOfMissingDeclaration
        == isMissing)
  }
}
