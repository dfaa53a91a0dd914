import Foundation
import WidgetRecording

/// The end of a compiler by a signal, at which it prints what it was doing.
///
/// The innermost is the last:
///
/// ```
/// 3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "Widgets/A.swift")
/// 8.\tWhile type-checking expression at [Widgets/A.swift:3:11 - line:3:237] RangeText="…
/// ```
enum CompilerStackDump {
  /// The driver's line about a compiler that a signal ended, before the signal's number.
  private static let signalMark = "command failed due to signal "

  /// Returns the error that tells where in the sources a compiler was when a signal ended it.
  ///
  /// - Parameters:
  ///   - output: Everything that the compiler and its driver printed.
  ///   - sources: The paths of the sources, as the compiler names them.
  ///   - limit: The seconds of processor time that the compiler had.
  /// - Returns: An error at the innermost place; nil where no signal ended the compiler, or it was
  ///   at no place in the sources.
  static func place(
    in output: String, of sources: Set<String>, limit: UInt32
  ) -> RecordedDiagnostic? {
    let lines = output.split(separator: "\n")
    guard
      let signal = lines.lazy.compactMap({ line in
        line.firstRange(of: signalMark).flatMap { mark in
          Int32(line[mark.upperBound...].prefix { $0.isNumber })
        }
      }).first,
      let dump = lines.firstIndex(of: "Stack dump:")
    else { return nil }
    let frames = lines[dump...].filter { $0.contains(".\tWhile ") }
    guard let place = frames.reversed().lazy.compactMap({ self.place(in: $0, of: sources) }).first
    else { return nil }
    let end =
      signal == SIGXCPU
      ? "the compiler had not finished here after \(limit) s of processor time; split what "
        + "it finds no types for, or write them"
      : "the compiler itself ended by signal \(signal) here; write this in another way"
    return RecordedDiagnostic(
      file: place.file, line: place.line, column: place.column, message: end)
  }

  private struct Place {
    var file: String
    var line: Int
    var column: Int
  }

  /// Reads the first `file:line:column` of a line whose file is one of the sources.
  private static func place(in frame: Substring, of sources: Set<String>) -> Place? {
    // The text of the sources follows the place, and may hold anything.
    let described = frame.firstRange(of: " RangeText=").map { frame[..<$0.lowerBound] } ?? frame
    for beginning in described.indices where "[@ ".contains(described[beginning]) {
      let words = described[described.index(after: beginning)...]
        .prefix { !"[]".contains($0) }.split(separator: ":", maxSplits: 2)
      guard words.count == 3, sources.contains(String(words[0])), let line = Int(words[1]),
        let column = Int(words[2].prefix { $0.isNumber })
      else { continue }
      return Place(file: String(words[0]), line: line, column: column)
    }
    return nil
  }
}
