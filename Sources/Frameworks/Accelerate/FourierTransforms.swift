// Accelerate's Fourier transforms in C: of complex and real values whose number is a power of two, and
// of any number by `vDSP_DFT_Execute`, with vDSP's own scale and order of real values.

import FoundationSupplement

public typealias FFTDirection = Int32
public typealias FFTRadix = Int32

public let kFFTDirection_Forward: FFTDirection = 1
public let kFFTDirection_Inverse: FFTDirection = -1
public let FFT_FORWARD: FFTDirection = 1
public let FFT_INVERSE: FFTDirection = -1
public let kFFTRadix2: FFTRadix = 0
public let FFT_RADIX2: FFTRadix = 0

/// The precomputed tables of a transform. Transforms here need none, so it only keeps its place.
public typealias FFTSetup = OpaquePointer
public typealias FFTSetupD = OpaquePointer

public struct DSPComplex: Sendable {
  public var real: Float
  public var imag: Float

  public init() { (real, imag) = (0, 0) }

  public init(real: Float, imag: Float) {
    self.real = real
    self.imag = imag
  }
}

public struct DSPDoubleComplex: Sendable {
  public var real: Double
  public var imag: Double

  public init() { (real, imag) = (0, 0) }

  public init(real: Double, imag: Double) {
    self.real = real
    self.imag = imag
  }
}

public struct DSPSplitComplex {
  public var realp: UnsafeMutablePointer<Float>
  public var imagp: UnsafeMutablePointer<Float>

  public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) {
    self.realp = realp
    self.imagp = imagp
  }
}

public struct DSPDoubleSplitComplex {
  public var realp: UnsafeMutablePointer<Double>
  public var imagp: UnsafeMutablePointer<Double>

  public init(realp: UnsafeMutablePointer<Double>, imagp: UnsafeMutablePointer<Double>) {
    self.realp = realp
    self.imagp = imagp
  }
}

/// Complex values, and their transform without a scale.
struct Spectrum {
  var real: [Double]
  var imaginary: [Double]

  var count: Int { real.count }

  /// The transform; of a number that is no power of two by its definition.
  func transformed(isInverse: Bool) -> Spectrum {
    guard count > 1 else { return self }
    guard count % 2 == 0 else { return transformedByDefinition(isInverse) }
    let halves = [0, 1].map { first in
      let places = stride(from: first, to: count, by: 2)
      return Spectrum(real: places.map { real[$0] }, imaginary: places.map { imaginary[$0] })
        .transformed(isInverse: isInverse)
    }
    var result = self
    for index in 0..<(count / 2) {
      let turn = Self.turn(index, of: count, isInverse)
      let (x, y) = (halves[1].real[index], halves[1].imaginary[index])
      let (a, b) = (x * turn.0 - y * turn.1, x * turn.1 + y * turn.0)
      result.real[index] = halves[0].real[index] + a
      result.imaginary[index] = halves[0].imaginary[index] + b
      result.real[index + count / 2] = halves[0].real[index] - a
      result.imaginary[index + count / 2] = halves[0].imaginary[index] - b
    }
    return result
  }

  private func transformedByDefinition(_ isInverse: Bool) -> Spectrum {
    var result = self
    for index in 0..<count {
      (result.real[index], result.imaginary[index]) = (0, 0)
      for place in 0..<count {
        let turn = Self.turn(index * place % count, of: count, isInverse)
        result.real[index] += real[place] * turn.0 - imaginary[place] * turn.1
        result.imaginary[index] += real[place] * turn.1 + imaginary[place] * turn.0
      }
    }
    return result
  }

  private static func turn(_ index: Int, of count: Int, _ isInverse: Bool) -> (Double, Double) {
    let angle = (isInverse ? 2 : -2) * Double.pi * Double(index) / Double(count)
    return (Foundation.cos(angle), Foundation.sin(angle))
  }

  /// The transform of real values, of which even ones are real parts here and odd ones imaginary; the
  /// highest frequency takes the place of the imaginary part of the lowest, as vDSP has it.
  func transformedOfReal(isInverse: Bool) -> Spectrum {
    let half = count
    if isInverse {
      var whole = Spectrum(
        real: real + [imaginary[0]], imaginary: [0] + imaginary.dropFirst() + [0])
      for index in (1..<max(1, half)).reversed() {
        whole.real.append(whole.real[index])
        whole.imaginary.append(-whole.imaginary[index])
      }
      let values = whole.transformed(isInverse: true).real
      return Spectrum(
        real: (0..<half).map { values[2 * $0] }, imaginary: (0..<half).map { values[2 * $0 + 1] })
    }
    let values = (0..<half).flatMap { [real[$0], imaginary[$0]] }
    let whole = Spectrum(real: values, imaginary: values.map { _ in 0 })
      .transformed(isInverse: false)
    var result = Spectrum(
      real: whole.real.prefix(half).map { 2 * $0 },
      imaginary: whole.imaginary.prefix(half).map { 2 * $0 })
    result.imaginary[0] = 2 * whole.real[half]
    return result
  }
}

