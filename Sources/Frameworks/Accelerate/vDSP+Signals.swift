// Accelerate's vDSP for signals: bounds, windows, convolution, levels, interpolation and
// transforms.

import FoundationSupplement

extension vDSP {
  public enum WindowSequence: Sendable {
    case hanningNormalized, hanningDenormalized, hamming, blackman
  }

  public enum Radix: Sendable { case radix2, radix3, radix5 }

  public enum FourierTransformDirection: Sendable { case forward, inverse }

  public enum DFTTransformType: Sendable { case complexComplex, complexReal }

  /// A Fourier transform of as many values as a power of two says.
  public final class FFT<T> {
    let log2n: vDSP_Length

    public init?(log2n: vDSP_Length, radix: Radix, ofType: T.Type) {
      guard radix == .radix2 else { return nil }
      self.log2n = log2n
    }
  }

  /// A Fourier transform of any number of values.
  public final class DFT<T> {
    let isInverse: Bool

    public init?(
      previous: DFT<T>? = nil, count: Int, direction: FourierTransformDirection,
      transformType: DFTTransformType, ofType: T.Type
    ) {
      guard count > 0, transformType == .complexComplex else { return nil }
      isInverse = direction == .inverse
    }
  }
}

extension vDSP.FFT where T == DSPSplitComplex {
  public func forward(input: DSPSplitComplex, output: inout DSPSplitComplex) {
    transform(input, output, FFT_FORWARD)
  }

  public func inverse(input: DSPSplitComplex, output: inout DSPSplitComplex) {
    transform(input, output, FFT_INVERSE)
  }

  /// Transforms real values, whose number is the power of two.
  private func transform(
    _ input: DSPSplitComplex, _ output: DSPSplitComplex, _ direction: FFTDirection
  ) {
    let half = 1 << (Int(log2n) - 1)
    if output.realp != input.realp {
      output.realp.update(from: input.realp, count: half)
      output.imagp.update(from: input.imagp, count: half)
    }
    guard let setup = vDSP_create_fftsetup(log2n, FFT_RADIX2) else { return }
    defer { vDSP_destroy_fftsetup(setup) }
    withUnsafePointer(to: output) { vDSP_fft_zrip(setup, $0, 1, log2n, direction) }
  }
}

extension vDSP.DFT where T == Float {
  public func transform(real: [Float], imaginary: [Float]) -> (real: [Float], imaginary: [Float]) {
    let result = Spectrum(real: real.map(Double.init), imaginary: imaginary.map(Double.init))
      .transformed(isInverse: isInverse)
    return (result.real.map(Float.init), result.imaginary.map(Float.init))
  }
}

extension vDSP.DFT where T == Double {
  public func transform(
    real: [Double], imaginary: [Double]
  ) -> (real: [Double], imaginary: [Double]) {
    let result = Spectrum(real: real, imaginary: imaginary).transformed(isInverse: isInverse)
    return (result.real, result.imaginary)
  }
}

extension vDSP {
  public static func clip(_ vector: [Float], to bounds: ClosedRange<Float>) -> [Float] {
    vector.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
  }

  public static func threshold(_ vector: [Float], to: Float) -> [Float] {
    vector.map { max($0, to) }
  }

  public static func negative(_ vector: [Float]) -> [Float] { vector.map { -$0 } }

  public static func indexOfMaximum(_ vector: [Float]) -> (UInt, Float) {
    let place = vector.indices.reduce(0) { vector[$1] > vector[$0] ? $1 : $0 }
    return (UInt(place), vector.isEmpty ? -.infinity : vector[place])
  }

  public static func indexOfMinimum(_ vector: [Float]) -> (UInt, Float) {
    let place = vector.indices.reduce(0) { vector[$1] < vector[$0] ? $1 : $0 }
    return (UInt(place), vector.isEmpty ? .infinity : vector[place])
  }

  public static func maximumMagnitude(_ vector: [Float]) -> Float {
    vector.map(\.magnitude).max() ?? 0
  }

  public static func meanMagnitude(_ vector: [Float]) -> Float { mean(absolute(vector)) }

  public static func ramp(withInitialValue start: Float, increment: Float, count: Int) -> [Float] {
    (0..<count).map { start + Float($0) * increment }
  }

  public static func window(
    ofType: Float.Type, usingSequence sequence: WindowSequence, count: Int, isHalfWindow: Bool
  ) -> [Float] {
    var window = [Float](repeating: 0, count: isHalfWindow ? (count + 1) / 2 : count)
    let half = isHalfWindow ? vDSP_HALF_WINDOW : 0
    switch sequence {
    case .hanningNormalized:
      vDSP_hann_window(&window, vDSP_Length(count), vDSP_HANN_NORM | half)
    case .hanningDenormalized:
      vDSP_hann_window(&window, vDSP_Length(count), vDSP_HANN_DENORM | half)
    case .hamming: vDSP_hamm_window(&window, vDSP_Length(count), half)
    case .blackman: vDSP_blkman_window(&window, vDSP_Length(count), half)
    }
    return window
  }

