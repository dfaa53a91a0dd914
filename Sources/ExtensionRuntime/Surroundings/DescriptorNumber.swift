import Glibc

/// The numbers of the descriptors that the process keeps for itself.
enum DescriptorNumber {
  /// Gives a descriptor a number that the author's code is unlikely to use by mistake, so that code
  /// which writes to one that it does not have hits nothing; programs that it starts do not get it.
  ///
  /// - Parameter descriptor: An open descriptor, which is closed where it has another number now.
  /// - Returns: The descriptor to use.
  static func movedAside(_ descriptor: Int32) -> Int32 {
    let moved = fcntl(descriptor, F_DUPFD_CLOEXEC, Int32.random(in: 256..<1000))
    guard moved >= 0 else {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      return descriptor
    }
    close(descriptor)
    return moved
  }
}
