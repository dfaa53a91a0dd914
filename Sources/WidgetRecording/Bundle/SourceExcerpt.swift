/// A line of the author's sources that something in the recording names, as it was during the run.
public struct SourceExcerpt: Hashable, Sendable {
  /// The greatest number of characters of a line that are kept.
  public static let longestText = 240

  /// The line.
  public var place: SourcePlace
  /// The column, from 1, where the compiler named one.
  public var column: Int?
  /// The line's text without its line feed.
  public var text: String

  /// Creates an excerpt; a long line is cut.
  public init(place: SourcePlace, column: Int? = nil, text: some StringProtocol) {
    self.place = place
    self.column = column
    self.text = String(text.prefix(Self.longestText))
  }
}

extension SourceExcerpt: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(place: .blank, text: "") }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.optional("column", &column)
    try place.code(&fields)
    try fields.required("text", &text)
  }
}

extension RecordingEvent {
  /// The lines of the author's sources that the event names, each with its column where one is
  /// known.
  public var places: [(place: SourcePlace, column: Int?)] {
    switch self {
    case .build(let build):
      build.diagnostics.compactMap { message in
        guard let file = message.file, let line = message.line else { return nil }
        return (SourcePlace(file: file, line: line), message.column)
      }
    case .sources(let sources): sources.nearMisses.map { ($0.place, nil) }
    case .widget(let widget):
      ([widget.place, widget.places?.provider, widget.places?.entry]
        + ProviderMode.allCases.map { widget.places?.methods[$0] }
        + (widget.places?.uses ?? [:]).sorted { $0.key < $1.key }.map(\.value))
        .compactMap { $0.map { ($0, nil) } }
    case .call(let call): call.failure?.place.map { [($0, nil)] } ?? []
    case .suppression(let comment): [(comment.place, nil)]
    default: []
    }
  }
}
