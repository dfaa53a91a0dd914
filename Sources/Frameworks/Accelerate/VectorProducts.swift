// Accelerate's vDSP in C: products, extremes with their places, windows and matrices.

import FoundationSupplement

public let vDSP_HALF_WINDOW: Int32 = 1
public let vDSP_HANN_DENORM: Int32 = 0
public let vDSP_HANN_NORM: Int32 = 2

public func vDSP_dotpr(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  __C.pointee = (0..<Int(__N)).reduce(0) { $0 + __A[$1 * __IA] * __B[$1 * __IB] }
}

public func vDSP_distancesq(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  __C.pointee = (0..<Int(__N)).reduce(0) { sum, index in
    let difference = __A[index * __IA] - __B[index * __IB]
    return sum + difference * difference
  }
}

public func vDSP_vsma(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Float>,
  _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  fill(__D, __ID, __N) { __A[$0 * __IA] * __B.pointee + __C[$0 * __IC] }
}

public func vDSP_vsmsa(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafePointer<Float>, _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride,
  _ __N: vDSP_Length
) {
  fill(__D, __ID, __N) { __A[$0 * __IA] * __B.pointee + __C.pointee }
}

public func vDSP_vclip(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafePointer<Float>, _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride,
  _ __N: vDSP_Length
) {
  fill(__D, __ID, __N) { min(max(__A[$0 * __IA], __B.pointee), __C.pointee) }
}

public func vDSP_vramp(
  _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { __A.pointee + Float($0) * __B.pointee }
}

public func vDSP_vfill(
  _ __A: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { _ in __A.pointee }
}

public func vDSP_vclr(
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { _ in 0 }
}

public func vDSP_normalize(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>?,
  _ __IC: vDSP_Stride, _ __Mean: UnsafeMutablePointer<Float>,
  _ __StandardDeviation: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  let a = Array(StridedVector(__A, __IA, __N).elements)
  let mean = a.reduce(0, +) / Float(__N)
  let variance = a.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Float(__N)
  __Mean.pointee = mean
  __StandardDeviation.pointee = variance.squareRoot()
  guard let __C else { return }
  fill(__C, __IC, __N) { (a[$0] - mean) / variance.squareRoot() }
}

public func vDSP_hann_window(
  _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32
) {
  let scale: Float = __Flag & vDSP_HANN_NORM != 0 ? 0.8165 * 2 : 1
  fill(__C, 1, windowLength(__N, __Flag)) { index in
    scale * 0.5 * (1 - cosine(Float(index) / Float(__N)))
  }
}

public func vDSP_hamm_window(
  _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32
) {
  fill(__C, 1, windowLength(__N, __Flag)) { 0.54 - 0.46 * cosine(Float($0) / Float(__N)) }
}

public func vDSP_blkman_window(
  _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32
) {
  fill(__C, 1, windowLength(__N, __Flag)) { index in
    let part = Float(index) / Float(__N)
    return 0.42 - 0.5 * cosine(part) + 0.08 * cosine(2 * part)
  }
}

public func vDSP_mmul(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __M: vDSP_Length, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  let (columns, inner) = (Int(__N), Int(__P))
  fill(__C, __IC, __M * __N) { place in
    let (row, column) = (place / columns, place % columns)
    return (0..<inner).reduce(0) {
      $0 + __A[(row * inner + $1) * __IA] * __B[($1 * columns + column) * __IB]
    }
  }
}

public func vDSP_mtrans(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __M: vDSP_Length, _ __N: vDSP_Length
) {
  let (rows, columns) = (Int(__M), Int(__N))
  fill(__C, __IC, __M * __N) { __A[($0 % columns * rows + $0 / columns) * __IA] }
}

public func vDSP_maxvi(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
  (__C.pointee, __I.pointee) = (-.infinity, 0)
  for index in 0..<Int(__N) where __A[index * __IA] > __C.pointee {
    (__C.pointee, __I.pointee) = (__A[index * __IA], vDSP_Length(index * __IA))
  }
}

public func vDSP_minvi(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
  (__C.pointee, __I.pointee) = (.infinity, 0)
  for index in 0..<Int(__N) where __A[index * __IA] < __C.pointee {
    (__C.pointee, __I.pointee) = (__A[index * __IA], vDSP_Length(index * __IA))
  }
}

public func vDSP_dotprD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  __C.pointee = (0..<Int(__N)).reduce(0) { $0 + __A[$1 * __IA] * __B[$1 * __IB] }
}

public func vDSP_distancesqD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  __C.pointee = (0..<Int(__N)).reduce(0) { sum, index in
    let difference = __A[index * __IA] - __B[index * __IB]
    return sum + difference * difference
  }
}

