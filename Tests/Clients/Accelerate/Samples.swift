import Accelerate

/// What is done with samples of one size, in memory that is there already.
struct SampleRoutines<Value: BinaryFloatingPoint> {
  typealias Figure = (
    UnsafePointer<Value>, vDSP_Stride, UnsafeMutablePointer<Value>, vDSP_Length
  ) -> Void
  typealias Place = (
    UnsafePointer<Value>, vDSP_Stride, UnsafeMutablePointer<Value>,
    UnsafeMutablePointer<vDSP_Length>, vDSP_Length
  ) -> Void
  typealias Change = (
    UnsafePointer<Value>, vDSP_Stride, UnsafeMutablePointer<Value>, vDSP_Stride, vDSP_Length
  ) -> Void
  typealias Shift = (
    UnsafePointer<Value>, vDSP_Stride, UnsafePointer<Value>, UnsafeMutablePointer<Value>,
    vDSP_Stride, vDSP_Length
  ) -> Void
  typealias Mix = (
    UnsafePointer<Value>, vDSP_Stride, UnsafePointer<Value>, vDSP_Stride,
    UnsafeMutablePointer<Value>, vDSP_Stride, vDSP_Length
  ) -> Void
  typealias Comparison = (
    UnsafePointer<Value>, vDSP_Stride, UnsafePointer<Value>, vDSP_Stride,
    UnsafeMutablePointer<Value>, vDSP_Length
  ) -> Void

  var figures: [Figure]
  var places: [Place]
  var changes: [Change]
  var shifts: [Shift]
  var mixes: [Mix]
  var comparisons: [Comparison]

  /// The figures of every second sample, which are those of one channel.
  func figures(ofChannel samples: [Value]) -> [Value] {
    figures.map { figure in
      var result: Value = 0
      figure(samples, 2, &result, vDSP_Length(samples.count / 2))
      return result
    }
  }

  /// The indices of the samples that stand out.
  func outstanding(in samples: [Value]) -> [Int] {
    places.map { place in
      var (value, index): (Value, vDSP_Length) = (0, 0)
      place(samples, 1, &value, &index, vDSP_Length(samples.count))
      return Int(index)
    }
  }

  /// The samples after each change, and after each shift by an amount.
  func versions(of samples: [Value], amount: Value) -> [[Value]] {
    let length = vDSP_Length(samples.count)
    let changed = changes.map { change in
      var result = samples
      change(samples, 1, &result, 1, length)
      return result
    }
    let shifted = shifts.map { shift in
      var (result, amount) = (samples, amount)
      shift(samples, 1, &amount, &result, 1, length)
      return result
    }
    return changed + shifted
  }

  /// Two recordings, mixed in each way.
  func mixes(of one: [Value], _ other: [Value]) -> [[Value]] {
    let count = min(one.count, other.count)
    return mixes.map { mix in
      var result = [Value](repeating: 0, count: count)
      mix(one, 1, other, 1, &result, 1, vDSP_Length(count))
      return result
    }
  }

  /// How near two recordings are to each other.
  func nearness(of one: [Value], to other: [Value]) -> [Value] {
    comparisons.map { comparison in
      var result: Value = 0
      comparison(one, 1, other, 1, &result, vDSP_Length(min(one.count, other.count)))
      return result
    }
  }
}

extension SampleRoutines where Value == Float {
  /// The routines for samples as a microphone gives them.
  init() {
    figures = [
      vDSP_maxv, vDSP_minv, vDSP_maxmgv, vDSP_minmgv, vDSP_meamgv, vDSP_measqv, vDSP_rmsqv,
      vDSP_svemg, vDSP_svesq,
    ]
    places = [vDSP_maxvi, vDSP_minvi]
    changes = [vDSP_vabs, vDSP_vneg, vDSP_vfrac, vDSP_vsq, vDSP_vssq]
    shifts = [vDSP_vsadd, vDSP_vsmul, vDSP_vsdiv]
    mixes = [vDSP_vmul, vDSP_vmax, vDSP_vmin]
    comparisons = [vDSP_dotpr, vDSP_distancesq]
  }
}

