/// The folder beside a manifest with sources that stand in for what is not here.
///
/// They declare names of absent modules, and are none of the project's sources.
public enum StandInFolder {
  /// The folder's name.
  public static let name = "WidgetStandIns"
  /// The comment at a declaration of which nothing in the sources shows the type.
  public static let openTypeMark = "the type is not known"

  /// Whether a file lies in such a folder.
  ///
  /// - Parameter path: The file's path.
  /// - Returns: Whether one of the folders in it has the name.
  public static func has(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0 == name }
  }
}
