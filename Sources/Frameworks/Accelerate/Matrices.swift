// Accelerate's BLAS and LAPACK: products of vectors and matrices, linear equations, inverses and the
// eigenvalues of symmetric matrices, with real results. Matrices of LAPACK are in the order of columns.

import FoundationSupplement

public typealias __CLPK_integer = Int32
public typealias __CLPK_doublereal = Double
public typealias __CLPK_real = Float
public typealias __LAPACK_int = Int32

public struct CBLAS_ORDER: RawRepresentable, Equatable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

public let CblasRowMajor = CBLAS_ORDER(101)
public let CblasColMajor = CBLAS_ORDER(102)

public struct CBLAS_TRANSPOSE: RawRepresentable, Equatable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

public let CblasNoTrans = CBLAS_TRANSPOSE(111)
public let CblasTrans = CBLAS_TRANSPOSE(112)
public let CblasConjTrans = CBLAS_TRANSPOSE(113)

/// A matrix that lies in memory by rows or by columns, and is perhaps turned about its diagonal.
private struct StoredMatrix<Value> {
  let start: UnsafePointer<Value>
  let leading: Int
  let isByRows: Bool

  init(
    _ start: UnsafePointer<Value>, _ leading: Int32, _ order: CBLAS_ORDER,
    _ transpose: CBLAS_TRANSPOSE
  ) {
    self.start = start
    self.leading = Int(leading)
    isByRows = (order == CblasRowMajor) == (transpose == CblasNoTrans)
  }

  subscript(row: Int, column: Int) -> Value {
    start[isByRows ? row * leading + column : column * leading + row]
  }
}

private func multiply<Value: BinaryFloatingPoint>(
  _ order: CBLAS_ORDER, _ a: StoredMatrix<Value>, _ b: StoredMatrix<Value>,
  _ size: (rows: Int32, columns: Int32, inner: Int32), _ alpha: Value, _ beta: Value,
  _ c: UnsafeMutablePointer<Value>, _ leading: Int32
) {
  for row in 0..<Int(size.rows) {
    for column in 0..<Int(size.columns) {
      let place =
        order == CblasRowMajor ? row * Int(leading) + column : column * Int(leading) + row
      let sum = (0..<Int(size.inner)).reduce(Value(0)) { $0 + a[row, $1] * b[$1, column] }
      c[place] = alpha * sum + (beta == 0 ? 0 : beta * c[place])
    }
  }
}

public func cblas_sgemm(
  _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __TransB: CBLAS_TRANSPOSE,
  _ __M: Int32, _ __N: Int32, _ __K: Int32, _ __alpha: Float, _ __A: UnsafePointer<Float>,
  _ __lda: Int32, _ __B: UnsafePointer<Float>, _ __ldb: Int32, _ __beta: Float,
  _ __C: UnsafeMutablePointer<Float>, _ __ldc: Int32
) {
  multiply(
    __Order, StoredMatrix(__A, __lda, __Order, __TransA),
    StoredMatrix(__B, __ldb, __Order, __TransB), (__M, __N, __K), __alpha, __beta, __C, __ldc)
}

public func cblas_sgemv(
  _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __M: Int32, _ __N: Int32,
  _ __alpha: Float, _ __A: UnsafePointer<Float>, _ __lda: Int32, _ __X: UnsafePointer<Float>,
  _ __incX: Int32, _ __beta: Float, _ __Y: UnsafeMutablePointer<Float>, _ __incY: Int32
) {
  let a = StoredMatrix(__A, __lda, __Order, __TransA)
  let (rows, columns) = __TransA == CblasNoTrans ? (__M, __N) : (__N, __M)
  for row in 0..<Int(rows) {
    let place = row * Int(__incY)
    let sum = (0..<Int(columns)).reduce(Float(0)) { $0 + a[row, $1] * __X[$1 * Int(__incX)] }
    __Y[place] = __alpha * sum + (__beta == 0 ? 0 : __beta * __Y[place])
  }
}

public func cblas_sdot(
  _ __N: Int32, _ __X: UnsafePointer<Float>, _ __incX: Int32, _ __Y: UnsafePointer<Float>,
  _ __incY: Int32
) -> Float {
  (0..<Int(__N)).reduce(0) { $0 + __X[$1 * Int(__incX)] * __Y[$1 * Int(__incY)] }
}

public func cblas_saxpy(
  _ __N: Int32, _ __alpha: Float, _ __X: UnsafePointer<Float>, _ __incX: Int32,
  _ __Y: UnsafeMutablePointer<Float>, _ __incY: Int32
) {
  for index in 0..<Int(__N) { __Y[index * Int(__incY)] += __alpha * __X[index * Int(__incX)] }
}

