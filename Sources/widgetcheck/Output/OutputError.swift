/// A file that could not be written.
struct OutputError: Error, Hashable, CustomStringConvertible {
  /// The file or folder.
  let path: String
  /// The system's words.
  let reason: String
  /// The remedy; nil where there is no particular one.
  let advice: String?

  /// The remedy for a file of the reports' folder.
  static let outputAdvice = "choose another place with --output"

  /// Creates an error.
  init(path: String, reason: String, advice: String? = Self.outputAdvice) {
    self.path = path
    self.reason = reason
    self.advice = advice
  }

  /// One line: the place, the problem, and what to do.
  var description: String {
    "\(path): error: cannot be written: \(reason)" + (advice.map { "; \($0)" } ?? "")
  }
}
