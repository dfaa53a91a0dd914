public import WidgetRecording

/// The size in points at which a widget of a family is shown, and how well that is known.
public struct DisplaySize: Hashable, Sendable {
  /// Where a size comes from.
  public enum Source: Hashable, Sendable {
    /// Apple publishes it for this screen.
    case published
    /// Apple publishes it for another screen, the nearest to this one.
    case nearest(DeviceScreen)
    /// Apple publishes none; it is our assumption.
    case assumed
  }

  /// The width.
  public var width: Double
  /// The height.
  public var height: Double
  /// Where the size comes from.
  public var source: Source

  /// Creates a size.
  public init(width: Double, height: Double, source: Source) {
    self.width = width
    self.height = height
    self.source = source
  }
}

/// The sizes of widgets by platform, screen and family.
///
/// Those of iPhone, iPad and the cards of the Smart Stack on Apple Watch are in Apple's Human
/// Interface Guidelines. All others are assumed, and say so.
public enum DisplaySizes {
  /// Returns the size of a widget.
  ///
  /// - Parameters:
  ///   - family: The widget's family.
  ///   - platform: The platform.
  ///   - device: The screen; where Apple publishes no sizes for it, the nearest one counts.
  /// - Returns: The size; that of the nearest family for a family that the platform does not have.
  public static func size(
    of family: FamilyName, on platform: Platform, device: DeviceScreen
  ) -> DisplaySize {
    let rows = DisplaySizeTable.rows(platform).filter { $0.sizes[family.rawValue] != nil }
    let best = rows.min { $0.distance(to: device) < $1.distance(to: device) }
    guard let best, let size = best.sizes[family.rawValue] else {
      let size = DisplaySizeTable.assumed[family.rawValue] ?? [158, 158]
      return DisplaySize(width: size[0], height: size[1], source: .assumed)
    }
    let isExact = best.distance(to: device) == 0
    return DisplaySize(
      width: size[0], height: size[1], source: isExact ? .published : .nearest(best.screen))
  }
}
