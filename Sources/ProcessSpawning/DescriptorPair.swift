import CProcessSpawning
import Glibc

/// Two descriptors that are one connection; other programs do not inherit them.
public struct DescriptorPair: Hashable, Sendable {
  /// Our end; of a pipe the one to read from.
  public let ours: Int32
  /// The other side's end; of a pipe the one to write to.
  public let theirs: Int32

  /// Makes a pipe.
  ///
  /// - Throws: `SystemError` where no more descriptors can be had.
  public static func pipe() throws(SystemError) -> Self {
    var ends: [Int32] = [-1, -1]
    guard make_pipe(&ends) == 0 else { throw SystemError.last }
    return Self(ours: ends[0], theirs: ends[1])
  }

  /// Makes a two-way connection for a stream of bytes.
  ///
  /// - Throws: `SystemError` where no more descriptors can be had.
  public static func socket() throws(SystemError) -> Self {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw SystemError.last }
    return Self(ours: ends[0], theirs: ends[1])
  }

  /// Reads to the end, which comes once every copy of the other end is closed.
  ///
  /// - Returns: The bytes.
  public func readToEnd() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(ours, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Closes both ends.
  public func close() {
    _ = Glibc.close(ours)
    _ = Glibc.close(theirs)
  }
}
