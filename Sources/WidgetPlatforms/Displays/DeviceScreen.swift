public import JSON

/// The screen of a device held upright: its size in points, and how many pixels a point has.
public struct DeviceScreen: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double
  /// Pixels for each point, where it is said; it tells apart two screens of one size.
  public var scale: Int?

  /// Creates a screen.
  public init(width: Double, height: Double, scale: Int? = nil) {
    self.width = width
    self.height = height
    self.scale = scale
  }

  /// Reads a screen such as `393x852`, or `414x896@3x`.
  ///
  /// - Parameter text: Width and height from 1 to 10,000 points, and perhaps the scale.
  public init?(_ text: String) {
    let halves = text.split(separator: "@", omittingEmptySubsequences: false)
    let parts = halves[0].replacing("×", with: "x")
      .split(separator: "x", omittingEmptySubsequences: false)
    guard halves.count <= 2, parts.count == 2, let width = Self.points(parts[0]),
      let height = Self.points(parts[1])
    else { return nil }
    self.init(width: width, height: height)
    guard halves.count == 2 else { return }
    guard ["1x", "2x", "3x"].contains(halves[1]) else { return nil }
    scale = Int(halves[1].dropLast())
  }

  private static func points(_ text: Substring) -> Double? {
    guard text.utf8.count <= 16, text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }),
      let number = Double(text), (1...10_000).contains(number)
    else { return nil }
    return number
  }
}

extension DeviceScreen: CustomStringConvertible {
  /// The screen as a manifest writes it, such as `393x852`.
  public var description: String {
    "\(Self.text(width))x\(Self.text(height))" + (scale.map { "@\($0)x" } ?? "")
  }

  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}

extension DeviceScreen: JSONConvertible {
  /// Reads a screen's text.
  ///
  /// - Throws: `JSONError` for any other text, and for anything but a text.
  public init(from reader: inout JSONReader) throws(JSONError) {
    let text = try String(from: &reader)
    guard let screen = DeviceScreen(text) else {
      throw JSONError(.badValue("'\(text)' is no screen such as 393x852"))
    }
    self = screen
  }

  /// Writes the screen as a manifest writes it.
  public func write(to writer: inout JSONWriter) {
    writer.write(description)
  }
}
