// Accelerate's vForce: elementary functions of whole vectors, in C and as `vForce`.

import FoundationSupplement

public enum vForce {
  public static func sqrt(_ vector: [Float]) -> [Float] { vector.map { Foundation.sqrt($0) } }
  public static func sqrt(_ vector: [Double]) -> [Double] { vector.map { Foundation.sqrt($0) } }
  public static func exp(_ vector: [Float]) -> [Float] { vector.map { Foundation.exp($0) } }
  public static func exp(_ vector: [Double]) -> [Double] { vector.map { Foundation.exp($0) } }
  public static func log(_ vector: [Float]) -> [Float] { vector.map { Foundation.log($0) } }
  public static func log(_ vector: [Double]) -> [Double] { vector.map { Foundation.log($0) } }
  public static func log2(_ vector: [Float]) -> [Float] { vector.map { Foundation.log2($0) } }
  public static func log2(_ vector: [Double]) -> [Double] { vector.map { Foundation.log2($0) } }
  public static func log10(_ vector: [Float]) -> [Float] { vector.map { Foundation.log10($0) } }
  public static func log10(_ vector: [Double]) -> [Double] { vector.map { Foundation.log10($0) } }
  public static func sin(_ vector: [Float]) -> [Float] { vector.map { Foundation.sin($0) } }
  public static func sin(_ vector: [Double]) -> [Double] { vector.map { Foundation.sin($0) } }
  public static func cos(_ vector: [Float]) -> [Float] { vector.map { Foundation.cos($0) } }
  public static func cos(_ vector: [Double]) -> [Double] { vector.map { Foundation.cos($0) } }
  public static func tan(_ vector: [Float]) -> [Float] { vector.map { Foundation.tan($0) } }
  public static func tan(_ vector: [Double]) -> [Double] { vector.map { Foundation.tan($0) } }
  public static func tanh(_ vector: [Float]) -> [Float] { vector.map { Foundation.tanh($0) } }
  public static func tanh(_ vector: [Double]) -> [Double] { vector.map { Foundation.tanh($0) } }
  public static func sinh(_ vector: [Float]) -> [Float] { vector.map { Foundation.sinh($0) } }
  public static func sinh(_ vector: [Double]) -> [Double] { vector.map { Foundation.sinh($0) } }
  public static func cosh(_ vector: [Float]) -> [Float] { vector.map { Foundation.cosh($0) } }
  public static func cosh(_ vector: [Double]) -> [Double] { vector.map { Foundation.cosh($0) } }
  public static func asin(_ vector: [Float]) -> [Float] { vector.map { Foundation.asin($0) } }
  public static func asin(_ vector: [Double]) -> [Double] { vector.map { Foundation.asin($0) } }
  public static func acos(_ vector: [Float]) -> [Float] { vector.map { Foundation.acos($0) } }
  public static func acos(_ vector: [Double]) -> [Double] { vector.map { Foundation.acos($0) } }
  public static func atan(_ vector: [Float]) -> [Float] { vector.map { Foundation.atan($0) } }
  public static func atan(_ vector: [Double]) -> [Double] { vector.map { Foundation.atan($0) } }
  public static func floor(_ vector: [Float]) -> [Float] { vector.map { Foundation.floor($0) } }
  public static func floor(_ vector: [Double]) -> [Double] { vector.map { Foundation.floor($0) } }
  public static func ceil(_ vector: [Float]) -> [Float] { vector.map { Foundation.ceil($0) } }
  public static func ceil(_ vector: [Double]) -> [Double] { vector.map { Foundation.ceil($0) } }
  public static func exp2(_ vector: [Float]) -> [Float] { vector.map { Foundation.exp2($0) } }
  public static func exp2(_ vector: [Double]) -> [Double] { vector.map { Foundation.exp2($0) } }
  public static func expm1(_ vector: [Float]) -> [Float] { vector.map { Foundation.expm1($0) } }
  public static func expm1(_ vector: [Double]) -> [Double] { vector.map { Foundation.expm1($0) } }
  public static func log1p(_ vector: [Float]) -> [Float] { vector.map { Foundation.log1p($0) } }
  public static func log1p(_ vector: [Double]) -> [Double] { vector.map { Foundation.log1p($0) } }
  public static func nearestInteger(_ vector: [Float]) -> [Float] {
    vector.map { Foundation.rint($0) }
  }
  public static func nearestInteger(_ vector: [Double]) -> [Double] {
    vector.map { Foundation.rint($0) }
  }
  public static func trunc(_ vector: [Float]) -> [Float] { vector.map { Foundation.trunc($0) } }
  public static func trunc(_ vector: [Double]) -> [Double] { vector.map { Foundation.trunc($0) } }

