// Compression's filters, from iOS 13: streams with functions that give or take data.

import DataCompression
public import FoundationSupplement

public enum FilterOperation: RawRepresentable, Sendable {
  case compress, decompress

  public init?(rawValue: compression_stream_operation) {
    switch rawValue {
    case COMPRESSION_STREAM_ENCODE: self = .compress
    case COMPRESSION_STREAM_DECODE: self = .decompress
    default: return nil
    }
  }

  public var rawValue: compression_stream_operation {
    switch self {
    case .compress: COMPRESSION_STREAM_ENCODE
    case .decompress: COMPRESSION_STREAM_DECODE
    }
  }
}

public enum Algorithm: RawRepresentable, CaseIterable, Sendable {
  case lzfse, zlib, lz4, lzma, brotli, lzbitmap

  public init?(rawValue: compression_algorithm) {
    guard let found = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = found
  }

  public var rawValue: compression_algorithm {
    switch self {
    case .lzfse: COMPRESSION_LZFSE
    case .zlib: COMPRESSION_ZLIB
    case .lz4: COMPRESSION_LZ4
    case .lzma: COMPRESSION_LZMA
    case .brotli: COMPRESSION_BROTLI
    case .lzbitmap: COMPRESSION_LZBITMAP
    }
  }
}

public enum FilterError: Error, Sendable {
  /// The filter was used after it was finalized, or cannot be begun.
  case invalidState
  /// The data is none of the format.
  case invalidData
}

/// A filter to which data is written, and which gives what it makes of it to a function.
public class OutputFilter {
  private let work: StreamWork
  private let capacity: Int
  private let receive: (Data?) throws -> Void
  private var isFinalized = false
  private var isFinished = false

  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
    writingTo writeFunc: @escaping (_ data: Data?) throws -> Void
  ) throws {
    guard let work = StreamWork(operation.rawValue, algorithm.rawValue) else {
      throw FilterError.invalidState
    }
    self.work = work
    capacity = max(1, bufferCapacity)
    receive = writeFunc
  }

  /// Takes data; nil and no data say that no more comes.
  public func write<D: DataProtocol>(_ data: D?) throws {
    guard let data, !data.isEmpty else { return try finalize() }
    guard !isFinalized else { throw FilterError.invalidState }
    try process(Data(data), isLast: false)
  }

  /// Makes what is left, and tells the function by nil that there is no more.
  public func finalize() throws {
    guard !isFinalized else { return }
    isFinalized = true
    if !isFinished { try process(Data(), isLast: true) }
    try receive(nil)
  }

  private func process(_ data: Data, isLast: Bool) throws {
    var rest = data
    var space = Data(count: capacity)
    while !isFinished {
      let step = rest.withUnsafeBytes { bytes in
        space.withUnsafeMutableBytes { work.step(bytes, $0, isLast: isLast) }
      }
      guard step.status != .failed else { throw FilterError.invalidData }
      rest = rest.dropFirst(step.taken)
      if step.written > 0 { try receive(Data(space.prefix(step.written))) }
      isFinished = step.status == .finished
      guard step.taken == 0, step.written == 0 else { continue }
      if isLast, !isFinished { throw FilterError.invalidData }
      return
    }
  }
}

/// A filter from which data is read, and which makes it of what a function gives.
public class InputFilter<D: DataProtocol> {
  private let work: StreamWork
  private let capacity: Int
  private let read: (Int) throws -> D?
  private var input = Data()
  private var isLast = false
  private var isFinished = false

  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
    readingFrom readFunc: @escaping (_ length: Int) throws -> D?
  ) throws {
    guard let work = StreamWork(operation.rawValue, algorithm.rawValue) else {
      throw FilterError.invalidState
    }
    self.work = work
    capacity = max(1, bufferCapacity)
    read = readFunc
  }

  /// Returns the next bytes, as many as there are up to a number; nil after the last.
  public func readData(ofLength count: Int) throws -> Data? {
    precondition(count > 0, "the number of bytes to read is not positive")
    var space = Data(count: count)
    var filled = 0
    while filled < count, !isFinished {
      if input.isEmpty, !isLast {
        input = try read(capacity).map { Data($0) } ?? Data()
        isLast = input.isEmpty
      }
      let step = input.withUnsafeBytes { bytes in
        space.withUnsafeMutableBytes {
          work.step(bytes, UnsafeMutableRawBufferPointer(rebasing: $0[filled...]), isLast: isLast)
        }
      }
      guard step.status != .failed else { throw FilterError.invalidData }
      input = input.dropFirst(step.taken)
      filled += step.written
      isFinished = step.status == .finished
      if isLast, !isFinished, step.taken == 0, step.written == 0 { throw FilterError.invalidData }
    }
    return filled == 0 ? nil : space.prefix(filled)
  }
}
