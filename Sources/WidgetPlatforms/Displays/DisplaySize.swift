/// The size in points at which a widget of a family is shown, and how well that is known.
public struct DisplaySize: Hashable, Sendable {
  /// The provenance of a size.
  public enum Source: Hashable, Sendable {
    /// Apple publishes it for this screen, in the Human Interface Guidelines.
    case published
    /// People have measured it on this screen, in a device or a simulator.
    case measured
    /// It is that of another screen, the nearest to this one, or of another version of the system.
    case nearest(DeviceScreen)
    /// Our assumption, without a source.
    case assumed
  }

  /// The width.
  public var width: Double
  /// The height.
  public var height: Double
  /// The provenance of the size.
  public var source: Source

  /// Creates a size.
  public init(width: Double, height: Double, source: Source) {
    self.width = width
    self.height = height
    self.source = source
  }
}

extension PlatformVersion {
  /// Returns the size of a widget.
  ///
  /// - Parameters:
  ///   - family: The widget's family.
  ///   - device: The screen, in either orientation; where nothing is known of it, the nearest one
  ///     that is known counts.
  /// - Returns: The size: of a version of which nothing is known, that of the nearest one that is
  ///   known; an assumed one for a family of which nothing is known on the platform.
  public func displaySize(of family: FamilyName, on device: DeviceScreen) -> DisplaySize {
    let known = DisplaySizeTable.all.filter { $0.platform == platform && $0.sizes[family] != nil }
    let gap = known.map { $0.versions(from: version.major) }.min() ?? 0
    let rows = known.filter { $0.versions(from: version.major) == gap }
    let nearest = rows.min { $0.distance(to: device) < $1.distance(to: device) }
    guard let nearest, let size = nearest.sizes[family] else {
      let size = DisplaySizeTable.assumed[family] ?? (158, 158)
      return DisplaySize(width: size.0, height: size.1, source: .assumed)
    }
    let isExact = gap == 0 && nearest.distance(to: device) < 1
    return DisplaySize(
      width: size.0, height: size.1, source: isExact ? nearest.source : .nearest(nearest.screen))
  }
}
