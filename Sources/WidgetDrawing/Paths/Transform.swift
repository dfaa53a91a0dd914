/// A transformation of the plane, by the six numbers of SVG's `matrix`.
public struct Transform: Hashable, Sendable {
  /// The numbers.
  public let numbers: [Double]

  /// The transformation that changes nothing.
  public static let identity = Transform([1, 0, 0, 1, 0, 0])

  /// Creates a transformation; one that has not six numbers changes nothing.
  public init(_ numbers: [Double]) {
    self.numbers = numbers.count == 6 ? numbers : [1, 0, 0, 1, 0, 0]
  }

  /// Returns where a point goes.
  public func applied(to point: DrawnPoint) -> DrawnPoint {
    DrawnPoint(
      numbers[0] * point.x + numbers[2] * point.y + numbers[4],
      numbers[1] * point.x + numbers[3] * point.y + numbers[5])
  }

  /// Returns the smallest rectangle around where a rectangle goes: x, y, width and height.
  public func applied(to frame: [Double]) -> [Double] {
    guard let box = DrawnBounds(frame), self != .identity else { return frame }
    let corners = [
      DrawnPoint(box.minX, box.minY), DrawnPoint(box.maxX, box.minY),
      DrawnPoint(box.minX, box.maxY), DrawnPoint(box.maxX, box.maxY),
    ].map { applied(to: $0) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (minX, minY) = (x.min() ?? 0, y.min() ?? 0)
    return [minX, minY, (x.max() ?? 0) - minX, (y.max() ?? 0) - minY]
  }

  /// Returns the transformation of a group within this one's.
  public func followed(by inner: Transform) -> Transform {
    let (a, b) = (numbers, inner.numbers)
    return Transform([
      a[0] * b[0] + a[2] * b[1], a[1] * b[0] + a[3] * b[1], a[0] * b[2] + a[2] * b[3],
      a[1] * b[2] + a[3] * b[3], a[0] * b[4] + a[2] * b[5] + a[4],
      a[1] * b[4] + a[3] * b[5] + a[5],
    ])
  }

  /// The transformation back; one that cannot be undone changes nothing.
  public var inverse: Transform {
    guard self != .identity else { return self }
    let n = numbers
    let determinant = n[0] * n[3] - n[1] * n[2]
    guard determinant != 0, determinant.isFinite else { return .identity }
    return Transform([
      n[3] / determinant, -n[1] / determinant, -n[2] / determinant, n[0] / determinant,
      (n[2] * n[5] - n[3] * n[4]) / determinant, (n[1] * n[4] - n[0] * n[5]) / determinant,
    ])
  }
}
