// Keys of elliptic curves in OpenSSL: https://docs.openssl.org/3.0/man3/EVP_PKEY_new/

import DynamicLibraries

/// The functions of OpenSSL that keys of elliptic curves need.
struct KeyFunctions: @unchecked Sendable {
  typealias Key = OpaquePointer
  typealias Context = OpaquePointer
  typealias Bytes = UnsafePointer<UInt8>
  typealias Output = UnsafeMutablePointer<UInt8>
  typealias Raw = @convention(c) (Int32, OpaquePointer?, Bytes, Int) -> Key?
  typealias Signing =
    @convention(c) (Context?, Output?, UnsafeMutablePointer<Int>, Bytes?, Int) -> Int32
  typealias Verifying = @convention(c) (Context?, Bytes?, Int, Bytes?, Int) -> Int32
  typealias Starting =
    @convention(c) (Context?, OpaquePointer?, OpaquePointer?, OpaquePointer?, Key?) -> Int32

  let decodePrivate:
    @convention(c) (Int32, OpaquePointer?, UnsafeMutablePointer<Bytes?>, Int) -> Key?
  let decodePublic: @convention(c) (OpaquePointer?, UnsafeMutablePointer<Bytes?>, Int) -> Key?
  let encodePublic: @convention(c) (Key?, UnsafeMutablePointer<Output?>?) -> Int32
  let free: @convention(c) (Key?) -> Void
  let setText: @convention(c) (Key?, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
  let makeRawPrivate: Raw
  let makeRawPublic: Raw
  let rawPublic: @convention(c) (Key?, Output?, UnsafeMutablePointer<Int>) -> Int32
  let makeContext: @convention(c) (Key?, OpaquePointer?) -> Context?
  let freeContext: @convention(c) (Context?) -> Void
  let checkPrivate: @convention(c) (Context?) -> Int32
  let startSigning: @convention(c) (Context?) -> Int32
  let sign: Signing
  let startVerifying: @convention(c) (Context?) -> Int32
  let verify: Verifying
  let startAgreement: @convention(c) (Context?) -> Int32
  let setPeer: @convention(c) (Context?, Key?) -> Int32
  let agree: @convention(c) (Context?, Output?, UnsafeMutablePointer<Int>) -> Int32
  let makeDigest: @convention(c) () -> Context?
  let freeDigest: @convention(c) (Context?) -> Void
  let startSigningMessages: Starting
  let signMessage: Signing
  let startVerifyingMessages: Starting
  let verifyMessage: Verifying

  /// The functions; nil where the library is not installed.
  static let shared = try? KeyFunctions()

  private init() throws {
    let encodings = try OpenSSLLibrary.opened()
    decodePrivate = try encodings.function("d2i_PrivateKey")
    decodePublic = try encodings.function("d2i_PUBKEY")
    encodePublic = try encodings.function("i2d_PUBKEY")
    let library = try OpenSSLLibrary.opened(prefix: "EVP_")
    free = try library.function("PKEY_free")
    setText = try library.function("PKEY_set_utf8_string_param")
    makeRawPrivate = try library.function("PKEY_new_raw_private_key")
    makeRawPublic = try library.function("PKEY_new_raw_public_key")
    rawPublic = try library.function("PKEY_get_raw_public_key")
    makeContext = try library.function("PKEY_CTX_new")
    freeContext = try library.function("PKEY_CTX_free")
    checkPrivate = try library.function("PKEY_private_check")
    startSigning = try library.function("PKEY_sign_init")
    sign = try library.function("PKEY_sign")
    startVerifying = try library.function("PKEY_verify_init")
    verify = try library.function("PKEY_verify")
    startAgreement = try library.function("PKEY_derive_init")
    setPeer = try library.function("PKEY_derive_set_peer")
    agree = try library.function("PKEY_derive")
    makeDigest = try library.function("MD_CTX_new")
    freeDigest = try library.function("MD_CTX_free")
    startSigningMessages = try library.function("DigestSignInit")
    signMessage = try library.function("DigestSign")
    startVerifyingMessages = try library.function("DigestVerifyInit")
    verifyMessage = try library.function("DigestVerify")
  }
}
