/// A blur of pixels of four bytes: three means after each other, which is near to a normal
/// distribution.
///
/// Only the part of the picture that has something in it, and that the blur reaches, is looked at.
struct PixelBlur {
  private typealias Pixel = SIMD4<UInt8>
  private typealias Sum = SIMD4<UInt64>

  private let pixels: UnsafeMutablePointer<UInt8>
  /// The bytes from one row to the next.
  private let stride: Int
  /// The pixels on each side that count for a mean.
  private let radius: Int
  private let rows: Range<Int>
  private let columns: Range<Int>
  /// A mean is a sum times this, in parts of 2^32: no pixel is divided.
  private let factor: UInt64
  private let half: UInt64

  /// Creates the blur of a picture; nil where it changes nothing.
  ///
  /// - Parameters:
  ///   - pixels: The first byte.
  ///   - stride: The bytes from one row to the next, a multiple of four.
  ///   - size: The width and height in pixels.
  ///   - deviation: The standard deviation in pixels.
  init?(_ pixels: UnsafeMutablePointer<UInt8>, stride: Int, size: (Int, Int), deviation: Double) {
    let radius = Int((deviation * 0.94).rounded())
    guard radius > 0 else { return nil }
    var (top, bottom, left, right) = (size.1, -1, size.0, -1)
    for row in 0..<size.1 {
      let line = UnsafeRawPointer(pixels + row * stride)
      func isEmpty(_ column: Int) -> Bool {
        line.load(fromByteOffset: column * 4, as: UInt32.self) == 0
      }
      guard let first = (0..<size.0).first(where: { !isEmpty($0) }) else { continue }
      let last = (first..<size.0).last { !isEmpty($0) } ?? first
      (top, bottom) = (min(top, row), row)
      (left, right) = (min(left, first), max(right, last))
    }
    guard bottom >= 0 else { return nil }
    self.pixels = pixels
    self.stride = stride
    self.radius = radius
    rows = max(0, top - 3 * radius)..<min(size.1, bottom + 3 * radius + 1)
    columns = max(0, left - 3 * radius)..<min(size.0, right + 3 * radius + 1)
    let count = UInt64(2 * radius + 1)
    half = count / 2
    factor = (1 << 32 + count - 1) / count
  }

  /// Blurs the picture.
  func apply() {
    withUnsafeTemporaryAllocation(of: Pixel.self, capacity: rows.count * columns.count) { old in
      withUnsafeTemporaryAllocation(of: Sum.self, capacity: columns.count) { sums in
        for _ in 0..<3 {
          keep(in: old)
          for row in 0..<rows.count { blurRow(row, old) }
          keep(in: old)
          blurColumns(old, sums)
        }
      }
    }
  }

  /// The pixels of a row of the part.
  private func line(_ row: Int) -> UnsafeMutablePointer<Pixel> {
    let start = pixels + (rows.lowerBound + row) * stride + columns.lowerBound * 4
    return UnsafeMutableRawPointer(start).assumingMemoryBound(to: Pixel.self)
  }

  private func keep(in old: UnsafeMutableBufferPointer<Pixel>) {
    guard let start = old.baseAddress else { return }
    for row in 0..<rows.count {
      (start + row * columns.count).update(from: line(row), count: columns.count)
    }
  }

  private func mean(_ sum: Sum) -> Pixel {
    Pixel(truncatingIfNeeded: ((sum &+ half) &* factor) &>> 32)
  }

  private func blurRow(_ row: Int, _ old: UnsafeMutableBufferPointer<Pixel>) {
    let (line, start, count) = (line(row), row * columns.count, columns.count)
    var sum = Sum.zero
    for column in 0..<min(radius, count) { sum &+= Sum(truncatingIfNeeded: old[start + column]) }
    for column in 0..<count {
      if column + radius < count { sum &+= Sum(truncatingIfNeeded: old[start + column + radius]) }
      line[column] = mean(sum)
      if column >= radius { sum &-= Sum(truncatingIfNeeded: old[start + column - radius]) }
    }
  }

  /// Blurs all columns together, row by row, as the pixels lie in memory.
  private func blurColumns(
    _ old: UnsafeMutableBufferPointer<Pixel>, _ sums: UnsafeMutableBufferPointer<Sum>
  ) {
    let (width, height) = (columns.count, rows.count)
    sums.initialize(repeating: .zero)
    func add(_ row: Int) {
      for column in 0..<width {
        sums[column] &+= Sum(truncatingIfNeeded: old[row * width + column])
      }
    }
    for row in 0..<min(radius, height) { add(row) }
    for row in 0..<height {
      if row + radius < height { add(row + radius) }
      let line = line(row)
      for column in 0..<width { line[column] = mean(sums[column]) }
      guard row >= radius else { continue }
      for column in 0..<width {
        sums[column] &-= Sum(truncatingIfNeeded: old[(row - radius) * width + column])
      }
    }
  }
}
