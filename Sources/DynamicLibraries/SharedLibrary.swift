import Glibc

/// A C library that is opened at run time, because only some runs need it.
package struct SharedLibrary: ~Copyable {
  /// A library, or one of its functions, that is not there.
  package struct Missing: Error {
    /// Creates the error.
    package init() {}
  }

  private let handle: UnsafeMutableRawPointer
  private let prefix: String

  /// Opens a library.
  ///
  /// - Parameters:
  ///   - name: The file's name with the number of its binary interface.
  ///   - prefix: The beginning of all its functions' names.
  /// - Throws: `Missing` where it is not installed.
  package init(_ name: String, prefix: String) throws(Missing) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { throw Missing() }
    self.handle = handle
    self.prefix = prefix
  }

  /// Finds a function.
  ///
  /// - Parameter name: Its name without the library's prefix.
  /// - Returns: The function; its C type is the caller's to know.
  /// - Throws: `Missing` where the library has none of the name.
  package func function<Function>(_ name: String) throws(Missing) -> Function {
    guard let symbol = dlsym(handle, prefix + name) else { throw Missing() }
    return unsafeBitCast(symbol, to: Function.self)
  }
}