public func vDSP_vsmaD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Double>,
  _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  fill(__D, __ID, __N) { __A[$0 * __IA] * __B.pointee + __C[$0 * __IC] }
}

public func vDSP_vsmsaD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafePointer<Double>, _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride,
  _ __N: vDSP_Length
) {
  fill(__D, __ID, __N) { __A[$0 * __IA] * __B.pointee + __C.pointee }
}

public func vDSP_vclipD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafePointer<Double>, _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride,
  _ __N: vDSP_Length
) {
  fill(__D, __ID, __N) { min(max(__A[$0 * __IA], __B.pointee), __C.pointee) }
}

public func vDSP_vrampD(
  _ __A: UnsafePointer<Double>, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { __A.pointee + Double($0) * __B.pointee }
}

public func vDSP_vfillD(
  _ __A: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { _ in __A.pointee }
}

public func vDSP_vclrD(
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { _ in 0 }
}

public func vDSP_normalizeD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>?,
  _ __IC: vDSP_Stride, _ __Mean: UnsafeMutablePointer<Double>,
  _ __StandardDeviation: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  let a = Array(StridedVector(__A, __IA, __N).elements)
  let mean = a.reduce(0, +) / Double(__N)
  let variance = a.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(__N)
  __Mean.pointee = mean
  __StandardDeviation.pointee = variance.squareRoot()
  guard let __C else { return }
  fill(__C, __IC, __N) { (a[$0] - mean) / variance.squareRoot() }
}

public func vDSP_hann_windowD(
  _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Flag: Int32
) {
  let scale: Double = __Flag & vDSP_HANN_NORM != 0 ? 0.8165 * 2 : 1
  fill(__C, 1, windowLength(__N, __Flag)) { index in
    scale * 0.5 * (1 - cosine(Double(index) / Double(__N)))
  }
}

public func vDSP_hamm_windowD(
  _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Flag: Int32
) {
  fill(__C, 1, windowLength(__N, __Flag)) { 0.54 - 0.46 * cosine(Double($0) / Double(__N)) }
}

public func vDSP_blkman_windowD(
  _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Flag: Int32
) {
  fill(__C, 1, windowLength(__N, __Flag)) { index in
    let part = Double(index) / Double(__N)
    return 0.42 - 0.5 * cosine(part) + 0.08 * cosine(2 * part)
  }
}

public func vDSP_mmulD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __M: vDSP_Length, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  let (columns, inner) = (Int(__N), Int(__P))
  fill(__C, __IC, __M * __N) { place in
    let (row, column) = (place / columns, place % columns)
    return (0..<inner).reduce(0) {
      $0 + __A[(row * inner + $1) * __IA] * __B[($1 * columns + column) * __IB]
    }
  }
}

public func vDSP_mtransD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __M: vDSP_Length, _ __N: vDSP_Length
) {
  let (rows, columns) = (Int(__M), Int(__N))
  fill(__C, __IC, __M * __N) { __A[($0 % columns * rows + $0 / columns) * __IA] }
}

public func vDSP_maxviD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
  (__C.pointee, __I.pointee) = (-.infinity, 0)
  for index in 0..<Int(__N) where __A[index * __IA] > __C.pointee {
    (__C.pointee, __I.pointee) = (__A[index * __IA], vDSP_Length(index * __IA))
  }
}

public func vDSP_minviD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
  (__C.pointee, __I.pointee) = (.infinity, 0)
  for index in 0..<Int(__N) where __A[index * __IA] < __C.pointee {
    (__C.pointee, __I.pointee) = (__A[index * __IA], vDSP_Length(index * __IA))
  }
}

/// The number of elements that are written of a window.
private func windowLength(_ length: vDSP_Length, _ flag: Int32) -> vDSP_Length {
  flag & vDSP_HALF_WINDOW != 0 ? (length + 1) / 2 : length
}

/// The cosine of a part of the full circle.
private func cosine<Value: BinaryFloatingPoint>(_ part: Value) -> Value {
  Value(Foundation.cos(2 * Double.pi * Double(part)))
}

public func vDSP_vflt32(
  _ __A: UnsafePointer<Int32>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { Float(__A[$0 * __IA]) }
}

public func vDSP_vflt16(
  _ __A: UnsafePointer<Int16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { Float(__A[$0 * __IA]) }
}

public func vDSP_vspdp(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { Double(__A[$0 * __IA]) }
}

public func vDSP_vdpsp(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { Float(__A[$0 * __IA]) }
}
