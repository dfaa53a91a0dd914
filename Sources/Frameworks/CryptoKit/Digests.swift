// The digests of each hash, which differ in their types only.

import FoundationSupplement

public struct SHA256Digest: Digest {
  public static let byteCount = 32
  private let bytes: [UInt8]

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  public var description: String {
    "SHA256 digest: " + bytes.map { String(format: "%02x", $0) }.joined()
  }
}

public struct SHA384Digest: Digest {
  public static let byteCount = 48
  private let bytes: [UInt8]

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  public var description: String {
    "SHA384 digest: " + bytes.map { String(format: "%02x", $0) }.joined()
  }
}

public struct SHA512Digest: Digest {
  public static let byteCount = 64
  private let bytes: [UInt8]

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  public var description: String {
    "SHA512 digest: " + bytes.map { String(format: "%02x", $0) }.joined()
  }
}

extension Insecure {
  public struct SHA1Digest: Digest {
    public static let byteCount = 20
    private let bytes: [UInt8]

    init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }

    public var description: String {
      "SHA1 digest: " + bytes.map { String(format: "%02x", $0) }.joined()
    }
  }

  public struct MD5Digest: Digest {
    public static let byteCount = 16
    private let bytes: [UInt8]

    init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }

    public var description: String {
      "MD5 digest: " + bytes.map { String(format: "%02x", $0) }.joined()
    }
  }
}
