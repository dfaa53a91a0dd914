// Compression's streams.

import DataCompression
import FoundationSupplement

public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(0)
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(1)

public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// The flag with which no more input comes.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(1)

public struct compression_status: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public init(_ rawValue: Int32) { self.rawValue = rawValue }
}

public let COMPRESSION_STATUS_OK = compression_status(0)
public let COMPRESSION_STATUS_ERROR = compression_status(-1)
public let COMPRESSION_STATUS_END = compression_status(1)

/// A stream's input and space, which each step moves on, and its state.
public struct compression_stream {
  public var dst_ptr: UnsafeMutablePointer<UInt8>
  public var dst_size: Int
  public var src_ptr: UnsafePointer<UInt8>
  public var src_size: Int
  public var state: UnsafeMutableRawPointer?

  public init(
    dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>,
    src_size: Int, state: UnsafeMutableRawPointer?
  ) {
    self.dst_ptr = dst_ptr
    self.dst_size = dst_size
    self.src_ptr = src_ptr
    self.src_size = src_size
    self.state = state
  }
}

/// Begins a stream.
public func compression_stream_init(
  _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
  _ algorithm: compression_algorithm
) -> compression_status {
  guard let work = StreamWork(operation, algorithm) else { return COMPRESSION_STATUS_ERROR }
  stream.pointee.state = Unmanaged.passRetained(work).toOpaque()
  return COMPRESSION_STATUS_OK
}

/// Takes of the input and fills the space, as far as it goes.
public func compression_stream_process(
  _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  let work = Unmanaged<StreamWork>.fromOpaque(state).takeUnretainedValue()
  let isLast = UInt32(bitPattern: flags) & COMPRESSION_STREAM_FINALIZE.rawValue != 0
  let (taken, written, status) = work.step(
    UnsafeRawBufferPointer(start: stream.pointee.src_ptr, count: stream.pointee.src_size),
    UnsafeMutableRawBufferPointer(start: stream.pointee.dst_ptr, count: stream.pointee.dst_size),
    isLast: isLast)
  stream.pointee.src_ptr += taken
  stream.pointee.src_size -= taken
  stream.pointee.dst_ptr += written
  stream.pointee.dst_size -= written
  switch status {
  case .unfinished: return COMPRESSION_STATUS_OK
  case .finished: return COMPRESSION_STATUS_END
  case .failed: return COMPRESSION_STATUS_ERROR
  }
}

/// Ends a stream.
@discardableResult public func compression_stream_destroy(
  _ stream: UnsafeMutablePointer<compression_stream>
) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  Unmanaged<StreamWork>.fromOpaque(state).release()
  stream.pointee.state = nil
  return COMPRESSION_STATUS_OK
}

/// The work of a stream: Deflate's by pieces; that of stored blocks when all input is there.
final class StreamWork {
  private let deflate: DeflateStream?
  private let isCompressing: Bool
  private let algorithm: NSData.CompressionAlgorithm
  private var input = Data()
  private var result: Data?

  /// Begins a stream; nil for an algorithm that fails here.
  init?(_ operation: compression_stream_operation, _ algorithm: compression_algorithm) {
    guard let algorithm = algorithm.foundation else { return nil }
    self.algorithm = algorithm
    isCompressing = operation == COMPRESSION_STREAM_ENCODE
    deflate = algorithm == .zlib ? DeflateStream(isCompressing: isCompressing) : nil
    if algorithm == .zlib, deflate == nil { return nil }
  }

  func step(
    _ bytes: UnsafeRawBufferPointer, _ space: UnsafeMutableRawBufferPointer, isLast: Bool
  ) -> (taken: Int, written: Int, status: DeflateStream.Status) {
    if let deflate {
      let (taken, written, status) = deflate.step(bytes, space, isLast: isLast)
      // Without progress the data ends too early.
      let isStuck = isLast && taken == 0 && written == 0 && !space.isEmpty
      return (taken, written, status == .unfinished && isStuck ? .failed : status)
    }
    if result == nil {
      input.append(contentsOf: bytes)
      let source = input as NSData
      if isCompressing {
        guard isLast else { return (bytes.count, 0, .unfinished) }
        result = try? source.compressed(using: algorithm) as Data
      } else {
        result = try? source.decompressed(using: algorithm) as Data
        // What comes without its end is read further.
        if result == nil, !isLast { return (bytes.count, 0, .unfinished) }
      }
    }
    guard let rest = result else { return (bytes.count, 0, .failed) }
    let written = rest.copyBytes(to: space, count: min(rest.count, space.count))
    result = Data(rest.dropFirst(written))
    return (bytes.count, written, written == rest.count ? .finished : .unfinished)
  }
}
