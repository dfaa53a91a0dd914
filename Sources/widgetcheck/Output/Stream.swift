import Foundation
import Glibc

/// Bytes on their way to a descriptor.
enum Stream {
  /// Writes bytes, all of them.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - descriptor: An open descriptor.
  /// - Returns: 0, or the number of the error that kept the rest from being written.
  static func write(_ bytes: some DataProtocol, to descriptor: Int32) -> Int32 {
    for region in bytes.regions {
      var rest = region[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return count < 0 ? errno : ENOSPC }
        rest = rest.dropFirst(count)
      }
    }
    return 0
  }
}
