/// The folder beside a manifest with sources that stand in for what is not here.
///
/// They declare names of absent modules, and are none of the project's sources.
public enum StandInFolder {
  /// The folder's name.
  public static let name = "WidgetStandIns"
}
