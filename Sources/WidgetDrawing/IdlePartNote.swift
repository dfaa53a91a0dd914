/// The note of a drawing on a part of its views that has no effect, such as the closure of a button:
/// nothing of the views runs once they were drawn.
public enum IdlePartNote {
  fileprivate static let end = " has no effect once the views were drawn"

  /// Returns the note on a part, such as `Button without an intent`.
  public static func text(on part: String) -> String { part + end }
}

extension RecordedDrawing {
  /// The parts of its views that have no effect, by its notes.
  public var idleParts: [String] {
    notes.filter { $0.hasSuffix(IdlePartNote.end) }.map {
      String($0.dropLast(IdlePartNote.end.count))
    }
  }
}
