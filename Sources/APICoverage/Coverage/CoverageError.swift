/// An error for which coverage cannot be reported.
enum CoverageError: Error, Hashable {
  /// The build left no index: its folder.
  case noIndex(String)
  /// A module's symbol graph cannot be extracted: its name, and the compiler's message.
  case noSymbols(String, String)
  /// A file cannot be read or written.
  case unreadable(String)
  /// A line of a table is in another form.
  case malformedTable(file: String, line: Int)
  /// Unknown arguments on the command line.
  case unknownArguments([String])
}

extension CoverageError: CustomStringConvertible {
  /// The error in one line.
  var description: String {
    switch self {
    case .noIndex(let folder):
      "\(folder): no index of the build; run 'swift build --build-tests' first"
    case .noSymbols(let module, let output): "no symbols of \(module): \(output)"
    case .unreadable(let file): "\(file): cannot be read or written"
    case .malformedTable(let file, let line):
      "\(file):\(line): error: not a status, a declaration and a version"
    case .unknownArguments(let words):
      "unknown arguments: \(words.joined(separator: " "))"
    }
  }
}
