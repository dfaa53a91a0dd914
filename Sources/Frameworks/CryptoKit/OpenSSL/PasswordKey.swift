// Keys derived from passwords: https://docs.openssl.org/3.0/man3/PKCS5_PBKDF2_HMAC/

import DynamicLibraries

/// A key derived from a password by many rounds of authentication codes, by RFC 8018.
package enum PasswordKey {
  private typealias Find = @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
  private typealias Derive =
    @convention(c) (
      UnsafePointer<UInt8>, Int32, UnsafePointer<UInt8>, Int32, Int32, OpaquePointer?, Int32,
      UnsafeMutablePointer<UInt8>
    ) -> Int32

  /// Derives a key.
  ///
  /// - Parameters:
  ///   - password: The password's bytes.
  ///   - salt: Bytes that need not be secret.
  ///   - hash: OpenSSL's name of the hash, such as `SHA256`.
  ///   - rounds: The number of rounds, one at least.
  ///   - count: The length of the key in bytes.
  /// - Returns: The key; nil for lengths that cannot be, and where OpenSSL is not installed.
  package static func derive(
    password: [UInt8], salt: [UInt8], hash: String, rounds: Int, count: Int
  ) -> [UInt8]? {
    guard rounds > 0, count > 0,
      let library = try? OpenSSLLibrary.opened(),
      let find: Find = try? library.function("EVP_get_digestbyname"),
      let derive: Derive = try? library.function("PKCS5_PBKDF2_HMAC"),
      let rounds = Int32(exactly: rounds), let digest = find(hash)
    else { return nil }
    var key = [UInt8](repeating: 0, count: count)
    let done = derive(
      password, Int32(password.count), salt, Int32(salt.count), rounds, digest, Int32(count), &key)
    return done == 1 ? key : nil
  }
}
