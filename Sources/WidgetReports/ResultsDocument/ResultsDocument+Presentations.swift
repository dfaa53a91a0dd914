public import WidgetRecording

extension ResultsDocument {
  /// A drawing of a control or Live Activity in one place.
  public struct PresentationDrawing: Hashable, Sendable {
    /// The kind.
    public var kind: String
    /// The series, such as `gallery`, `control`, `preview Delayed` or `activity 1`.
    public var series: String
    /// The position in the series.
    public var position: Int
    /// The simulated instant; nil for what previews and the gallery show.
    public var at: SimulatedInstant?
    /// The state in words.
    public var state: String
    /// The look, whose place says where it is shown.
    public var look: DrawnLook
    /// The path of the SVG file, relative to the report's folder.
    public var file: String
    /// The width and the height in points.
    public var size: DrawnSize
    /// The texts, in the order in which they are drawn.
    public var texts: [EntryDrawing.Text]
  }

  /// Returns the drawings of a run's controls and Live Activities, in recorded order.
  static func presentations(of recording: Recording) -> [PresentationDrawing] {
    let drawings = recording.drawings
    guard !drawings.isEmpty else { return [] }
    let shelf = DrawingShelf(recording)
    return recording.presentations.flatMap { shown in
      shown.drawings.compactMap { drawings[$0] }.map { drawing in
        PresentationDrawing(
          kind: shown.kind, series: shown.series, position: shown.position, at: shown.at,
          state: shown.state, look: drawing.look, file: shelf.path(of: drawing.digest),
          size: drawing.size, texts: EntryDrawing.texts(of: drawing))
      }
    }
  }
}

extension ResultsDocument.PresentationDrawing: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self {
    Self(
      kind: "", series: "", position: 0, at: nil, state: "", look: .blank, file: "",
      size: DrawnSize(0, 0),
      texts: [])
  }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("appearance", &look.appearance)
    try fields.optional("at", &at)
    try fields.required("file", &file)
    try fields.required("kind", &kind)
    try fields.optional("place", &look.place)
    try fields.required("position", &position)
    try fields.required("series", &series)
    try fields.required("size", &size)
    try fields.sparse("state", &state, "")
    try fields.list("texts", &texts)
  }
}
