/// The texts in a property list, wherever they stand in it.
public enum PropertyListTexts {
  /// Returns a value whose texts are replaced, those in lists and dictionaries too.
  ///
  /// - Parameters:
  ///   - value: A value of a property list.
  ///   - replacement: Returns the text for another; keys of dictionaries stay.
  /// - Returns: The value with the new texts.
  public static func replaced(in value: Any, by replacement: (String) -> String) -> Any {
    switch value {
    case let text as String: replacement(text)
    case let list as [Any]: list.map { replaced(in: $0, by: replacement) }
    case let values as [String: Any]: values.mapValues { replaced(in: $0, by: replacement) }
    default: value
    }
  }
}