extension SampleRoutines where Value == Double {
  /// The routines for measurements.
  init() {
    figures = [
      vDSP_maxvD, vDSP_minvD, vDSP_maxmgvD, vDSP_minmgvD, vDSP_meanvD, vDSP_meamgvD,
      vDSP_measqvD, vDSP_rmsqvD, vDSP_sveD, vDSP_svemgD, vDSP_svesqD,
    ]
    places = [vDSP_maxviD, vDSP_minviD]
    changes = [vDSP_vabsD, vDSP_vnegD, vDSP_vfracD, vDSP_vsqD, vDSP_vssqD]
    shifts = [vDSP_vsaddD, vDSP_vsmulD, vDSP_vsdivD]
    mixes = [vDSP_vaddD, vDSP_vsubD, vDSP_vmulD, vDSP_vdivD, vDSP_vmaxD, vDSP_vminD]
    comparisons = [vDSP_dotprD, vDSP_distancesqD]
  }
}

/// A recording whose samples are edited where they are.
struct Recording {
  private(set) var samples: [Float]

  private var length: vDSP_Length { vDSP_Length(samples.count) }

  /// Takes the samples over from a file, in which they are numbers of half their size.
  init(file: [Int16]) {
    samples = [Float](repeating: 0, count: file.count)
    vDSP_vflt16(file, 1, &samples, 1, length)
  }

  /// Takes the samples over from a device, in which they are numbers of their own size.
  init(device: [Int32]) {
    samples = [Float](repeating: 0, count: device.count)
    vDSP_vflt32(device, 1, &samples, 1, length)
  }

  /// Takes the samples over from measurements, which are twice as large.
  init(measurements: [Double]) {
    samples = [Float](repeating: 0, count: measurements.count)
    vDSP_vdpsp(measurements, 1, &samples, 1, length)
  }

  /// The samples as measurements between two bounds.
  func measurements(from lowest: Double, to highest: Double) -> [Double] {
    var (low, high, result) = (lowest, highest, [Double](repeating: 0, count: samples.count))
    vDSP_vspdp(samples, 1, &result, 1, length)
    vDSP_vclipD(result, 1, &low, &high, &result, 1, length)
    return result
  }

  /// Lifts the samples, and keeps them between two bounds.
  mutating func lift(by gain: Float, offset: Float, limit: Float) {
    var (gain, offset, low, high, result) = (gain, offset, -limit, limit, samples)
    vDSP_vsmsa(samples, 1, &gain, &offset, &result, 1, length)
    vDSP_vclip(result, 1, &low, &high, &samples, 1, length)
  }

  /// Lays another recording below this one, with a part of its level.
  mutating func add(_ other: Recording, level: Float) {
    var (level, result) = (level, samples)
    let length = vDSP_Length(min(samples.count, other.samples.count))
    vDSP_vsma(other.samples, 1, &level, samples, 1, &result, 1, length)
    samples = result
  }

  /// Brings the samples to a mean of zero and a deviation of one, and tells what they were.
  mutating func normalize() -> (mean: Float, deviation: Float) {
    var (mean, deviation, result): (Float, Float, [Float]) = (0, 0, samples)
    vDSP_normalize(samples, 1, &result, 1, &mean, &deviation, length)
    samples = result
    return (mean, deviation)
  }

  /// Silences the recording, or fills it with a tone's level or a ramp of them.
  mutating func replace(with level: Float?, step: Float) {
    guard var level else { return vDSP_vclr(&samples, 1, length) }
    var step = step
    if step == 0 {
      vDSP_vfill(&level, &samples, 1, length)
    } else {
      vDSP_vramp(&level, &step, &samples, 1, length)
    }
  }
}
