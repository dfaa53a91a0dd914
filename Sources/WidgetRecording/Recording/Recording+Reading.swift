import FileTypes
public import Foundation
import ParallelWork

extension Recording {
  /// Reads a recording from JSON Lines.
  ///
  /// Unknown keys and unknown events are skipped. A last line that was cut short, and so is no JSON
  /// and has no line feed, is left out and noted in `isTruncated`.
  ///
  /// - Parameters:
  ///   - bytes: The lines, in UTF-8.
  ///   - file: The name of the file, for errors.
  /// - Throws: `RecordingError` with the first line that cannot be used.
  public init(_ bytes: some Sequence<UInt8>, file: String) throws(RecordingError) {
    let result = bytes.withContiguousStorageIfAvailable { storage in
      Result { () throws(RecordingError) in try Self(storage, file: file) }
    }
    if let result {
      self = try result.get()
    } else {
      self = try Self(Array(bytes), file: file)
    }
  }

  /// Reads a recording from a file.
  ///
  /// - Throws: `RecordingError` where the file cannot be read or used.
  public init(contentsOf url: URL, named file: String) throws(RecordingError) {
    let data: Data
    do {
      try url.refuseIrregularFile()
      data = try Data(contentsOf: url, options: .mappedIfSafe)
    } catch {
      let reason = (error as NSError).localizedDescription
      throw RecordingError(file: file, line: 0, problem: .unreadable(reason))
    }
    try self.init(data, file: file)
  }

  /// The longest span of a recording that is read: ten years, in simulated seconds.
  private static let longestSpan = 3660.0 * 86_400

  private init(_ bytes: UnsafeBufferPointer<UInt8>, file: String) throws(RecordingError) {
    var reader = LineReader(bytes: bytes, file: file)
    guard let first = try reader.next() else {
      throw RecordingError(file: file, line: 0, problem: .empty)
    }
    guard case .header(let header) = first else {
      throw RecordingError(file: file, line: reader.line, problem: .missingHeader)
    }
    guard header.version == RecordedHeader.currentVersion else {
      throw RecordingError(file: file, line: reader.line, problem: .unknownVersion(header.version))
    }
    guard LocalClock.canShow(header.span.start), LocalClock.canShow(header.span.end),
      (0...Self.longestSpan).contains(header.span.end - header.span.start)
    else {
      throw RecordingError(file: file, line: reader.line, problem: .badSpan)
    }
    self.init(header: header)
    try readEvents(of: reader.pieces, after: reader.line, file: file)
  }

  /// Reads the lines after the header, pieces of a long recording side by side.
  private mutating func readEvents(
    of pieces: [Range<UnsafePointer<UInt8>>], after line: Int, file: String
  ) throws(RecordingError) {
    nonisolated(unsafe) let pieces = pieces
    let read = Workers.map(pieces.count) { index in
      let piece = pieces[index]
      return ReadPiece(
        UnsafeBufferPointer(
          start: piece.lowerBound, count: piece.upperBound - piece.lowerBound), file: file)
    }
    var line = line
    for piece in read {
      if let error = piece.error {
        throw RecordingError(file: file, line: line + error.line, problem: error.problem)
      }
      line += piece.lines
      events += piece.events
      isTruncated = isTruncated || piece.isTruncated
    }
  }
}

/// Some lines of a recording that follow its header, read.
private struct ReadPiece: Sendable {
  var events: [RecordingEvent] = []
  /// The number of lines.
  var lines = 0
  var isTruncated = false
  /// The first error, whose line counts from the piece's beginning.
  var error: RecordingError?

  init(_ bytes: UnsafeBufferPointer<UInt8>, file: String) {
    var reader = LineReader(bytes: bytes, file: file, follows: true)
    do throws(RecordingError) {
      while let event = try reader.next() {
        if case .header = event {
          throw RecordingError(file: file, line: reader.line, problem: .repeatedHeader)
        }
        if let instant = event.instant, !LocalClock.canShow(instant) {
          throw RecordingError(file: file, line: reader.line, problem: .badInstant)
        }
        events.append(event)
      }
    } catch {
      self.error = error
    }
    lines = reader.line
    isTruncated = reader.isTruncated
  }
}

