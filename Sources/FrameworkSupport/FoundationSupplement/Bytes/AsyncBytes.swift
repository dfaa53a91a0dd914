// The bytes of files, addresses and requests one after another, from iOS 15.

public import Foundation
import Synchronization

extension URL {
  /// The bytes of a URL's resource.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    let makePieces: @Sendable () -> @Sendable () async throws -> Data

    /// The bytes of a file.
    public init(_file url: URL) {
      makePieces = {
        let handle = Mutex<FileHandle?>(nil)
        return {
          try handle.withLock { handle in
            if handle == nil { handle = try FileHandle(forReadingFrom: url) }
            return try handle?.read(upToCount: 16_384) ?? Data()
          }
        }
      }
    }

    /// The bytes that a closure loads, all at once.
    public init(_loading load: @escaping @Sendable () async throws -> Data) {
      makePieces = {
        let isLoaded = Mutex(false)
        return {
          let isFirst = isLoaded.withLock { isLoaded in
            defer { isLoaded = true }
            return !isLoaded
          }
          return isFirst ? try await load() : Data()
        }
      }
    }

    /// Returns an iterator over the bytes.
    public func makeAsyncIterator() -> AsyncBytesIterator {
      AsyncBytesIterator(next: makePieces())
    }
  }

  /// The bytes of the URL's resource: a file's content or a network response.
  @_alwaysEmitIntoClient
  public var resourceBytes: AsyncBytes {
    let url = self
    return isFileURL
      ? AsyncBytes(_file: url) : AsyncBytes { try await URLSession.shared.data(from: url).0 }
  }

  /// The lines of the URL's resource.
  @_alwaysEmitIntoClient
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

extension FileHandle {
  /// The bytes of a file from its handle's offset on.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    fileprivate let handle: FileHandle

    /// Returns an iterator over the bytes.
    public func makeAsyncIterator() -> AsyncBytesIterator {
      let handle = handle
      return AsyncBytesIterator { try handle.read(upToCount: 16_384) ?? Data() }
    }
  }

  /// The bytes from where the handle stands to the end.
  public var bytes: AsyncBytes { AsyncBytes(handle: self) }
}

/// The iterator over the bytes of a file or a URL's resource.
public struct AsyncBytesIterator: AsyncIteratorProtocol {
  public typealias Element = UInt8

  private var piece = Data()[...]
  private let nextPiece: @Sendable () async throws -> Data
  private var isAtEnd = false

  init(next nextPiece: @escaping @Sendable () async throws -> Data) {
    self.nextPiece = nextPiece
  }

  /// Returns the next byte; nil at the end.
  public mutating func next() async throws -> UInt8? {
    if let byte = piece.popFirst() { return byte }
    guard !isAtEnd else { return nil }
    try Task.checkCancellation()
    piece = try await nextPiece()[...]
    isAtEnd = piece.isEmpty
    return piece.popFirst()
  }
}
