import WidgetRecording

/// The drawings of a session's entries; entries of the same content are drawn once.
struct EntryDrawings {
  /// The greatest number of entries of a session that are drawn.
  static let mostEntries = 200

  /// An entry's content, and its date where it looks different at another.
  private struct Key: Hashable {
    var digest: ContentDigest
    /// Whether the words are replaced by bars, of which a digest knows nothing.
    var isPlaceholder: Bool
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
  func request(for call: RecordedCall) -> DrawingRequest? {
    let entries = call.entries
    var seen: Set<Key> = []
    let new = entries.indices.filter { index in
      guard let key = key(of: entries[index], in: call), entries[index].date.isFinite else {
        return false
      }
      return names(of: entries[index], in: call).isEmpty && seen.insert(key).inserted
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
  ///   - call: The call.
  /// - Returns: What is to be recorded before the call.
  mutating func take(_ answer: DrawingAnswer, for call: RecordedCall) -> [RecordingEvent] {
    let entries = call.entries
    var events: [RecordingEvent] = []
    for drawn in answer.entries where entries.indices.contains(drawn.entry) {
      guard var key = key(of: entries[drawn.entry], in: call) else { continue }
      count += 1
      if !drawn.runsWithTime { key.date = nil }
      known[key] = drawn.drawings.map(\.digest)
      if !drawn.faces.isEmpty { events.append(.fonts(RecordedFaces(drawn.faces))) }
      events += drawn.outlines.map { .outlines($0) } + drawn.pictures.map { .picture($0) }
      events += drawn.drawings.map { .drawing($0) }
    }
    return events
  }

  /// Returns the names of the drawings of a call's entry.
  func names(of entry: RecordedEntry, in call: RecordedCall) -> [String] {
    guard var key = key(of: entry, in: call) else { return [] }
    if let own = known[key] { return own }
    key.date = nil
    return known[key] ?? []
  }

  private func key(of entry: RecordedEntry, in call: RecordedCall) -> Key? {
    entry.digest.map {
      Key(digest: $0, isPlaceholder: call.mode == .placeholder, date: entry.date)
    }
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
