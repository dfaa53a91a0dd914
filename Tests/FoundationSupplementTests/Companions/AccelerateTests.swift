import Accelerate
import Foundation
import Testing

@Suite struct AccelerateTests {
  @Test func `sums, products and places are of the elements a stride apart`() {
    let values: [Float] = [1, 2, 3, 4, 5, 6]
    var result: Float = 0
    vDSP_sve(values, 2, &result, 3)
    #expect(result == 9)
    vDSP_meanv(values, 1, &result, 6)
    #expect(result == 3.5)
    var place: vDSP_Length = 0
    vDSP_maxvi(values, 2, &result, &place, 3)
    #expect(result == 5 && place == 4)
    var sums = [Float](repeating: 0, count: 3)
    vDSP_vadd(values, 1, values, 2, &sums, 1, 3)
    #expect(sums == [2, 5, 8])
    vDSP_vsub([1, 1, 1], 1, [3, 4, 5], 1, &sums, 1, 3)
    #expect(sums == [2, 3, 4])
    vDSP_vdiv([2, 2, 2], 1, [8, 6, 4], 1, &sums, 1, 3)
    #expect(sums == [4, 3, 2])
  }

  @Test func `matrices are multiplied, turned and normalised`() {
    var product = [Double](repeating: 0, count: 4)
    vDSP_mmulD([1, 2, 3, 4, 5, 6], 1, [7, 8, 9, 10, 11, 12], 1, &product, 1, 2, 2, 3)
    #expect(product == [58, 64, 139, 154])
    var turned = [Double](repeating: 0, count: 6)
    vDSP_mtransD([1, 2, 3, 4, 5, 6], 1, &turned, 1, 3, 2)
    #expect(turned == [1, 4, 2, 5, 3, 6])
    var blas = [Double](repeating: 1, count: 4)
    cblas_dgemm(
      CblasRowMajor, CblasNoTrans, CblasTrans, 2, 2, 3, 1, [1, 2, 3, 4, 5, 6], 3,
      [7, 9, 11, 8, 10, 12], 3, 0, &blas, 2)
    #expect(blas == product)
    var (mean, deviation) = (0.0, 0.0)
    var normal = [Double](repeating: 0, count: 4)
    vDSP_normalizeD([2, 4, 4, 6], 1, &normal, 1, &mean, &deviation, 4)
    #expect(mean == 4 && abs(deviation - 2.0.squareRoot()) < 1e-12)
    #expect(abs(normal[0] + 2.0.squareRoot()) < 1e-12)
  }

  @Test func `linear equations are solved, matrices inverted`() {
    var (size, sides, info) = (Int32(2), Int32(1), Int32(0))
    var pivots = [Int32](repeating: 0, count: 2)
    // The columns of 1 2; 3 4.
    var matrix = [1.0, 3, 2, 4]
    var side = [5.0, 11]
    var leading = size
    dgesv_(&size, &sides, &matrix, &leading, &pivots, &side, &leading, &info)
    #expect(info == 0)
    #expect(zip(side, [1.0, 2]).allSatisfy { abs($0 - $1) < 1e-12 })
    var inverse: [Float] = [1, 3, 2, 4]
    var work = [Float](repeating: 0, count: 2)
    sgetrf_(&size, &leading, &inverse, &size, &pivots, &info)
    sgetri_(&size, &inverse, &leading, &pivots, &work, &sides, &info)
    #expect(zip(inverse, [-2, 1.5, 1, -0.5]).allSatisfy { abs($0 - $1) < 1e-5 })
    var singular = [1.0, 2, 2, 4]
    dgesv_(&size, &sides, &singular, &leading, &pivots, &side, &leading, &info)
    #expect(info == 2)
  }

