import Accelerate

/// The shapes that a chart's values can take, each named as in the app's menu.
struct CurveMenu {
  typealias Shape = ([Double]) -> [Double]

  /// Shapes of angles and the angles of their values.
  var angles: [String: Shape] {
    [
      "Tangent": vForce.tan, "Arc sine": vForce.asin, "Arc cosine": vForce.acos,
      "Arc tangent": vForce.atan, "Hyperbolic sine": vForce.sinh,
      "Hyperbolic cosine": vForce.cosh, "Hyperbolic tangent": vForce.tanh,
    ]
  }

  /// Shapes of growth.
  var growth: [String: Shape] {
    [
      "Doubling": vForce.exp2, "Halving": vForce.log2, "Interest": vForce.expm1,
      "Rate": vForce.log1p,
    ]
  }

  /// Shapes with steps.
  var steps: [String: Shape] {
    ["Up": vForce.ceil, "Near": vForce.nearestInteger, "Down to zero": vForce.trunc]
  }

  /// The values in a shape, or as they are.
  func shape(_ values: [Double], as name: String) -> [Double] {
    (angles[name] ?? growth[name] ?? steps[name])?(values) ?? values
  }
}

/// Functions of whole vectors, which write into memory that is there already.
struct VectorFunctions<Value: BinaryFloatingPoint> {
  typealias Function = (
    UnsafeMutablePointer<Value>, UnsafePointer<Value>, UnsafePointer<Int32>
  ) -> Void
  typealias Power = (
    UnsafeMutablePointer<Value>, UnsafePointer<Value>, UnsafePointer<Value>,
    UnsafePointer<Int32>
  ) -> Void

  var angles: [Function]
  var growth: [Function]
  var steps: [Function]
  var roots: [Function]
  var power: Power

  /// The results of each function of some values.
  func results(of values: [Value]) -> [[Value]] {
    var count = Int32(values.count)
    return (angles + growth + steps + roots).map { function in
      var result = [Value](repeating: 0, count: values.count)
      function(&result, values, &count)
      return result
    }
  }

  /// The values, each to the power of its exponent.
  func powers(of values: [Value], exponents: [Value]) -> [Value] {
    var count = Int32(min(values.count, exponents.count))
    var result = [Value](repeating: 0, count: Int(count))
    power(&result, exponents, values, &count)
    return result
  }
}

extension VectorFunctions where Value == Float {
  /// The functions of a recording's samples.
  init() {
    angles = [
      vvsinf, vvcosf, vvtanf, vvasinf, vvacosf, vvatanf, vvsinhf, vvcoshf, vvtanhf,
    ]
    growth = [vvexpf, vvexp2f, vvexpm1f, vvlogf, vvlog2f, vvlog10f, vvlog1pf]
    steps = [vvfloorf, vvceilf, vvintf, vvnintf, vvfabsf]
    roots = [vvsqrtf, vvrsqrtf, vvrecf]
    power = vvpowf
  }
}

extension VectorFunctions where Value == Double {
  /// The functions of measurements.
  init() {
    angles = [vvsin, vvcos, vvtan, vvasin, vvacos, vvatan, vvsinh, vvcosh, vvtanh]
    growth = [vvexp, vvexp2, vvexpm1, vvlog, vvlog2, vvlog10, vvlog1p]
    steps = [vvfloor, vvceil, vvint, vvnint, vvfabs]
    roots = [vvsqrt, vvrsqrt, vvrec]
    power = vvpow
  }
}

/// The place of a line through the points of a chart, by the methods of linear algebra.
struct LineFit {
  var slope: Double
  var offset: Double

