// Compressed data, as of iOS 13: the Deflate format by this system's zlib, without a header as
// Apple's has none. LZFSE and LZ4 are written and read as blocks that are stored, which Apple's
// readers take; blocks that a device has compressed by them, and LZMA, fail.

import DataCompression
public import Foundation

extension NSData {
  public enum CompressionAlgorithm: Int, Sendable {
    case lzfse, lz4, lzma, zlib
  }

  /// Returns the data compressed.
  public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    let stored = try StoredFormat(algorithm)?.stored(self as Data)
    guard let bytes = stored ?? Deflate.deflated(self as Data) else {
      throw CompressionFailure.compressing
    }
    return NSData(data: bytes)
  }

  /// Returns what was compressed.
  public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    let plain = try StoredFormat(algorithm)?.plain(self as Data)
    guard let bytes = plain ?? Deflate.inflated(self as Data) else {
      throw CompressionFailure.decompressing
    }
    return NSData(data: bytes)
  }
}

extension NSMutableData {
  /// Compresses the data in place.
  public func compress(using algorithm: CompressionAlgorithm) throws {
    setData(try compressed(using: algorithm) as Data)
  }

  /// Decompresses the data in place.
  public func decompress(using algorithm: CompressionAlgorithm) throws {
    setData(try decompressed(using: algorithm) as Data)
  }
}

/// Cocoa's errors of compression.
struct CompressionFailure {
  static let compressing = NSError(domain: NSCocoaErrorDomain, code: 5376)
  static let decompressing = NSError(domain: NSCocoaErrorDomain, code: 5377)
}

/// A format of blocks, one kind of which holds its bytes as they are.
private struct StoredFormat {
  var block: [UInt8]
  var end: [UInt8]

  /// The format of an algorithm; nil for Deflate.
  init?(_ algorithm: NSData.CompressionAlgorithm) throws {
    switch algorithm {
    case .lzfse: (block, end) = (Array("bvx-".utf8), Array("bvx$".utf8))
    case .lz4: (block, end) = (Array("bv4-".utf8), Array("bv4$".utf8))
    case .lzma: throw CompressionFailure.compressing
    case .zlib: return nil
    }
  }

  func stored(_ data: Data) throws -> Data {
    guard let count = UInt32(exactly: data.count) else { throw CompressionFailure.compressing }
    let length = (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
    return Data((data.isEmpty ? [] : block + length) + data + end)
  }

  func plain(_ data: Data) throws -> Data {
    var rest = Array(data)[...]
    var result = Data()
    while !rest.isEmpty {
      if rest.starts(with: end) { return result }
      guard rest.count >= 8, rest.starts(with: block) else { break }
      let count = rest.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      let body = rest.dropFirst(8)
      guard body.count >= count else { break }
      result += body.prefix(count)
      rest = body.dropFirst(count)
    }
    throw CompressionFailure.decompressing
  }
}
