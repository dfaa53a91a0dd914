/// A reason for which nothing can be said of what is covered.
enum CoverageError: Error, Hashable {
  /// The build left no index: its folder.
  case noIndex(String)
  /// A module's symbols cannot be had: its name, and what the compiler says.
  case noSymbols(String, String)
  /// A file cannot be read or written.
  case unreadable(String)
  /// A line of a table is in another form.
  case malformedTable(file: String, line: Int)
  /// Words on the command line that say nothing.
  case unknownArguments([String])
}

extension CoverageError: CustomStringConvertible {
  /// One line for a person.
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
