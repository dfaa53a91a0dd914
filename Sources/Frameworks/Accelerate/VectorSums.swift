// Accelerate's vDSP in C: arithmetic of vectors whose elements stand a stride apart, with real results.

import FoundationSupplement

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

/// The elements of a vector, a stride apart.
struct StridedVector<Value> {
  let start: UnsafePointer<Value>
  let stride: Int
  let count: Int

  init(_ start: UnsafePointer<Value>, _ stride: vDSP_Stride, _ count: vDSP_Length) {
    self.start = start
    self.stride = stride
    self.count = Int(count)
  }

  var elements: some Sequence<Value> { (0..<count).lazy.map { start[$0 * stride] } }
}

/// Writes a value for each place of a vector.
func fill<Value>(
  _ place: UnsafeMutablePointer<Value>, _ stride: vDSP_Stride, _ count: vDSP_Length,
  _ value: (Int) -> Value
) {
  for index in 0..<Int(count) { place[index * stride] = value(index) }
}

public func vDSP_sve(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  let a = StridedVector(__A, __IA, __N).elements
  __C.pointee = a.reduce(0, +)
}

public func vDSP_sveD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  let a = StridedVector(__A, __IA, __N).elements
  __C.pointee = a.reduce(0, +)
}

public func vDSP_svesq(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  let a = StridedVector(__A, __IA, __N).elements
  __C.pointee = a.reduce(0) { $0 + $1 * $1 }
}

public func vDSP_svesqD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  let a = StridedVector(__A, __IA, __N).elements
  __C.pointee = a.reduce(0) { $0 + $1 * $1 }
}

public func vDSP_svemg(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  let a = StridedVector(__A, __IA, __N).elements
  __C.pointee = a.reduce(0) { $0 + $1.magnitude }
}

public func vDSP_svemgD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  let a = StridedVector(__A, __IA, __N).elements
  __C.pointee = a.reduce(0) { $0 + $1.magnitude }
}

public func vDSP_meanv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  let a = StridedVector(__A, __IA, __N).elements
  __C.pointee = a.reduce(0, +) / Float(__N)
}

public func vDSP_meanvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  let a = StridedVector(__A, __IA, __N).elements
  __C.pointee = a.reduce(0, +) / Double(__N)
}

public func vDSP_measqv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  let a = StridedVector(__A, __IA, __N).elements
  __C.pointee = a.reduce(0) { $0 + $1 * $1 } / Float(__N)
}

public func vDSP_measqvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  let a = StridedVector(__A, __IA, __N).elements
  __C.pointee = a.reduce(0) { $0 + $1 * $1 } / Double(__N)
}

public func vDSP_meamgv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  let a = StridedVector(__A, __IA, __N).elements
  __C.pointee = a.reduce(0) { $0 + $1.magnitude } / Float(__N)
}

public func vDSP_meamgvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  let a = StridedVector(__A, __IA, __N).elements
  __C.pointee = a.reduce(0) { $0 + $1.magnitude } / Double(__N)
}

public func vDSP_rmsqv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  let a = StridedVector(__A, __IA, __N).elements
  __C.pointee = (a.reduce(0) { $0 + $1 * $1 } / Float(__N)).squareRoot()
}

public func vDSP_rmsqvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  let a = StridedVector(__A, __IA, __N).elements
  __C.pointee = (a.reduce(0) { $0 + $1 * $1 } / Double(__N)).squareRoot()
}

public func vDSP_maxv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  let a = StridedVector(__A, __IA, __N).elements
  __C.pointee = a.max() ?? -.infinity
}

public func vDSP_maxvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  let a = StridedVector(__A, __IA, __N).elements
  __C.pointee = a.max() ?? -.infinity
}

public func vDSP_minv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  let a = StridedVector(__A, __IA, __N).elements
  __C.pointee = a.min() ?? .infinity
}

public func vDSP_minvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  let a = StridedVector(__A, __IA, __N).elements
  __C.pointee = a.min() ?? .infinity
}

public func vDSP_maxmgv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  let a = StridedVector(__A, __IA, __N).elements
  __C.pointee = a.map(\.magnitude).max() ?? 0
}

public func vDSP_maxmgvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  let a = StridedVector(__A, __IA, __N).elements
  __C.pointee = a.map(\.magnitude).max() ?? 0
}

public func vDSP_minmgv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  let a = StridedVector(__A, __IA, __N).elements
  __C.pointee = a.map(\.magnitude).min() ?? .infinity
}

public func vDSP_minmgvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  let a = StridedVector(__A, __IA, __N).elements
  __C.pointee = a.map(\.magnitude).min() ?? .infinity
}
