/// A file that could not be written.
struct OutputError: Error, Hashable, CustomStringConvertible {
  /// The file or folder.
  let path: String
  /// The system's words.
  let reason: String

  /// One line: the place, the problem, and what to do.
  var description: String {
    "\(path): error: cannot be written: \(reason); choose another place with --output"
  }
}