  @Test func `a matrix that was eliminated solves its own equations and its transpose's`() {
    var (size, sides, info) = (Int32(2), Int32(1), Int32(0))
    var pivots = [Int32](repeating: 0, count: 2)
    var matrix = [1.0, 3, 2, 4]
    var leading = size
    dgetrf_(&size, &leading, &matrix, &size, &pivots, &info)
    var (side, other) = ([5.0, 11], [7.0, 10])
    var (plain, transposed) = (CChar(78), CChar(84))
    dgetrs_(&plain, &size, &sides, &matrix, &leading, &pivots, &side, &leading, &info)
    #expect(zip(side, [1.0, 2]).allSatisfy { abs($0 - $1) < 1e-12 })
    dgetrs_(&transposed, &size, &sides, &matrix, &leading, &pivots, &other, &leading, &info)
    #expect(info == 0)
    #expect(zip(other, [1.0, 2]).allSatisfy { abs($0 - $1) < 1e-12 })
  }

  @Test func `a line goes through points with the least squares of errors`() {
    var (rows, columns, sides, info) = (Int32(3), Int32(2), Int32(1), Int32(-1))
    var (letter, length) = (CChar(78), Int32(-1))
    // y = a + b x at 0, 1 and 2.
    var matrix = [1.0, 1, 1, 0, 1, 2]
    var side = [1.0, 2, 4]
    var work = [Double](repeating: 0, count: 8)
    var leading = rows
    dgels_(
      &letter, &rows, &columns, &sides, &matrix, &rows, &side, &leading, &work, &length, &info)
    #expect(info == 0 && work[0] >= 5 && side == [1, 2, 4])
    length = 8
    dgels_(
      &letter, &rows, &columns, &sides, &matrix, &rows, &side, &leading, &work, &length, &info)
    #expect(zip(side, [5.0 / 6, 1.5]).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(abs(side[2] * side[2] - 1.0 / 6) < 1e-12)
    // Of all x with x + 2 y = 5, the shortest.
    var (one, two) = (Int32(1), Int32(2))
    var row: [Float] = [1, 2]
    var values: [Float] = [5, 0]
    var space = [Float](repeating: 0, count: 8)
    sgels_(&letter, &one, &two, &sides, &row, &one, &values, &two, &space, &length, &info)
    #expect(info == 0 && abs(values[0] - 1) < 1e-5 && abs(values[1] - 2) < 1e-5)
    var singular = [1.0, 1, 2, 2]
    dgels_(
      &letter, &two, &two, &sides, &singular, &two, &side, &leading, &work, &length, &info)
    #expect(info == 2)
  }

  @Test func `a symmetric matrix has its eigenvalues in rising order`() {
    var (size, length, info) = (Int32(3), Int32(20), Int32(-1))
    var matrix = [2.0, 0, 0, -1, 2, 0, 0, -1, 2]
    var values = [Double](repeating: 0, count: 3)
    var work = [Double](repeating: 0, count: 20)
    var (letter, half) = (CChar(86), CChar(85))
    var leading = size
    dsyev_(&letter, &half, &size, &matrix, &leading, &values, &work, &length, &info)
    let root = 2.0.squareRoot()
    #expect(info == 0)
    #expect(zip(values, [2 - root, 2, 2 + root]).allSatisfy { abs($0 - $1) < 1e-10 })
    #expect(abs(abs(matrix[0]) - 0.5) < 1e-10)
  }

