package import Foundation

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

  /// Returns data compressed, without an envelope; nil where the library is missing.
  package static func deflated(_ data: Data) -> Data? {
    DeflateStream(isCompressing: true).flatMap { run($0, data, limit: .max) }
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
    DeflateStream(isCompressing: false, envelope).flatMap { run($0, data, limit: limit) }
  }

  /// Works through data until the library says that it has ended; nil where it never does, or makes
  /// too much.
  private static func run(_ stream: DeflateStream, _ data: Data, limit: Int) -> Data? {
    var output = Data()
    var piece = [UInt8](repeating: 0, count: 64 << 10)
    let isWhole = data.withUnsafeBytes { input in
      var rest = input[...]
      while true {
        let step = piece.withUnsafeMutableBytes {
          stream.step(UnsafeRawBufferPointer(rebasing: rest), $0, isLast: true)
        }
        rest = rest.dropFirst(step.taken)
        output += piece.prefix(step.written)
        if step.status == .finished { return true }
        // Without progress the data ends too early, or is none of this format.
        guard step.status == .unfinished, step.written > 0 || step.taken > 0,
          output.count <= limit
        else { return false }
      }
    }
    return isWhole ? output : nil
  }
}
