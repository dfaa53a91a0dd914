import Accelerate

/// The window through which a part of a recording is seen.
enum SpectrumWindow: CaseIterable {
  case hann, evenHann, hamming, blackman

  /// The window's values for samples.
  func values(count: Int, isHalf: Bool) -> [Float] {
    var values = [Float](repeating: 0, count: count)
    let (length, half) = (vDSP_Length(count), isHalf ? Int32(vDSP_HALF_WINDOW) : 0)
    switch self {
    case .hann: vDSP_hann_window(&values, length, Int32(vDSP_HANN_DENORM) | half)
    case .evenHann: vDSP_hann_window(&values, length, Int32(vDSP_HANN_NORM) | half)
    case .hamming: vDSP_hamm_window(&values, length, half)
    case .blackman: vDSP_blkman_window(&values, length, half)
    }
    return values
  }

  /// The window's values for measurements.
  func values(measurements count: Int) -> [Double] {
    var values = [Double](repeating: 0, count: count)
    let length = vDSP_Length(count)
    switch self {
    case .hann: vDSP_hann_windowD(&values, length, Int32(vDSP_HANN_DENORM))
    case .evenHann: vDSP_hann_windowD(&values, length, Int32(vDSP_HANN_NORM))
    case .hamming: vDSP_hamm_windowD(&values, length, 0)
    case .blackman: vDSP_blkman_windowD(&values, length, 0)
    }
    return values
  }

  /// The name by which the overlay knows the window.
  var sequence: vDSP.WindowSequence {
    switch self {
    case .hann: .hanningDenormalized
    case .evenHann: .hanningNormalized
    case .hamming: .hamming
    case .blackman: .blackman
    }
  }

  /// The first half of the window, from the overlay.
  func rise(count: Int) -> [Float] {
    vDSP.window(ofType: Float.self, usingSequence: sequence, count: count, isHalfWindow: true)
  }
}

/// The spectrum of a recording, whose setup is kept from one part to the next.
final class SpectrumAnalyzer {
  private let setup: FFTSetup
  private let exponent: vDSP_Length

  /// An analyzer of as many samples as a power of two says.
  init?(exponent: Int) {
    let length = vDSP_Length(exponent)
    guard let setup = vDSP_create_fftsetup(length, FFTRadix(FFT_RADIX2)) else { return nil }
    (self.setup, self.exponent) = (setup, length)
  }

  deinit { vDSP_destroy_fftsetup(setup) }

  /// The sizes of the frequencies of complex samples.
  func sizes(of samples: [DSPComplex]) -> [Float] {
    let count = 1 << Int(exponent)
    var (real, imaginary) = (samples.map(\.real), samples.map(\.imag))
    return real.withUnsafeMutableBufferPointer { real in
      imaginary.withUnsafeMutableBufferPointer { imaginary in
        guard let x = real.baseAddress, let y = imaginary.baseAddress else { return [] }
        var (split, sizes) = (DSPSplitComplex(realp: x, imagp: y), [Float](real))
        vDSP_fft_zip(setup, &split, 1, exponent, FFTDirection(kFFTDirection_Forward))
        vDSP_zvabs(&split, 1, &sizes, 1, vDSP_Length(count))
        return sizes
      }
    }
  }

  /// The samples of a spectrum, which is left as it is.
  func samples(of spectrum: inout DSPSplitComplex) -> [DSPComplex] {
    let count = 1 << Int(exponent)
    let parts = UnsafeMutablePointer<Float>.allocate(capacity: 2 * count)
    defer { parts.deallocate() }
    var split = DSPSplitComplex(realp: parts, imagp: parts + count)
    var samples = [DSPComplex](repeating: DSPComplex(), count: count)
    let direction = FFTDirection(kFFTDirection_Inverse)
    vDSP_fft_zop(setup, &spectrum, 1, &split, 1, exponent, direction)
    vDSP_ztoc(&split, 1, &samples, 2, vDSP_Length(count))
    return samples
  }
}

/// The tides of a coast, found in measurements whose number is a power of two.
struct Tides {
  var sizes: [Double]
  var power: [Double]
  var levels: [DSPDoubleComplex]

