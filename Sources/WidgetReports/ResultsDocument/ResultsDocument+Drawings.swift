public import WidgetRecording

extension ResultsDocument {
  /// A drawing of an entry in one look.
  public struct EntryDrawing: Hashable, Sendable {
    /// A text with its place.
    public struct Text: Hashable, Sendable {
      /// The words.
      public var text: String
      /// The place: x, y, width and height in points.
      public var frame: [Double]
      /// The number of lines.
      public var lines: Int
      /// Whether words are cut off.
      public var isTruncated: Bool
      /// The factor by which the words are made smaller.
      public var scale: Double
    }

    /// The call.
    public var call: CallID
    /// The position of the entry in the call's answer.
    public var entry: Int
    /// The simulated instant at which the entry is shown.
    public var at: SimulatedInstant
    /// The look.
    public var look: DrawnLook
    /// The path of the SVG file, relative to the report's folder.
    public var file: String
    /// The width and the height in points.
    public var size: DrawnSize
    /// The texts, in the order in which they are drawn.
    public var texts: [Text]
  }

  /// Returns the drawings of a run's entries, in the order of its calls; an entry that looks like
  /// the one before it in its answer is left out.
  static func drawings(of recording: Recording) -> [EntryDrawing] {
    let drawings = recording.drawings
    guard !drawings.isEmpty else { return [] }
    let shelf = DrawingShelf(recording)
    return recording.calls.flatMap { call -> [EntryDrawing] in
      var last: [DrawnLook: String] = [:]
      return call.entries.enumerated().flatMap { index, entry -> [EntryDrawing] in
        entry.drawings.compactMap { drawings[$0] }.filter { drawing in
          last.updateValue(drawing.digest, forKey: drawing.look) != drawing.digest
        }.map { drawing in
          EntryDrawing(
            call: CallID(rawValue: recording.header.qualified(call.id.rawValue)), entry: index,
            at: entry.date, look: drawing.look, file: shelf.path(of: drawing.digest),
            size: drawing.size,
            texts: EntryDrawing.texts(of: drawing))
        }
      }
    }
  }
}

extension ResultsDocument.EntryDrawing {
  /// Returns the texts of a drawing.
  static func texts(of drawing: RecordedDrawing) -> [Text] {
    drawing.boxes.compactMap { box in
      box.text.map {
        Text(
          text: $0, frame: box.frame, lines: box.lines ?? 1, isTruncated: box.truncated,
          scale: box.scale)
      }
    }
  }
}

extension ResultsDocument.EntryDrawing: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self {
    Self(
      call: CallID(rawValue: ""), entry: 0, at: 0, look: .blank, file: "", size: DrawnSize(0, 0),
      texts: [])
  }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("appearance", &look.appearance)
    try fields.required("at", &at)
    try fields.required("call", &call)
    var contrast = look.hasIncreasedContrast ? "increased" : "standard"
    try fields.sparse("contrast", &contrast, "standard")
    look.hasIncreasedContrast = contrast == "increased"
    try fields.optional("device", &look.device)
    try fields.required("entry", &entry)
    try fields.required("file", &file)
    try fields.optional("locale", &look.locale)
    try fields.optional("place", &look.place)
    var content = look.hidesPrivateContent ? "hidden" : "shown"
    try fields.sparse("privateContent", &content, "shown")
    look.hidesPrivateContent = content == "hidden"
    try fields.required("renderingMode", &look.renderingMode)
    try fields.required("size", &size)
    try fields.list("texts", &texts)
    try fields.required("typeSize", &look.typeSize)
  }
}

extension ResultsDocument.EntryDrawing.Text: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self {
    Self(text: "", frame: [], lines: 1, isTruncated: false, scale: 1)
  }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("frame", &frame)
    try fields.required("lines", &lines)
    try fields.sparse("scale", &scale, 1)
    try fields.required("text", &text)
    try fields.required("truncated", &isTruncated)
  }
}