  @Test func `real values are transformed with vDSP's scale and order, and back`() throws {
    var values: [Float] = (0..<8).map { cos(2 * .pi * Float($0) / 8) + 3 }
    let original = values
    var (real, imaginary) = ([Float](repeating: 0, count: 4), [Float](repeating: 0, count: 4))
    let setup = try #require(vDSP_create_fftsetup(3, FFTRadix(kFFTRadix2)))
    defer { vDSP_destroy_fftsetup(setup) }
    var magnitudes = [Float](repeating: 0, count: 4)
    real.withUnsafeMutableBufferPointer { real in
      imaginary.withUnsafeMutableBufferPointer { imaginary in
        guard let one = real.baseAddress, let other = imaginary.baseAddress else { return }
        var split = DSPSplitComplex(realp: one, imagp: other)
        values.withUnsafeBytes { bytes in
          let pairs = bytes.bindMemory(to: DSPComplex.self)
          if let start = pairs.baseAddress { vDSP_ctoz(start, 2, &split, 1, 4) }
        }
        vDSP_fft_zrip(setup, &split, 1, 3, FFTDirection(FFT_FORWARD))
        vDSP_zvmags(&split, 1, &magnitudes, 1, 4)
        vDSP_fft_zrip(setup, &split, 1, 3, FFTDirection(FFT_INVERSE))
        values = (0..<4).flatMap { [split.realp[$0] / 16, split.imagp[$0] / 16] }
      }
    }
    #expect(abs(magnitudes[0].squareRoot() - 48) < 1e-3)
    #expect(abs(magnitudes[1].squareRoot() - 8) < 1e-3)
    #expect(magnitudes[2] < 1e-6)
    #expect(zip(values, original).allSatisfy { abs($0 - $1) < 1e-5 })
  }

  @Test func `any number of values has a transform`() throws {
    let setup = try #require(vDSP_DFT_zop_CreateSetupD(nil, 3, .FORWARD))
    defer { vDSP_DFT_DestroySetupD(setup) }
    var (real, imaginary) = ([Double](repeating: 0, count: 3), [Double](repeating: 0, count: 3))
    vDSP_DFT_ExecuteD(setup, [1, 2, 3], [0, 0, 0], &real, &imaginary)
    #expect(abs(real[0] - 6) < 1e-12)
    #expect(abs(real[1] + 1.5) < 1e-12)
    #expect(abs(imaginary[1] - 0.75.squareRoot()) < 1e-12)
  }

  @Test func `a result may take the place of an operand`() {
    var values = [1.0, 4, 9]
    vDSP.subtract(values, [1.0, 1, 1], result: &values)
    #expect(values == [0, 3, 8])
    vDSP.divide(24, values[1...], result: &values)
    #expect(values == [8, 3, 8])
    vDSP.convolve(values, withKernel: [1.0, 1], result: &values)
    #expect(values == [11, 11, 8])
    vDSP.reverse(&values)
    #expect(values == [8, 11, 11])
    var (real, imaginary): ([Float], [Float]) = ([3, 0], [4, 2])
    var power: [Float] = [0, 0]
    real.withUnsafeMutableBufferPointer { real in
      imaginary.withUnsafeMutableBufferPointer { imaginary in
        guard let start = real.baseAddress, let other = imaginary.baseAddress else { return }
        vDSP.squareMagnitudes(DSPSplitComplex(realp: start, imagp: other), result: &power)
      }
    }
    #expect(power == [25, 4])
  }

  @Test func `functions of whole vectors`() {
    var count: Int32 = 2
    var roots = [0.0, 0]
    vvsqrt(&roots, [4, 9], &count)
    #expect(roots == [2, 3])
    #expect(vForce.exp([Double]([0])) == [1])
    #expect(vDSP.clip([Float(-2), 0.5, 7], to: 0...1) == [0, 0.5, 1])
    #expect(vDSP.indexOfMaximum([1.0, 7, 3]) == (1, 7))
    #expect(vDSP.convolve([1.0, 2, 3, 4], withKernel: [1, 10]) == [21, 32, 43])
    #expect(vDSP.amplitudeToDecibels([Float(10)], zeroReference: 1) == [20])
    #expect(vDSP.integerToFloatingPoint([Int16(3)], floatingPointType: Float.self) == [3])
    let window = vDSP.window(
      ofType: Float.self, usingSequence: .hanningDenormalized, count: 4, isHalfWindow: false)
    #expect(zip(window, [0, 0.5, 1, 0.5]).allSatisfy { abs($0 - $1) < 1e-6 })
  }
}
