public import Foundation

extension Recording {
  /// Reads a recording from JSON Lines.
  ///
  /// Unknown keys and unknown events are skipped. A last line that was cut short is left out and
  /// noted in `isTruncated`.
  ///
  /// - Parameters:
  ///   - data: The lines, in UTF-8.
  ///   - file: The name of the file, for errors.
  /// - Throws: `RecordingError` with the first line that cannot be used.
  public init(_ data: Data, file: String) throws(RecordingError) {
    var reader = LineReader(data: data, file: file)
    guard let first = try reader.next() else {
      throw RecordingError(file: file, line: 0, problem: .empty)
    }
    guard case .header(let header) = first else {
      throw RecordingError(file: file, line: reader.line, problem: .missingHeader)
    }
    guard header.version == RecordedHeader.currentVersion else {
      throw RecordingError(
        file: file, line: reader.line, problem: .unknownVersion(header.version)
      )
    }
    guard header.start.isFinite, header.end.isFinite, header.start <= header.end else {
      throw RecordingError(file: file, line: reader.line, problem: .badSpan)
    }
    self.init(header: header)
    while let event = try reader.next() {
      events.append(event)
    }
    isTruncated = reader.isTruncated
  }

  /// Reads a recording from a file.
  ///
  /// - Throws: `RecordingError` where the file cannot be read or used.
  public init(contentsOf url: URL, named file: String) throws(RecordingError) {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      let reason = (error as NSError).localizedDescription
      throw RecordingError(file: file, line: 0, problem: .unreadable(reason))
    }
    try self.init(data, file: file)
  }
}

/// Walks over the lines of a recording and decodes each once.
private struct LineReader {
  let data: Data
  let file: String
  var position: Data.Index
  var line = 0
  var isTruncated = false

  init(data: Data, file: String) {
    self.data = data
    self.file = file
    position = data.startIndex
  }

  /// Returns the next event that this version knows; nil at the end.
  mutating func next() throws(RecordingError) -> RecordingEvent? {
    while position < data.endIndex {
      let end = data[position...].firstIndex(of: UInt8(ascii: "\n"))
      let text = data[position..<(end ?? data.endIndex)]
      position = end.map { data.index(after: $0) } ?? data.endIndex
      line += 1
      guard text.contains(where: { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 }) else { continue }
      do {
        return try RecordingCoder.value(RecordingEvent.self, from: text)
      } catch is RecordingEvent.Unknown {
        continue
      } catch {
        guard end == nil, line > 1 else {
          throw RecordingError(file: file, line: line, problem: .malformed(Self.reason(error)))
        }
        isTruncated = true
        return nil
      }
    }
    return nil
  }

  /// The part of a decoder's error that a person can act on.
  private static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .keyNotFound(let key, _): return "the key '\(key.stringValue)' is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      let place = context.codingPath.map(\.stringValue).joined(separator: "/")
      return place.isEmpty
        ? context.debugDescription : "'\(place)': \(context.debugDescription)"
    @unknown default: return "\(error)"
    }
  }
}
