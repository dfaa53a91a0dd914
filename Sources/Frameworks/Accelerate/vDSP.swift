// Accelerate's vDSP for whole vectors: sums, means, extremes and elementwise arithmetic of arrays,
// with real results. Transforms, matrices and images are not here.

@_exported public import FoundationSupplement

public enum vDSP {
  public static func sum(_ vector: [Double]) -> Double { vector.reduce(0, +) }
  public static func sum(_ vector: [Float]) -> Float { vector.reduce(0, +) }

  public static func mean(_ vector: [Double]) -> Double { sum(vector) / Double(vector.count) }
  public static func mean(_ vector: [Float]) -> Float { sum(vector) / Float(vector.count) }

  public static func maximum(_ vector: [Double]) -> Double { vector.max() ?? -.infinity }
  public static func maximum(_ vector: [Float]) -> Float { vector.max() ?? -.infinity }

  public static func minimum(_ vector: [Double]) -> Double { vector.min() ?? .infinity }
  public static func minimum(_ vector: [Float]) -> Float { vector.min() ?? .infinity }

  public static func sumOfSquares(_ vector: [Double]) -> Double { dot(vector, vector) }
  public static func sumOfSquares(_ vector: [Float]) -> Float { dot(vector, vector) }

  public static func meanSquare(_ vector: [Double]) -> Double {
    sumOfSquares(vector) / Double(vector.count)
  }

  public static func meanSquare(_ vector: [Float]) -> Float {
    sumOfSquares(vector) / Float(vector.count)
  }

  public static func rootMeanSquare(_ vector: [Float]) -> Float {
    meanSquare(vector).squareRoot()
  }

  public static func rootMeanSquare(_ vector: [Double]) -> Double {
    meanSquare(vector).squareRoot()
  }

  public static func dot(_ vectorA: [Double], _ vectorB: [Double]) -> Double {
    zip(vectorA, vectorB).reduce(0) { $0 + $1.0 * $1.1 }
  }

  public static func dot(_ vectorA: [Float], _ vectorB: [Float]) -> Float {
    zip(vectorA, vectorB).reduce(0) { $0 + $1.0 * $1.1 }
  }

  public static func add(_ vectorA: [Double], _ vectorB: [Double]) -> [Double] {
    elementwise(vectorA, vectorB, +)
  }

  public static func add(_ scalar: Double, _ vector: [Double]) -> [Double] {
    vector.map { $0 + scalar }
  }

  public static func subtract(_ vectorA: [Double], _ vectorB: [Double]) -> [Double] {
    elementwise(vectorA, vectorB, -)
  }

  public static func multiply(_ vectorA: [Double], _ vectorB: [Double]) -> [Double] {
    elementwise(vectorA, vectorB, *)
  }

  public static func multiply(_ scalar: Double, _ vector: [Double]) -> [Double] {
    vector.map { $0 * scalar }
  }

  public static func divide(_ vectorA: [Double], _ vectorB: [Double]) -> [Double] {
    elementwise(vectorA, vectorB, /)
  }

  public static func divide(_ vector: [Double], _ scalar: Double) -> [Double] {
    vector.map { $0 / scalar }
  }

  public static func absolute(_ vector: [Double]) -> [Double] { vector.map(\.magnitude) }

  public static func square(_ vector: [Double]) -> [Double] { vector.map { $0 * $0 } }

  public static func add(_ vectorA: [Float], _ vectorB: [Float]) -> [Float] {
    elementwise(vectorA, vectorB, +)
  }

  public static func add(_ scalar: Float, _ vector: [Float]) -> [Float] {
    vector.map { $0 + scalar }
  }

  public static func subtract(_ vectorA: [Float], _ vectorB: [Float]) -> [Float] {
    elementwise(vectorA, vectorB, -)
  }

  public static func multiply(_ vectorA: [Float], _ vectorB: [Float]) -> [Float] {
    elementwise(vectorA, vectorB, *)
  }

  public static func multiply(_ scalar: Float, _ vector: [Float]) -> [Float] {
    vector.map { $0 * scalar }
  }

  public static func divide(_ vectorA: [Float], _ vectorB: [Float]) -> [Float] {
    elementwise(vectorA, vectorB, /)
  }

  public static func divide(_ vector: [Float], _ scalar: Float) -> [Float] {
    vector.map { $0 / scalar }
  }

  public static func absolute(_ vector: [Float]) -> [Float] { vector.map(\.magnitude) }

  public static func square(_ vector: [Float]) -> [Float] { vector.map { $0 * $0 } }

  private static func elementwise<Value>(
    _ one: [Value], _ other: [Value], _ combine: (Value, Value) -> Value
  ) -> [Value] {
    precondition(one.count == other.count, "vectors of different lengths")
    return zip(one, other).map(combine)
  }
}