extension RecordingEvent {
  /// The instant at which it happened; nil where it happened at none.
  fileprivate var instant: SimulatedInstant? {
    switch self {
    case .call(let call): call.at
    case .donation(let donation): donation.at
    case .relevantShortcuts(let update), .relevantIntents(let update): update.at
    case .reloadRequest(let reload): reload.at
    case .lateCompletion(let completion): completion.callAt
    case .lateCrash(let crash): crash.callAt
    case .app(let call): call.at
    case .interaction(let interaction): interaction.at
    case .control(let control): control.at
    case .activity(let activity): activity.at
    case .network(let exchange): exchange.at
    case .permission(let answer): answer.at
    case .location(let place): place.at
    default: nil
    }
  }
}

/// A walk over the lines of a recording that reads each once.
private struct LineReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let file: String
  var position = 0
  var line = 0
  var isTruncated = false
  /// Whether other lines come before these.
  let follows: Bool

  init(bytes: UnsafeBufferPointer<UInt8>, file: String, follows: Bool = false) {
    self.bytes = bytes
    self.file = file
    self.follows = follows
  }

  /// The bytes that were not read yet, in pieces that end with a line: as many as there are
  /// processors, unless they are few.
  var pieces: [Range<UnsafePointer<UInt8>>] {
    guard let base = bytes.baseAddress, position < bytes.count else { return [] }
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let length = max(Self.leastPiece, (bytes.count - position) / processors + 1)
    var pieces: [Range<UnsafePointer<UInt8>>] = []
    var start = position
    while start < bytes.count {
      let last = min(start + length, bytes.count) - 1
      let end = min(endOfLine(from: last) + 1, bytes.count)
      pieces.append(base + start..<base + end)
      start = end
    }
    return pieces
  }

  /// The least number of bytes for which another thread is worth its start.
  private static let leastPiece = 1 << 20

  /// Returns the next event that this version knows; nil at the end.
  mutating func next() throws(RecordingError) -> RecordingEvent? {
    while position < bytes.count {
      let start = position
      let end = endOfLine(from: start)
      position = end + 1
      line += 1
      let text = UnsafeBufferPointer(rebasing: bytes[start..<end])
      guard text.contains(where: { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 }) else { continue }
      do throws(JSONError) {
        if let event = try JSONReader.read(Line.self, from: text).event { return event }
      } catch {
        guard case .syntax = error.problem, end == bytes.count, follows else {
          throw RecordingError(file: file, line: line, problem: problem(error, in: text))
        }
        isTruncated = true
        return nil
      }
    }
    return nil
  }

  /// Makes the error of a line; a header of another version is no longer read as this one's.
  private func problem(
    _ error: JSONError, in text: UnsafeBufferPointer<UInt8>
  ) -> RecordingError.Problem {
    let header = try? JSONReader.read(AnyHeader.self, from: text)
    guard !follows, let header, header.event == AnyHeader.name,
      header.version != RecordedHeader.currentVersion
    else { return .malformed("\(error)") }
    return .unknownVersion(header.version)
  }

  private func endOfLine(from start: Int) -> Int {
    guard let base = bytes.baseAddress,
      let found = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
    else { return bytes.count }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// The members of a header that every version has.
  private struct AnyHeader: JSONRecord {
    static let name = "header"
    var event = ""
    var version = 0

    static var blank: Self { Self() }

    mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
      try fields.required("event", &event)
      try fields.required("version", &version)
    }
  }

  /// A line, whether this version knows its event or not.
  private struct Line: JSONReadable {
    let event: RecordingEvent?

    init(from reader: inout JSONReader) throws(JSONError) {
      event = try RecordingEvent.read(from: &reader)
    }
  }
}
