/// The letters that no installed font has, whose widths are assumed.
public enum MissingLetters {
  /// The note of a drawing that has some.
  public static let note = "letters that no installed font has are drawn as boxes"
}
