import Glibc
import SwiftUI
import Testing
import WidgetDrawing

@testable import ViewDrawing

/// The colours of a painted view, a pixel a point.
@MainActor struct Pixels {
  private let rows: [[UInt8]]

  init(of view: some View) throws {
    let laidOut = LaidOut(view, pixels: 1)
    let size = laidOut.size()
    let canvas = laidOut.canvas(size.width, size.height)
    let drawing = RecordedDrawing(
      DrawnLook("light"), size: DrawnSize(size.width, size.height), scale: 1,
      list: canvas.operations,
      boxes: [], notes: [])
    var store = OutlineStore()
    for picture in canvas.pictures.values { store.add(picture) }
    rows = try Self.rows(try #require(PNGPainter(store)?.png(drawing)))
  }

  /// The colour of a pixel as `#` and eight hexadecimal digits.
  subscript(x: Int, y: Int) -> String {
    "#"
      + rows[y][x * 4..<x * 4 + 4].map { String($0, radix: 16) }
      .map { $0.count == 1 ? "0" + $0 : $0 }.joined()
  }

  private typealias Unpack =
    @convention(c) (
      UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt>, UnsafePointer<UInt8>, UInt
    ) -> Int32

  /// Decodes a PNG file with eight bits for each of red, green and blue, and for opacity if not all
  /// is opaque.
  private static func rows(_ file: [UInt8]) throws -> [[UInt8]] {
    func number(_ at: Int) -> Int { file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(16), number(20))
    let channels = try #require([2: 3, 6: 4][file[25]])
    #expect(file[24] == 8)
    var (packed, place): ([UInt8], Int) = ([], 8)
    while place + 12 <= file.count {
      let data = file[place + 8..<place + 8 + number(place)]
      if file[place + 4..<place + 8].elementsEqual("IDAT".utf8) { packed += data }
      place += 12 + data.count
    }
    let stride = width * channels + 1
    var bytes = [UInt8](repeating: 0, count: stride * height)
    var count = UInt(bytes.count)
    let symbol = try #require(dlsym(dlopen("libz.so.1", RTLD_NOW), "uncompress"))
    let unpack = unsafeBitCast(symbol, to: Unpack.self)
    #expect(unpack(&bytes, &count, packed, UInt(packed.count)) == 0)
    var above = [UInt8](repeating: 0, count: width * channels)
    return (0..<height).map { row -> [UInt8] in
      let line = Array(bytes[row * stride..<(row + 1) * stride])
      above = unfiltered(Array(line.dropFirst()), above, filter: line[0], channels)
      guard channels == 3 else { return above }
      var full: [UInt8] = []
      for column in 0..<width {
        full += above[column * 3..<column * 3 + 3]
        full.append(255)
      }
      return full
    }
  }

  /// Adds to each byte what the filter of its line took from it.
  private static func unfiltered(_ line: [UInt8], _ above: [UInt8], filter: UInt8, _ channels: Int)
    -> [UInt8]
  {
    var line = line
    for index in line.indices {
      let up = Int(above[index])
      let left: Int = index < channels ? 0 : Int(line[index - channels])
      let corner: Int = index < channels ? 0 : Int(above[index - channels])
      let value: Int
      switch filter {
      case 1: value = left
      case 2: value = up
      case 3: value = (left + up) / 2
      case 4:
        let estimate = left + up - corner
        value = [left, up, corner].min { abs(estimate - $0) < abs(estimate - $1) } ?? 0
      default: value = 0
      }
      line[index] &+= UInt8(value)
    }
    return line
  }
}
