import Glibc

/// Two descriptors that are one connection; other programs do not inherit them.
public struct DescriptorPair: Hashable, Sendable {
  /// Our end; of a pipe the one to read from.
  public let ours: Int32
  /// The end for somebody else; of a pipe the one to write to.
  public let theirs: Int32

  /// Makes a pipe.
  ///
  /// - Throws: `SystemError` where no more descriptors can be had.
  public static func pipe() throws(SystemError) -> Self {
    var ends: [Int32] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { throw SystemError.last }
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

  /// Closes both ends.
  public func close() {
    _ = Glibc.close(ours)
    _ = Glibc.close(theirs)
  }
}
