import WidgetRecording

/// The drawings of a session's entries; entries of the same content are drawn once.
struct EntryDrawings {
  /// The greatest number of entries of a session that are drawn.
  static let mostEntries = 200

  /// An entry's content, and its date where it looks different at another.
  private struct Key: Hashable {
    var digest: ContentDigest
    var date: SimulatedInstant?
  }

  private let setting: DrawingRequest
  private var known: [Key: [String]] = [:]
  private var count = 0

  /// Creates a store without drawings.
  ///
  /// - Parameter setting: What the entries are drawn for.
  init(_ setting: DrawingRequest) { self.setting = setting }

  /// Whether no more entries are drawn.
  var isFull: Bool { count >= Self.mostEntries }

  /// Returns the request for those entries of a call that have not been drawn; nil for none.
  func request(for entries: [RecordedEntry]) -> DrawingRequest? {
    var seen: Set<Key> = []
    let new = entries.indices.filter { index in
      guard let digest = entries[index].digest, entries[index].date.isFinite else { return false }
      let key = Key(digest: digest, date: nil)
      return known[key] == nil && known[Key(digest: digest, date: entries[index].date)] == nil
        && seen.insert(Key(digest: digest, date: entries[index].date)).inserted
    }
    guard !new.isEmpty, !isFull else { return nil }
    var request = setting
    request.entries = Array(new.prefix(Self.mostEntries - count))
    return request
  }

  /// Takes the drawings of a call's entries.
  ///
  /// - Parameters:
  ///   - answer: What came back.
  ///   - entries: The call's entries.
  /// - Returns: What is to be recorded before the call.
  mutating func take(_ answer: DrawingAnswer, for entries: [RecordedEntry]) -> [RecordingEvent] {
    var events: [RecordingEvent] = []
    for drawn in answer.entries where entries.indices.contains(drawn.entry) {
      let entry = entries[drawn.entry]
      guard let digest = entry.digest else { continue }
      count += 1
      let key = Key(digest: digest, date: drawn.runsWithTime ? entry.date : nil)
      known[key] = drawn.drawings.map(\.digest)
      if !drawn.faces.isEmpty { events.append(.fonts(RecordedFaces(drawn.faces))) }
      events += drawn.outlines.map { .outlines($0) } + drawn.pictures.map { .picture($0) }
      events += drawn.drawings.map { .drawing($0) }
    }
    return events
  }

  /// Returns the names of an entry's drawings.
  func names(of entry: RecordedEntry) -> [String] {
    guard let digest = entry.digest else { return [] }
    return known[Key(digest: digest, date: nil)] ?? known[Key(digest: digest, date: entry.date)]
      ?? []
  }
}

/// Leaves out what a recording already holds: faces, outlines, pictures and drawings are stored once.
struct DrawingParts {
  private var faces: Set<String> = []
  private var glyphs: [String: Set<Int>] = [:]
  private var pictures: Set<String> = []
  private var drawings: Set<String> = []

  /// Returns what is new of an event; nil where nothing is.
  mutating func new(_ event: RecordingEvent) -> RecordingEvent? {
    switch event {
    case .fonts(var fonts):
      fonts.faces = fonts.faces.filter { faces.insert($0.name).inserted }
      return fonts.faces.isEmpty ? nil : .fonts(fonts)
    case .outlines(var outlines):
      let known = glyphs[outlines.face] ?? []
      outlines.glyphs = outlines.glyphs.filter { !known.contains($0.key) }
      glyphs[outlines.face, default: []].formUnion(outlines.glyphs.keys)
      return outlines.glyphs.isEmpty ? nil : .outlines(outlines)
    case .picture(let picture):
      return pictures.insert(picture.digest).inserted ? event : nil
    case .drawing(let drawing):
      return drawings.insert(drawing.digest).inserted ? event : nil
    default: return event
    }
  }
}
