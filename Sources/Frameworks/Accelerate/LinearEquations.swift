import FoundationSupplement

/// Solves equations by elimination with pivots; the number of the first column without one, or 0.
func eliminate<Value: BinaryFloatingPoint>(
  _ matrix: UnsafeMutablePointer<Value>, _ rows: Int, _ columns: Int, _ leading: Int,
  _ pivots: UnsafeMutablePointer<Int32>
) -> Int32 {
  var failure: Int32 = 0
  for step in 0..<min(rows, columns) {
    let column = step * leading
    let pivot = (step..<rows).max { matrix[column + $0].magnitude < matrix[column + $1].magnitude }
    guard let pivot else { continue }
    pivots[step] = Int32(pivot + 1)
    guard matrix[column + pivot] != 0 else {
      if failure == 0 { failure = Int32(step + 1) }
      continue
    }
    if pivot != step {
      for other in 0..<columns {
        let (one, two) = (other * leading + step, other * leading + pivot)
        (matrix[one], matrix[two]) = (matrix[two], matrix[one])
      }
    }
    for row in (step + 1)..<max(rows, step + 1) {
      let factor = matrix[column + row] / matrix[column + step]
      matrix[column + row] = factor
      for other in (step + 1)..<max(columns, step + 1) {
        matrix[other * leading + row] -= factor * matrix[other * leading + step]
      }
    }
  }
  return failure
}

/// Solves the equations of a matrix that was eliminated, for one right side.
func substitute<Value: BinaryFloatingPoint>(
  _ matrix: UnsafePointer<Value>, _ size: Int, _ leading: Int, _ pivots: UnsafePointer<Int32>,
  _ side: UnsafeMutablePointer<Value>
) {
  for step in 0..<size {
    let pivot = Int(pivots[step]) - 1
    if pivot != step { (side[step], side[pivot]) = (side[pivot], side[step]) }
  }
  for row in 0..<size {
    for column in 0..<row { side[row] -= matrix[column * leading + row] * side[column] }
  }
  for row in (0..<size).reversed() {
    for column in (row + 1)..<max(size, row + 1) {
      side[row] -= matrix[column * leading + row] * side[column]
    }
    side[row] /= matrix[row * leading + row]
  }
}

func invert<Value: BinaryFloatingPoint>(
  _ matrix: UnsafeMutablePointer<Value>, _ size: Int, _ leading: Int,
  _ pivots: UnsafePointer<Int32>
) -> Int32 {
  let zero = (0..<size).first { matrix[$0 * leading + $0] == 0 }
  if let zero { return Int32(zero + 1) }
  var inverse: [[Value]] = []
  for column in 0..<size {
    var side = [Value](repeating: 0, count: size)
    side[column] = 1
    side.withUnsafeMutableBufferPointer { side in
      guard let start = side.baseAddress else { return }
      substitute(matrix, size, leading, pivots, start)
    }
    inverse.append(side)
  }
  for (column, side) in inverse.enumerated() {
    for (row, value) in side.enumerated() { matrix[column * leading + row] = value }
  }
  return 0
}

/// The eigenvalues of a symmetric matrix, rising, and their vectors in its place, by Jacobi's
/// rotations.
func diagonalize<Value: BinaryFloatingPoint>(
  _ matrix: UnsafeMutablePointer<Value>, _ size: Int, _ leading: Int, isUpper: Bool,
  keepsVectors: Bool, _ values: UnsafeMutablePointer<Value>
) {
  var a = (0..<size).map { row in
    (0..<size).map { column in
      let (low, high) = (min(row, column), max(row, column))
      return Double(isUpper ? matrix[high * leading + low] : matrix[low * leading + high])
    }
  }
  var v = (0..<size).map { row in (0..<size).map { $0 == row ? 1.0 : 0.0 } }
  for _ in 0..<100 {
    let rest = (0..<size).reduce(0.0) { sum, p in
      sum + (p + 1..<max(size, p + 1)).reduce(0.0) { $0 + a[p][$1] * a[p][$1] }
    }
    guard rest > 1e-300 else { break }
    for p in 0..<size {
      for q in (p + 1)..<max(size, p + 1) where a[p][q] != 0 {
        let theta = (a[q][q] - a[p][p]) / (2 * a[p][q])
        let sign = theta < 0 ? -1.0 : 1.0
        let tangent = sign / (theta.magnitude + (theta * theta + 1).squareRoot())
        let cosine = 1 / (tangent * tangent + 1).squareRoot()
        let sine = tangent * cosine
        for k in 0..<size {
          (a[k][p], a[k][q]) = (
            cosine * a[k][p] - sine * a[k][q], sine * a[k][p] + cosine * a[k][q]
          )
        }
        for k in 0..<size {
          (a[p][k], a[q][k]) = (
            cosine * a[p][k] - sine * a[q][k], sine * a[p][k] + cosine * a[q][k]
          )
          (v[k][p], v[k][q]) = (
            cosine * v[k][p] - sine * v[k][q], sine * v[k][p] + cosine * v[k][q]
          )
        }
      }
    }
  }
  let order = (0..<size).sorted { a[$0][$0] < a[$1][$1] }
  for (place, column) in order.enumerated() {
    values[place] = Value(a[column][column])
    guard keepsVectors else { continue }
    for row in 0..<size { matrix[place * leading + row] = Value(v[row][column]) }
  }
}

/// Whether a letter is one of some, in capitals or not.
func isLetter(_ letter: UnsafePointer<CChar>, _ wanted: Character) -> Bool {
  Character(UnicodeScalar(UInt8(bitPattern: letter.pointee))).uppercased() == String(wanted)
}
