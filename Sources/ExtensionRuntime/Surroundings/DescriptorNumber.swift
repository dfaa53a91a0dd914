import Glibc

/// The numbers of the descriptors that the process keeps for itself.
enum DescriptorNumber {
  /// Moves a descriptor to a high random number, which the author's code does not use by mistake.
  ///
  /// A write to a descriptor that is not open then fails and reaches none of ours. Programs that
  /// the extension starts do not inherit the descriptor.
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
