/// The sizes of what the system shows beside widgets: controls and Live Activities.
public struct PresentationSize: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The greatest height in points.
  public var height: Double
  /// The radius of the corners.
  public var cornerRadius: Double

  /// The sizes of Apple's Human Interface Guidelines for an iPhone's screen, with those of screens
  /// that are not listed taken from the widest listed one that is no wider.
  ///
  /// The guidelines give the island's width of 230 or 250 points and a Live Activity's of 371 or
  /// 408, and heights from 84 to 160. The corner of 24 points on the Lock Screen is assumed.
  private static let phones = [
    (screen: 0.0, island: 230.0, banner: 343.0), (screen: 393, island: 230, banner: 371),
    (screen: 430, island: 250, banner: 408),
  ]

  private static func phone(_ device: DeviceScreen) -> (island: Double, banner: Double) {
    let width = min(device.width, device.height)
    let row = phones.last { $0.screen <= width } ?? phones[0]
    return (row.island, row.banner)
  }

  /// Returns the size of a Live Activity on the Lock Screen.
  ///
  /// - Parameters:
  ///   - system: The system; 500 points are an iPad's.
  ///   - device: The screen.
  /// - Returns: The size, with the greatest height.
  public static func lockScreen(_ system: PlatformVersion, _ device: DeviceScreen) -> Self {
    let width = system.platform == .iPadOS ? 500 : phone(device).banner
    return Self(width: width, height: 160, cornerRadius: 24)
  }

  /// Returns the size of the Dynamic Island with a Live Activity on both sides of the camera.
  public static func compactIsland(_ device: DeviceScreen) -> Self {
    Self(width: phone(device).island, height: 36.67, cornerRadius: 18.33)
  }

  /// The size of the part of the island that is apart from it.
  public static let minimalIsland = Self(width: 36.67, height: 36.67, cornerRadius: 18.33)

  /// Returns the size of the Dynamic Island while it is touched.
  public static func expandedIsland(_ device: DeviceScreen) -> Self {
    Self(width: phone(device).banner, height: 160, cornerRadius: 44)
  }

  /// The size of a Live Activity's card on the watch that is assumed.
  public static var watchCard: Self {
    let watch = PlatformVersion(.watchOS)
    let size = watch.displaySize(of: .accessoryRectangular, on: Platform.watchOS.assumedDevice)
    return Self(width: size.width, height: size.height, cornerRadius: 20)
  }

  /// Returns the size of a control that takes some of Control Center's circles: assumed, 70 points
  /// each with 14 between them.
  public static func control(columns: Int, rows: Int) -> Self {
    func length(_ count: Int) -> Double { Double(count) * 84 - 14 }
    return Self(width: length(columns), height: length(rows), cornerRadius: 35)
  }
}
