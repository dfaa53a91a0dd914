/// An error of a recording: its line, and the problem.
public struct RecordingError: Error, Hashable, Sendable {
  /// A problem with a recording.
  public enum Problem: Hashable, Sendable {
    /// The file could not be read.
    case unreadable(String)
    /// There is not one line in it.
    case empty
    /// A line is not the JSON it should be.
    case malformed(String)
    /// The first line is no header.
    case missingHeader
    /// A header follows the first.
    case repeatedHeader
    /// The format's version is not one that this program reads.
    case unknownVersion(Int)
    /// The span ends before it starts, is longer than ten years, or is none of a calendar.
    case badSpan
    /// An event happened when no calendar shows a date.
    case badInstant
  }

  /// The file.
  public let file: String
  /// The line, from 1; 0 for the whole file.
  public let line: Int
  /// The problem found.
  public let problem: Problem

  /// Creates an error.
  public init(file: String, line: Int, problem: Problem) {
    self.file = file
    self.line = line
    self.problem = problem
  }
}

extension RecordingError: CustomStringConvertible {
  /// One line: the place, the problem, and what to do.
  public var description: String {
    let place = line == 0 ? file : "\(file):\(line):1"
    return "\(place): error: \(explanation)"
  }

  private var explanation: String {
    switch problem {
    case .unreadable(let reason): "the recording cannot be read: \(reason)"
    case .empty: "the recording is empty; record it again"
    case .malformed(let reason):
      "not an event of a recording: \(reason)"
        + (line == 1 ? "; a run writes its recordings as '*.recording.jsonl'" : "")
    case .missingHeader: "the first line is no header; it must be an event 'header'"
    case .repeatedHeader: "a second header; a recording is that of one run"
    case .unknownVersion(let version):
      "the recording's version is \(version), and this program reads "
        + "\(RecordedHeader.currentVersion); use the program that wrote it"
    case .badSpan:
      "'start' and 'end' are no dates, 'end' is before 'start', or ten years lie between them"
    case .badInstant: "the event happened at no date; record it again"
    }
  }
}
