/// Whether assertions are checked in this process.
private let checksAssertions = ExtensionSurroundings.current.checksAssertions

/// Whether assertions are checked, for the assertions of packages that see nothing of this module.
@_cdecl("widget_assertions_are_checked")
public func _assertionsAreChecked() -> Bool { checksAssertions }

/// Checks a condition in a debug build; a release build does not evaluate it.
///
/// It stands in place of the standard library's, which decides when it is compiled: the compiler is
/// called without optimization whatever the build is, since a crash keeps its message and place so.
///
/// - Parameters:
///   - condition: The condition that has to hold.
///   - message: The text of the crash.
///   - file: The file that the crash names.
///   - line: The line that the crash names.
public func assert(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(),
  file: StaticString = #file, line: UInt = #line
) {
  guard checksAssertions, !condition() else { return }
  let text = message()
  fatalError("Assertion failed" + (text.isEmpty ? "" : ": ") + text, file: file, line: line)
}

/// Ends the process in a debug build; in a release build, as people have it, the code goes on.
///
/// - Parameters:
///   - message: The text of the crash.
///   - file: The file that the crash names.
///   - line: The line that the crash names.
public func assertionFailure(
  _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
) {
  guard checksAssertions else { return }
  fatalError(message(), file: file, line: line)
}
