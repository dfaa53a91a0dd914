/// Equations with too many or too few unknowns, as LAPACK's `gels` solves them.
///
/// The unknowns are those with the least squares of errors, or the shortest of all that solve the
/// equations.
struct LeastSquares<Value: BinaryFloatingPoint> {
  /// The columns of the taller of the matrix and its transpose; orthogonal after they are factored.
  private var columns: [[Double]]
  /// What the columns were made of: the upper triangle, row by row.
  private var triangle: [[Double]]
  /// Whether there are at least as many equations as unknowns.
  private let isTall: Bool

  /// Reads a matrix whose columns lie behind one another.
  init(
    _ matrix: UnsafePointer<Value>, rows: Int, columns: Int, leading: Int, isTransposed: Bool
  ) {
    let (equations, unknowns) = isTransposed ? (columns, rows) : (rows, columns)
    isTall = equations >= unknowns
    let takesColumns = isTall != isTransposed
    let (count, length) = (min(rows, columns), max(rows, columns))
    self.columns = (0..<count).map { column in
      (0..<length).map { row in
        Double(takesColumns ? matrix[column * leading + row] : matrix[row * leading + column])
      }
    }
    triangle = Array(repeating: Array(repeating: 0, count: count), count: count)
  }

  /// Makes the columns orthogonal, each of them twice against those before it.
  ///
  /// - Returns: The number of the first column that follows from those before it, or 0.
  mutating func factor() -> Int32 {
    for column in columns.indices {
      let length = Self.product(columns[column], columns[column]).squareRoot()
      for before in Array(0..<column) + Array(0..<column) {
        let part = Self.product(columns[before], columns[column])
        triangle[before][column] += part
        for row in columns[column].indices { columns[column][row] -= part * columns[before][row] }
      }
      let rest = Self.product(columns[column], columns[column]).squareRoot()
      guard rest > length * 1e-14 else { return Int32(column + 1) }
      triangle[column][column] = rest
      for row in columns[column].indices { columns[column][row] /= rest }
    }
    return 0
  }

  /// Puts the unknowns in the place of a right side. Where there are more equations than unknowns,
  /// the squares of the numbers behind them are the squares of the errors together.
  func solve(_ side: UnsafeMutablePointer<Value>) {
    isTall ? solveTall(side) : solveWide(side)
  }

  private func solveTall(_ side: UnsafeMutablePointer<Value>) {
    let count = columns.count
    let length = columns.first?.count ?? 0
    var rest = (0..<length).map { Double(side[$0]) }
    var values = columns.map { column in
      let part = Self.product(column, rest)
      for row in rest.indices { rest[row] -= part * column[row] }
      return part
    }
    for row in (0..<count).reversed() {
      for column in (row + 1)..<max(count, row + 1) {
        values[row] -= triangle[row][column] * values[column]
      }
      values[row] /= triangle[row][row]
    }
    for row in 0..<length { side[row] = row < count ? Value(values[row]) : 0 }
    if length > count { side[count] = Value(Self.product(rest, rest).squareRoot()) }
  }

  private func solveWide(_ side: UnsafeMutablePointer<Value>) {
    var parts = columns.indices.map { Double(side[$0]) }
    for row in parts.indices {
      for column in 0..<row { parts[row] -= triangle[column][row] * parts[column] }
      parts[row] /= triangle[row][row]
    }
    for row in 0..<(columns.first?.count ?? 0) {
      side[row] = Value(zip(columns, parts).reduce(0) { $0 + $1.0[row] * $1.1 })
    }
  }

  private static func product(_ one: [Double], _ other: [Double]) -> Double {
    zip(one, other).reduce(0) { $0 + $1.0 * $1.1 }
  }
}

/// Solves the equations of the transpose of a matrix that was eliminated, for one right side.
func substituteTransposed<Value: BinaryFloatingPoint>(
  _ matrix: UnsafePointer<Value>, _ size: Int, _ leading: Int, _ pivots: UnsafePointer<Int32>,
  _ side: UnsafeMutablePointer<Value>
) {
  for row in 0..<size {
    for column in 0..<row { side[row] -= matrix[row * leading + column] * side[column] }
    side[row] /= matrix[row * leading + row]
  }
  for row in (0..<size).reversed() {
    for column in (row + 1)..<max(size, row + 1) {
      side[row] -= matrix[row * leading + column] * side[column]
    }
  }
  for step in (0..<size).reversed() {
    let pivot = Int(pivots[step]) - 1
    if pivot != step { (side[step], side[pivot]) = (side[pivot], side[step]) }
  }
}
