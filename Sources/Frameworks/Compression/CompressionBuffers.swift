// Compression's functions for buffers. Deflate is compressed by this system's zlib; LZFSE and LZ4 are
// written and read as blocks that are stored. Data that a device has compressed by these, LZMA, Brotli
// and LZ4 without frames fail.

import DataCompression
import FoundationSupplement

public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// The algorithm by Foundation's name; nil for one that fails here.
  var foundation: NSData.CompressionAlgorithm? {
    switch self {
    case COMPRESSION_ZLIB: .zlib
    case COMPRESSION_LZFSE: .lzfse
    case COMPRESSION_LZ4: .lz4
    default: nil
    }
  }
}

public let COMPRESSION_LZ4 = compression_algorithm(0x100)
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
public let COMPRESSION_LZMA = compression_algorithm(0x306)
public let COMPRESSION_LZBITMAP = compression_algorithm(0x702)
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)

/// Returns the bytes that compressing works in beside its buffers: none.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Returns the bytes that decompressing works in beside its buffers: none.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Compresses a buffer.
///
/// - Returns: The bytes that were written; 0 where they are more than the space, or on a failure.
public func compression_encode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int,
  _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  guard let algorithm = algorithm.foundation else { return 0 }
  let source = NSData(bytes: src_buffer, length: src_size)
  guard let result = try? source.compressed(using: algorithm), result.length <= dst_size else {
    return 0
  }
  result.getBytes(dst_buffer, length: result.length)
  return result.length
}

/// Decompresses a buffer.
///
/// - Returns: The bytes that were written, of a result that is longer than the space the first; 0 on
///   a failure.
public func compression_decode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int,
  _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  guard let algorithm = algorithm.foundation else { return 0 }
  let source = NSData(bytes: src_buffer, length: src_size)
  guard let result = try? source.decompressed(using: algorithm) else { return 0 }
  let count = min(result.length, dst_size)
  result.getBytes(dst_buffer, length: count)
  return count
}
