/// A request to draw entries of the answer that was given last.
public struct DrawingRequest: Hashable, Sendable {
  /// The positions of the entries.
  public var entries: [Int]
  /// The appearances, `light` or `dark`.
  public var schemes: [String]
  /// The preferred sizes of text; the first is the usual one.
  public var typeSizes = ["large"]
  /// The space between the widget's edges and its views.
  public var margin = 0.0
  /// The radius of the widget's corners.
  public var cornerRadius = 0.0
  /// Pixels in a point.
  public var scale = 3.0
  /// Whether the system draws a background.
  public var hasBackground = true
  /// The seconds that all drawings may take.
  public var seconds = 10.0

  /// Creates a request; what is around the views is set afterwards.
  public init(entries: [Int], schemes: [String]) {
    self.entries = entries
    self.schemes = schemes
  }
}

extension DrawingRequest: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(entries: [], schemes: []) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("cornerRadius", &cornerRadius)
    try fields.required("entries", &entries)
    try fields.required("hasBackground", &hasBackground)
    try fields.required("margin", &margin)
    try fields.required("scale", &scale)
    try fields.required("schemes", &schemes)
    try fields.required("seconds", &seconds)
    try fields.required("typeSizes", &typeSizes)
  }
}

/// The drawings of one entry, with what they refer to and was not sent before.
public struct DrawnEntry: Hashable, Sendable {
  /// The entry's position.
  public var entry: Int
  /// The faces of the letters.
  public var faces: [RecordedFace] = []
  /// The outlines of the letters.
  public var outlines: [RecordedOutlines] = []
  /// The pictures.
  public var pictures: [RecordedPicture] = []
  /// The drawings, in the order of the appearances.
  public var drawings: [RecordedDrawing] = []
  /// Whether an entry with the same content but another date looks different.
  public var runsWithTime = false

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
    try fields.sparse("runsWithTime", &runsWithTime, false)
  }
}

/// The drawings of an answer's entries.
public struct DrawingAnswer: Hashable, Sendable {
  /// The entries that were drawn.
  public var entries: [DrawnEntry]
  /// The reason for which the others are missing.
  public var problem: String?

  /// Creates an answer.
  public init(entries: [DrawnEntry] = [], problem: String? = nil) {
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
    try fields.optional("problem", &problem)
  }
}
