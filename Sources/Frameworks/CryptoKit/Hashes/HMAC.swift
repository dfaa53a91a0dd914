// `HMAC`, after RFC 2104, and `SymmetricKey`.

public import FoundationSupplement

public struct SymmetricKeySize: Sendable {
  public let bitCount: Int

  public init(bitCount: Int) {
    self.bitCount = bitCount
  }

  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  private let bytes: [UInt8]

  public init<D: ContiguousBytes>(data: D) {
    bytes = data.withUnsafeBytes { Array($0) }
  }

  public init(size: SymmetricKeySize) {
    bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255) }
  }

  public var bitCount: Int { bytes.count * 8 }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

public struct HashedAuthenticationCode<H: HashFunction>: ContiguousBytes, Hashable, Sequence,
  CustomStringConvertible, Sendable
{
  let digest: H.Digest

  public var byteCount: Int { H.Digest.byteCount }

  public func makeIterator() -> H.Digest.Iterator { digest.makeIterator() }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try digest.withUnsafeBytes(body)
  }

  public var description: String {
    "HMAC with \(H.self): " + digest.map { String(format: "%02x", $0) }.joined()
  }
}

public struct HMAC<H: HashFunction>: Sendable {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private var outer = H()

  public init(key: SymmetricKey) {
    var bytes = key.withUnsafeBytes { Array($0) }
    if bytes.count > H.blockByteCount { bytes = Array(H.hash(data: bytes)) }
    bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
    inner.update(data: bytes.map { $0 ^ 0x36 })
    outer.update(data: bytes.map { $0 ^ 0x5c })
  }

  public mutating func update<D: DataProtocol>(data: D) {
    inner.update(data: data)
  }

  public func finalize() -> MAC {
    var outer = outer
    outer.update(data: Array(inner.finalize()))
    return MAC(digest: outer.finalize())
  }

  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> MAC {
    var hmac = HMAC(key: key)
    hmac.update(data: data)
    return hmac.finalize()
  }

  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ mac: MAC, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    mac.withUnsafeBytes { code in
      isValidAuthenticationCode(code, authenticating: authenticatedData, using: key)
    }
  }

  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    let own = Array(Self.authenticationCode(for: authenticatedData, using: key))
    return authenticationCode.withUnsafeBytes { code in
      code.count == own.count && zip(own, code).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
  }
}
