/// The functions that stand in place of the standard library's assertions in a package that is compiled
/// as on Linux, where nothing of the supplement to Foundation is in sight.
///
/// They belong to the package's module and to nothing that is built on it. Whether they check is decided
/// in the process, as for the extension itself, so that a package is built once for both.
enum PackageAssertions {
  /// The source; nil for a package that asserts nothing, or has assertions of its own.
  static func source(for staged: [CompileUnit.Source]) -> GeneratedSource? {
    let texts = staged.map { String(decoding: $0.staged.bytes, as: UTF8.self) }
    let isUsed = texts.contains { $0.contains("assert(") || $0.contains("assertionFailure(") }
    let isDeclared = texts.contains {
      $0.contains("func assert(") || $0.contains("func assertionFailure(")
    }
    return isUsed && !isDeclared ? GeneratedSource(name: "Assertions.swift", text: text) : nil
  }

  private static let text = """
    @_silgen_name("widget_assertions_are_checked") @usableFromInline
    internal func _assertionsAreChecked() -> Bool

    @usableFromInline internal func assert(
      _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(),
      file: StaticString = #file, line: UInt = #line
    ) {
      guard _assertionsAreChecked(), !condition() else { return }
      let text = message()
      fatalError("Assertion failed" + (text.isEmpty ? "" : ": ") + text, file: file, line: line)
    }

    @usableFromInline internal func assertionFailure(
      _ message: @autoclosure () -> String = String(), file: StaticString = #file,
      line: UInt = #line
    ) {
      if _assertionsAreChecked() { fatalError(message(), file: file, line: line) }
    }

    """
}
