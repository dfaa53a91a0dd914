/// Finds the lines of a source.
struct LineTable {
  /// The source's bytes.
  let bytes: [UInt8]
  private let starts: [Int]

  /// Creates the table of a source.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
  }

  /// The line of a byte, from 1.
  func line(of offset: Int) -> Int {
    var range = 0..<starts.count
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range =
        starts[middle] <= offset ? middle..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound + 1
  }

  /// Whether nothing but blanks stands before a byte in its line.
  func isFirst(_ offset: Int) -> Bool {
    bytes[starts[line(of: offset) - 1]..<offset].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}
