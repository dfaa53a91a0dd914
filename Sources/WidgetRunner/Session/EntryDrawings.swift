import WidgetRecording

/// The drawings of a session's entries; entries of the same content are drawn once.
struct EntryDrawings {
  /// The number of failures after which views are no longer drawn: each may take seconds.
  static let mostFailures = 3
  /// The greatest number of different looks of a session: a day of one a minute, and some.
  static let mostLooks = 1500
  /// The greatest number of entries that are drawn to find them.
  static let mostEntries = 4 * mostLooks

  /// An entry's content, and its date where it looks different at another.
  private struct Key: Hashable {
    var digest: ContentDigest
    /// Whether the words are replaced by bars, which the digest does not tell.
    var isPlaceholder: Bool
    var date: SimulatedInstant?

    /// The content at any date.
    var timeless: Self {
      var key = self
      key.date = nil
      return key
    }
  }

  private let setting: DrawingRequest
  /// The drawings of an entry.
  private struct Look {
    /// The names of the drawings; none of an entry that could not be drawn.
    var names: [String] = []
    /// Whether it depends on the time at which it is drawn; nil where this was not tried.
    var readsClock: Bool?
    /// Whether a part of it runs by itself.
    var runsWithTime = false
  }

  private var known: [Key: Look] = [:]
  /// The contents that were drawn, at whatever date.
  private var contents: Set<Key> = []
  private var looks: Set<[String]> = []
  private var count = 0
  private var failures = 0
  /// The reason for which an entry has no drawing; nil while all have been drawn.
  private(set) var problem: String?
  /// The trap of the first view that ended the process which drew it; nil for none.
  private(set) var failure: RecordedFailure?

  /// Creates a store without drawings.
  ///
  /// - Parameter setting: The looks, system and time limit of all requests.
  init(_ setting: DrawingRequest) { self.setting = setting }

  /// Returns the request for those entries of a call that have not been drawn; nil for none.
  ///
  /// One entry of each content that is new comes first, then others of the same content, which look
  /// different at another date or not.
  func request(for call: RecordedCall) -> DrawingRequest? {
    let entries = call.entries
    var seen: Set<Key> = []
    let new = entries.indices.filter { index in
      guard let key = key(of: entries[index], in: call), entries[index].date.isFinite else {
        return false
      }
      return look(key) == nil && seen.insert(key).inserted
    }
    guard !new.isEmpty, failures < Self.mostFailures else { return nil }
    let room = min(Self.mostLooks - looks.count, Self.mostEntries - count)
    guard room > 0 else { return nil }
    var contents = contents
    var (first, others): ([Int], [Int]) = ([], [])
    for index in new {
      let isNew = key(of: entries[index], in: call).map { contents.insert($0.timeless).inserted }
      if isNew == true { first.append(index) } else { others.append(index) }
    }
    var request = setting
    request.entries = Array((first + others).prefix(room))
    return request
  }

  /// Takes the drawings of one of a call's entries.
  ///
  /// - Parameters:
  ///   - drawn: The drawings.
  ///   - call: The call.
  /// - Returns: The events to record before the call.
  mutating func take(
    _ drawn: DrawnEntry<RecordedDrawing>, for call: RecordedCall
  ) -> [RecordingEvent] {
    let entries = call.entries
    guard entries.indices.contains(drawn.entry), var key = key(of: entries[drawn.entry], in: call)
    else { return [] }
    count += 1
    contents.insert(key.timeless)
    looks.insert(drawn.drawings.map(\.digest))
    if !drawn.runsWithTime { key.date = nil }
    known[key] = Look(
      names: drawn.drawings.map(\.digest), readsClock: drawn.readsClock,
      runsWithTime: drawn.runsWithTime)
    return drawn.events
  }

  /// Notes that no more drawings come for a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - call: The call.
  ///   - problem: The reason for which some entries were not drawn; nil where all were.
  ///   - failure: The trap of a view; nil for none.
  mutating func end(
    _ request: DrawingRequest, for call: RecordedCall, problem: String?, failure: RecordedFailure?
  ) {
    self.problem = self.problem ?? problem
    self.failure = self.failure ?? failure
    if problem != nil { failures += 1 }
    let entries = call.entries
    for index in request.entries where entries.indices.contains(index) {
      guard let key = key(of: entries[index], in: call), look(key) == nil else { continue }
      known[key] = Look()
    }
  }

  /// Adds to a call's entry what was learned from drawing it.
  func complete(_ entry: inout RecordedEntry, in call: RecordedCall) {
    let look = key(of: entry, in: call).flatMap(look)
    entry.drawings = look?.names ?? []
    entry.readsClock = look?.readsClock
    entry.runsWithTime = look?.runsWithTime ?? false
  }

  /// The reason for which an entry of a call has no drawing; nil where all have one.
  func problem(of call: RecordedCall) -> String? {
    guard call.entries.contains(where: { $0.drawings.isEmpty && $0.date.isFinite }) else {
      return nil
    }
    return problem
      ?? "of a widget in one family at most \(Self.mostLooks) different entries are drawn"
  }

  private func look(_ key: Key) -> Look? {
    known[key] ?? known[key.timeless]
  }

  private func key(of entry: RecordedEntry, in call: RecordedCall) -> Key? {
    entry.digest.map {
      Key(digest: $0, isPlaceholder: call.mode == .placeholder, date: entry.date)
    }
  }
}

extension DrawnEntry<RecordedDrawing> {
  /// The drawings and what they refer to, as a recording has them.
  var events: [RecordingEvent] {
    (faces.isEmpty ? [] : [.fonts(RecordedFaces(faces))])
      + outlines.map { .outlines($0) } + pictures.map { .picture($0) }
      + drawings.map { .drawing($0) }
  }
}

/// Leaves out what a recording already holds: faces, outlines, pictures and drawings are stored
/// once.
struct DrawingParts {
  private var faces: Set<String> = []
  private var glyphs: [String: Set<Int>] = [:]
  private var pictures: Set<String> = []
  private var drawings: Set<String> = []

  /// Returns the new parts of an event; nil where there are none.
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