  /// The tides of levels, which are kept as the frequencies give them; nil without a setup.
  init?(_ levels: [DSPDoubleComplex], isReal: Bool) {
    let (count, log) = (levels.count, vDSP_Length(levels.count.trailingZeroBitCount))
    let made: FFTSetupD? = count == 0 ? nil : vDSP_create_fftsetupD(log + 1, FFTRadix(FFT_RADIX2))
    guard let setup = made else { return nil }
    defer { vDSP_destroy_fftsetupD(setup) }
    (sizes, power) = (levels.map(\.real), levels.map(\.imag))
    self.levels = levels
    let parts = UnsafeMutablePointer<Double>.allocate(capacity: 4 * count)
    defer { parts.deallocate() }
    var input = DSPDoubleSplitComplex(realp: parts, imagp: parts + count)
    var output = DSPDoubleSplitComplex(realp: parts + 2 * count, imagp: parts + 3 * count)
    let (there, back) = (kFFTDirection_Forward, kFFTDirection_Inverse)
    let length = vDSP_Length(count)
    vDSP_ctozD(levels, 2, &input, 1, length)
    vDSP_fft_zopD(setup, &input, 1, &output, 1, log, FFTDirection(there))
    if isReal { vDSP_fft_zripD(setup, &input, 1, log + 1, FFTDirection(there)) }
    vDSP_zvabsD(&output, 1, &sizes, 1, length)
    vDSP_zvmagsD(isReal ? [input] : [output], 1, &power, 1, length)
    vDSP_fft_zipD(setup, &output, 1, log, FFTDirection(back))
    vDSP_ztocD(&output, 1, &self.levels, 2, length)
  }
}

/// The transform of any number of samples, forward or back.
func transform(
  real: [Float], imaginary: [Float], direction: vDSP_DFT_Direction, previous: vDSP_DFT_Setup?
) -> (real: [Float], imaginary: [Float])? {
  let length = vDSP_Length(real.count)
  guard let setup = vDSP_DFT_zop_CreateSetup(previous, length, direction) else { return nil }
  defer { vDSP_DFT_DestroySetup(setup) }
  var result = (real: real, imaginary: imaginary)
  vDSP_DFT_Execute(setup, real, imaginary, &result.real, &result.imaginary)
  return result
}

/// Says whether there is a setup for measurements yet.
func isReady(_ setup: vDSP_DFT_SetupD?) -> Bool { setup != nil }

/// The overlay's transforms, made once for an app.
struct Transforms {
  let fast: vDSP.FFT<DSPSplitComplex>?
  let any: vDSP.DFT<Float>?

  /// Transforms of samples in a direction.
  init(
    count: Int, radix: vDSP.Radix = .radix2, direction: vDSP.FourierTransformDirection,
    type: vDSP.DFTTransformType = .complexComplex
  ) {
    let log = vDSP_Length(count.trailingZeroBitCount)
    fast = vDSP.FFT(log2n: log, radix: radix, ofType: DSPSplitComplex.self)
    any = vDSP.DFT(count: count, direction: direction, transformType: type, ofType: Float.self)
  }
}

/// The figures below the picture of a spectrum.
struct SpectrumSummary {
  var quietest: (UInt, Float)
  var peak: Float
  var level: Float
  var decibels: [Int16]
  var axis: [Double]

  /// Sums a spectrum up, half of which comes from the one before.
  init(power: [Double], before: [Float], rounding: vDSP.RoundingMode) {
    let now = vDSP.doubleToFloat(power)
    let between = vDSP.linearInterpolate(before, now, using: 0.5)
    quietest = vDSP.indexOfMinimum(between)
    peak = vDSP.maximumMagnitude(between)
    level = vDSP.meanMagnitude(between)
    let levels = vDSP.powerToDecibels(between, zeroReference: peak)
    decibels = vDSP.floatingPointToInteger(levels, integerType: Int16.self, rounding: rounding)
    axis = vDSP.floatToDouble(vDSP.ramp(withInitialValue: Float(0), increment: 1, count: now.count))
  }
}

/// When measurements were taken: at once or step by step, each as late as its clock was.
func times(from start: Double?, step: Double, lateness: [Double], drift: Double) -> [Double] {
  var (step, drift, zero) = (step, drift, 0.0)
  let count = vDSP_Length(lateness.count)
  var (result, base) = (lateness, lateness)
  guard var start else {
    vDSP_vsmsaD(lateness, 1, &drift, &zero, &result, 1, count)
    return result
  }
  if start == 0, step == 0 {
    vDSP_vclrD(&base, 1, count)
  } else if step == 0 {
    vDSP_vfillD(&start, &base, 1, count)
  } else {
    vDSP_vrampD(&start, &step, &base, 1, count)
  }
  vDSP_vsmaD(lateness, 1, &drift, base, 1, &result, 1, count)
  return result
}
