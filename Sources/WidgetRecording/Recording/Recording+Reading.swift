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
      Result { () throws(RecordingError) in try Self(.memory(storage), file: file) }
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
    let source: ByteSource
    do {
      source = try ByteSource(contentsOf: url)
    } catch {
      throw RecordingError(file: file, unreadable: error)
    }
    try self.init(source, file: file)
  }

  /// The longest span of a recording that is read: ten years, in simulated seconds.
  private static let longestSpan = 3660.0 * 86_400

  private init(_ source: ByteSource, file: String) throws(RecordingError) {
    var reader = EventReader(LineWalk(source, 0..<source.count), file: file)
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
    try readEvents(of: source, behind: reader.position, after: reader.line, file: file)
  }

  /// Reads the lines after the header, parts of a long recording side by side.
  private mutating func readEvents(
    of source: ByteSource, behind position: Int, after line: Int, file: String
  ) throws(RecordingError) {
    let parts: [Range<Int>]
    do throws(POSIXError) {
      parts = try source.parts(from: position)
    } catch {
      throw RecordingError(file: file, unreadable: error)
    }
    nonisolated(unsafe) let bytes = source
    let read = Workers.map(parts.count) { ReadPart(LineWalk(bytes, parts[$0]), file: file) }
    var line = line
    for part in read {
      if let error = part.error {
        throw RecordingError(
          file: file, line: error.line == 0 ? 0 : line + error.line, problem: error.problem)
      }
      line += part.lines
      events += part.events
      isTruncated = isTruncated || part.isTruncated
    }
  }
}

extension RecordingError {
  fileprivate init(file: String, unreadable error: any Error) {
    self.init(file: file, line: 0, problem: .unreadable(error.fileReason))
  }
}

extension ByteSource {
  /// The least number of bytes for which another thread is worth its start.
  private static let leastPart = 1 << 20

  /// Returns parts that begin with a line, from a line on: as many as there are processors, unless
  /// the bytes are few.
  fileprivate func parts(from start: Int) throws(POSIXError) -> [Range<Int>] {
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let length = max(Self.leastPart, (count - start) / processors + 1)
    var bounds = [start]
    for border in stride(from: start + length, to: count, by: length) {
      // The line that begins behind the one that the border lies in.
      let walk = LineWalk(self, border..<count)
      guard try walk.next() != nil, walk.position < count else { break }
      if let last = bounds.last, walk.position > last { bounds.append(walk.position) }
    }
    return zip(bounds, bounds.dropFirst() + [max(count, start)]).map { $0..<$1 }
  }
}

/// Some lines of a recording that follow its header, read.
private struct ReadPart: Sendable {
  var events: [RecordingEvent] = []
  /// The number of lines.
  var lines = 0
  var isTruncated = false
  /// The first error, whose line counts from the part's beginning.
  var error: RecordingError?

  init(_ walk: LineWalk, file: String) {
    var reader = EventReader(walk, file: file, follows: true)
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
    case .relevantShortcuts(let update): update.at
    case .relevantIntents(let update): update.at
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

/// A walk over the events of a recording.
private struct EventReader {
  let walk: LineWalk
  let file: String
  var line = 0
  var isTruncated = false
  /// Whether other lines come before these.
  let follows: Bool

  init(_ walk: LineWalk, file: String, follows: Bool = false) {
    self.walk = walk
    self.file = file
    self.follows = follows
  }

  /// The position of the next line.
  var position: Int { walk.position }

  /// Returns the next event that this version knows; nil at the end.
  mutating func next() throws(RecordingError) -> RecordingEvent? {
    while let (bytes, isLast) = try nextLine() {
      line += 1
      let text = line == 1 && !follows ? Self.withoutMark(bytes) : bytes
      guard text.contains(where: { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 }) else { continue }
      do throws(JSONError) {
        if let event = try JSONReader.read(Line.self, from: text).event { return event }
      } catch {
        guard case .syntax = error.problem, isLast, follows else {
          throw RecordingError(file: file, line: line, problem: problem(error, in: text))
        }
        isTruncated = true
        return nil
      }
    }
    return nil
  }

  /// The bytes behind a byte order mark, which some editors and programs begin a file with.
  private static func withoutMark(
    _ text: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return text.starts(with: mark) ? UnsafeBufferPointer(rebasing: text.dropFirst(3)) : text
  }

  private func nextLine() throws(RecordingError) -> (UnsafeBufferPointer<UInt8>, isLast: Bool)? {
    do throws(POSIXError) {
      return try walk.next().map { ($0.text, $0.isLast) }
    } catch {
      throw RecordingError(file: file, unreadable: error)
    }
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
