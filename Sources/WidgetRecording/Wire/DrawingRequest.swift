/// A look in which entries are drawn, with the size and the surroundings that belong to it.
public struct DrawingTarget: Hashable, Sendable {
  /// The look.
  public var look: DrawnLook
  /// The widget's width in points.
  public var width = 158.0
  /// The widget's height in points.
  public var height = 158.0
  /// The space between the widget's edges and its views.
  public var margin = 0.0
  /// The radius of the widget's corners.
  public var cornerRadius = 0.0
  /// Pixels in a point.
  public var scale = 3.0
  /// Whether the system draws a background.
  public var hasBackground = true

  /// Creates a target; the surroundings are set afterwards.
  public init(_ look: DrawnLook) { self.look = look }
}

extension DrawingTarget: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(.blank) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("cornerRadius", &cornerRadius)
    try fields.required("hasBackground", &hasBackground)
    try fields.required("height", &height)
    try fields.required("look", &look)
    try fields.required("margin", &margin)
    try fields.required("scale", &scale)
    try fields.required("width", &width)
  }
}

/// The treatment of what views print while they are drawn.
public enum DrawingOutput: String, Hashable, Sendable, CaseIterable, JSONConvertible {
  /// It is left out: the same views printed it when their entry was recorded.
  case discarded
  /// It is added to the output of the call.
  case recorded
}

/// A request to draw entries of the answer that was given last.
public struct DrawingRequest: Hashable, Sendable {
  /// The positions of the entries.
  public var entries: [Int]
  /// The looks in which every entry is drawn.
  public var targets: [DrawingTarget]
  /// The version of the platform whose colours are drawn.
  public var system = PlatformVersion(.iOS)
  /// The real time that the drawings of one entry may take.
  public var entryLimit = Duration.seconds(10)
  /// The treatment of what views print while they are drawn.
  public var output = DrawingOutput.discarded

  /// Creates a request.
  public init(entries: [Int], targets: [DrawingTarget]) {
    self.entries = entries
    self.targets = targets
  }
}

extension DrawingRequest {
  /// The real time for each drawing beside the first ones: many times what one usually takes.
  private static let share = Duration.milliseconds(50)

  /// The real time that all drawings may take: that of one entry, and a share for each of the rest.
  public var limit: Duration { entryLimit + Self.share * (entries.count * targets.count) }
}

extension DrawingRequest: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(entries: [], targets: []) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("entries", &entries)
    try fields.required("osVersion", &system.version)
    try fields.sparse("output", &output, .discarded)
    try fields.required("platform", &system.platform)
    var seconds = entryLimit.seconds
    try fields.required("seconds", &seconds)
    if fields.isReading { entryLimit = Duration(reading: seconds) }
    try fields.list("targets", &targets)
  }
}

/// The drawings of one entry, with what they refer to and was not sent before: as
/// `RecordedDrawing`, or as the text of it that it was named by.
public struct DrawnEntry<Drawing: JSONConvertible & Hashable & Sendable>: Hashable, Sendable {
  /// The entry's position.
  public var entry: Int
  /// The faces of the letters.
  public var faces: [RecordedFace] = []
  /// The outlines of the letters.
  public var outlines: [RecordedOutlines] = []
  /// The pictures.
  public var pictures: [RecordedPicture] = []
  /// The drawings, in the order of the appearances.
  public var drawings: [Drawing] = []
  /// Whether an entry with the same content but another date looks different.
  public var runsWithTime = false
  /// Whether the same entry looks different when it is drawn at another time; nil where this was
  /// not tried.
  public var readsClock: Bool?

  /// Creates an entry without drawings.
  public init(entry: Int) { self.entry = entry }
}

extension DrawnEntry: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(entry: 0) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.list("drawings", &drawings)
    try fields.required("entry", &entry)
    try fields.list("faces", &faces)
    try fields.list("outlines", &outlines)
    try fields.list("pictures", &pictures)
    try fields.optional("readsClock", &readsClock)
    try fields.sparse("runsWithTime", &runsWithTime, false)
  }
}

/// A part of the drawings of an answer's entries.
public struct DrawingAnswer: Hashable, Sendable {
  /// The entries that were drawn since the part before: each a `DrawnEntry`, as the text of it that
  /// the process which drew it wrote.
  public var entries: [JSONText]
  /// The reason for which the others are missing; the last part says it.
  public var problem: String?
  /// The last standard error of the first process that a view ended; nil where none was ended.
  public var errors: String?
  /// Whether another part follows.
  public var hasMore = false

  /// Creates an answer.
  public init(entries: [JSONText] = [], problem: String? = nil) {
    self.entries = entries
    self.problem = problem
  }
}

extension DrawingAnswer: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self() }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.list("entries", &entries)
    try fields.optional("errors", &errors)
    try fields.sparse("hasMore", &hasMore, false)
    try fields.optional("problem", &problem)
  }
}
