/// The assertions of a package compiled as on Linux, in place of the standard library's.
///
/// Nothing of the supplement to Foundation is in sight there.
///
/// They belong to the package's module and to nothing that is built on it. Whether they check is
/// decided in the process, as for the extension itself, so that a package is built once for both.
enum PackageAssertions {
  /// The source; nil for a package that asserts nothing, or has assertions of its own.
  static func source(for staged: [CompileUnit.Source]) -> GeneratedSource? {
    var isUsed = false
    for source in staged {
      let mentions = mentions(in: source.staged.bytes)
      if mentions.isDeclared { return nil }
      isUsed = isUsed || mentions.isUsed
    }
    return isUsed ? GeneratedSource(name: "Assertions.swift", text: text) : nil
  }

  /// Whether a source has calls of assertions, and whether it declares functions of their names.
  private static func mentions(in bytes: [UInt8]) -> (isUsed: Bool, isDeclared: Bool) {
    let beginning = Array("assert".utf8)
    var isUsed = false
    for start in bytes.indices
    where bytes[start] == beginning[0] && bytes[start...].starts(with: beginning) {
      let rest = bytes[(start + beginning.count)...]
      guard rest.starts(with: "(".utf8) || rest.starts(with: "ionFailure(".utf8) else { continue }
      if bytes[..<start].suffix(5).elementsEqual("func ".utf8) { return (true, true) }
      isUsed = true
    }
    return (isUsed, false)
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