  /// The line nearest to the points, from the normal equations; nil where there is none.
  init?(x: [Double], y: [Double]) {
    let count = Int32(x.count)
    let ones = [Double](repeating: 1, count: x.count)
    let order: CBLAS_ORDER = CblasColMajor
    let turned: CBLAS_TRANSPOSE = CblasConjTrans
    let sum = cblas_ddot(count, ones, 1, x, 1)
    var matrix = [cblas_ddot(count, x, 1, x, 1), sum, sum, Double(count)]
    var right = [0.0, 0.0]
    cblas_dgemv(order, turned, count, 2, 1, x + ones, count, y, 1, 0, &right, 1)
    var (rows, columns, leading) = (Int32(2), Int32(2), Int32(2))
    var (pivots, problem) = ([Int32](repeating: 0, count: 2), Int32(0))
    dgetrf_(&rows, &columns, &matrix, &leading, &pivots, &problem)
    guard problem == 0 else { return nil }
    var (work, length) = ([Double](repeating: 0, count: 2), Int32(2))
    dgetri_(&rows, &matrix, &leading, &pivots, &work, &length, &problem)
    guard problem == 0 else { return nil }
    slope = matrix[0] * right[0] + matrix[2] * right[1]
    offset = matrix[1] * right[0] + matrix[3] * right[1]
  }

  /// What the line leaves of the points: the sum of the distances and their length.
  func remainder(x: [Double], y: [Double]) -> (sum: Double, length: Double) {
    let count = Int32(x.count)
    var estimate = x
    cblas_dscal(count, slope, &estimate, 1)
    cblas_daxpy(count, -1, y, 1, &estimate, 1)
    cblas_daxpy(count, offset, [Double](repeating: 1, count: x.count), 1, &estimate, 1)
    return (cblas_dasum(count, estimate, 1), cblas_dnrm2(count, estimate, 1))
  }
}

/// A square of numbers in the order of columns, which turns the points of a drawing.
struct Turn {
  var numbers: [Float]
  var size: Int32

  /// This turn after another.
  func following(_ other: Turn) -> Turn {
    var result = [Float](repeating: 0, count: numbers.count)
    cblas_sgemm(
      CblasColMajor, CblasNoTrans, CblasNoTrans, size, size, size, 1, numbers, size,
      other.numbers, size, 0, &result, size)
    return Turn(numbers: result, size: size)
  }

  /// A point after the turn, with a length of one.
  func apply(to point: [Float], shift: [Float]) -> [Float] {
    var result = shift
    cblas_sgemv(
      CblasColMajor, CblasNoTrans, size, size, 1, numbers, size, point, 1, 1, &result, 1)
    let length = cblas_snrm2(size, result, 1)
    if length > 0 { cblas_sscal(size, 1 / length, &result, 1) }
    return result
  }

  /// The point that a turn brings to a place; nil where there is none.
  func origin(of place: [Float]) -> [Float]? {
    var (matrix, point) = (numbers, place)
    var (count, sides, leading) = (size, Int32(1), size)
    var (pivots, problem) = ([Int32](repeating: 0, count: Int(size)), Int32(0))
    var height = size
    sgesv_(&count, &sides, &matrix, &leading, &pivots, &point, &height, &problem)
    return problem == 0 ? point : nil
  }

  /// The lengths of the axes of a turn that is its own mirror image.
  var axes: [Float] {
    var (job, half) = (CChar(UInt8(ascii: "N")), CChar(UInt8(ascii: "U")))
    var (matrix, count, leading, problem) = (numbers, size, size, Int32(0))
    var lengths = [Float](repeating: 0, count: Int(size))
    var work = [Float](repeating: 0, count: 3 * Int(size))
    var room = Int32(work.count)
    ssyev_(&job, &half, &count, &matrix, &leading, &lengths, &work, &room, &problem)
    return problem == 0 ? lengths : []
  }

  /// How far two points are the same, and how far they lie apart along the axes.
  func likeness(_ one: [Float], _ other: [Float]) -> (shared: Float, apart: Float) {
    var difference = one
    cblas_saxpy(size, -1, other, 1, &difference, 1)
    return (cblas_sdot(size, one, 1, other, 1), cblas_sasum(size, difference, 1))
  }
}

/// The picture of spectra over time, with a row for each frequency.
func picture(_ spectra: [Float], times: Int, frequencies: Int, colors: [Float]) -> [Float] {
  let (rows, columns) = (vDSP_Length(frequencies), vDSP_Length(times))
  var (turned, result) = (spectra, [Float](repeating: 0, count: frequencies * 3))
  vDSP_mtrans(spectra, 1, &turned, 1, rows, columns)
  vDSP_mmul(turned, 1, colors, 1, &result, 1, rows, 3, columns)
  return result
}
