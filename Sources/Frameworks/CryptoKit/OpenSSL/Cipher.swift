import FoundationSupplement

/// A symmetric cipher with its key and its first vector.
package struct Cipher {
  /// A cipher that could not be set up, or a text that is not one of its.
  package enum Failure: Error {
    /// The library is not installed, or has no cipher of the name.
    case unavailable
    /// The key, the vector or the text has a length that the cipher cannot take.
    case badLength
    /// The text does not decrypt, or its tag is another's.
    case notAuthentic
  }

  /// The direction of a pass.
  package enum Direction: Int32 {
    /// To plain text.
    case decrypt = 0
    /// From plain text.
    case encrypt = 1
  }

  private let name: String
  private let key: [UInt8]
  private let vector: [UInt8]
  private let functions: CipherFunctions

  /// Chooses a cipher.
  ///
  /// - Parameters:
  ///   - name: OpenSSL's name of it, such as `AES-256-GCM`.
  ///   - key: The key's bytes.
  ///   - vector: The nonce or initialization vector; empty where the cipher has none.
  /// - Throws: `Failure.unavailable` where the library is not installed.
  package init(_ name: String, key: [UInt8], vector: [UInt8]) throws(Failure) {
    guard let functions = CipherFunctions.shared else { throw .unavailable }
    (self.name, self.key, self.vector, self.functions) = (name, key, vector, functions)
  }

  /// Encrypts a message together with a tag that authenticates it.
  func seal(_ message: [UInt8], authenticating data: [UInt8]) throws(Failure) -> (
    text: [UInt8], tag: [UInt8]
  ) {
    var tag = [UInt8](repeating: 0, count: Self.tagLength)
    let text = try withContext(.encrypt) { context throws(Failure) in
      try start(context, .encrypt, withLengthOfVector: true)
      _ = try update(context, data, isOnlyAuthenticated: true)
      let text = try update(context, message) + finish(context)
      guard functions.control(context, Self.getTag, Int32(tag.count), &tag) == 1 else {
        throw .badLength
      }
      return text
    }
    return (text, tag)
  }

  /// Decrypts a text if its tag is the one that belongs to it.
  func open(
    _ text: [UInt8], tag: [UInt8], authenticating data: [UInt8]
  ) throws(Failure) -> [UInt8] {
    try withContext(.decrypt) { context throws(Failure) in
      try start(context, .decrypt, withLengthOfVector: true)
      var tag = tag
      guard functions.control(context, Self.setTag, Int32(tag.count), &tag) == 1 else {
        throw .badLength
      }
      _ = try update(context, data, isOnlyAuthenticated: true)
      return try update(context, text) + finish(context)
    }
  }

  /// Encrypts or decrypts a text without a tag.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - direction: Whether it is to be encrypted.
  ///   - isPadded: Whether the last block is filled as PKCS #7 says.
  /// - Throws: `Failure` for lengths that the cipher cannot take and for texts that do not decrypt.
  package func transform(
    _ text: [UInt8], _ direction: Direction, isPadded: Bool
  ) throws(Failure) -> [UInt8] {
    try withContext(direction) { context throws(Failure) in
      functions.setFlags(context, Self.allowsWrapping)
      try start(context, direction, withLengthOfVector: false)
      guard functions.setPadding(context, isPadded ? 1 : 0) == 1 else { throw .badLength }
      return try update(context, text) + finish(context)
    }
  }

  private static let tagLength = 16
  private static let (setVectorLength, getTag, setTag): (Int32, Int32, Int32) = (0x9, 0x10, 0x11)
  private static let allowsWrapping: Int32 = 1

  private func withContext<Result>(
    _ direction: Direction, _ body: (OpaquePointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let context = functions.makeContext() else { throw .unavailable }
    defer { functions.freeContext(context) }
    return try body(context)
  }

  private func start(
    _ context: OpaquePointer, _ direction: Direction, withLengthOfVector: Bool
  ) throws(Failure) {
    guard let cipher = functions.find(nil, name, nil) else { throw .unavailable }
    defer { functions.freeCipher(cipher) }
    guard functions.start(context, cipher, nil, nil, nil, direction.rawValue) == 1 else {
      throw .badLength
    }
    if withLengthOfVector {
      guard functions.control(context, Self.setVectorLength, Int32(vector.count), nil) == 1 else {
        throw .badLength
      }
    }
    let bytes = vector.isEmpty ? nil : vector
    let started = functions.start(context, nil, nil, key, bytes, direction.rawValue)
    guard started == 1 else { throw .badLength }
  }

  private func update(
    _ context: OpaquePointer, _ bytes: [UInt8], isOnlyAuthenticated: Bool = false
  ) throws(Failure) -> [UInt8] {
    guard !bytes.isEmpty else { return [] }
    // A block of padding or of a wrapped key may follow what was put in.
    var output = [UInt8](repeating: 0, count: bytes.count + 32)
    var length: Int32 = 0
    let done =
      if isOnlyAuthenticated {
        functions.update(context, nil, &length, bytes, Int32(bytes.count))
      } else {
        functions.update(context, &output, &length, bytes, Int32(bytes.count))
      }
    guard done == 1 else { throw .notAuthentic }
    return isOnlyAuthenticated ? [] : Array(output.prefix(Int(length)))
  }

  private func finish(_ context: OpaquePointer) throws(Failure) -> [UInt8] {
    var output = [UInt8](repeating: 0, count: 32)
    var length: Int32 = 0
    guard functions.finish(context, &output, &length) == 1 else { throw .notAuthentic }
    return Array(output.prefix(Int(length)))
  }
}
