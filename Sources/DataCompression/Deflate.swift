package import Foundation
import Glibc

/// The Deflate format, by this system's zlib.
package enum Deflate {
  /// The header and the check sum around compressed data.
  package enum Envelope: Int32, Sendable {
    /// Nothing, as Apple's Compression writes it.
    case none = -15
    /// The header and the check sum of RFC 1950.
    case zlib = 15
    /// The header and the check sum of gzip.
    case gzip = 31
  }

  /// The state that the library works on, as its header lays it out on machines of 64 bits.
  private struct Stream {
    var nextIn: UnsafeMutablePointer<UInt8>?
    var availableIn: UInt32 = 0
    var totalIn: UInt = 0
    var nextOut: UnsafeMutablePointer<UInt8>?
    var availableOut: UInt32 = 0
    var totalOut: UInt = 0
    var message: UnsafeMutablePointer<CChar>?
    var state: OpaquePointer?
    var allocate: OpaquePointer?
    var free: OpaquePointer?
    var opaque: UnsafeMutableRawPointer?
    var dataType: Int32 = 0
    var checksum: UInt = 0
    var reserved: UInt = 0
  }

  private typealias Work = @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32
  private typealias End = @convention(c) (UnsafeMutableRawPointer) -> Int32
  private typealias BeginWriting =
    @convention(c) (
      UnsafeMutableRawPointer, Int32, Int32, Int32, Int32, Int32, UnsafePointer<CChar>, Int32
    ) -> Int32
  private typealias BeginReading =
    @convention(c) (UnsafeMutableRawPointer, Int32, UnsafePointer<CChar>, Int32) -> Int32

  private static let size = Int32(MemoryLayout<Stream>.size)
  private static let finish: Int32 = 4
  private static let streamEnd: Int32 = 1

  private static func function<Function>(_ name: String, _: Function.Type) -> Function? {
    guard let library = dlopen("libz.so.1", RTLD_LAZY | RTLD_GLOBAL),
      let symbol = dlsym(library, name)
    else { return nil }
    return unsafeBitCast(symbol, to: Function.self)
  }

  /// Returns data compressed, without an envelope; nil where the library is missing.
  package static func deflated(_ data: Data) -> Data? {
    guard let begin = function("deflateInit2_", BeginWriting.self),
      let work = function("deflate", Work.self), let end = function("deflateEnd", End.self)
    else { return nil }
    return run(data, work, end, limit: .max) {
      begin($0, 5, 8, Envelope.none.rawValue, 8, 0, "1.2.11", size)
    }
  }

  /// Returns what was compressed.
  ///
  /// - Parameters:
  ///   - data: The compressed data.
  ///   - envelope: Its header and check sum.
  ///   - limit: The greatest number of bytes that the result may have.
  /// - Returns: The result; nil for data that is no such, or without the library.
  package static func inflated(
    _ data: Data, _ envelope: Envelope = .none, limit: Int = .max
  ) -> Data? {
    guard let begin = function("inflateInit2_", BeginReading.self),
      let work = function("inflate", Work.self), let end = function("inflateEnd", End.self)
    else { return nil }
    return run(data, work, end, limit: limit) { begin($0, envelope.rawValue, "1.2.11", size) }
  }

  /// Works through data until the library says that it has ended; nil where it never does, or makes
  /// too much.
  private static func run(
    _ data: Data, _ work: Work, _ end: End, limit: Int,
    _ begin: (UnsafeMutableRawPointer) -> Int32
  ) -> Data? {
    var input = Array(data)
    var output: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 64 << 10)
    let isWhole = input.withUnsafeMutableBufferPointer { input in
      var stream = Stream(
        nextIn: input.baseAddress, availableIn: UInt32(clamping: input.count))
      return withUnsafeMutableBytes(of: &stream) { bytes in
        guard let place = bytes.baseAddress, begin(place) == 0 else { return false }
        defer { _ = end(place) }
        let state = place.assumingMemoryBound(to: Stream.self)
        while true {
          let status = piece.withUnsafeMutableBufferPointer { piece in
            state.pointee.nextOut = piece.baseAddress
            state.pointee.availableOut = UInt32(piece.count)
            return work(place, finish)
          }
          let made = piece.count - Int(state.pointee.availableOut)
          output += piece.prefix(made)
          if status == streamEnd { return true }
          // Without progress the data ends too early, or is none of this format.
          guard made > 0, output.count <= limit, status == 0 || status == -5 else { return false }
        }
      }
    }
    return isWhole ? Data(output) : nil
  }
}
