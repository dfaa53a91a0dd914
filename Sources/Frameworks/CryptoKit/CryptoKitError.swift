// Errors of keys, ciphers and their encodings.
//
// https://developer.apple.com/documentation/cryptokit/cryptokiterror

/// An error of CryptoKit.
public enum CryptoKitError: Error, Equatable {
  /// A key of another size than the algorithm takes.
  case incorrectKeySize
  /// A nonce, tag, text or representation of another size than the algorithm takes.
  case incorrectParameterSize
  /// A text whose tag is not its own.
  case authenticationFailure
  /// An error of the library below; here OpenSSL's, whose number is not kept.
  case underlyingCoreCryptoError(error: Int32)
  /// A key that cannot be wrapped.
  case wrapFailure
  /// A wrapped key that cannot be unwrapped.
  case unwrapFailure
  /// A value that the algorithm cannot take.
  case invalidParameter
}

/// An error in the encoding of a key.
public enum CryptoKitASN1Error: Error, Equatable {
  /// A tag that no field has.
  case invalidFieldIdentifier
  /// A field of another kind than the one that stands there.
  case unexpectedFieldType
  /// An identifier of an algorithm that is another's.
  case invalidObjectIdentifier
  /// Fields that make no key.
  case invalidASN1Object
  /// A number that is not encoded in the shortest way.
  case invalidASN1IntegerEncoding
  /// A field that ends before its length.
  case truncatedASN1Field
  /// A length that is not encoded in a definite form.
  case unsupportedFieldLength
  /// A text that is no PEM document, or one of another kind.
  case invalidPEMDocument
}

extension CryptoKitError {
  /// The error for a cipher's failure.
  init(_ failure: Cipher.Failure) {
    switch failure {
    case .unavailable: self = .underlyingCoreCryptoError(error: -1)
    case .badLength: self = .incorrectParameterSize
    case .notAuthentic: self = .authenticationFailure
    }
  }
}
