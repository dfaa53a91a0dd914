public import WidgetRecording

/// A compiler's message in one or several places, such as that a declaration is missing.
public struct CompilerMessage: Hashable, Sendable {
  /// The message's text.
  public var text: String
  /// The places of the message in the compiler's order; empty for a message without a place.
  public var places: [Place]

  /// A line of a source.
  public struct Place: Hashable, Sendable, CustomStringConvertible {
    /// The author's file, relative to the manifest's root.
    public var file: String
    /// The line in that file, from 1; nil for the whole file.
    public var line: Int?

    /// The file and the line as compilers write them.
    public var description: String { line.map { "\(file):\($0)" } ?? file }
  }

  /// Whether the message is about a missing thing: often the reason of messages after it.
  public var isOfMissingDeclaration: Bool {
    text.hasPrefix("no such module") || text.hasPrefix("cannot find ")
      || text.contains("has no member ")
  }

  /// Groups messages by their text: missing things come first, each part in the compiler's order.
  ///
  /// - Parameter diagnostics: The compiler's messages, one for each place.
  /// - Returns: The messages, each once, with all of its places.
  public static func grouped(_ diagnostics: [RecordedDiagnostic]) -> [CompilerMessage] {
    var messages: [CompilerMessage] = []
    var positions: [String: Int] = [:]
    for diagnostic in diagnostics {
      let position = positions[diagnostic.message] ?? messages.count
      if position == messages.count {
        positions[diagnostic.message] = position
        messages.append(CompilerMessage(text: diagnostic.message, places: []))
      }
      guard let file = diagnostic.file else { continue }
      let place = Place(file: file, line: diagnostic.line)
      if messages[position].places.last != place { messages[position].places.append(place) }
    }
    return messages.filter(\.isOfMissingDeclaration)
      + messages.filter { !$0.isOfMissingDeclaration }
  }
}
