/// Random numbers that are the same in every run and on every machine (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator; equal seeds give equal numbers.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ number >> 30) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ number >> 27) &* 0x94D0_49BB_1331_11EB
    return number ^ number >> 31
  }

  /// Returns one of some values, each as likely as the others.
  public mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int(next() % UInt64(values.count))]
  }

  /// Returns a number of a range.
  public mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// Returns true once in some times.
  public mutating func isOnce(in times: Int) -> Bool {
    next() % UInt64(times) == 0
  }

  /// Returns values that are made one after the other.
  public mutating func list<Value>(
    of counts: ClosedRange<Int>, _ make: (inout Self) -> Value
  ) -> [Value] {
    (0..<number(in: counts)).map { _ in make(&self) }
  }

  /// Returns a value, or nil half of the time.
  public mutating func perhaps<Value>(_ make: (inout Self) -> Value) -> Value? {
    isOnce(in: 2) ? make(&self) : nil
  }
}