/// The length and direction of a transform of any number of values.
private final class TransformPlan {
  let count: Int
  let isInverse: Bool

  init(_ count: vDSP_Length, _ direction: vDSP_DFT_Direction) {
    self.count = Int(count)
    isInverse = direction == .INVERSE
  }
}

public typealias vDSP_DFT_Setup = OpaquePointer
public typealias vDSP_DFT_SetupD = OpaquePointer

public enum vDSP_DFT_Direction: Int32, Sendable {
  case FORWARD = 1
  case INVERSE = -1
}

private func setup(_ count: vDSP_Length, _ direction: vDSP_DFT_Direction) -> OpaquePointer {
  OpaquePointer(Unmanaged.passRetained(TransformPlan(count, direction)).toOpaque())
}

private func plan(_ setup: OpaquePointer) -> TransformPlan {
  Unmanaged<TransformPlan>.fromOpaque(UnsafeRawPointer(setup)).takeUnretainedValue()
}

public func vDSP_create_fftsetup(
  _ __Log2n: vDSP_Length, _ __Radix: FFTRadix
) -> FFTSetup? {
  setup(1 << __Log2n, .FORWARD)
}

public func vDSP_destroy_fftsetup(_ __setup: FFTSetup?) { release(__setup) }

public func vDSP_fft_zip(
  _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride,
  _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
  let values = spectrum(__C.pointee, __IC, 1 << Int(__Log2N))
  values.transformed(isInverse: __Direction < 0).write(to: __C.pointee, __IC)
}

public func vDSP_fft_zop(
  _ __Setup: FFTSetup, _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride,
  _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length,
  _ __Direction: FFTDirection
) {
  let values = spectrum(__A.pointee, __IA, 1 << Int(__Log2N))
  values.transformed(isInverse: __Direction < 0).write(to: __C.pointee, __IC)
}

public func vDSP_fft_zrip(
  _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride,
  _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
  let values = spectrum(__C.pointee, __IC, 1 << (Int(__Log2N) - 1))
  values.transformedOfReal(isInverse: __Direction < 0).write(to: __C.pointee, __IC)
}

public func vDSP_ctoz(
  _ __C: UnsafePointer<DSPComplex>, _ __IC: vDSP_Stride, _ __Z: UnsafePointer<DSPSplitComplex>,
  _ __IZ: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __Z.pointee.realp[index * __IZ] = __C[index * __IC / 2].real
    __Z.pointee.imagp[index * __IZ] = __C[index * __IC / 2].imag
  }
}

public func vDSP_ztoc(
  _ __Z: UnsafePointer<DSPSplitComplex>, _ __IZ: vDSP_Stride,
  _ __C: UnsafeMutablePointer<DSPComplex>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __C[index * __IC / 2].real = __Z.pointee.realp[index * __IZ]
    __C[index * __IC / 2].imag = __Z.pointee.imagp[index * __IZ]
  }
}

public func vDSP_zvmags(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { index in
    let (x, y) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    return x * x + y * y
  }
}

public func vDSP_zvabs(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  vDSP_zvmags(__A, __IA, __C, __IC, __N)
  for index in 0..<Int(__N) { __C[index * __IC].formSquareRoot() }
}

public func vDSP_DFT_zop_CreateSetup(
  _ __Previous: vDSP_DFT_Setup?, _ __Length: vDSP_Length,
  _ __Direction: vDSP_DFT_Direction
) -> vDSP_DFT_Setup? {
  __Length > 0 ? setup(__Length, __Direction) : nil
}

public func vDSP_DFT_DestroySetup(_ __Setup: vDSP_DFT_Setup?) { release(__Setup) }

public func vDSP_DFT_Execute(
  _ __Setup: vDSP_DFT_Setup, _ __Ir: UnsafePointer<Float>, _ __Ii: UnsafePointer<Float>,
  _ __Or: UnsafeMutablePointer<Float>, _ __Oi: UnsafeMutablePointer<Float>
) {
  let plan = plan(__Setup)
  let values = Spectrum(
    real: (0..<plan.count).map { Double(__Ir[$0]) },
    imaginary: (0..<plan.count).map { Double(__Ii[$0]) })
  values.transformed(isInverse: plan.isInverse)
    .write(to: DSPSplitComplex(realp: __Or, imagp: __Oi), 1)
}

