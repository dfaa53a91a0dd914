// Symmetric ciphers of OpenSSL: https://docs.openssl.org/3.0/man3/EVP_EncryptInit/

import DynamicLibraries

/// The functions of OpenSSL that symmetric ciphers need.
///
/// The library is opened when the first cipher is used, so that code without any starts as quickly
/// as before.
struct CipherFunctions: @unchecked Sendable {
  typealias Output = UnsafeMutablePointer<UInt8>

  let find:
    @convention(c) (OpaquePointer?, UnsafePointer<CChar>, UnsafePointer<CChar>?) -> OpaquePointer?
  let freeCipher: @convention(c) (OpaquePointer?) -> Void
  let makeContext: @convention(c) () -> OpaquePointer?
  let freeContext: @convention(c) (OpaquePointer?) -> Void
  let start:
    @convention(c) (
      OpaquePointer?, OpaquePointer?, OpaquePointer?, UnsafePointer<UInt8>?, UnsafePointer<UInt8>?,
      Int32
    ) -> Int32
  let control: @convention(c) (OpaquePointer?, Int32, Int32, UnsafeMutableRawPointer?) -> Int32
  let setFlags: @convention(c) (OpaquePointer?, Int32) -> Void
  let setPadding: @convention(c) (OpaquePointer?, Int32) -> Int32
  let update:
    @convention(c) (
      OpaquePointer?, Output?, UnsafeMutablePointer<Int32>, UnsafePointer<UInt8>?, Int32
    ) -> Int32
  let finish: @convention(c) (OpaquePointer?, Output?, UnsafeMutablePointer<Int32>) -> Int32

  /// The functions; nil where the library is not installed.
  static let shared = try? CipherFunctions()

  private init() throws {
    let library = try OpenSSLLibrary.opened(prefix: "EVP_")
    find = try library.function("CIPHER_fetch")
    freeCipher = try library.function("CIPHER_free")
    makeContext = try library.function("CIPHER_CTX_new")
    freeContext = try library.function("CIPHER_CTX_free")
    start = try library.function("CipherInit_ex")
    control = try library.function("CIPHER_CTX_ctrl")
    setFlags = try library.function("CIPHER_CTX_set_flags")
    setPadding = try library.function("CIPHER_CTX_set_padding")
    update = try library.function("CipherUpdate")
    finish = try library.function("CipherFinal_ex")
  }
}
