import DynamicLibraries

/// OpenSSL's library, which Debian's `libssl3` installs.
enum OpenSSLLibrary {
  /// Opens the library.
  ///
  /// - Parameter prefix: The beginning that the names of the wanted functions share.
  /// - Returns: The library.
  /// - Throws: An error where it is not installed.
  static func opened(prefix: String = "") throws -> SharedLibrary {
    try SharedLibrary("libcrypto.so.3", prefix: prefix)
  }
}
