/// The margins, corner and size that a system gives a widget's views, and how well they are known.
public struct WidgetAppearance: Hashable, Sendable {
  /// The space between the widget's edges and its views.
  public var margin: Double
  /// The radius of the widget's corners.
  public var cornerRadius: Double
  /// Pixels in a point.
  public var scale: Double
  /// Whether the system draws a background, and may be light.
  public var hasBackground: Bool

  /// The surroundings of the same widget in StandBy, where the system takes the background away.
  ///
  /// Apple publishes neither size nor margins, but says that margins are smaller there: 11 points,
  /// those of tight designs, are assumed. The views are laid out in the family's usual size, which
  /// the system shows magnified.
  public var inStandBy: WidgetAppearance {
    var appearance = self
    appearance.margin = min(margin, 11)
    appearance.hasBackground = false
    return appearance
  }
}

extension DeviceScreen {
  /// Whether all iPhones with a screen of the size have two pixels in a point; of 414 by 896 points
  /// some have three.
  fileprivate var isOfTwo: Bool {
    [[320, 568], [375, 667]].contains([min(width, height), max(width, height)])
  }
}

extension PlatformVersion {
  /// Whether widgets have margins and backgrounds of the system's making.
  private var hasContainers: Bool {
    switch platform {
    case .iOS, .iPadOS: version.major >= 17
    case .macOS: version.major >= 14
    case .watchOS: version.major >= 10
    case .visionOS: true
    }
  }

  /// Whether a charging phone that lies on its side shows widgets.
  public var hasStandBy: Bool { platform == .iOS && version.major >= 17 }

  /// Returns the surroundings of a widget's views.
  ///
  /// The margin of 16 points and the radius of circles are Apple's; the other radii were measured
  /// by app makers or are assumed, and margins on a watch and on the Lock Screen are not known. A
  /// watch face cuts no corners of a rectangular complication, and a Smart Stack has margins around
  /// its views, so that the large radius of a stack's card cuts none of them.
  ///
  /// - Parameters:
  ///   - family: The widget's family.
  ///   - size: The widget's size.
  ///   - device: The screen.
  /// - Returns: Margins, corners and scale.
  public func appearance(
    of family: FamilyName, size: DisplaySize, on device: DeviceScreen
  ) -> WidgetAppearance {
    let isAccessory = family.rawValue.hasPrefix("accessory")
    let radius: Double
    switch family {
    case .accessoryCircular, .accessoryCorner: radius = min(size.width, size.height) / 2
    case .accessoryRectangular: radius = 8
    case .accessoryInline: radius = 4
    default: radius = platform == .iOS && version.major >= 26 ? 28.67 : 21.67
    }
    return WidgetAppearance(
      margin: isAccessory || !hasContainers ? 0 : 16, cornerRadius: radius,
      scale: device.scale.map { Double($0) } ?? (platform == .iOS && !device.isOfTwo ? 3 : 2),
      hasBackground: !isAccessory)
  }
}
