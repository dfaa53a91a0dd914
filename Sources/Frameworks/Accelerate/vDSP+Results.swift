// Accelerate's vDSP with results that are written into a vector of the caller's, which may be one
// of the operands. Here one declaration serves both precisions.

import FoundationSupplement

/// Values that lie one after the other.
public protocol AccelerateBuffer {
  associatedtype Element

  var count: Int { get }

  func withUnsafeBufferPointer<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R
}

/// Values that lie one after the other and can be changed.
public protocol AccelerateMutableBuffer: AccelerateBuffer {
  mutating func withUnsafeMutableBufferPointer<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R
}

extension Array: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}

extension UnsafeBufferPointer: AccelerateBuffer {
  public func withUnsafeBufferPointer<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R {
    try body(self)
  }
}

extension UnsafeMutableBufferPointer: AccelerateMutableBuffer {
  public func withUnsafeBufferPointer<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R {
    try body(UnsafeBufferPointer(self))
  }

  public mutating func withUnsafeMutableBufferPointer<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R {
    var copy = self
    return try body(&copy)
  }
}

extension AccelerateBuffer {
  /// A copy of the values, so that a result may take the place of an operand.
  fileprivate var values: [Element] { withUnsafeBufferPointer(Array.init) }
}

extension AccelerateMutableBuffer {
  /// Writes values, as many as there are places.
  fileprivate mutating func take(_ values: some Sequence<Element>) {
    withUnsafeMutableBufferPointer { places in
      for (index, value) in zip(places.indices, values) { places[index] = value }
    }
  }
}

extension vDSP {
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element: BinaryFloatingPoint, U.Element == T.Element, V.Element == T.Element {
    result.take(zip(vectorA.values, vectorB.values).map { $0 + $1 })
  }

  public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element: BinaryFloatingPoint, U.Element == T.Element, V.Element == T.Element {
    result.take(zip(vectorA.values, vectorB.values).map { $0 - $1 })
  }

  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element: BinaryFloatingPoint, U.Element == T.Element, V.Element == T.Element {
    result.take(zip(vectorA.values, vectorB.values).map { $0 * $1 })
  }

  public static func divide<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element: BinaryFloatingPoint, U.Element == T.Element, V.Element == T.Element {
    result.take(zip(vectorA.values, vectorB.values).map { $0 / $1 })
  }

  public static func add<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ scalar: U.Element, _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    result.take(vector.values.map { scalar + $0 })
  }

  public static func multiply<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ scalar: U.Element, _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    result.take(vector.values.map { scalar * $0 })
  }

  public static func divide<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ scalar: U.Element, _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    result.take(vector.values.map { scalar / $0 })
  }

  public static func divide<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, _ scalar: U.Element, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    result.take(vector.values.map { $0 / scalar })
  }

  public static func absolute<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    result.take(vector.values.map { $0.magnitude })
  }

  public static func square<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    result.take(vector.values.map { $0 * $0 })
  }

  public static func signedSquare<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    result.take(vector.values.map { $0 * $0.magnitude })
  }

  public static func negative<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    result.take(vector.values.map { -$0 })
  }

  public static func clip<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, to bounds: ClosedRange<U.Element>, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    result.take(vector.values.map { min(max($0, bounds.lowerBound), bounds.upperBound) })
  }

  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: T, withKernel kernel: U, result: inout V
  ) where T.Element: BinaryFloatingPoint, U.Element == T.Element, V.Element == T.Element {
    let (vector, kernel) = (vector.values, kernel.values)
    guard vector.count >= kernel.count else { return }
    result.take(
      (0...(vector.count - kernel.count)).map { start in
        kernel.indices.reduce(0) { $0 + vector[start + $1] * kernel[$1] }
      })
  }

  public static func fill<V: AccelerateMutableBuffer>(
    _ vector: inout V, with value: V.Element
  ) where V.Element: BinaryFloatingPoint {
    vector.take(repeatElement(value, count: vector.count))
  }

  public static func clear<V: AccelerateMutableBuffer>(
    _ vector: inout V
  ) where V.Element: BinaryFloatingPoint {
    fill(&vector, with: 0)
  }

  public static func reverse<V: AccelerateMutableBuffer>(
    _ vector: inout V
  ) where V.Element: BinaryFloatingPoint {
    vector.take(vector.values.reversed())
  }

  public static func squareMagnitudes<V: AccelerateMutableBuffer>(
    _ splitComplex: DSPSplitComplex, result: inout V
  ) where V.Element == Float {
    result.take(squares(splitComplex.realp, splitComplex.imagp, result.count))
  }

  public static func squareMagnitudes<V: AccelerateMutableBuffer>(
    _ splitComplex: DSPDoubleSplitComplex, result: inout V
  ) where V.Element == Double {
    result.take(squares(splitComplex.realp, splitComplex.imagp, result.count))
  }

  public static func absolute<V: AccelerateMutableBuffer>(
    _ splitComplex: DSPSplitComplex, result: inout V
  ) where V.Element == Float {
    result.take(
      squares(splitComplex.realp, splitComplex.imagp, result.count).map { $0.squareRoot() })
  }

  public static func absolute<V: AccelerateMutableBuffer>(
    _ splitComplex: DSPDoubleSplitComplex, result: inout V
  ) where V.Element == Double {
    result.take(
      squares(splitComplex.realp, splitComplex.imagp, result.count).map { $0.squareRoot() })
  }

  private static func squares<Real: BinaryFloatingPoint>(
    _ real: UnsafeMutablePointer<Real>, _ imaginary: UnsafeMutablePointer<Real>, _ count: Int
  ) -> [Real] {
    (0..<count).map { real[$0] * real[$0] + imaginary[$0] * imaginary[$0] }
  }
}
