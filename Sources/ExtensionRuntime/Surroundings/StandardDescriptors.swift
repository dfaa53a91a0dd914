import Glibc

/// Standard input, output and error of the process, which the author's code may close.
enum StandardDescriptors {
  /// Opens the null device in place of those that are closed.
  ///
  /// Otherwise the next file or socket has their number. The connection that Swift's runtime opens
  /// to its backtracer in a crash would be such a one: the backtracer writes its report into it,
  /// and waits for ever.
  static func reopen() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      let null = open("/dev/null", O_RDWR)
      // A file of another thread's took the number meanwhile.
      if null >= 0, null != descriptor { close(null) }
    }
  }
}
