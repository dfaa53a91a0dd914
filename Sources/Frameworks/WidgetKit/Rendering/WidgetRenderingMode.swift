// WidgetKit's rendering modes: WidgetRenderingMode, WidgetAccentedRenderingMode and LevelOfDetail
// (26). Entries are drawn in full colour and full detail here.

/// The rendering mode of a widget.
public struct WidgetRenderingMode: Equatable, CustomStringConvertible, Sendable {
  /// The name of the mode.
  public let description: String

  public static let fullColor = Self(description: "fullColor")
  public static let accented = Self(description: "accented")
  public static let vibrant = Self(description: "vibrant")
}

/// The rendering mode of an image in a widget with the accented rendering mode.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  let name: String

  public static let accented = Self(name: "accented")
  public static let desaturated = Self(name: "desaturated")
  public static let accentedDesaturated = Self(name: "accentedDesaturated")
  public static let fullColor = Self(name: "fullColor")
}

/// The level of detail of a widget, which depends on its distance from the viewer.
public struct LevelOfDetail: Equatable, Sendable {
  private let name: String

  public static let `default` = Self(name: "default")
  public static let simplified = Self(name: "simplified")
}
