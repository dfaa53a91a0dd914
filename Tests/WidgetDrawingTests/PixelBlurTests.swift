import Testing

@testable import WidgetDrawing

@Suite struct PixelBlurTests {
  /// The mean of the pixels around each of a line, those outside of it empty.
  private func means(_ line: [Int], radius: Int) -> [Int] {
    let width = 2 * radius + 1
    return line.indices.map { index in
      let around = max(0, index - radius)...min(line.count - 1, index + radius)
      return (around.reduce(0) { $0 + line[$1] } + width / 2) / width
    }
  }

  private func blurred(
    _ bytes: [UInt8], _ size: (Int, Int), stride: Int, deviation: Double
  ) -> [UInt8] {
    var bytes = bytes
    bytes.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      PixelBlur(start, stride: stride, size: size, deviation: deviation)?.apply()
    }
    return bytes
  }

  @Test(
    arguments: [(31, 17, 2.0), (8, 40, 3.5), (40, 3, 1), (12, 12, 30), (1, 1, 4)],
    [0..<1, 3..<5, 0..<Int.max])
  func `three means follow one another in rows and columns`(
    _ picture: (width: Int, height: Int, deviation: Double), _ filled: Range<Int>
  ) {
    let (width, height) = (picture.width, picture.height)
    let stride = width * 4 + 8
    var bytes = [UInt8](repeating: 0, count: stride * height)
    for row in 0..<height where filled.contains(row) {
      for column in 0..<width where filled.contains(column) {
        for channel in 0..<4 {
          bytes[row * stride + column * 4 + channel] =
            UInt8((row * 37 + column * 91 + channel * 53) % 256)
        }
      }
    }
    let radius = Int((picture.deviation * 0.94).rounded())
    let found = blurred(bytes, (width, height), stride: stride, deviation: picture.deviation)
    for channel in 0..<4 {
      var rows = (0..<height).map { row in
        (0..<width).map { Int(bytes[row * stride + $0 * 4 + channel]) }
      }
      for _ in 0..<3 {
        rows = rows.map { means($0, radius: radius) }
        for column in 0..<width {
          let line = means(rows.map { $0[column] }, radius: radius)
          for row in 0..<height { rows[row][column] = line[row] }
        }
      }
      let part = (0..<height).map { row in
        (0..<width).map { Int(found[row * stride + $0 * 4 + channel]) }
      }
      #expect(part == rows)
    }
  }

  @Test func `what is empty, or blurred by next to nothing, stays as it is`() {
    let empty = [UInt8](repeating: 0, count: 400)
    #expect(blurred(empty, (10, 10), stride: 40, deviation: 4) == empty)
    let full = [UInt8](repeating: 200, count: 400)
    #expect(blurred(full, (10, 10), stride: 40, deviation: 0.3) == full)
    #expect(blurred(full, (10, 10), stride: 40, deviation: 2) != full)
  }
}
