// WidgetKit's WidgetFamily. Every case is there on every platform, because one build of these
// modules serves all; which of them a platform has is decided when a bundle is described. Apple
// does not publish the raw values.

/// The size and shape of a widget.
public enum WidgetFamily: Int, RawRepresentable, Hashable, Sendable {
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  case accessoryCorner
  case accessoryCircular
  case accessoryRectangular
  case accessoryInline
  case systemExtraLargePortrait
}

extension WidgetFamily: CustomStringConvertible, CustomDebugStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCorner: "accessoryCorner"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    case .systemExtraLargePortrait: "systemExtraLargePortrait"
    }
  }

  /// The name of the case.
  public var debugDescription: String { description }
}

extension WidgetFamily {
  /// Every family there is, the large before the small accessories.
  static let every: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait,
    .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline,
  ]

  /// The family of a name; nil for a name that this version does not know.
  init?(name: String) {
    guard let family = Self.every.first(where: { $0.description == name }) else { return nil }
    self = family
  }
}
