import Testing
import WidgetRecording

@testable import WidgetBuilder

@Suite struct DiagnosticParserTests {
  @Test func `an error has its place, and the notes that follow it`() {
    let errors = DiagnosticParser.errors(
      in: """
        Widgets/A.swift:3:5: error: cannot find 'x' in scope [#Scope]
          x()
          ^
        Widgets/A.swift:1:6: note: did you mean 'y'?
        Widgets/B.swift:1:1: warning: unused
        Widgets/B.swift:1:1: note: of the warning
        Widgets/odd.swift:9:1: error: expected declaration
        """)
    #expect(
      errors == [
        RecordedDiagnostic(
          file: "Widgets/A.swift", line: 3, column: 5,
          message: "cannot find 'x' in scope; note: did you mean 'y'?"),
        RecordedDiagnostic(
          file: "Widgets/odd.swift", line: 9, column: 1, message: "expected declaration"),
      ])
  }

  @Test func `an error that is told twice counts once`() {
    let line = "A.swift:1:1: error: twice\n"
    #expect(DiagnosticParser.errors(in: line + line).count == 1)
  }

  @Test func `what the linker misses is an error without a place`() {
    let errors = DiagnosticParser.errors(
      in: """
        /tmp/A-1.o:A.o:function main: error: undefined reference to '$s1a'
        ld.lld: error: undefined symbol: $s1b
        clang: error: linker command failed with exit code 1 (use -v to see invocation)
        error: link command failed with exit code 1 (use -v to see invocation)
        """)
    #expect(
      errors == [
        RecordedDiagnostic(message: "undefined reference to '$s1a'"),
        RecordedDiagnostic(message: "undefined symbol: $s1b"),
      ])
  }

  @Test func `an error of the driver is kept, and what only sums up is not`() {
    let errors = DiagnosticParser.errors(
      in: """
        <unknown>:0: error: unknown argument: '-x'
        error: compile command failed with exit code 1 (use -v to see invocation)
        """)
    #expect(errors == [RecordedDiagnostic(message: "unknown argument: '-x'")])
  }

  @Test func `a path may have colons and spaces`() {
    let errors = DiagnosticParser.errors(in: "My App/a:b.swift:2:7: error: expected ':' here")
    #expect(
      errors == [
        RecordedDiagnostic(
          file: "My App/a:b.swift", line: 2, column: 7, message: "expected ':' here")
      ])
  }

  @Test func `other text is no error`() {
    #expect(DiagnosticParser.errors(in: "remark: fine\nan error: or so\n\n") == [])
  }

  @Test func `an error in what a macro made stands where the macro does`() {
    let errors = DiagnosticParser.errors(
      in: """
        /tmp/x/swift-generated-sources/@__swiftmacro_1A.swift:4:3: error: no member 'b'
        App/Store.swift:19:9: note: in expansion of macro 'Predicate' here
        """)
    #expect(errors.map(\.file) == ["App/Store.swift"])
    #expect(errors.map(\.line) == [19] && errors.map(\.column) == [9])
  }
}