public func cblas_sscal(
  _ __N: Int32, _ __alpha: Float, _ __X: UnsafeMutablePointer<Float>, _ __incX: Int32
) {
  for index in 0..<Int(__N) { __X[index * Int(__incX)] *= __alpha }
}

public func cblas_snrm2(
  _ __N: Int32, _ __X: UnsafePointer<Float>, _ __incX: Int32
) -> Float {
  cblas_sdot(__N, __X, __incX, __X, __incX).squareRoot()
}

public func cblas_sasum(
  _ __N: Int32, _ __X: UnsafePointer<Float>, _ __incX: Int32
) -> Float {
  (0..<Int(__N)).reduce(0) { $0 + __X[$1 * Int(__incX)].magnitude }
}

@discardableResult
public func sgetrf_(
  _ m: UnsafePointer<Int32>, _ n: UnsafePointer<Int32>, _ a: UnsafeMutablePointer<Float>,
  _ lda: UnsafePointer<Int32>, _ ipiv: UnsafeMutablePointer<Int32>,
  _ info: UnsafeMutablePointer<Int32>
) -> Int32 {
  info.pointee = eliminate(a, Int(m.pointee), Int(n.pointee), Int(lda.pointee), ipiv)
  return 0
}

@discardableResult
public func sgetri_(
  _ n: UnsafePointer<Int32>, _ a: UnsafeMutablePointer<Float>, _ lda: UnsafePointer<Int32>,
  _ ipiv: UnsafePointer<Int32>, _ work: UnsafeMutablePointer<Float>,
  _ lwork: UnsafePointer<Int32>, _ info: UnsafeMutablePointer<Int32>
) -> Int32 {
  info.pointee = 0
  work.pointee = Float(n.pointee)
  if lwork.pointee != -1 {
    info.pointee = invert(a, Int(n.pointee), Int(lda.pointee), ipiv)
  }
  return 0
}

@discardableResult
public func sgesv_(
  _ n: UnsafePointer<Int32>, _ nrhs: UnsafePointer<Int32>, _ a: UnsafeMutablePointer<Float>,
  _ lda: UnsafePointer<Int32>, _ ipiv: UnsafeMutablePointer<Int32>,
  _ b: UnsafeMutablePointer<Float>, _ ldb: UnsafePointer<Int32>,
  _ info: UnsafeMutablePointer<Int32>
) -> Int32 {
  let (size, leading) = (Int(n.pointee), Int(lda.pointee))
  info.pointee = eliminate(a, size, size, leading, ipiv)
  guard info.pointee == 0 else { return 0 }
  for side in 0..<Int(nrhs.pointee) {
    substitute(a, size, leading, ipiv, b + side * Int(ldb.pointee))
  }
  return 0
}

@discardableResult
public func ssyev_(
  _ jobz: UnsafePointer<CChar>, _ uplo: UnsafePointer<CChar>, _ n: UnsafePointer<Int32>,
  _ a: UnsafeMutablePointer<Float>, _ lda: UnsafePointer<Int32>,
  _ w: UnsafeMutablePointer<Float>, _ work: UnsafeMutablePointer<Float>,
  _ lwork: UnsafePointer<Int32>, _ info: UnsafeMutablePointer<Int32>
) -> Int32 {
  info.pointee = 0
  work.pointee = Float(max(1, 3 * n.pointee - 1))
  guard lwork.pointee != -1 else { return 0 }
  diagonalize(
    a, Int(n.pointee), Int(lda.pointee), isUpper: isLetter(uplo, "U"),
    keepsVectors: isLetter(jobz, "V"), w)
  return 0
}

public func cblas_dgemm(
  _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __TransB: CBLAS_TRANSPOSE,
  _ __M: Int32, _ __N: Int32, _ __K: Int32, _ __alpha: Double, _ __A: UnsafePointer<Double>,
  _ __lda: Int32, _ __B: UnsafePointer<Double>, _ __ldb: Int32, _ __beta: Double,
  _ __C: UnsafeMutablePointer<Double>, _ __ldc: Int32
) {
  multiply(
    __Order, StoredMatrix(__A, __lda, __Order, __TransA),
    StoredMatrix(__B, __ldb, __Order, __TransB), (__M, __N, __K), __alpha, __beta, __C, __ldc)
}

public func cblas_dgemv(
  _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __M: Int32, _ __N: Int32,
  _ __alpha: Double, _ __A: UnsafePointer<Double>, _ __lda: Int32, _ __X: UnsafePointer<Double>,
  _ __incX: Int32, _ __beta: Double, _ __Y: UnsafeMutablePointer<Double>, _ __incY: Int32
) {
  let a = StoredMatrix(__A, __lda, __Order, __TransA)
  let (rows, columns) = __TransA == CblasNoTrans ? (__M, __N) : (__N, __M)
  for row in 0..<Int(rows) {
    let place = row * Int(__incY)
    let sum = (0..<Int(columns)).reduce(Double(0)) { $0 + a[row, $1] * __X[$1 * Int(__incX)] }
    __Y[place] = __alpha * sum + (__beta == 0 ? 0 : __beta * __Y[place])
  }
}

