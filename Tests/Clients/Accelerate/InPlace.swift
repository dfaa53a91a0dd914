import Accelerate

/// The difference of two recordings and its spectrum, without a new array for each step.
func spectrum(of one: [Float], without other: ArraySlice<Float>) -> [Float] {
  var real = one
  vDSP.subtract(real, other, result: &real)
  vDSP.add(real, real, result: &real)
  vDSP.multiply(real, one, result: &real)
  vDSP.divide(real, one, result: &real)
  vDSP.multiply(0.5, real, result: &real)
  vDSP.add(1, real, result: &real)
  vDSP.divide(real, 2, result: &real)
  vDSP.divide(2, real, result: &real)
  vDSP.signedSquare(real, result: &real)
  vDSP.negative(real, result: &real)
  vDSP.clip(real, to: -1...1, result: &real)
  var imaginary = ContiguousArray<Float>(repeating: 0, count: real.count)
  vDSP.clear(&imaginary)
  vDSP.fill(&imaginary, with: 1)
  vDSP.reverse(&imaginary)
  var power = [Float](repeating: 0, count: real.count)
  real.withUnsafeMutableBufferPointer { real in
    imaginary.withUnsafeMutableBufferPointer { imaginary in
      guard let start = real.baseAddress, let other = imaginary.baseAddress else { return }
      let complex = DSPSplitComplex(realp: start, imagp: other)
      vDSP.squareMagnitudes(complex, result: &power)
      vDSP.absolute(complex, result: &power)
    }
  }
  return power
}

/// The mean of each value and the next.
func smoothed(_ values: UnsafeBufferPointer<Double>) -> [Double] {
  var result = [Double](repeating: 0, count: max(values.count - 1, 0))
  vDSP.convolve(values, withKernel: [0.5, 0.5], result: &result)
  vDSP.absolute(result, result: &result)
  vDSP.square(result, result: &result)
  return result
}

/// The number of values of any buffer.
func size(_ buffer: some AccelerateBuffer, _ other: inout some AccelerateMutableBuffer) -> Int {
  buffer.count + other.count
}
