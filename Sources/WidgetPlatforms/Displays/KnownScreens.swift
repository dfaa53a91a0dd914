extension Platform {
  /// Returns the nearest known screen to one that no device of the platform has.
  ///
  /// A screen that differs by a few points may be that of a device newer than the list.
  ///
  /// - Parameter screen: The screen, in either orientation.
  /// - Returns: The nearest screen of a device; nil where one is like the screen, and on a platform
  ///   whose screens or windows have any size.
  public func nearestScreen(insteadOf screen: DeviceScreen) -> DeviceScreen? {
    guard self != .macOS, self != .visionOS else { return nil }
    let known =
      DisplaySizeTable.all.filter { $0.platform == self }.map(\.screen) + screensWithoutSizes
    guard let nearest = known.min(by: { screen.distance(to: $0) < screen.distance(to: $1) }),
      screen.distance(to: nearest) > Self.tolerance
    else { return nil }
    return nearest
  }

  /// The greatest sum of the differences in width and height between screens that are alike.
  private static let tolerance = 40.0

  /// The screens of devices on which nobody has published or measured the sizes of widgets.
  private var screensWithoutSizes: [DeviceScreen] {
    guard self == .watchOS else { return [] }
    return [DeviceScreen(width: 136, height: 170), DeviceScreen(width: 156, height: 195)]
  }
}

extension DeviceScreen {
  /// The sum of the differences in width and height, in the orientation in which it is smaller.
  func distance(to other: DeviceScreen) -> Double {
    let upright = abs(width - other.width) + abs(height - other.height)
    let turned = abs(width - other.height) + abs(height - other.width)
    return min(upright, turned)
  }
}
