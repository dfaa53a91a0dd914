import FoundationSupplement

/// A private or public key in OpenSSL.
final class CurveKey: @unchecked Sendable {
  private let pointer: OpaquePointer
  private let functions: KeyFunctions

  private init(_ make: (KeyFunctions) -> OpaquePointer?) throws(CryptoKitError) {
    guard let functions = KeyFunctions.shared else {
      throw .underlyingCoreCryptoError(error: -1)
    }
    guard let pointer = make(functions) else { throw .invalidParameter }
    (self.pointer, self.functions) = (pointer, functions)
  }

  deinit { functions.free(pointer) }

  /// Reads a private key in the form of SEC 1; a number that is none of the curve's is refused.
  convenience init(privateKey encoding: [UInt8]) throws(CryptoKitError) {
    try self.init { functions in
      encoding.withUnsafeBufferPointer {
        var start = $0.baseAddress
        return functions.decodePrivate(408, nil, &start, $0.count)
      }
    }
    try withContext { context throws(CryptoKitError) in
      guard functions.checkPrivate(context) == 1 else { throw .invalidParameter }
    }
  }

  /// Reads a public key in the form of X.509; a point that is not on the curve is refused.
  convenience init(publicKey encoding: [UInt8]) throws(CryptoKitError) {
    try self.init { functions in
      encoding.withUnsafeBufferPointer {
        var start = $0.baseAddress
        return functions.decodePublic(nil, &start, $0.count)
      }
    }
  }

  /// Takes the bytes of a key of a kind that has no other form.
  convenience init(_ kind: RawKind, bytes: [UInt8], isPrivate: Bool) throws(CryptoKitError) {
    guard bytes.count == 32 else { throw .incorrectKeySize }
    try self.init { functions in
      let make = isPrivate ? functions.makeRawPrivate : functions.makeRawPublic
      return make(kind.rawValue, nil, bytes, bytes.count)
    }
  }

  /// The kinds of keys that are 32 bytes, by OpenSSL's numbers of them.
  enum RawKind: Int32 {
    case agreement = 1034
    case signing = 1087
  }

  /// The public key in the form of X.509, with the point not compressed.
  func publicEncoding() throws(CryptoKitError) -> [UInt8] {
    _ = functions.setText(pointer, "point-format", "uncompressed")
    let count = functions.encodePublic(pointer, nil)
    guard count > 0 else { throw .underlyingCoreCryptoError(error: count) }
    var bytes = [UInt8](repeating: 0, count: Int(count))
    bytes.withUnsafeMutableBufferPointer {
      var start = $0.baseAddress
      _ = functions.encodePublic(pointer, &start)
    }
    return bytes
  }

  /// The public key's 32 bytes, for a kind that has no other form.
  func publicBytes() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 32)
    var count = bytes.count
    _ = functions.rawPublic(pointer, &bytes, &count)
    return bytes
  }

  /// Signs a digest.
  func sign(_ digest: [UInt8]) throws(CryptoKitError) -> [UInt8] {
    try withContext { context throws(CryptoKitError) in
      guard functions.startSigning(context) == 1 else { throw .invalidParameter }
      return try output(of: 160) { functions.sign(context, $0, $1, digest, digest.count) }
    }
  }

  /// Whether a signature is that of a digest.
  func verify(_ signature: [UInt8], of digest: [UInt8]) -> Bool {
    let isValid = try? withContext { context throws(CryptoKitError) in
      functions.startVerifying(context) == 1
        && functions.verify(context, signature, signature.count, digest, digest.count) == 1
    }
    return isValid ?? false
  }

  /// Signs a message with a key that takes messages whole.
  func sign(message: [UInt8]) throws(CryptoKitError) -> [UInt8] {
    guard let context = functions.makeDigest() else { throw .invalidParameter }
    defer { functions.freeDigest(context) }
    guard functions.startSigningMessages(context, nil, nil, nil, pointer) == 1 else {
      throw .invalidParameter
    }
    return try output(of: 64) { functions.signMessage(context, $0, $1, message, message.count) }
  }

  /// Whether a signature is that of a message, with a key that takes messages whole.
  func verify(_ signature: [UInt8], ofMessage message: [UInt8]) -> Bool {
    guard let context = functions.makeDigest() else { return false }
    defer { functions.freeDigest(context) }
    return functions.startVerifyingMessages(context, nil, nil, nil, pointer) == 1
      && functions.verifyMessage(
        context, signature, signature.count, message, message.count) == 1
  }

  /// The secret that this private key and another's public key have in common.
  func secret(with other: CurveKey) throws(CryptoKitError) -> [UInt8] {
    try withContext { context throws(CryptoKitError) in
      guard functions.startAgreement(context) == 1, functions.setPeer(context, other.pointer) == 1
      else { throw .invalidParameter }
      return try output(of: 66) { functions.agree(context, $0, $1) }
    }
  }

  private func withContext<Result>(
    _ body: (OpaquePointer) throws(CryptoKitError) -> Result
  ) throws(CryptoKitError) -> Result {
    guard let context = functions.makeContext(pointer, nil) else { throw .invalidParameter }
    defer { functions.freeContext(context) }
    return try body(context)
  }

  private func output(
    of size: Int, _ fill: (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<Int>) -> Int32
  ) throws(CryptoKitError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: size)
    var count = size
    guard fill(&bytes, &count) == 1 else { throw .invalidParameter }
    return Array(bytes.prefix(count))
  }
}
