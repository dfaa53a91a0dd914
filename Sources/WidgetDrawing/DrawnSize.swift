public import JSON

/// The size of a drawing in points: a width and a height that are finite and not negative.
public struct DrawnSize: Hashable, Sendable {
  /// The greatest width and the greatest height.
  public static let limit = 1e6

  /// The width.
  public let width: Double
  /// The height.
  public let height: Double

  /// Creates a size; lengths outside of 0 to `limit` become the nearest, and NaN becomes 0.
  public init(_ width: Double, _ height: Double) {
    self.width = min(Self.limit, max(0, width))
    self.height = min(Self.limit, max(0, height))
  }

  /// Returns whether a point lies in the size, or on its border.
  func contains(_ point: DrawnPoint) -> Bool {
    (0...width).contains(point.x) && (0...height).contains(point.y)
  }
}

extension DrawnSize: CustomStringConvertible {
  /// The size as a person writes it, in hundredths of points.
  public var description: String { "\(Coordinate.text(width)) × \(Coordinate.text(height))" }
}

extension DrawnSize: JSONReadable, JSONWritable {
  /// Reads a list of the width and the height.
  ///
  /// - Throws: `JSONError` where the value is not a list of two numbers from 0 to `limit`.
  public init(from reader: inout JSONReader) throws(JSONError) {
    let lengths = try [Double](from: &reader)
    guard lengths.count == 2, lengths.allSatisfy((0...Self.limit).contains) else {
      throw JSONError(.badValue("a width and a height, each from 0 to \(Int(Self.limit))"))
    }
    self.init(lengths[0], lengths[1])
  }

  /// Writes a list of the width and the height.
  public func write(to writer: inout JSONWriter) { [width, height].write(to: &writer) }
}