  public static func convolve(_ vector: [Float], withKernel kernel: [Float]) -> [Float] {
    guard vector.count >= kernel.count else { return [] }
    return (0...(vector.count - kernel.count)).map { start in
      kernel.indices.reduce(0) { $0 + vector[start + $1] * kernel[$1] }
    }
  }

  public static func linearInterpolate(
    _ vectorA: [Float], _ vectorB: [Float], using interpolationConstant: Float
  ) -> [Float] {
    zip(vectorA, vectorB).map { $0 + ($1 - $0) * interpolationConstant }
  }

  public static func amplitudeToDecibels(
    _ amplitude: [Float], zeroReference: Float
  ) -> [Float] {
    amplitude.map { 20 * Foundation.log10($0 / zeroReference) }
  }

  public static func powerToDecibels(_ power: [Float], zeroReference: Float) -> [Float] {
    power.map { 10 * Foundation.log10($0 / zeroReference) }
  }

  public static func integerToFloatingPoint<Value: BinaryInteger>(
    _ vector: [Value], floatingPointType: Float.Type
  ) -> [Float] {
    vector.map { Float($0) }
  }

  public static func floatingPointToInteger<Value: FixedWidthInteger>(
    _ vector: [Float], integerType: Value.Type, rounding: RoundingMode
  ) -> [Value] {
    vector.map { Value($0.rounded(rounding.rule)) }
  }

  public static func clip(_ vector: [Double], to bounds: ClosedRange<Double>) -> [Double] {
    vector.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
  }

  public static func threshold(_ vector: [Double], to: Double) -> [Double] {
    vector.map { max($0, to) }
  }

  public static func negative(_ vector: [Double]) -> [Double] { vector.map { -$0 } }

  public static func indexOfMaximum(_ vector: [Double]) -> (UInt, Double) {
    let place = vector.indices.reduce(0) { vector[$1] > vector[$0] ? $1 : $0 }
    return (UInt(place), vector.isEmpty ? -.infinity : vector[place])
  }

  public static func indexOfMinimum(_ vector: [Double]) -> (UInt, Double) {
    let place = vector.indices.reduce(0) { vector[$1] < vector[$0] ? $1 : $0 }
    return (UInt(place), vector.isEmpty ? .infinity : vector[place])
  }

  public static func maximumMagnitude(_ vector: [Double]) -> Double {
    vector.map(\.magnitude).max() ?? 0
  }

  public static func meanMagnitude(_ vector: [Double]) -> Double { mean(absolute(vector)) }

  public static func ramp(withInitialValue start: Double, increment: Double, count: Int) -> [Double]
  {
    (0..<count).map { start + Double($0) * increment }
  }

  public static func window(
    ofType: Double.Type, usingSequence sequence: WindowSequence, count: Int, isHalfWindow: Bool
  ) -> [Double] {
    var window = [Double](repeating: 0, count: isHalfWindow ? (count + 1) / 2 : count)
    let half = isHalfWindow ? vDSP_HALF_WINDOW : 0
    switch sequence {
    case .hanningNormalized:
      vDSP_hann_windowD(&window, vDSP_Length(count), vDSP_HANN_NORM | half)
    case .hanningDenormalized:
      vDSP_hann_windowD(&window, vDSP_Length(count), vDSP_HANN_DENORM | half)
    case .hamming: vDSP_hamm_windowD(&window, vDSP_Length(count), half)
    case .blackman: vDSP_blkman_windowD(&window, vDSP_Length(count), half)
    }
    return window
  }

  public static func convolve(_ vector: [Double], withKernel kernel: [Double]) -> [Double] {
    guard vector.count >= kernel.count else { return [] }
    return (0...(vector.count - kernel.count)).map { start in
      kernel.indices.reduce(0) { $0 + vector[start + $1] * kernel[$1] }
    }
  }

  public static func linearInterpolate(
    _ vectorA: [Double], _ vectorB: [Double], using interpolationConstant: Double
  ) -> [Double] {
    zip(vectorA, vectorB).map { $0 + ($1 - $0) * interpolationConstant }
  }

  public static func amplitudeToDecibels(
    _ amplitude: [Double], zeroReference: Double
  ) -> [Double] {
    amplitude.map { 20 * Foundation.log10($0 / zeroReference) }
  }

  public static func powerToDecibels(_ power: [Double], zeroReference: Double) -> [Double] {
    power.map { 10 * Foundation.log10($0 / zeroReference) }
  }

  public static func integerToFloatingPoint<Value: BinaryInteger>(
    _ vector: [Value], floatingPointType: Double.Type
  ) -> [Double] {
    vector.map { Double($0) }
  }

  public static func floatingPointToInteger<Value: FixedWidthInteger>(
    _ vector: [Double], integerType: Value.Type, rounding: RoundingMode
  ) -> [Value] {
    vector.map { Value($0.rounded(rounding.rule)) }
  }

  public enum RoundingMode: Sendable {
    case towardZero, towardNearestInteger

    var rule: FloatingPointRoundingRule {
      self == .towardZero ? .towardZero : .toNearestOrEven
    }
  }

  public static func doubleToFloat(_ vector: [Double]) -> [Float] { vector.map { Float($0) } }

  public static func floatToDouble(_ vector: [Float]) -> [Double] { vector.map { Double($0) } }
}