public func cblas_ddot(
  _ __N: Int32, _ __X: UnsafePointer<Double>, _ __incX: Int32, _ __Y: UnsafePointer<Double>,
  _ __incY: Int32
) -> Double {
  (0..<Int(__N)).reduce(0) { $0 + __X[$1 * Int(__incX)] * __Y[$1 * Int(__incY)] }
}

public func cblas_daxpy(
  _ __N: Int32, _ __alpha: Double, _ __X: UnsafePointer<Double>, _ __incX: Int32,
  _ __Y: UnsafeMutablePointer<Double>, _ __incY: Int32
) {
  for index in 0..<Int(__N) { __Y[index * Int(__incY)] += __alpha * __X[index * Int(__incX)] }
}

public func cblas_dscal(
  _ __N: Int32, _ __alpha: Double, _ __X: UnsafeMutablePointer<Double>, _ __incX: Int32
) {
  for index in 0..<Int(__N) { __X[index * Int(__incX)] *= __alpha }
}

public func cblas_dnrm2(
  _ __N: Int32, _ __X: UnsafePointer<Double>, _ __incX: Int32
) -> Double {
  cblas_ddot(__N, __X, __incX, __X, __incX).squareRoot()
}

public func cblas_dasum(
  _ __N: Int32, _ __X: UnsafePointer<Double>, _ __incX: Int32
) -> Double {
  (0..<Int(__N)).reduce(0) { $0 + __X[$1 * Int(__incX)].magnitude }
}

@discardableResult
public func dgetrf_(
  _ m: UnsafePointer<Int32>, _ n: UnsafePointer<Int32>, _ a: UnsafeMutablePointer<Double>,
  _ lda: UnsafePointer<Int32>, _ ipiv: UnsafeMutablePointer<Int32>,
  _ info: UnsafeMutablePointer<Int32>
) -> Int32 {
  info.pointee = eliminate(a, Int(m.pointee), Int(n.pointee), Int(lda.pointee), ipiv)
  return 0
}

@discardableResult
public func dgetri_(
  _ n: UnsafePointer<Int32>, _ a: UnsafeMutablePointer<Double>, _ lda: UnsafePointer<Int32>,
  _ ipiv: UnsafePointer<Int32>, _ work: UnsafeMutablePointer<Double>,
  _ lwork: UnsafePointer<Int32>, _ info: UnsafeMutablePointer<Int32>
) -> Int32 {
  info.pointee = 0
  work.pointee = Double(n.pointee)
  if lwork.pointee != -1 {
    info.pointee = invert(a, Int(n.pointee), Int(lda.pointee), ipiv)
  }
  return 0
}

@discardableResult
public func dgesv_(
  _ n: UnsafePointer<Int32>, _ nrhs: UnsafePointer<Int32>, _ a: UnsafeMutablePointer<Double>,
  _ lda: UnsafePointer<Int32>, _ ipiv: UnsafeMutablePointer<Int32>,
  _ b: UnsafeMutablePointer<Double>, _ ldb: UnsafePointer<Int32>,
  _ info: UnsafeMutablePointer<Int32>
) -> Int32 {
  let (size, leading) = (Int(n.pointee), Int(lda.pointee))
  info.pointee = eliminate(a, size, size, leading, ipiv)
  guard info.pointee == 0 else { return 0 }
  for side in 0..<Int(nrhs.pointee) {
    substitute(a, size, leading, ipiv, b + side * Int(ldb.pointee))
  }
  return 0
}

@discardableResult
public func dsyev_(
  _ jobz: UnsafePointer<CChar>, _ uplo: UnsafePointer<CChar>, _ n: UnsafePointer<Int32>,
  _ a: UnsafeMutablePointer<Double>, _ lda: UnsafePointer<Int32>,
  _ w: UnsafeMutablePointer<Double>, _ work: UnsafeMutablePointer<Double>,
  _ lwork: UnsafePointer<Int32>, _ info: UnsafeMutablePointer<Int32>
) -> Int32 {
  info.pointee = 0
  work.pointee = Double(max(1, 3 * n.pointee - 1))
  guard lwork.pointee != -1 else { return 0 }
  diagonalize(
    a, Int(n.pointee), Int(lda.pointee), isUpper: isLetter(uplo, "U"),
    keepsVectors: isLetter(jobz, "V"), w)
  return 0
}