private func spectrum(_ values: DSPSplitComplex, _ stride: Int, _ count: Int) -> Spectrum {
  Spectrum(
    real: (0..<count).map { Double(values.realp[$0 * stride]) },
    imaginary: (0..<count).map { Double(values.imagp[$0 * stride]) })
}

extension Spectrum {
  fileprivate func write(to place: DSPSplitComplex, _ stride: Int) {
    for index in 0..<count {
      place.realp[index * stride] = Float(real[index])
      place.imagp[index * stride] = Float(imaginary[index])
    }
  }
}

public func vDSP_create_fftsetupD(
  _ __Log2n: vDSP_Length, _ __Radix: FFTRadix
) -> FFTSetupD? {
  setup(1 << __Log2n, .FORWARD)
}

public func vDSP_destroy_fftsetupD(_ __setup: FFTSetupD?) { release(__setup) }

public func vDSP_fft_zipD(
  _ __Setup: FFTSetupD, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
  _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
  let values = spectrum(__C.pointee, __IC, 1 << Int(__Log2N))
  values.transformed(isInverse: __Direction < 0).write(to: __C.pointee, __IC)
}

public func vDSP_fft_zopD(
  _ __Setup: FFTSetupD, _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride,
  _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length,
  _ __Direction: FFTDirection
) {
  let values = spectrum(__A.pointee, __IA, 1 << Int(__Log2N))
  values.transformed(isInverse: __Direction < 0).write(to: __C.pointee, __IC)
}

public func vDSP_fft_zripD(
  _ __Setup: FFTSetupD, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
  _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
  let values = spectrum(__C.pointee, __IC, 1 << (Int(__Log2N) - 1))
  values.transformedOfReal(isInverse: __Direction < 0).write(to: __C.pointee, __IC)
}

public func vDSP_ctozD(
  _ __C: UnsafePointer<DSPDoubleComplex>, _ __IC: vDSP_Stride,
  _ __Z: UnsafePointer<DSPDoubleSplitComplex>,
  _ __IZ: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __Z.pointee.realp[index * __IZ] = __C[index * __IC / 2].real
    __Z.pointee.imagp[index * __IZ] = __C[index * __IC / 2].imag
  }
}

public func vDSP_ztocD(
  _ __Z: UnsafePointer<DSPDoubleSplitComplex>, _ __IZ: vDSP_Stride,
  _ __C: UnsafeMutablePointer<DSPDoubleComplex>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __C[index * __IC / 2].real = __Z.pointee.realp[index * __IZ]
    __C[index * __IC / 2].imag = __Z.pointee.imagp[index * __IZ]
  }
}

public func vDSP_zvmagsD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  fill(__C, __IC, __N) { index in
    let (x, y) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    return x * x + y * y
  }
}

public func vDSP_zvabsD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  vDSP_zvmagsD(__A, __IA, __C, __IC, __N)
  for index in 0..<Int(__N) { __C[index * __IC].formSquareRoot() }
}

public func vDSP_DFT_zop_CreateSetupD(
  _ __Previous: vDSP_DFT_SetupD?, _ __Length: vDSP_Length,
  _ __Direction: vDSP_DFT_Direction
) -> vDSP_DFT_SetupD? {
  __Length > 0 ? setup(__Length, __Direction) : nil
}

public func vDSP_DFT_DestroySetupD(_ __Setup: vDSP_DFT_SetupD?) { release(__Setup) }

public func vDSP_DFT_ExecuteD(
  _ __Setup: vDSP_DFT_SetupD, _ __Ir: UnsafePointer<Double>, _ __Ii: UnsafePointer<Double>,
  _ __Or: UnsafeMutablePointer<Double>, _ __Oi: UnsafeMutablePointer<Double>
) {
  let plan = plan(__Setup)
  let values = Spectrum(
    real: (0..<plan.count).map { Double(__Ir[$0]) },
    imaginary: (0..<plan.count).map { Double(__Ii[$0]) })
  values.transformed(isInverse: plan.isInverse)
    .write(to: DSPDoubleSplitComplex(realp: __Or, imagp: __Oi), 1)
}

private func spectrum(_ values: DSPDoubleSplitComplex, _ stride: Int, _ count: Int) -> Spectrum {
  Spectrum(
    real: (0..<count).map { Double(values.realp[$0 * stride]) },
    imaginary: (0..<count).map { Double(values.imagp[$0 * stride]) })
}

extension Spectrum {
  fileprivate func write(to place: DSPDoubleSplitComplex, _ stride: Int) {
    for index in 0..<count {
      place.realp[index * stride] = Double(real[index])
      place.imagp[index * stride] = Double(imaginary[index])
    }
  }
}

private func release(_ setup: OpaquePointer?) {
  guard let setup else { return }
  Unmanaged<TransformPlan>.fromOpaque(UnsafeRawPointer(setup)).release()
}
