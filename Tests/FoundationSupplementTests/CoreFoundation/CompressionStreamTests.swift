import Compression
import FoundationSupplement
import Testing

@Suite struct CompressionStreamTests {
  private static let text = [UInt8]((0..<50_000).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) })

  private func run(
    _ operation: compression_stream_operation, _ algorithm: compression_algorithm,
    _ input: [UInt8], piece: Int
  ) -> [UInt8]? {
    let space = UnsafeMutablePointer<UInt8>.allocate(capacity: 100)
    defer { space.deallocate() }
    return input.withUnsafeBufferPointer { input -> [UInt8]? in
      guard let base = input.baseAddress else { return nil }
      var stream = compression_stream(
        dst_ptr: space, dst_size: 100, src_ptr: base, src_size: 0, state: nil)
      guard compression_stream_init(&stream, operation, algorithm) == COMPRESSION_STATUS_OK else {
        return nil
      }
      defer { compression_stream_destroy(&stream) }
      var result: [UInt8] = []
      while true {
        if stream.src_size == 0 {
          stream.src_size = min(piece, base + input.count - stream.src_ptr)
        }
        let isLast = stream.src_ptr + stream.src_size == base + input.count
        (stream.dst_ptr, stream.dst_size) = (space, 100)
        let status = compression_stream_process(
          &stream, isLast ? Int32(COMPRESSION_STREAM_FINALIZE.rawValue) : 0)
        result += UnsafeBufferPointer(start: space, count: 100 - stream.dst_size)
        if status == COMPRESSION_STATUS_END { return result }
        guard status == COMPRESSION_STATUS_OK else { return nil }
      }
    }
  }

  @Test(arguments: [COMPRESSION_ZLIB, COMPRESSION_LZFSE, COMPRESSION_LZ4])
  func `a stream comes back piece by piece`(_ algorithm: compression_algorithm) throws {
    let small = try #require(run(COMPRESSION_STREAM_ENCODE, algorithm, Self.text, piece: 777))
    #expect(run(COMPRESSION_STREAM_DECODE, algorithm, small, piece: 13_000) == Self.text)
    #expect(run(COMPRESSION_STREAM_DECODE, algorithm, [9, 9, 9], piece: 1) == nil)
  }

  @Test func `a buffer is compressed where there is space, and cut off when it comes back`() {
    var small = [UInt8](repeating: 0, count: 60_000)
    var large = small
    let count = compression_encode_buffer(
      &small, small.count, Self.text, Self.text.count, nil, COMPRESSION_ZLIB)
    #expect(count > 0 && count < 50_000)
    #expect(
      compression_decode_buffer(&large, 60_000, small, count, nil, COMPRESSION_ZLIB) == 50_000)
    #expect(Array(large.prefix(50_000)) == Self.text)
    #expect(compression_decode_buffer(&large, 40, small, count, nil, COMPRESSION_ZLIB) == 40)
    #expect(
      compression_encode_buffer(&small, 40, Self.text, 50_000, nil, COMPRESSION_ZLIB) == 0)
    #expect(
      compression_encode_buffer(&small, 60_000, Self.text, 50_000, nil, COMPRESSION_LZMA) == 0)
  }

  @Test func `filters give what they make, and then nothing`() throws {
    var (small, ends) = (Data(), 0)
    let writer = try OutputFilter(.compress, using: .zlib, bufferCapacity: 64) { data in
      if let data { small += data } else { ends += 1 }
    }
    for piece in stride(from: 0, to: 50_000, by: 10_000) {
      try writer.write(Self.text[piece..<piece + 10_000])
    }
    try writer.finalize()
    #expect(ends == 1 && small.count < 50_000)
    #expect(throws: FilterError.invalidState) { try writer.write(Data([1])) }

    let reader = try InputFilter(.decompress, using: .zlib) { count in
      defer { small = Data(small.dropFirst(min(100, count))) }
      return small.prefix(min(100, count))
    }
    var result = Data()
    while let page = try reader.readData(ofLength: 999) { result += page }
    #expect(Array(result) == Self.text)
    #expect(throws: FilterError.invalidState) {
      try OutputFilter(.compress, using: .brotli) { _ in }
    }
    let broken = try OutputFilter(.decompress, using: .zlib) { _ in }
    #expect(throws: FilterError.invalidData) { try broken.write(Data([0xFF, 0xFF, 0xFF])) }
  }
}
