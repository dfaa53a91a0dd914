import SwiftSyntax
import TestSupport
import Testing
import WidgetPlatforms

@testable import ExtensionImport

@Suite struct ConditionAgreementTests {
  private func holds(_ condition: String, mode: String) -> Bool {
    let conditions = ScanConditions(platform: .iOS, languageMode: mode)
    let text = "#if \(condition)\nlet isHere = 1\n#endif"
    return ParsedSource(text).active(in: conditions).tokens(viewMode: .sourceAccurate)
      .contains { $0.text == "isHere" }
  }

  @Test(arguments: [
    ("canImport(Darwin)", true), ("canImport(Glibc)", false), ("canImport(Builtin)", false),
    ("hasFeature(TypedThrows)", true), ("hasFeature(StrictConcurrency)", false),
    ("hasAttribute(retroactive)", true), ("compiler(>=6.3)", true), ("swift(>=6.0)", false),
    ("_runtime(_Native)", false), ("canImport(Vision)", true),
  ])
  func `conditions are decided as in a run`(_ condition: String, _ expected: Bool) {
    #expect(holds(condition, mode: "5") == expected)
  }

  @Test func `the language mode decides the language's version and features`() {
    #expect(holds("swift(>=6.0)", mode: "6"))
    #expect(holds("hasFeature(StrictConcurrency)", mode: "6"))
    #expect(!holds("hasFeature(ExistentialAny)", mode: "6"))
  }
}
