/// The size of a device's screen in points, held upright.
public struct DeviceScreen: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a screen.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension DeviceScreen: CustomStringConvertible {
  /// The size as a manifest writes it, such as `393x852`.
  public var description: String {
    "\(Self.text(width))x\(Self.text(height))"
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}
