import Accelerate

/// The figures below a chart of measurements.
struct SeriesSummary: Equatable {
  var total: Double
  var average: Double
  var highest: Double
  var lowest: Double
  var energy: Double
  var power: Double
  var level: Double

  /// Sums a series up; nil for an empty one.
  init?(_ values: [Double]) {
    guard !values.isEmpty else { return nil }
    total = vDSP.sum(values)
    average = vDSP.mean(values)
    highest = vDSP.maximum(values)
    lowest = vDSP.minimum(values)
    energy = vDSP.sumOfSquares(values)
    power = vDSP.meanSquare(values)
    level = vDSP.rootMeanSquare(values)
  }

  /// Sums the samples of a recording up, which are half as large.
  init?(samples: [Float]) {
    guard !samples.isEmpty else { return nil }
    total = Double(vDSP.sum(samples))
    average = Double(vDSP.mean(samples))
    highest = Double(vDSP.maximum(samples))
    lowest = Double(vDSP.minimum(samples))
    energy = Double(vDSP.sumOfSquares(samples))
    power = Double(vDSP.meanSquare(samples))
    level = Double(vDSP.rootMeanSquare(samples))
  }
}

/// Scales a series to the height of a chart.
func scaled(_ values: [Double], to height: Double) -> [Double] {
  guard let summary = SeriesSummary(values), summary.highest > summary.lowest else {
    return vDSP.multiply(0, values)
  }
  let raised = vDSP.add(-summary.lowest, values)
  return vDSP.multiply(height, vDSP.divide(raised, summary.highest - summary.lowest))
}

/// The correlation of two series, from minus one to one.
func likeness(_ one: [Double], _ other: [Double]) -> Double {
  let (first, second) = (vDSP.add(-vDSP.mean(one), one), vDSP.add(-vDSP.mean(other), other))
  let size = (vDSP.sumOfSquares(first) * vDSP.sumOfSquares(second)).squareRoot()
  return size > 0 ? vDSP.dot(first, second) / size : 0
}

/// The error of a forecast, value by value.
struct ForecastError {
  var absolute: [Double]
  var relative: [Double]
  var squared: [Double]
  var weighted: [Double]
  var both: [Double]

  /// Compares a forecast with what came.
  init(forecast: [Double], actual: [Double], weights: [Double]) {
    let difference = vDSP.subtract(forecast, actual)
    absolute = vDSP.absolute(difference)
    relative = vDSP.divide(absolute, actual)
    squared = vDSP.square(difference)
    weighted = vDSP.multiply(absolute, weights)
    both = vDSP.add(forecast, actual)
  }
}

/// Mixes two recordings.
struct Mixer {
  var gain: Float

  /// Lays one recording over the other, each at half its level.
  func mix(_ one: [Float], _ other: [Float]) -> [Float] {
    vDSP.divide(vDSP.add(one, other), 2)
  }

  /// Takes the hum out of a recording and lifts the rest.
  func clean(_ recording: [Float], hum: [Float]) -> [Float] {
    vDSP.multiply(gain, vDSP.subtract(recording, hum))
  }

  /// Fades a recording, whose curve is given by another.
  func fade(_ recording: [Float], by curve: [Float], normalizedBy peak: [Float]) -> [Float] {
    vDSP.divide(vDSP.multiply(recording, curve), peak)
  }

  /// The bars of the waveform, each a little above zero.
  func bars(_ recording: [Float]) -> [Float] { vDSP.add(0.01, vDSP.absolute(recording)) }

  /// The power of each sample, and the dot product of two recordings.
  func loudness(_ recording: [Float], beside other: [Float]) -> (each: [Float], shared: Float) {
    (vDSP.square(recording), vDSP.dot(recording, other))
  }
}
