// Accelerate's vDSP in C: element by element.

import FoundationSupplement

public func vDSP_vadd(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { index in
    let (a, b) = (__A[index * __IA], __B[index * __IB])
    return a + b
  }
}

public func vDSP_vaddD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { index in
    let (a, b) = (__A[index * __IA], __B[index * __IB])
    return a + b
  }
}

public func vDSP_vmul(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { index in
    let (a, b) = (__A[index * __IA], __B[index * __IB])
    return a * b
  }
}

public func vDSP_vmulD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { index in
    let (a, b) = (__A[index * __IA], __B[index * __IB])
    return a * b
  }
}

public func vDSP_vsub(
  _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>,
  _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { index in
    let (a, b) = (__A[index * __IA], __B[index * __IB])
    return a - b
  }
}

public func vDSP_vsubD(
  _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Double>,
  _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { index in
    let (a, b) = (__A[index * __IA], __B[index * __IB])
    return a - b
  }
}

public func vDSP_vdiv(
  _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>,
  _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { index in
    let (a, b) = (__A[index * __IA], __B[index * __IB])
    return a / b
  }
}

public func vDSP_vdivD(
  _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Double>,
  _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { index in
    let (a, b) = (__A[index * __IA], __B[index * __IB])
    return a / b
  }
}

public func vDSP_vmax(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { index in
    let (a, b) = (__A[index * __IA], __B[index * __IB])
    return max(a, b)
  }
}

public func vDSP_vmaxD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { index in
    let (a, b) = (__A[index * __IA], __B[index * __IB])
    return max(a, b)
  }
}

public func vDSP_vmin(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { index in
    let (a, b) = (__A[index * __IA], __B[index * __IB])
    return min(a, b)
  }
}

public func vDSP_vminD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { index in
    let (a, b) = (__A[index * __IA], __B[index * __IB])
    return min(a, b)
  }
}

public func vDSP_vsmul(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let b = __B.pointee
  fill(__C, __IC, __N) { index in
    let a = __A[index * __IA]
    return a * b
  }
}

public func vDSP_vsmulD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let b = __B.pointee
  fill(__C, __IC, __N) { index in
    let a = __A[index * __IA]
    return a * b
  }
}

public func vDSP_vsadd(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let b = __B.pointee
  fill(__C, __IC, __N) { index in
    let a = __A[index * __IA]
    return a + b
  }
}

public func vDSP_vsaddD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let b = __B.pointee
  fill(__C, __IC, __N) { index in
    let a = __A[index * __IA]
    return a + b
  }
}

public func vDSP_vsdiv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let b = __B.pointee
  fill(__C, __IC, __N) { index in
    let a = __A[index * __IA]
    return a / b
  }
}

public func vDSP_vsdivD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let b = __B.pointee
  fill(__C, __IC, __N) { index in
    let a = __A[index * __IA]
    return a / b
  }
}

public func vDSP_vsq(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { index in
    let a = __A[index * __IA]
    return a * a
  }
}

public func vDSP_vsqD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { index in
    let a = __A[index * __IA]
    return a * a
  }
}

public func vDSP_vabs(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { index in
    let a = __A[index * __IA]
    return a.magnitude
  }
}

public func vDSP_vabsD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { index in
    let a = __A[index * __IA]
    return a.magnitude
  }
}

public func vDSP_vneg(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { index in
    let a = __A[index * __IA]
    return -a
  }
}

public func vDSP_vnegD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { index in
    let a = __A[index * __IA]
    return -a
  }
}

public func vDSP_vssq(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { index in
    let a = __A[index * __IA]
    return a * a.magnitude
  }
}

public func vDSP_vssqD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { index in
    let a = __A[index * __IA]
    return a * a.magnitude
  }
}

public func vDSP_vfrac(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { index in
    let a = __A[index * __IA]
    return a - a.rounded(.towardZero)
  }
}

public func vDSP_vfracD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { index in
    let a = __A[index * __IA]
    return a - a.rounded(.towardZero)
  }
}
