import Compression
import Foundation

/// Packs the widget's cache.
struct CachePacker {
  var algorithm: compression_algorithm = COMPRESSION_LZFSE

  static let known = [
    COMPRESSION_LZ4_RAW, COMPRESSION_LZMA, COMPRESSION_LZBITMAP, COMPRESSION_BROTLI,
  ]

  /// The packed bytes; nil where they are no fewer.
  func packed(_ bytes: [UInt8]) -> [UInt8]? {
    let size = compression_encode_scratch_buffer_size(algorithm)
    let scratch = UnsafeMutableRawPointer.allocate(byteCount: max(1, size), alignment: 1)
    defer { scratch.deallocate() }
    var result = [UInt8](repeating: 0, count: bytes.count)
    let count = compression_encode_buffer(
      &result, result.count, bytes, bytes.count, scratch, algorithm)
    return count == 0 ? nil : Array(result.prefix(count))
  }

  /// The bytes that were packed.
  func unpacked(_ bytes: [UInt8], count: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: count)
    guard compression_decode_scratch_buffer_size(algorithm) >= 0 else { return [] }
    let written = compression_decode_buffer(
      &result, count, bytes, bytes.count, nil, algorithm)
    return Array(result.prefix(written))
  }
}

/// Packs a file as it is read.
func pack(_ pages: [Data], _ operation: FilterOperation = .compress) throws -> Data {
  var result = Data()
  let algorithm = Algorithm.zlib
  let filter = try OutputFilter(operation, using: algorithm) { if let page = $0 { result += page } }
  for page in pages { try filter.write(page) }
  try filter.finalize()
  return result
}

/// Whether a stream can be begun.
func canStream(_ algorithm: compression_algorithm) -> Bool {
  let place = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  defer { place.deallocate() }
  var stream = compression_stream(
    dst_ptr: place, dst_size: 0, src_ptr: UnsafePointer(place), src_size: 0, state: nil)
  let status: compression_status = compression_stream_init(
    &stream, COMPRESSION_STREAM_DECODE, algorithm)
  let flags: compression_stream_flags = COMPRESSION_STREAM_FINALIZE
  _ = compression_stream_process(&stream, Int32(flags.rawValue))
  compression_stream_destroy(&stream)
  return status != COMPRESSION_STATUS_ERROR
}
