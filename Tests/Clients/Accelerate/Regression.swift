import Accelerate

/// A polynomial nearest to points.
struct Polynomial {
  var coefficients: [Double]

  init?(degree: Int, x: [Double], y: [Double]) {
    var (rows, columns, sides) = (__CLPK_integer(x.count), __CLPK_integer(degree + 1), Int32(1))
    var matrix = (0...degree).flatMap { power in x.map { pow($0, Double(power)) } }
    var side = y
    var (letter, length, info) = (CChar(78), Int32(-1), Int32(0))
    var (leading, other) = (rows, rows)
    var work = [0.0]
    dgels_(
      &letter, &rows, &columns, &sides, &matrix, &leading, &side, &other, &work, &length, &info)
    length = Int32(work[0])
    work = Array(repeating: 0, count: Int(length))
    dgels_(
      &letter, &rows, &columns, &sides, &matrix, &leading, &side, &other, &work, &length, &info)
    guard info == 0 else { return nil }
    coefficients = Array(side[...degree])
  }
}

/// Solves the same equations for several right sides, one after the other.
struct Solver {
  private var matrix: [Float]
  private var pivots: [Int32]
  private var size: Int32

  init(columns: [[Float]]) {
    size = Int32(columns.count)
    matrix = columns.flatMap { $0 }
    pivots = Array(repeating: 0, count: columns.count)
    var (rows, leading, info) = (size, size, Int32(0))
    sgetrf_(&rows, &size, &matrix, &leading, &pivots, &info)
  }

  mutating func solve(_ side: [Float], transposed: Bool = false) -> [Float] {
    var (letter, sides, info) = (CChar(transposed ? 84 : 78), Int32(1), Int32(0))
    var (leading, other, values) = (size, size, side)
    sgetrs_(
      &letter, &size, &sides, &matrix, &leading, &pivots, &values, &other, &info)
    return values
  }
}
