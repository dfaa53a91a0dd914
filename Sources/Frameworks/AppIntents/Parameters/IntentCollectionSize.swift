// The sizes of arrays of entities.

/// The number of entities that a parameter holds.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Equatable, Sendable {
  package let bounds: ClosedRange<Int>

  public init(min: Int, max: Int) {
    bounds = min...Swift.max(min, max)
  }

  public init(exactly: Int) {
    bounds = exactly...exactly
  }

  public init(integerLiteral value: Int) {
    self.init(exactly: value)
  }
}