  public static func pow(bases: [Float], exponents: [Float]) -> [Float] {
    zip(bases, exponents).map { Foundation.pow($0, $1) }
  }

  public static func reciprocal(_ vector: [Float]) -> [Float] { vector.map { 1 / $0 } }

  public static func pow(bases: [Double], exponents: [Double]) -> [Double] {
    zip(bases, exponents).map { Foundation.pow($0, $1) }
  }

  public static func reciprocal(_ vector: [Double]) -> [Double] { vector.map { 1 / $0 } }
}

private func map<Value>(
  _ out: UnsafeMutablePointer<Value>, _ values: UnsafePointer<Value>, _ count: UnsafePointer<Int32>,
  _ function: (Value) -> Value
) {
  for index in 0..<Int(count.pointee) { out[index] = function(values[index]) }
}

public func vvsqrtf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.sqrt($0) }
}

public func vvsqrt(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.sqrt($0) }
}

public func vvexpf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.exp($0) }
}

public func vvexp(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.exp($0) }
}

public func vvlogf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.log($0) }
}

public func vvlog(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.log($0) }
}

public func vvlog2f(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.log2($0) }
}

public func vvlog2(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.log2($0) }
}

public func vvlog10f(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.log10($0) }
}

public func vvlog10(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.log10($0) }
}

public func vvsinf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.sin($0) }
}

public func vvsin(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.sin($0) }
}

public func vvcosf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.cos($0) }
}

public func vvcos(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.cos($0) }
}

public func vvtanf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.tan($0) }
}

public func vvtan(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.tan($0) }
}

public func vvtanhf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.tanh($0) }
}

public func vvtanh(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.tanh($0) }
}

public func vvsinhf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.sinh($0) }
}

public func vvsinh(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.sinh($0) }
}

public func vvcoshf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.cosh($0) }
}

public func vvcosh(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.cosh($0) }
}

public func vvasinf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.asin($0) }
}

public func vvasin(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.asin($0) }
}

public func vvacosf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.acos($0) }
}

public func vvacos(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.acos($0) }
}

public func vvatanf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.atan($0) }
}

public func vvatan(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.atan($0) }
}

public func vvfloorf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.floor($0) }
}

public func vvfloor(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.floor($0) }
}

public func vvceilf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.ceil($0) }
}

public func vvceil(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.ceil($0) }
}

public func vvfabsf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { abs($0) }
}

public func vvfabs(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { abs($0) }
}

public func vvexp2f(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.exp2($0) }
}

public func vvexp2(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.exp2($0) }
}

public func vvexpm1f(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.expm1($0) }
}

public func vvexpm1(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.expm1($0) }
}

public func vvlog1pf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.log1p($0) }
}

public func vvlog1p(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.log1p($0) }
}

public func vvnintf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.rint($0) }
}

public func vvnint(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.rint($0) }
}

public func vvintf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.trunc($0) }
}

public func vvint(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { Foundation.trunc($0) }
}

public func vvrecf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { 1 / $0 }
}

public func vvrec(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { 1 / $0 }
}

public func vvrsqrtf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { 1 / $0.squareRoot() }
}

public func vvrsqrt(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  map(y, x, n) { 1 / $0.squareRoot() }
}

public func vvpowf(
  _ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>,
  _ n: UnsafePointer<Int32>
) {
  for index in 0..<Int(n.pointee) { z[index] = Foundation.pow(x[index], y[index]) }
}

public func vvpow(
  _ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>,
  _ n: UnsafePointer<Int32>
) {
  for index in 0..<Int(n.pointee) { z[index] = Foundation.pow(x[index], y[index]) }
}
