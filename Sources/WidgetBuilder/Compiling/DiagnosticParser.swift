import WidgetRecording

/// Finds the errors in the output of the compiler and the linker.
enum DiagnosticParser {
  /// Returns the errors in order, each once, with the notes that follow them.
  static func errors(in output: String) -> [RecordedDiagnostic] {
    var errors: [RecordedDiagnostic] = []
    var takesNotes = false
    for line in output.split(separator: "\n", omittingEmptySubsequences: true) {
      if let found = located(line) {
        takesNotes = take(found, into: &errors, takesNotes: takesNotes)
      } else if let message = unlocated(line) {
        errors.append(RecordedDiagnostic(message: message))
        takesNotes = false
      }
    }
    var seen: Set<RecordedDiagnostic> = []
    let unique = errors.filter { seen.insert($0).inserted }
    return unique.filter { $0.file != nil || !isSummary($0.message) }
  }

  /// A message with a place.
  private struct Located {
    var diagnostic: RecordedDiagnostic
    var level: Substring
  }

  /// Adds an error, or a note to the error before; says whether notes may follow.
  private static func take(
    _ found: Located, into errors: inout [RecordedDiagnostic], takesNotes: Bool
  ) -> Bool {
    switch found.level {
    case "error":
      errors.append(found.diagnostic)
      return true
    case "note" where takesNotes:
      let last = errors.count - 1
      // The expansion of a macro lies in a temporary file; the author's place is the macro's use.
      if found.diagnostic.message.hasPrefix("in expansion of macro "),
        errors[last].file?.contains("/swift-generated-sources/") == true
      {
        let place = found.diagnostic
        (errors[last].file, errors[last].line) = (place.file, place.line)
        errors[last].column = place.column
      }
      let note = "; note: " + found.diagnostic.message
      if !errors[last].message.contains(note) { errors[last].message += note }
      return true
    default: return takesNotes && found.level == "note"
    }
  }

  /// Reads `file:line:column: level: message`.
  private static func located(_ line: Substring) -> Located? {
    for level in ["error", "warning", "note"] {
      guard let mark = line.firstRange(of: ": \(level): ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let row = Int(place[place.count - 2]),
        let column = Int(place[place.count - 1])
      else { continue }
      let file = place.dropLast(2).joined(separator: ":")
      let message = text(line[mark.upperBound...])
      let diagnostic = RecordedDiagnostic(
        file: file, line: row, column: column, message: message)
      return Located(diagnostic: diagnostic, level: Substring(level))
    }
    return nil
  }

  /// A message without the name of its group, which only the compiler's own manual explains.
  private static func text(_ message: Substring) -> String {
    guard message.hasSuffix("]"), let mark = message.ranges(of: " [#").last else {
      return String(message)
    }
    return String(message[..<mark.lowerBound])
  }

  /// Reads an error that has no place: of the driver, or of the linker.
  private static func unlocated(_ line: Substring) -> String? {
    if let mark = line.firstRange(of: "undefined reference to ") {
      return "undefined reference to \(line[mark.upperBound...])"
    }
    if let mark = line.firstRange(of: "undefined symbol: ") {
      return "undefined symbol: \(line[mark.upperBound...])"
    }
    for beginning in ["error: ", "<unknown>:0: error: ", "ld.lld: error: ", "ld.gold: error: "]
    where line.hasPrefix(beginning) {
      return text(line.dropFirst(beginning.count))
    }
    return nil
  }

  /// Whether a message only says that something before it went wrong.
  private static func isSummary(_ message: String) -> Bool {
    ["command failed with exit code", "command failed due to signal", "fatalError"].contains {
      message.contains($0)
    }
  }
}
