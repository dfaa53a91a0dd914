/// The shell that runs an extension inside a sandbox: it sets limits, and tells a signal from a
/// status.
///
/// Bubblewrap says of a signal what a shell says, 128 and its number, and so it cannot be told from
/// a program that ends itself with that status. A shell writes of a signal to its standard error,
/// too, which is not the extension's.
enum Supervisor {
  /// The byte that the shell writes once the extension has ended.
  ///
  /// Of a signal the shell has said something before it; where there is nothing, a signal has ended
  /// the shell, too.
  static let endMark = UInt8(ascii: ".")
  /// The signals of which a shell writes nothing: an interruption and a pipe without a reader.
  private static let silent = [2, 13]

  /// The shell's script, in which descriptor 4 is the shell's own standard error in the sandbox.
  ///
  /// The greatest size of a file is counted in blocks of 512 bytes, and 1 GiB.
  private static let script = """
    { ulimit -c 0; ulimit -n 1024; ulimit -f 2097152; ulimit -u 512 || ulimit -p 512; } 2>/dev/null
    exec 5>&2 2>&4 4>&-
    (exec "$0" 2>&5 5>&-)
    status=$?
    printf . >&2
    exit $status
    """

  /// The shell and its arguments.
  static func arguments(running executable: String) -> [String] {
    ["/bin/sh", "-c", script, executable]
  }

  /// The signal that ended the extension.
  ///
  /// - Parameters:
  ///   - status: The shell's status.
  ///   - hasNote: Whether the shell reported a signal, or was ended by one.
  /// - Returns: The signal's number; nil where the extension ended itself with that status.
  static func signal(status: Int, hasNote: Bool) -> Int? {
    guard (129...192).contains(status) else { return nil }
    let signal = status - 128
    return hasNote || silent.contains(signal) ? signal : nil
  }
}
